import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { textsOf as shownTexts } from '../../composer/stated-facts.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 16) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const briefs = fc.constantFrom(
  {
    head: 'Name: Ferrywise\nWhat: an app for ferries',
    keys: ['What I really don’t want', 'No', 'Avoid'],
    part: 'testimonials',
  },
  {
    head: 'Name: Halm\nWas: Töpferei in Ulm',
    keys: ['Bitte auf keinen Fall', 'Nicht', 'Wollen wir nicht'],
    part: 'Preise',
  },
  { head: 'Nom : Halm\nMétier : potier à Gap', keys: ['Ce que je ne veux pas', 'À éviter', 'Non'], part: 'newsletter' },
  {
    head: 'Nombre: Halm\nQué somos: taller en Soria',
    keys: ['Lo que no queremos', 'No', 'Evitar'],
    part: 'testimonios',
  },
  { head: 'Nome: Halm\nAttività: ceramica a Lecce', keys: ['No', 'Non vogliamo', 'Da evitare'], part: 'blog' },
  { head: 'Nome: Halm\nO que é: cerâmica em Aveiro', keys: ['Não quero', 'Evitar', 'Sem'], part: 'depoimentos' },
  { head: 'Navn: Halm\nHva: keramikk i Voss', keys: ['Det jeg ikke vil ha', 'Ikke', 'Unngå'], part: 'galleri' },
)

test('what a line lists behind a key that refuses is neither there nor told to visitors', () => {
  const thing = fc.constantFrom('zebrakitsch', 'clipart 98')
  check(fc.tuple(briefs, fc.nat(2), thing), ([{ head, keys, part }, at, odd]) => {
    const request = `${head}\n${keys[at]}: ${odd}, ${part}`
    const { facts } = readRequest(request)
    const refused = facts.filter(({ kind }) => kind === 'without').map(({ text }) => text)
    expect([request, refused]).toEqual([request, [odd, part]])
    const { html } = compose(firstRequest(request))
    expect([request, shownTexts(html).filter((text) => text.includes(odd))]).toEqual([request, []])
  })
})

test('whose tax comes on top belongs to the amount', () => {
  const cases = fc.constantFrom(
    (amount: number) => ({
      request: `Spurghi a Lodi. Prezzi: uscita ${amount} euro + iva`,
      price: `${amount} euro + iva`,
    }),
    (amount: number) => ({ request: `Umzüge in Ulm. Preise: Anfahrt ${amount} € + MwSt`, price: `${amount} € + MwSt` }),
    (amount: number) => ({ request: `Bookkeeper in Bude. Prices: return £${amount} + VAT`, price: `£${amount} + VAT` }),
  )
  check(fc.tuple(cases, fc.integer({ min: 20, max: 300 })), ([say, amount]) => {
    const { request, price } = say(amount)
    const prices = readRequest(request).facts.filter(({ kind }) => kind === 'price')
    expect([request, prices.map(({ text }) => text)]).toEqual([request, [price]])
  })
})

test('when somebody is not there refuses nothing of the page', () => {
  const cases = fc.constantFrom(
    'Name: Halm\nWas: Töpferei in Ulm\nNicht da: Montag, 24.12.',
    'Name: Halm\nNo: Sunday, Monday',
  )
  check(cases, (request) => {
    expect(readRequest(request).facts.filter(({ kind }) => kind === 'without')).toEqual([])
  })
})
