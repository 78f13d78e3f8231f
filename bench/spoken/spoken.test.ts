import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lexicon } from '#engine/understanding/lexicon.ts'
import { readingLanguages } from '#engine/understanding/types.ts'
import { drawn, inDraw, runs, seed } from '#test/support/draw.ts'
import { markedMessages, withoutMarks } from '../messages/corpus.ts'
import { fitted, type Weighing, weighed } from './logistic.ts'
import { sentencesOnPage } from './on-pages.ts'

test('brackets mark what is between them, and one that stands alone is named', () => {
  const word = fc.stringMatching(/^[a-zæü ,.]{1,12}$/)
  const pieces = fc.array(fc.record({ text: word, isSpoken: fc.boolean() }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(pieces, (all) => {
      const marked = all.map(({ text, isSpoken }) => (isSpoken ? `[[${text}]]` : text)).join('')
      expect(withoutMarks(marked)).toEqual({
        text: all.map(({ text }) => text).join(''),
        isSpoken: all.flatMap(({ text, isSpoken }) => [...text].map(() => isSpoken)),
      })
      expect(() => withoutMarks(`${marked}[[`)).toThrow('open')
      expect(() => withoutMarks(`${marked}]]`)).toThrow('alone')
    }),
    { seed, numRuns: runs(50) },
  )
})

test('what tells is learned from samples, and what does not is not', () => {
  const samples = Array.from({ length: 80 }, (_, at) => ({
    is: at % 2 === 0,
    traits: [at % 2 === 0 ? 'tells' : 'denies', `noise${String(at % 3)}`],
    group: String(at),
  }))
  const { bias, weights } = fitted(samples, 1)
  expect(weighed({ bias, weights }, ['tells'])).toBeGreaterThan(0.9)
  expect(weighed({ bias, weights }, ['denies'])).toBeLessThan(0.1)
  expect(Math.abs(weights['noise0'] ?? 0)).toBeLessThan(0.3)
  expect(fitted(samples, 1)).toEqual({ bias, weights })
})

const table = new URL('../../src/engine/understanding/words/spoken-to-builder.json', import.meta.url)
const learned = (): Weighing => JSON.parse(readFileSync(table, 'utf8')) as Weighing

test('each weight is of a trait that the reader can see', () => {
  const kinds = new Set(readingLanguages.flatMap((language) => lexicon(language).kinds))
  const unknown = Object.keys(learned().weights)
    .filter((trait) => /(?:^|&)[ks]:/.test(trait))
    .filter((trait) => !kinds.has(trait.replace(/^.*[ks]:/, '') as never))
  expect(unknown).toEqual([])
})

test('most of what messages say to the builder is on no page, and what they say to visitors is', () => {
  const seen = readingLanguages.flatMap((language) => drawn(markedMessages([language]), 14).flatMap(sentencesOnPage))
  const share = (isSpoken: boolean, isShown: boolean) => {
    const all = seen.filter((one) => one.isSpoken === isSpoken)
    return { is: all.filter((one) => one.isShown === isShown).length / all.length, of: all.length }
  }
  const [kept, told] = [share(true, false), share(false, true)]
  expect(kept.is).toBeGreaterThan(inDraw(0.68, kept.of))
  expect(told.is).toBeGreaterThan(inDraw(0.75, told.of))
})
