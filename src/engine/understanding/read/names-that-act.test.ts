import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 16) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const named = (request: string) => readRequest(request).facts.flatMap(({ kind, text }) => (kind === 'name' ? text : []))
const own = fc.constantFrom('Nieva Solé', 'Torlo Vinge', 'Lantern Creek')

test('capitals that do something in a later sentence name the page', () => {
  const way = fc.constantFrom(
    'I began in a garage in 1994. {} rents out narrowboats by the day. A day costs £145.',
    'Mi abuela vendía churros. {} va de pueblo en pueblo de marzo a octubre. La docena sale a 4 €.',
    'Nel 2003 ebbi un castagneto. Oggi {} è un’azienda agricola a Marradi. La farina costa 14 €.',
    'Etter atten år startet jeg for meg selv. {} tilbyr tolking og oversettelse. Timepris 980 kr.',
    'Tout a commencé avec une camionnette. {} est donc une librairie ambulante. Je vends des livres neufs.',
  )
  check(fc.tuple(way, own), ([say, name]) => {
    const request = say.replace('{}', name)
    expect([request, named(request)]).toEqual([request, [name]])
  })
})

test('at the end of a clause stands what it is called, where an article says behind it what it is', () => {
  const way = fc.constantFrom(
    'We found 212 jars in her cellar. That was the start of {}, a bakery in Leeds. A jar is £4.',
    'Quando ela faleceu eu abri a mala. Dali veio o {}, que é um ateliê de patchwork. Oficina custa R$ 85.',
    'Vi fant 212 glass i kjelleren. Det ble starten på {}, et lite bakeri i Lærdal. Glasset koster 119 kr.',
  )
  check(fc.tuple(way, own), ([say, name]) => {
    const request = say.replace('{}', name)
    expect([request, named(request)]).toEqual([request, [name]])
  })
})

test('a sentence that speaks of the name or a sign has it, and a field of a form has none', () => {
  const way = fc.constantFrom(
    ['Io sono Umberto. A Trieste ho aperto una pasticceria. Nome sopra la porta è {}. Grazie.', true],
    ['We have a bakery in Cork. The name over the door is {}. A loaf is £4.', true],
    ['Wir backen in Ulm. Bei uns gibt es Brot. Über der Tür prangt {}. Ein Brot kostet 4 €.', true],
    ['We have a bakery in Cork. A loaf is £4. The contact form asks for name and {}.', false],
  ) as fc.Arbitrary<[string, boolean]>
  check(fc.tuple(way, fc.constantFrom('Nieva & Solé', 'Torlo & Rix')), ([[say, isNamed], name]) => {
    const request = say.replace('{}', name)
    expect([request, named(request)]).toEqual([request, isNamed ? [name] : []])
  })
})

test('where verbs turn, what stands before one is called so', () => {
  const way = fc.constantFrom(
    ['{} heißt das Ganze, Termine gibt es samstags.', 'Nachtschritt'],
    ['{} heißt unser Laden in Ulm.', 'Krümelei'],
  )
  check(way, ([say = '', name = '']) => {
    const request = say.replace('{}', name)
    expect([request, named(request)]).toEqual([request, [name]])
  })
})

test('who speaks of themselves in the first person is no name', () => {
  const way = fc.constantFrom(
    'My late husband and I started fixing accordions in 1994. We are Fairlie Squeezebox Repairs.',
    'Until 2019 I sold quilts. We are Fairlie Squeezebox Repairs.',
  )
  check(way, (request) => {
    expect([request, named(request)]).toEqual([request, ['Fairlie Squeezebox Repairs']])
  })
})
