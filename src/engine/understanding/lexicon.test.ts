import { expect, test } from 'vitest'
import { languageFolders, lexicon } from './lexicon.ts'
import { readTokens } from './tokens.ts'
import { readingLanguages } from './types.ts'

const hits = (language: (typeof readingLanguages)[number], text: string) =>
  lexicon(language)
    .find(readTokens(text), ['section', 'component', 'day'])
    .map(({ kind, id, start, end }) => `${kind} ${id} ${text.slice(start, end)}`.replace('  ', ' '))

test('each language is a folder, and each folder is a language', () => {
  expect(languageFolders()).toEqual([...readingLanguages].sort())
  for (const language of readingLanguages) expect(lexicon(language).grammar.articles.length).toBeGreaterThan(3)
})

test('the longest phrase of a kind is found, in its singular and plural', () => {
  expect(hits('en', 'two contact forms, and opening hours on Mondays')).toEqual([
    'section contact contact forms',
    'component form forms',
    'section hours opening hours',
    'day Mondays',
  ])
  expect(hits('de', 'Öffnungszeiten und eine Bildergalerie')).toEqual([
    'section hours Öffnungszeiten',
    'section gallery Bildergalerie',
  ])
  expect(hits('fr', 'l’équipe')).toEqual(['section team l’équipe'])
})

test('a word counts in its own language only', () => {
  expect(hits('de', 'opening hours')).toEqual([])
  expect(hits('en', 'Öffnungszeiten')).toEqual([])
})
