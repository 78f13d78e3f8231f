import { expect, test } from 'vitest'
import type { Comparison, SectionChange } from '#design/compare-sections.ts'
import { changeWord, differencesOf } from './compare-words.ts'

const of = (changes: SectionChange[], more: Partial<Comparison> = {}): Comparison => ({
  sections: changes.map((change) => ({ label: 'Hours', change, before: null, after: null })),
  theme: false,
  rest: false,
  ...more,
})

test.for<[Comparison, string]>([
  [of([]), 'no difference.'],
  [of(['same', 'same']), 'no difference.'],
  [of(['same', 'changed']), '1 section changed. The rest is the same, byte for byte.'],
  [of(['changed', 'same', 'added', 'changed']), '2 sections changed, 1 added. The rest is the same, byte for byte.'],
  [of(['added', 'added']), '2 sections added.'],
  [of(['moved', 'removed', 'same']), '1 section removed, 1 moved. The rest is the same, byte for byte.'],
  [of(['same'], { theme: true }), 'the theme changed. The other sections keep their words, in the new look.'],
  [
    of(['changed', 'same'], { theme: true, rest: true }),
    '1 section changed, the theme changed, something outside of the sections changed.',
  ],
])('%#: %s', ([comparison, words]) => expect(differencesOf(comparison)).toBe(words))

test('a section is the same, byte for byte, only where nothing else changed its look', () => {
  expect(changeWord('same', { theme: false })).toBe('the same, byte for byte')
  expect(changeWord('same', { theme: true })).toBe('the same words, in the new look')
  expect(changeWord('changed', { theme: true })).toBe('changed')
})
