import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const pricedIn = (request: string) =>
  readRequest(request).facts.flatMap(({ kind, of, text }) => (kind === 'price' ? [`${of} | ${text}`] : []))

const amount = fc.integer({ min: 12, max: 95 })

test('what costs an amount by the hour is all that stands behind it', () => {
  const cases = fc.constantFrom(
    ['ótica em Braga', 'por hora', 'por', ['consultas urgentes', 'sessões em grupo']],
    ['óptica en Lugo', 'por hora', 'por', ['consultas urgentes', 'sesiones de grupo']],
  ) as fc.Arbitrary<[string, string, string, [string, string]]>
  fc.assert(
    fc.property(cases, amount, ([what, unit, by, [one, other]], cost) => {
      const request = `1. ${what}\n2. ${cost} € ${unit} ${by} ${one}, ${cost + 1} € ${unit} ${by} ${other}`
      expect([request, pricedIn(request)]).toEqual([
        request,
        [`${one} | ${cost} € ${unit}`, `${other} | ${cost + 1} € ${unit}`],
      ])
    }),
    { numRuns: runs(10), seed },
  )
})

test('a fixed price in a list is what it is called by, and a place behind a small word is part of a thing', () => {
  const cases = fc.constantFrom(
    ['servicio de mensajería, precios', 'vaciado de casas', 'precios cerrados'],
    ['serviço de entregas, preços', 'mudanças', 'preços fechados'],
    ['Blaskapelle, Preise', 'Firmenfeiern', 'Führung hinter die Bühne'],
    ['Stadtmuseum, Preise', 'Eintritt', 'Rundgang durch das Depot'],
  ) as fc.Arbitrary<[string, string, string]>
  fc.assert(
    fc.property(cases, amount, ([lead, one, other], cost) => {
      const request = `${lead} (${one} ${cost} €, ${other} ${cost + 1} €)`
      expect([request, pricedIn(request)]).toEqual([request, [`${one} | ${cost} €`, `${other} | ${cost + 1} €`]])
    }),
    { numRuns: runs(12), seed },
  )
})

test('what is offered ends where somebody says how to find them', () => {
  const cases = fc.constantFrom(
    [
      'Visitors should see annual service, repairs and spare parts and find us at 16 Mill Lane',
      'annual service',
      'repairs',
      'spare parts',
    ],
    ['Si deve vedere restauro, manutenzione e ricambi', 'restauro', 'manutenzione', 'ricambi'],
    ['Offriamo progetti di giardino, potatura e compost', 'progetti di giardino', 'potatura', 'compost'],
  )
  fc.assert(
    fc.property(cases, ([said = '', ...things]) => {
      const request = `${said.startsWith('Visitors') ? 'Website for a boatyard in Wick.' : 'Sito per una bottega a Lecce.'} ${said}.`
      const { facts } = readRequest(request)
      expect([request, facts.filter(({ kind }) => kind === 'service').map(({ text }) => text)]).toEqual([
        request,
        things,
      ])
    }),
    { numRuns: runs(9), seed },
  )
})
