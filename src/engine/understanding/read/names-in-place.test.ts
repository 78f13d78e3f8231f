import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { lexicon } from '../lexicon.ts'
import { readRequest } from '../read-request.ts'
import { readTrade } from '../trades.ts'
import type { Fact } from './facts.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 24) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, kind: Fact['kind']) =>
  readRequest(request).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

const name = fc.constantFrom('Zarvel', 'Quimbolt Nord', 'Drokesh & Velak', 'Keshumo 14')

const ways = fc.constantFrom(
  ['daily 9-17, 01539 555 063', 'foundry, Leeds, bells, railings'],
  ['täglich 9-17 Uhr, 030 5550615', 'Gießerei, Ulm, Glocken, Geländer'],
  ['tous les jours 9h-17h, 03.55.01.63.49', 'fonderie, Lyon, cloches, rampes'],
  ['cada día de 9 a 17 h, 985 555 653', 'fundición, Burgos, campanas, barandillas'],
  ['hver dag 9–17, 51 55 01 21', 'støperi, Molde, klokker, rekkverk'],
  ['ogni giorno 9-17, 011 555 7170', 'fonderia, Lecce, campane, ringhiere'],
)

test('before a colon and what it is stands its name', () => {
  check(fc.tuple(ways, name), ([[lead, rest = ''], called]) => {
    const request = `${lead}, ${called}: ${rest}`
    const { facts, certainty } = readRequest(request)
    expect(textsOf(request, 'name')).toEqual([called])
    expect(facts.find(({ kind }) => kind === 'what')?.text).toBe(rest.split(',')[0])
    expect(certainty.name).toBeGreaterThanOrEqual(0.75)
  })
})

const visits = fc.constantFrom(
  ['beginners come to {n} for bells, railings; foundry, Leeds; calm', 'beginners', 'foundry'],
  ['Anfänger kommen zu {n} wegen Glocken, Geländer; Gießerei, Ulm; ruhig', 'Anfänger', 'Gießerei'],
  ['les débutants viennent chez {n} pour cloches, rampes ; fonderie, Lyon ; calme', 'les débutants', 'fonderie'],
  ['principiantes vienen a {n} por campanas, barandillas; fundición, Burgos; tranquilo', 'principiantes', 'fundición'],
  ['nybegynnere kommer til {n} for klokker, rekkverk; støperi, Molde; rolig', 'nybegynnere', 'støperi'],
  ['i principianti vengono da {n} per campane, ringhiere; fonderia, Lecce; tranquillo', 'i principianti', 'fonderia'],
)

test('whom people come to is the name, who comes is the audience as it was said, and a noun of a trade what it is', () => {
  check(fc.tuple(visits, name), ([[said = '', who, what], called]) => {
    const request = said.replace('{n}', called)
    expect(textsOf(request, 'name')).toEqual([called])
    expect(textsOf(request, 'audience')).toEqual([who])
    expect(textsOf(request, 'what')).toEqual([what])
  })
})

test('an audience in a row keeps its article', () => {
  const row = fc.constantFrom(
    ['Marque = Zarvel, secteur = fonderie, public = les débutants, style = calme', 'les débutants'],
    ['Marchio = Zarvel, settore = fonderia, pubblico = i principianti, stile = calmo', 'i principianti'],
  )
  check(
    row,
    ([request = '', who]) => {
      expect(textsOf(request, 'audience')).toEqual([who])
    },
    4,
  )
})

test('a noun of a trade that has no folder says what it is, and lends no words of another trade', () => {
  const noun = fc
    .constantFrom('en', 'de', 'fr', 'es', 'no', 'it')
    .chain((language) =>
      fc.constantFrom(...lexicon(language).grammar.otherTrades).map((one) => [language, one] as const),
    )
  check(
    noun,
    ([language, one]) => {
      expect(readTrade(lexicon(language), one.split(' '))).not.toBeNull()
    },
    60,
  )
})

const slots = fc.constantFrom(
  'homepage for a cheese shop, {n}, dark green and elegant, team, FAQ',
  'page pour une fromagerie, {n}, vert foncé et élégant, équipe, FAQ',
  'página para una quesería, {n}, verde oscuro y elegante, equipo, agenda',
  'forside for en ostebutikk, {n}, mørkegrønn og elegant, team, kart',
  'pagina per un caseificio, {n}, verde scuro ed elegante, team, FAQ',
)

test('a capital among small letters right behind what it is names it for sure', () => {
  check(fc.tuple(slots, fc.constantFrom('Zarvel', 'Quimbolt', 'Drokesh')), ([said, called]) => {
    const { facts, certainty } = readRequest(said.replace('{n}', called))
    expect(facts.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))).toEqual([called])
    expect(certainty.name).toBeGreaterThanOrEqual(0.75)
  })
})

test('somebody’s, at somebody’s, and a colour with a number are names as they are written', () => {
  const title = fc.constantFrom(
    ['Bodos Anker (Vogelpark)\nÖffnungszeiten: täglich 9-17 Uhr', 'Bodos Anker'],
    ['Katjas Pflaume (Vogelpark)\nÖffnungszeiten: täglich 9-17 Uhr', 'Katjas Pflaume'],
    ['* Da Chiara\n* fonderia\n* solo su appuntamento', 'Da Chiara'],
    ['* Chez Odile\n* fonderie\n* sur rendez-vous', 'Chez Odile'],
    ['Landingpage, Plattenladen, Pflaume 54, für Anfänger, Blog', 'Pflaume 54'],
  )
  check(
    title,
    ([request = '', called]) => {
      expect(textsOf(request, 'name')).toEqual([called])
    },
    8,
  )
})

test('a surname that is close to a noun of a trade stays one', () => {
  const firm = fc.constantFrom(
    ['Una página para Olivares e Hijos, una consulta de acupuntura: blog', 'Olivares e Hijos'],
    ['Une page pour Marchand et Lacombe, une école de danse : blog', 'Marchand et Lacombe'],
    ['Una pagina per Fornace Bianca, una scuola di danza: blog', 'Fornace Bianca'],
  )
  check(
    firm,
    ([request = '', called]) => {
      expect(textsOf(request, 'name')).toEqual([called])
    },
    6,
  )
})

test('who or what stands behind a key for where it is is a place, and the name stands in the title above it', () => {
  const titles = fc.constantFrom(
    ['Sailing school', 'Place'],
    ['Bakery', 'Town'],
    ['Scuola di vela', 'Luogo'],
    ['École de voile', 'Lieu'],
    ['Escuela de vela', 'Lugar'],
  )
  fc.assert(
    fc.property(
      titles,
      fc.constantFrom('Port Solent', 'Marina Berloa', 'Cala Trenno'),
      ([what = '', key = ''], town) => {
        const { facts } = readRequest(`${what} Brightwater\n${key}: ${town}\n`)
        expect([what, facts.flatMap(({ kind, text }) => (kind === 'place' ? [text] : []))]).toEqual([what, [town]])
        const [name] = facts.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))
        expect([what, name]).toEqual([what, expect.stringContaining('Brightwater')])
      },
    ),
    { numRuns: runs(15), seed },
  )
})
