import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

type Asked = {
  of: ReadingLanguage
  lead: string
  parts: [words: string, id: string][]
  first: string
  after: string
  below: string
}

const asked = fc.constantFrom<Asked>(
  {
    of: 'en',
    lead: 'Site for a florist',
    parts: [
      ['gallery', 'gallery'],
      ['prices', 'pricing'],
      ['FAQ', 'faq'],
    ],
    first: '{} first',
    after: 'then {}',
    below: '{} below',
  },
  {
    of: 'de',
    lead: 'Seite für eine Gärtnerei',
    parts: [
      ['Galerie', 'gallery'],
      ['Preise', 'pricing'],
      ['FAQ', 'faq'],
    ],
    first: 'zuerst {}',
    after: 'dann {}',
    below: '{} darunter',
  },
  {
    of: 'fr',
    lead: 'Site pour un fleuriste',
    parts: [
      ['galerie', 'gallery'],
      ['tarifs', 'pricing'],
      ['FAQ', 'faq'],
    ],
    first: '{} en premier',
    after: 'puis {}',
    below: '{} en dessous',
  },
  {
    of: 'es',
    lead: 'Página para una floristería',
    parts: [
      ['galería', 'gallery'],
      ['precios', 'pricing'],
      ['FAQ', 'faq'],
    ],
    first: 'primero {}',
    after: 'luego {}',
    below: '{} debajo',
  },
  {
    of: 'no',
    lead: 'Side for en blomsterbutikk',
    parts: [
      ['galleri', 'gallery'],
      ['priser', 'pricing'],
      ['FAQ', 'faq'],
    ],
    first: 'først {}',
    after: 'så {}',
    below: '{} nedenfor',
  },
  {
    of: 'it',
    lead: 'Sito per un fioraio',
    parts: [
      ['galleria', 'gallery'],
      ['prezzi', 'pricing'],
      ['FAQ', 'faq'],
    ],
    first: 'prima {}',
    after: 'poi {}',
    below: '{} sotto',
  },
  {
    of: 'pt',
    lead: 'Site para uma floricultura',
    parts: [
      ['galeria', 'gallery'],
      ['preços', 'pricing'],
      ['FAQ', 'faq'],
    ],
    first: 'primeiro {}',
    after: 'depois {}',
    below: '{} embaixo',
  },
)

test('the name of a part with where it stands is that part, in the order in which they are named', () => {
  const cases = fc.tuple(asked, fc.shuffledSubarray([0, 1, 2], { minLength: 2 }), fc.boolean())
  fc.assert(
    fc.property(cases, ([{ of, lead, parts, first, after, below }, order, isBelow]) => {
      const [names, ids] = [0, 1].map((column) => order.map((at) => parts[at]?.[column] ?? '')) as [string[], string[]]
      const next = isBelow ? below : after
      const pieces = names.map((name, at) => (at === 0 ? first : next).replace('{}', name))
      const { facts, beside } = readRequest(`${lead}, ${pieces.join(', ')}`, of)
      const found = facts.flatMap(({ kind, id }) => (kind === 'section' ? [id] : []))
      expect([of, found]).toEqual([of, ids])
      expect([of, facts.filter(({ kind }) => kind === 'service'), beside]).toEqual([of, [], []])
    }),
    { numRuns: runs(40), seed },
  )
})
