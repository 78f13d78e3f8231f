import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { lexicon } from '../lexicon.ts'
import { readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

const ways = fc.constantFrom<[ReadingLanguage, string]>(
  ['en', 'website bakery leeds with a gallery and a map'],
  ['de', 'website bäckerei husum mit galerie und anfahrt'],
  ['fr', 'site boulangerie lyon avec galerie et plan d’accès'],
  ['es', 'web panadería burgos con galería y mapa'],
  ['no', 'nettside bakeri molde med galleri og kart'],
  ['it', 'sito panetteria lecce con galleria e mappa'],
  ['pt', 'site padaria braga com galeria e mapa'],
)

test('a word of courtesy at the end is no part of the last section, and nothing is left over', () => {
  const wish = ways.chain(([language, said]) =>
    fc
      .constantFrom(...lexicon(language).grammar.courtesies)
      .map((thanks) => [said, thanks.replaceAll("' ", "'")] as const),
  )
  fc.assert(
    fc.property(wish, ([said, thanks]) => {
      const { facts, leftOver } = readRequest(`${said} ${thanks}`)
      const parts = facts.filter(({ kind }) => kind === 'section')
      expect(parts.map(({ id }) => id)).toEqual(['gallery', 'location'])
      expect(facts.some(({ text }) => text.includes(thanks))).toBe(false)
      expect(leftOver).toEqual([])
    }),
    { numRuns: runs(40), seed },
  )
})
