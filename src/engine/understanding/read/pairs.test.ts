import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { lexicon } from '../lexicon.ts'
import { readRequest } from '../read-request.ts'
import { readingLanguages } from '../types.ts'

const openings = {
  en: 'website for a florist in Leeds',
  de: 'Website für ein Blumengeschäft in Ulm',
  fr: 'site pour un fleuriste à Lyon',
  es: 'web para una floristería en Cádiz',
  no: 'nettside for en blomsterbutikk i Hamar',
  it: 'sito per un fioraio a Lecce',
  pt: 'site para uma floricultura em Braga',
}
const others = {
  en: 'gift cards',
  de: 'Gutscheine',
  fr: 'cartes cadeaux',
  es: 'tarjetas de regalo',
  no: 'gavekort',
  it: 'buoni regalo',
  pt: 'cartões-presente',
}

const lists = fc.constantFrom(...readingLanguages).chain((language) =>
  fc.record({
    language: fc.constant(language),
    pair: fc.constantFrom(...lexicon(language).grammar.pairs),
    isLast: fc.boolean(),
  }),
)

test('two words that are one thing stay one, wherever they stand in a list', () => {
  fc.assert(
    fc.property(lists, ({ language, pair, isLast }) => {
      const said = isLast ? [others[language], pair] : [pair, others[language]]
      const request = `${openings[language]}, ${said.join(', ')}`
      const halves = readRequest(request).facts.filter(({ text }) => text !== pair && pair.includes(text))
      expect([request, halves]).toEqual([request, []])
    }),
    { seed, numRuns: runs(30) },
  )
})

const nouns = fc.constantFrom(
  ['oficina de móveis em Braga', 'consertos', 'restauro'],
  ['oficina de bicicletas no Porto', 'reparos', 'aluguel'],
  ['taller de costura en Cádiz', 'arreglos', 'uniformes'],
  ['taller de bicicletas en Lugo', 'arreglos', 'alquiler'],
)

test('a noun that is written as a verb is with an ending of nouns is a thing', () => {
  fc.assert(
    fc.property(nouns, fc.boolean(), ([what, noun, other], isLast) => {
      const said = isLast ? [other, noun] : [noun, other]
      const request = `${what}, ${said.join(', ')}`
      const { facts } = readRequest(request)
      const things = facts.filter(({ kind }) => kind === 'service').map(({ text }) => text)
      expect([request, things]).toEqual([request, said])
    }),
    { seed, numRuns: runs(12) },
  )
})

const firms = fc.record({
  name: fc.constantFrom('Krull', 'Figueiredo', 'Lindqvist', 'Marchetti', 'Moss'),
  case: fc.constantFrom(
    ['trenger side fort urmaker i Hamar', 'sønner', 'kveldstimer', 'verksted'],
    ['site urgente ótica em Braga', 'filhos', 'consultas', 'óculos'],
    ['web para una óptica en Lugo', 'hijos', 'revisiones', 'lentillas'],
    ['website for an optician in Leeds', 'sons', 'check-ups', 'lenses'],
  ),
})

test('what follows the name of a family’s firm is no verb that its sons do', () => {
  fc.assert(
    fc.property(firms, ({ name, case: [opening, people, one, other] }) => {
      const request = `${opening}, ${name} & ${people}, ${one}, ${other}`
      const { facts } = readRequest(request)
      const said = facts.filter(({ kind }) => kind === 'service' || kind === 'name').map(({ text }) => text)
      expect([request, said]).toEqual([request, [`${name} & ${people}`, one, other]])
    }),
    { seed, numRuns: runs(12) },
  )
})

const doings = fc.constantFrom(
  ['Nossa queijaria', 'compra', 'leite dos vizinhos', 'queijaria'],
  ['Nuestra panadería', 'vende', 'pan de los domingos', 'panadería'],
  ['Notre boulangerie', 'livre', 'du pain le dimanche', 'boulangerie'],
  ['La nostra pasticceria', 'vende', 'dolci la domenica', 'pasticceria'],
)

test('what one’s own trade does is no part of what it is', () => {
  fc.assert(
    fc.property(doings, ([own, verb, rest, what]) => {
      const request = `${own} ${verb} ${rest}.`
      const said = readRequest(request).facts.filter(({ kind }) => kind === 'what')
      expect([request, said.map(({ text }) => text)]).toEqual([request, [what]])
    }),
    { seed, numRuns: runs(8) },
  )
})

const schools = fc.constantFrom(
  ['Fais une page pour notre {what} Lumo à Bayonne.', 'école de cuisine', 'école de danse', 'studio de danse'],
  ['Haz una página para nuestra {what} Lumo en Lugo.', 'escuela de cocina', 'escuela de danza', 'escuela de baile'],
  ['Crea una pagina per la nostra {what} Lumo a Lecce.', 'scuola di cucina', 'scuola di danza', 'scuola di canto'],
)

test('what hangs on one’s own trade is part of it, though it is written as a verb is', () => {
  fc.assert(
    fc.property(schools, fc.nat(2), ([sentence = '', ...trades], at) => {
      const what = trades[at] ?? ''
      const request = sentence.replace('{what}', what)
      const said = readRequest(request).facts.filter(({ kind }) => kind === 'what')
      expect([request, said.map(({ text }) => text)]).toEqual([request, [what]])
    }),
    { seed, numRuns: runs(9) },
  )
})
