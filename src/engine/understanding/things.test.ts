import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageLanguages } from '#rules/languages.ts'
import { headOf, modeOf, samplesFor, stockOf } from './things.ts'

const kinds = Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, 'words/things.json'), 'utf8')) as object)

type Row = { things: Record<string, { nouns: string[] }> }

test.each(pageLanguages)('%s: every noun names its kind, which has eight samples of their own', (language) => {
  const { things } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'words', language, 'things.json'), 'utf8'),
  ) as Row
  expect(Object.keys(things).sort()).toEqual(kinds.toSorted())
  for (const [kind, { nouns }] of Object.entries(things)) {
    const named = nouns.map((noun) => samplesFor(noun, language)?.kind)
    expect([kind, ...named]).toEqual([kind, ...nouns.map(() => kind)])
    const samples = samplesFor(nouns[0] ?? '', language)
    const titles = samples?.titles.map(({ title }) => title) ?? []
    expect([kind, new Set(titles).size, samples?.groups.length]).toEqual([kind, 8, 4])
    expect(titles.filter((title) => title.length > 44)).toEqual([])
    expect(samples?.fact.label).not.toBe('')
  }
})

test.each([
  ['de', 'Rezeptsammlung', 'recipe'],
  ['de', 'Brettspiele', 'game'],
  ['no', 'oppskriftssamling', 'recipe'],
  ['en', 'a catalogue of comic books', 'comic'],
  ['fr', 'catalogue de films pour la bibliothèque', 'movie'],
  ['en', 'mineral catalogue', undefined],
] as const)('%s: %s is of %s', (language, said, kind) => {
  expect(samplesFor(said, language)?.kind).toBe(kind)
})

test('another noun says more than one for anything that is offered', () => {
  const asked = { subject: 'Product catalogue', context: 'for furniture', request: 'Product catalogue for furniture' }
  expect(stockOf({ ...asked, language: 'en' })?.kind).toBe('furniture')
})

test('the request says what is done with the things, else their kind does', () => {
  const mode = (request: string) => modeOf({ subject: request, request, language: 'en' })
  expect(['Book browser', 'Book shop app', 'Hotel catalogue', 'Recipe browser'].map(mode)).toEqual([
    'kept',
    'sold',
    'booked',
    'read',
  ])
  expect(['Title', 'price', 'Genre', 'weight'].map((label) => headOf(label, 'en'))).toEqual([
    'names',
    'prices',
    'kinds',
    null,
  ])
})
