import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'
import type { ReadKind } from './facts.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, kind: ReadKind, of: ReadingLanguage) =>
  readRequest(request, of).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

test('all that a sentence says of a business is on the page, though its verbs name nobody', () => {
  const said = fc.constantFrom<[ReadingLanguage, string, string]>(
    ['es', 'Una página para nuestra panadería en Cádiz. Así es', 'desde'],
    ['no', 'En side for bakeriet vårt i Molde. Slik har det vært', 'siden'],
    ['it', 'Una pagina per il nostro panificio a Lecce. È così', 'dal'],
    ['pt', 'Uma página para a nossa padaria em Braga. É assim', 'desde'],
  )
  check(fc.tuple(said, fc.integer({ min: 1900, max: 2019 })), ([[of, lead, since], year]) => {
    const { facts, leftOver } = readRequest(`${lead} ${since} ${year}.`, of)
    expect([of, facts.some(({ kind, text }) => kind === 'statement' && text.endsWith(`${year}`))]).toEqual([of, true])
    expect([of, leftOver]).toEqual([of, []])
  })
})

test('a sentence goes on behind a clause that hangs on one of its words', () => {
  const end = fc.constantFrom('an Ihre Tür', 'in Ihr Büro', 'bis nach Jena')
  const thing = fc.constantFrom('Frühjahrsputz', 'Fleckentfernung', 'Wartung')
  check(fc.tuple(end, thing), ([where, offered]) => {
    const whole = `Wir kommen mit allem, was wir brauchen, ${where}`
    const request = `${whole}. ${offered}, Treppenhäuser.`
    expect(textsOf(request, 'statement', 'de')).toEqual([whole])
    expect(textsOf(request, 'service', 'de')).toEqual([offered, 'Treppenhäuser'])
  })
})

test('what a thing is made of is no colour of the page', () => {
  const made = fc.constantFrom<[ReadingLanguage, string, string]>(
    ['es', 'Una página para', 'taller de chocolate'],
    ['it', 'Una pagina per', 'laboratorio di cioccolato'],
    ['pt', 'Uma página para', 'oficina de chocolate'],
    ['fr', 'Une page pour', 'atelier de chocolat'],
  )
  const name = fc.constantFrom('Wenvi', 'Kopel', 'Quimor')
  check(fc.tuple(made, name), ([[of, lead, what], called]) => {
    const request = `${lead} ${called}, ${what}`
    expect([request, textsOf(request, 'colour', of)]).toEqual([request, []])
  })
})

test('a place keeps the article that it begins with', () => {
  const place = fc.constantFrom<[ReadingLanguage, string, string]>(
    ['it', 'C’è un panificio a', 'La Spezia'],
    ['fr', 'Nous sommes une boulangerie à', 'La Rochelle'],
    ['es', 'Somos una panadería en', 'La Paz'],
  )
  check(place, ([of, lead, town]) => {
    expect([of, textsOf(`${lead} ${town}.`, 'place', of)]).toEqual([of, [town]])
  })
})

test('what was taken over goes by the name before its verb', () => {
  const name = fc.constantFrom('Antons Wiese', 'Wenvi Glocke', 'Salzfuchs', 'Kopel & Brandl')
  const verb = fc.constantFrom('übernommen haben', 'eröffnet haben', 'führen')
  check(fc.tuple(name, verb), ([called, does]) => {
    const request = `Eine Seite für unsere Bäckerei. Seit wir ${called} ${does}, fragen alle nach Reparaturen und Gutscheine.`
    expect([request, textsOf(request, 'name', 'de')]).toEqual([request, [called]])
  })
})

test('whoever it belongs to is a person, and no place', () => {
  const way = fc.constantFrom<[ReadingLanguage, string]>(
    ['fr', 'Notre boulangerie appartient à NAME, à Gap.'],
    ['it', 'Il nostro panificio appartiene a NAME, a Gap.'],
    ['pt', 'A nossa padaria pertence a NAME, em Gap.'],
  )
  const who = fc.constantFrom('Samir Fontanel', 'Anna Peltier', 'Thibault Aubry')
  check(fc.tuple(way, who), ([[of, lead], person]) => {
    const request = lead.replace('NAME', person)
    expect([textsOf(request, 'place', of), textsOf(request, 'person', of)]).toEqual([['Gap'], [person]])
  })
})
