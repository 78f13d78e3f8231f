import { expect, test } from 'vitest'
import { readBrief } from '#engine/composer/words/brief.ts'
import { brandFor, writeCopy } from '#engine/composer/words/copy.ts'
import { voiceWords } from '#engine/composer/words/phrases/voice-words.ts'
import { isPlainSpoken } from '#engine/composer/words/plain/is-plain-spoken.ts'
import { inPlace } from '#engine/composer/words/write/in-place.ts'
import type { SectionKind } from '#engine/composer/types.ts'
import { runs, seed } from '#test/support/draw.ts'
import { drawRequests } from './draw/requests.ts'

/** What a page tells by itself; headings over lists, labels and forms have words of their own. */
const telling: readonly SectionKind[] = ['hero', 'features', 'pricing', 'about']

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

test('a page in the general voice tells nothing that its owner did not say', () => {
  const requests = drawRequests({ seed, count: runs(60), shared: false })
  const plain = requests.map(({ prompt }) => readBrief(prompt)).filter(isPlainSpoken)
  expect(plain.length).toBeGreaterThan(requests.length / 4)
  for (const brief of plain) {
    // 'La Spezia' is 'alla Spezia' where it is said where
    const where = brief.place ? inPlace(brief, brief.language) : ''
    // 'please note that …' leads up to what was to be said
    const { noted, where: at } = voiceWords[brief.language]
    const given = new Set(wordsOf(`${brief.request} ${brandFor(brief)} ${where} ${at.open} ${noted}`))
    for (const kind of telling) {
      const { headline, lead, note, items } = writeCopy(brief, kind, null, { variant: 0, present: ['contact'] })
      const told = [
        ...(kind === 'hero' && brief.trade !== '' ? [headline] : []),
        lead,
        note,
        ...items.map((item) => item.text),
      ]
      const strange = told
        .flatMap((text) => (typeof text === 'string' ? wordsOf(text) : []))
        .filter((word) => !given.has(word))
      expect({ request: brief.request, kind, strange }).toEqual({ request: brief.request, kind, strange: [] })
    }
  }
})
