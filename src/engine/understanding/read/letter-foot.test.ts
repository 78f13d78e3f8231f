import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 14) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const said = (request: string) =>
  Object.fromEntries(readRequest(request).facts.map(({ kind, text }) => [kind as string, text]))

/** A letter without the name, a farewell, who signs, and the trade and the town on the card below. */
const letters = [
  [
    'Hallo zusammen,\n\nwir hätten gern eine Seite, auf der Gutachten steht.\n\nHerzliche Grüße',
    'Ulrike Yilmaz',
    'Versicherungsbüro',
    'Rostock',
  ],
  [
    'Dear all,\n\nwe would like a page that we can send round.\n\nKind regards',
    'Beatrix Vega, secretary',
    'bakery',
    'Leeds',
  ],
  [
    'Kjære dere,\n\nvi ønsker oss en nettside som er oppe i mai.\n\nBeste hilsener fra',
    'Odd Nygård, sekretær',
    'treningssenter',
    'Bergen',
  ],
  [
    'Gentili signori,\n\nsi richiede una pagina semplice.\n\nDistinti saluti',
    'La segreteria',
    'agenzia investigativa',
    'Trento',
  ],
  [
    'Madame, Monsieur,\n\nnous souhaitons une page simple.\n\nBien cordialement',
    'Clémence Bonnet',
    'blanchisserie',
    'Bayonne',
  ],
  ['Estimados señores:\n\nqueremos una página sencilla.\n\nAtentamente,', 'Rocío Olivares', 'panadería', 'Cusco'],
] as const
const names = ['Tadenwen', 'Stela & Rix', 'Nordmo 19', 'Vinge Torlo']

test('the card below a letter says whose it is, and who signs is nobody’s name', () => {
  const card = fc.constantFrom(
    (name: string, trade: string, town: string) => `${name}\n${trade}\n${town}`,
    (name: string, trade: string, town: string) => `\n${name} – ${trade}\n${town}`,
    (name: string, trade: string, town: string) => `${name} (${trade})\n${town}`,
  )
  check(
    fc.tuple(fc.constantFrom(...letters), fc.constantFrom(...names), card),
    ([[letter, signer, trade, town], name, write]) => {
      const request = `${letter}\n${signer}\n${write(name, trade, town)}`
      const { name: called, what, place, person } = said(request)
      expect([request, called, what, place, person]).toEqual([request, name, trade, town, undefined])
    },
    30,
  )
})

test('a line that says what somebody does there is no card', () => {
  check(fc.constantFrom('Front Desk', 'Reception'), (role) => {
    const request = `Dear all,\n\nwe need a page for Molar Dental in Leeds.\n\nKind regards\nAnn Bell\n${role}`
    expect([request, said(request)['name']]).toEqual([request, 'Molar Dental'])
  })
})
