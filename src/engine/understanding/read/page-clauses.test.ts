import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { textsOf as shownTexts } from '../../composer/stated-facts.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 20) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

test('what a page is asked to explain, present or invite to is said to its builder and to no visitor', () => {
  const cases = fc.constantFrom(
    {
      ask: 'We run a forge in Bude. We need a calm page',
      clauses: ['that explains how to borrow an anvil', 'presents our six smiths'],
    },
    {
      ask: 'Tenemos una fragua en Soria. Necesitamos una web sobria',
      clauses: ['que explique nuestras áreas', 'que invite a pedir cita'],
    },
    {
      ask: 'Nous tenons une forge à Gap. Nous souhaiterions une page simple',
      clauses: ['qui explique comment venir', 'qui présente nos six forgerons'],
    },
    {
      ask: 'Abbiamo una fucina a Lecce. Vorremmo un sito sobrio',
      clauses: ['che spieghi come prenotare', 'che presenti i sei fabbri'],
    },
    {
      ask: 'Temos uma forja em Aveiro. Queremos um site sóbrio',
      clauses: ['que explique como reservar', 'que apresente os seis ferreiros'],
    },
  )
  check(fc.tuple(cases, fc.boolean()), ([{ ask, clauses }, isTwo]) => {
    const said = isTwo ? clauses : clauses.slice(0, 1)
    const request = `${ask} ${said.join(', ')}.`
    const { html, reply } = compose(firstRequest(request))
    const shown = shownTexts(html)
    for (const clause of said) {
      const words = clause.replace(/^(?:that|que|qui|che) /, '').toLowerCase()
      expect([request, shown.filter((text) => text.includes(words))]).toEqual([request, []])
      expect([request, reply.toLowerCase()]).toEqual([request, expect.stringContaining(words)])
    }
  })
})
