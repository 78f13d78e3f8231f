import { describe, expect, test } from 'vitest'
import type { InstructionFrame } from '../frames.ts'
import { type ReadingLanguage, readingLanguages } from '../types.ts'
import type { PageWords } from './part-spans.ts'
import { phrasesIn } from './phrases.ts'
import { readWishes } from './read-wishes.ts'
import { wishActs, wishSigns, wishWords } from './wish-words.ts'

const texts = ['nordlys', 'family bread', 'solo', 'warm bread', 'sonntag']
const colors = /^(?:red|rot|rouge|rojo|rød)$/
const flat = (words: string) =>
  words
    .toLowerCase()
    .replace(/["„“«»]/g, '')
    .trim()

const page: PageWords = {
  says: (words) => texts.includes(flat(words)),
  holds: (words) => texts.includes(flat(words)),
  name: 'Nordlys',
  isLook: (words) => colors.test(words),
}

const cases: [ReadingLanguage, string, InstructionFrame[]][] = [
  [
    'en',
    'The last review is no longer true, so could you take it down?',
    [{ do: 'remove', target: 'The last review' }],
  ],
  ['en', 'hide the team, but do not delete it', [{ do: 'hide', target: 'the team' }]],
  [
    'en',
    'we would like to keep only the first plan of the plans',
    [{ do: 'remove', target: 'of the plans except for the first plan' }],
  ],
  ['en', 'the headline is far too small', [{ do: 'make', target: 'the headline', look: 'bigger' }]],
  ['en', 'Family bread is €7 from today', [{ do: 'price', target: 'Family bread', text: '€7' }]],
  [
    'en',
    'visitors ought to see the prices ahead of the team',
    [{ do: 'move', target: 'the prices', side: 'before', of: 'the team' }],
  ],
  [
    'en',
    'We go by Brodhus nowadays instead of Nordlys',
    [{ do: 'rename', target: 'Nordlys', text: 'Brodhus', quoted: true }],
  ],
  ['en', 'the main button should say Go', [{ do: 'change', target: 'the main button', text: 'Go', quoted: true }]],
  [
    'en',
    'remove the prices and make the headline red',
    [
      { do: 'remove', target: 'the prices' },
      { do: 'make', target: 'the headline', look: 'red' },
    ],
  ],
  [
    'en',
    'enlarge the headline, then make it red',
    [
      { do: 'make', target: 'the headline', look: 'bigger' },
      { do: 'make', target: 'the headline', look: 'red' },
    ],
  ],
  ['de', 'Das Team bräuchten wir nicht, das kann weg', [{ do: 'remove', target: 'Das Team' }]],
  ['de', 'nimm doch bitte den zweiten Tarif raus', [{ do: 'remove', target: 'bitte den zweiten Tarif' }]],
  ['de', 'Die Galerie rückt ganz nach unten', [{ do: 'move', target: 'Die Galerie', side: 'end' }]],
  ['fr', 'Est-ce que le dernier avis pourrait disparaître ?', [{ do: 'remove', target: 'le dernier avis' }]],
  ['es', 'Quítalo: la galería', [{ do: 'remove', target: 'la galería' }]],
  ['no', 'Teamet bør komme rett før prisene', [{ do: 'move', target: 'Teamet', side: 'before', of: 'prisene' }]],
]

test.each(cases)('%s: %s', (language, text, expected) => {
  expect(readWishes(text, language, page)?.map(({ frame }) => frame) ?? null).toEqual(expected)
})

describe('what does not tell one thing is left to others', () => {
  test.each([
    'why is the headline red?',
    'do not remove the prices',
    'add a gallery below the team',
    'the headline is small',
    'make the page red',
    'we open at 9:00 on Sunday',
    'the button should lead to https://example.com',
    '',
  ])('%s', (text) => {
    expect(readWishes(text, 'en', page)).toBeNull()
  })
})

test.each(readingLanguages)('every act and every sign has words, and no phrase is empty: %s', (language) => {
  const { verbs, signs } = wishWords(language)
  for (const act of wishActs) expect(verbs[act].length, act).toBeGreaterThan(0)
  for (const sign of wishSigns) expect(signs[sign].length, sign).toBeGreaterThan(0)
  expect(phrasesIn(language).has('')).toBe(false)
})
