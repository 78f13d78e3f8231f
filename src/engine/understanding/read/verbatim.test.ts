import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import type { ReadKind } from './facts.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 30) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, kind: ReadKind) =>
  readRequest(request).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

/** What leads up to a sentence of its own, and the sentences: what there is, and what is done to things of others. */
const languages = fc.constantFrom(
  {
    opening: 'A page for our nursery in Leeds.',
    has: ['We have {n} children in two groups and a pony', 'We have {n} plots and a waiting list of two years'],
    works: ['We repair shoes and bags', 'We tune pianos and harpsichords'],
  },
  {
    opening: 'Eine Seite für unseren Kindergarten in Ulm.',
    has: ['Wir haben {n} Kinder in zwei Gruppen und ein Pony', 'Wir haben {n} Parzellen und einen Schuppen'],
    works: ['Wir reparieren Schuhe und Taschen', 'Wir stimmen Klaviere und Cembali'],
  },
  {
    opening: 'Une page pour notre crèche à Nantes.',
    has: ['Nous avons {n} enfants en deux groupes et un poney'],
    works: ['Nous réparons des chaussures et des sacs', 'Nous accordons pianos et clavecins'],
  },
  {
    opening: 'Una página para nuestra guardería en Gijón.',
    has: ['Tenemos {n} niños en dos grupos y un poni'],
    works: ['Reparamos zapatos y bolsos', 'Arreglamos bicis y patinetes'],
  },
  {
    opening: 'En side for barnehagen vår i Voss.',
    has: ['Vi har {n} barn i to grupper og en ponni'],
    works: ['Vi reparerer sko og vesker', 'Vi sliper kniver og sakser'],
  },
  {
    opening: 'Una pagina per il nostro asilo a Lecce.',
    has: ['Abbiamo {n} bambini in due gruppi e un pony'],
    works: ['Ripariamo scarpe e borse', 'Affiliamo coltelli e forbici'],
  },
)
const number = fc.integer({ min: 12, max: 90 })

test('what is counted, or worked on for others, is told in its own sentence and offered nowhere', () => {
  check(fc.tuple(languages, number, fc.nat(), fc.boolean()), ([{ opening, has, works }, n, at, isCounted]) => {
    const all = isCounted ? has : works
    const sentence = (all[at % all.length] ?? '').replace('{n}', String(n))
    const request = `${opening} ${sentence}.`
    expect(textsOf(request, 'statement')).toEqual([sentence])
    expect(textsOf(request, 'service')).toEqual([])
  })
})

test('a piece by itself among other facts is told, and no list', () => {
  const piece = fc.constantFrom(
    ['Joinery in Leeds. Cabinets, stairs, doors.', 'Phone 0113 496 0142, workshop visits by appointment'],
    ['Schreinerei in Ulm. Küchen, Treppen, Türen.', 'Telefon 0731 555 0142, Werkstattbesuch nach Vereinbarung'],
    ['Menuiserie à Nantes. Cuisines, escaliers, portes.', 'Tél. 02 40 55 01 42, visites sur rendez-vous'],
    ['Carpintería en Gijón. Cocinas, escaleras, puertas.', 'Tel. 985 555 014, visitas al taller'],
    ['Snekkeri i Voss. Kjøkken, trapper, dører.', 'Telefon 55 55 01 42, besøk i verkstedet'],
    ['Falegnameria a Lecce. Cucine, scale, porte.', 'Tel. 0832 555 0142, visite in laboratorio'],
  )
  check(piece, ([lead = '', said = '']) => {
    const request = `${lead} ${said}.`
    expect(textsOf(request, 'service')).toHaveLength(3)
    expect(textsOf(request, 'statement')).toEqual([said.split(', ')[1]])
  })
})

test('an amount that goes on with what was said before is told with it, whole', () => {
  const said = fc.constantFrom(
    ['A page for Tallyho, an app that splits bills.', 'Free for up to 4 people, $2.99 a month after that'],
    ['Seite für Tallyho, eine App, die Rechnungen teilt.', 'Kostenlos bis 4 Personen, danach 2,99 € im Monat'],
    ['Une page pour Tallyho, une appli qui partage les factures.', 'Gratuit jusqu’à 4 personnes, puis 2,99 € par mois'],
    ['Una pagina per Tallyho, un’app che divide i conti.', '30 giorni di prova, poi 2,99 € al mese'],
  )
  check(said, ([lead = '', sentence = '']) => {
    const request = `${lead} ${sentence}.`
    expect(textsOf(request, 'statement')).toContain(sentence)
    expect(textsOf(request, 'price')).toEqual([])
  })
})

test('what stands behind an amount is said of it, and kinds in brackets are kinds of their thing', () => {
  const rest = fc.constantFrom(
    ['Boat hire in Leeds.', 'Kayak £40', ' for half a day and 60 for a whole one'],
    ['Utleie i Voss.', 'Kajakk 400 kr', ' for en halv dag og 600 for en hel'],
  )
  check(rest, ([lead = '', priced = '', more = '']) => {
    const amount = `${priced.slice(priced.indexOf(' ') + 1)}${more}`
    expect(textsOf(`${lead} ${priced}${more}, SUP 300 kr.`, 'price')).toContain(amount)
  })
  const kinds = fc.uniqueArray(fc.constantFrom('small', 'medium', 'large', 'giant'), { minLength: 2, maxLength: 3 })
  check(kinds, (all) => {
    const bracket = all.map((kind, n) => `£${45 + 5 * n} ${kind}`).join(', ')
    const { facts } = readRequest(`Dog grooming salon in Leeds. We do full groom (${bracket}) and nail clipping £10.`)
    const of = facts.flatMap((fact) => (fact.kind === 'price' ? [fact.of] : []))
    expect(of).toEqual([...all.map((kind) => `full groom, ${kind}`), 'nail clipping'])
  })
})

test('texts in quotation marks side by side are entries by their titles, and no names or mottos', () => {
  const titles = fc.uniqueArray(
    fc.constantFrom('Two days to Uyuni', 'Hollow Tide', 'The last milkman of all', 'Orbit Kids', 'What to pack'),
    { minLength: 2, maxLength: 4 },
  )
  const marks = fc.constantFrom(['“', '”'], ['"', '"'], ['« ', ' »'])
  check(fc.tuple(titles, marks), ([all, [open = '', close = '']]) => {
    const request = `A travel blog called Slow Rails. Articles: ${all.map((title) => `${open}${title}${close}`).join(', ')}.`
    expect(textsOf(request, 'service')).toEqual(all)
    expect(textsOf(request, 'name')).toEqual(['Slow Rails'])
    expect(textsOf(request, 'quote')).toEqual([])
  })
})
