import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, of: ReadingLanguage, wanted: string) =>
  readRequest(request, of).facts.flatMap(({ kind, text }) => (kind === wanted ? [text] : []))

test('quantities, languages, regions and the first of a list are no names', () => {
  const others = fc.constantFrom<[ReadingLanguage, string]>(
    ['de', 'Ferienwohnung auf Rügen, 68 qm. Mindestens 5 Nächte'],
    ['de', 'Physiotherapie in Kassel. Massage, Lymphdrainage. Alle Kassen'],
    ['en', 'Alterations at home in Dearborn. Hemming $12. She speaks Arabic and English'],
    ['en', 'A tailor in Hull. He speaks Polish'],
    ['es', 'Escuela de surf en Somo (Cantabria): clases 35 €, bonos 150 €'],
    ['es', 'Web de una abogada en Bilbao. Despidos, nóminas, bajas.'],
    ['it', 'Torneo a Forlì il 20 giugno. Premio: una grigliata'],
    ['pt', 'Torneio em Faro no dia 20 de junho. Prêmio: um churrasco'],
    ['de', 'Dashboard für eine Werkstatt: offene Aufträge, fertige Räder, Teile im Lager'],
    ['fr', 'CV en ligne, développeur web, 8 ans d’expérience, React, TypeScript, Rust'],
  )
  check(others, ([of, request]) => {
    expect([request, textsOf(request, of, 'name')]).toEqual([request, []])
  })
})

test('a surname that is a place or a colour belongs to the person', () => {
  const people = fc.constantFrom('Marie Sand', 'Anna Voss', 'Lena Schwarz', 'Tom Weimar')
  const towns = fc.constantFrom('Kiel', 'Kassel', 'Ulm')
  check(fc.tuple(people, towns), ([who, town]) => {
    const request = `Fotografin für Neugeborene, ${who}, ${town}. Mini-Shooting 190 €, Homestory 390 €.`
    expect(textsOf(request, 'de', 'person')).toEqual([who])
    expect(textsOf(request, 'de', 'place')).toEqual([town])
    expect([textsOf(request, 'de', 'name'), textsOf(request, 'de', 'colour')]).toEqual([[], []])
  })
})

test('a noun right before its amount is what costs it, whatever else the word does', () => {
  const amounts = fc.uniqueArray(fc.integer({ min: 20, max: 300 }), { minLength: 2, maxLength: 2 })
  check(amounts, ([one = 0, other = 0]) => {
    const { facts } = readRequest(`I clean houses in Queens. 2 bedroom $${one}, deep clean $${other}.`, 'en')
    expect(facts.flatMap(({ kind, text, of }) => (kind === 'price' ? [[of, text]] : []))).toEqual([
      ['2 bedroom', `$${one}`],
      ['deep clean', `$${other}`],
    ])
  })
})

/** What is kept somewhere and what it is called, and where a business is that is called so. */
const animals = {
  language: 'en',
  opening: 'Website for a farm in Kent.',
  kept: [
    'There are eleven birds here, plus two barn owls called NAME.',
    'We keep three donkeys called NAME and Marrow.',
    'We have sheep, and a very grumpy goat named NAME.',
  ],
  own: [
    'It is a little café by the river called NAME.',
    'We opened a shop on the corner called NAME.',
    'We run a small place called NAME.',
    'The farm is called NAME.',
  ],
} as const
const tiere = {
  language: 'de',
  opening: 'Website für einen Hof bei Kiel.',
  kept: ['Bei uns wohnen zwei Esel namens NAME und Marrow.', 'Es gibt drei Ziegen namens NAME, Resi und Lotte.'],
  own: ['Der Hof heißt NAME.', 'Wir haben am Fluss einen Laden namens NAME.'],
} as const
const animales = {
  language: 'es',
  opening: 'Web de una granja en Soria.',
  kept: ['Hay dos burros llamados NAME y Marrow.'],
  own: ['Abrimos un bar en la esquina llamado NAME.', 'La granja se llama NAME.'],
} as const

test('what one of several animals is called names no business, and what a business is called does, wherever it is', () => {
  const said = fc.constantFrom(animals, tiere, animales).chain(({ language, opening, kept, own }) =>
    fc.record({
      language: fc.constant<ReadingLanguage>(language),
      opening: fc.constant(opening),
      kept: fc.constantFrom(...kept),
      own: fc.constantFrom(...own),
      isFirst: fc.boolean(),
      animal: fc.constantFrom('Pip', 'Brigadier', 'Juno'),
      name: fc.constantFrom('Lumova', 'Kilnworth', 'Nimbal'),
    }),
  )
  check(said, ({ language, opening, kept, own, isFirst, animal, name }) => {
    const told = [kept.replace('NAME', animal), own.replace('NAME', name)]
    const text = `${opening} ${(isFirst ? told : told.toReversed()).join(' ')}`
    expect(textsOf(text, language, 'name'), text).toEqual([name])
    const alone = `${opening} ${told[0]}`
    expect(textsOf(alone, language, 'name'), alone).toEqual([])
  })
})
