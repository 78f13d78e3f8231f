import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 30) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const factsOf = (request: string, kind: string) => readRequest(request).facts.filter((fact) => fact.kind === kind)

const few = fc.integer({ min: 2, max: 9 })

/** How old, how long and how often, said in a business that says no word of when it is open. */
const extents = fc.constantFrom(
  { opening: 'Site for our nursery in Leeds.', said: ['{n} children from 3 months to {n} years', '{n}0 hours a week'] },
  {
    opening: 'Seite für unsere Kita in Ulm.',
    said: ['{n} Kinder von 3 Monaten bis {n} Jahren', '{n}0 Stunden pro Woche'],
  },
  { opening: 'Site pour notre crèche à Nantes.', said: ['{n} enfants de 3 mois à {n} ans', '{n}0 heures par semaine'] },
  { opening: 'Sito per il nostro nido a Lecce.', said: ['{n} bambini da 3 mesi a {n} anni', '{n}0 ore a settimana'] },
  { opening: 'Side for barnehagen vår i Voss.', said: ['{n} barn fra 3 måneder til {n} år', '{n}0 timer i uka'] },
)

test('ages and how many hours a week are no opening hours', () => {
  check(fc.tuple(extents, few, fc.boolean()), ([{ opening, said }, number, isSecond]) => {
    const words = (said[isSecond ? 1 : 0] ?? '').replaceAll('{n}', String(number))
    const request = `${opening} ${words}.`
    expect(factsOf(request, 'hours')).toEqual([])
    expect(factsOf(request, 'statement').some(({ text }) => text.includes(words))).toBe(true)
  })
})

const ordinals = fc.constantFrom(
  { opening: 'Seite für unser Apfelfest in Ulm', joint: 'bis', month: 'November' },
  { opening: 'Seite für unseren Basar in Ulm', joint: 'und', month: 'März' },
  { opening: 'Nettside for loppemarkedet vårt i Voss', joint: 'og', month: 'september' },
  { opening: 'Nettside for festivalen vår i Voss', joint: 'til', month: 'august' },
)

test('two days of a month with full stops behind them are one date', () => {
  check(fc.tuple(ordinals, few), ([{ opening, joint, month }, day]) => {
    const date = `${day}. ${joint} ${day + 4}. ${month}`
    expect(factsOf(`${opening}, ${date}.`, 'date').map(({ text }) => text)).toEqual([date])
  })
})

const taxes = fc.constantFrom(
  { opening: 'Site for our charity in Leeds.', label: 'VAT of the association', phone: 'Phone' },
  { opening: 'Seite für unseren Tierschutzverein in Ulm.', label: 'Steuernummer des Vereins', phone: 'Telefon' },
  { opening: "Site pour l'association Les Amis à Annecy.", label: "SIRET de l'association", phone: 'Téléphone' },
  { opening: 'Sito per il gattile a Livorno.', label: 'Codice fiscale per il 5x1000', phone: 'Telefono' },
)

test('a number of a register that says whose it is is told, and never called', () => {
  check(
    fc.tuple(taxes, fc.integer({ min: 10_000_000_000, max: 99_999_999_999 })),
    ([{ opening, label, phone }, number]) => {
      const said = `${label}: ${number}`
      const request = `${opening} ${said}. ${phone} 0731 555 0199.`
      expect(factsOf(request, 'contact').map(({ text }) => text)).toEqual(['0731 555 0199'])
      expect(factsOf(request, 'statement').map(({ text }) => text)).toContain(said)
    },
  )
})

const hasty = fc.constantFrom(
  ['hi, need a site for my window round in leeds, im called {name}, houses from £12', ['{name}']],
  ['Can you make a page for our village hall? Its the {name} Hall. Hire from £9 an hour.', ['{name} Hall']],
  ['Site for my bakery in Leeds. Its called {name}. We dont do cakes.', ['{name}']],
) as fc.Arbitrary<[string, string[]]>

test('two words in one are read without their mark', () => {
  check(fc.tuple(hasty, fc.constantFrom('Elsworthy', 'Brindle', 'Torkel')), ([[request, names], name]) => {
    const isLow = request === request.toLowerCase()
    const said = isLow ? name.toLowerCase() : name
    expect(factsOf(request.replaceAll('{name}', said), 'name').map(({ text }) => text)).toEqual(
      names.map((one) => one.replace('{name}', said)),
    )
  })
})
