import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 24) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, kind: string) =>
  readRequest(request).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

const places = fc.constantFrom(
  {
    page: 'Shoe repair shop in Otley called Halm.',
    leads: ['We’re at', 'Find us at', 'The address is'],
    isNumberFirst: true,
  },
  {
    page: 'Schusterei in Landshut namens Halm.',
    leads: ['Die Adresse ist', 'Unsere Adresse ist'],
    isNumberFirst: false,
  },
  { page: 'Zapatería en Vigo llamada Halm.', leads: ['Estamos en', 'La dirección es'], isNumberFirst: false },
  { page: 'Calzoleria a Lecco chiamata Halm.', leads: ['Siamo in', 'L’indirizzo è'], isNumberFirst: false },
  { page: 'Skomaker i Bergen som heter Halm.', leads: ['Adressen er', 'Du finner oss i'], isNumberFirst: false },
)

test('a name with its number behind what leads to an address is one, whatever streets are called', () => {
  const street = fc.constantFrom('Kirkgate', 'Altstadt', 'Pölkenhof', 'Berlavo')
  check(fc.tuple(places, fc.nat(), street, fc.integer({ min: 2, max: 320 })), ([place, at, name, number]) => {
    const { page, leads, isNumberFirst } = place
    const address = isNumberFirst ? `${number} ${name}` : `${name} ${number}`
    const request = `${page} ${leads[at % leads.length]} ${address}.`
    expect([request, textsOf(request, 'contact')]).toEqual([request, [address]])
  })
})

const people = fc.constantFrom<{ page: string; said: string; things: string[] }>(
  { page: 'Bike workshop in Leeds called Halm.', said: 'We are two, Iker and Nerea', things: ['two', 'Iker', 'Nerea'] },
  { page: 'Taller de bicis en Vigo llamado Halm.', said: 'Somos dos, Iker y Nerea', things: ['dos', 'Iker', 'Nerea'] },
  { page: 'Bakery in Leeds called Halm.', said: 'My nephew cooks, I do the till', things: ['nephew cooks', 'till'] },
  {
    page: 'Bakery in Leeds called Halm.',
    said: 'No booking, people just walk in or ring',
    things: ['walk in', 'ring'],
  },
)

test('who they are, what their own people do and how visitors come is on no offer', () => {
  check(people, ({ page, said, things }) => {
    const request = `${page} ${said}.`
    expect([request, textsOf(request, 'service').filter((text) => things.includes(text))]).toEqual([request, []])
  })
})
