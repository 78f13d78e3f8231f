import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readInBlocks, readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

const cases: Record<ReadingLanguage, { opening: string; need: string; have: string; things: string[] }> = {
  en: {
    opening: 'Page for our food bank in Leeds.',
    need: 'What we need this week',
    have: 'what we have plenty of',
    things: ['rice', 'nappies', 'tinned fruit', 'soap'],
  },
  de: {
    opening: 'Seite für unsere Tafel in Gera.',
    need: 'Was wir diese Woche brauchen',
    have: 'was wir genug haben',
    things: ['Reis', 'Windeln', 'Seife', 'Mehl'],
  },
  fr: {
    opening: 'Page pour notre banque alimentaire à Nantes.',
    need: "Ce qu'on cherche",
    have: "ce qu'on a en trop",
    things: ['riz', 'couches', 'savon', 'huile'],
  },
  es: {
    opening: 'Página para nuestro banco de alimentos en Soria.',
    need: 'Lo que buscamos',
    have: 'lo que nos sobra',
    things: ['arroz', 'pañales', 'jabón', 'aceite'],
  },
  it: {
    opening: 'Pagina per il nostro banco alimentare a Lucca.',
    need: 'Quello che cerchiamo',
    have: 'quello che avanza',
    things: ['riso', 'pannolini', 'sapone', 'olio'],
  },
  pt: {
    opening: 'Página para o nosso banco de alimentos em Olinda.',
    need: 'O que procuramos',
    have: 'o que sobra',
    things: ['arroz', 'fraldas', 'sabão', 'óleo'],
  },
  no: {
    opening: 'Side for matsentralen vår i Molde.',
    need: 'Det vi trenger nå',
    have: 'det vi har nok av',
    things: ['ris', 'bleier', 'såpe', 'mel'],
  },
}
const languages = Object.keys(cases) as ReadingLanguage[]

test('clauses of what with their things in brackets are lists under their own words, whatever mark ends the bracket', () => {
  const drawn = fc.constantFrom(...languages).chain((language) =>
    fc.record({
      language: fc.constant(language),
      things: fc.shuffledSubarray(cases[language].things, { minLength: 3 }),
      mark: fc.constantFrom('', '!', '!!'),
    }),
  )
  fc.assert(
    fc.property(drawn, ({ language, things, mark }) => {
      const { opening, need, have } = cases[language]
      const [last = '', ...listed] = things
      const prompt = `${opening} ${need} (${listed.join(', ')}), ${have} (${last}${mark}).`
      const { blocks } = readInBlocks(readRequest(prompt, language))
      expect([prompt, blocks.map(({ heading, rows }) => [heading?.text, rows.map(({ text }) => text)])]).toEqual([
        prompt,
        [
          [need, listed],
          [have, [last]],
        ],
      ])
    }),
    { numRuns: runs(20, 300), seed },
  )
})
