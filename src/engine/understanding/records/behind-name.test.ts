import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readApp } from '../apps.ts'
import { type ReadingLanguage, readingLanguages } from '../types.ts'
import type { RecordField } from './record-field.ts'

/** What people say before, registers as they name them, what they are for, and what is written down in them. */
type Said = {
  intros: string[]
  names: string[]
  aims: string[]
  fields: [said: string, label: string, kind: RecordField['kind']][]
}

const said: Record<ReadingLanguage, Said> = {
  en: {
    intros: ['', 'We are a tool library. We need a ', "I'm a beekeeper. I need a "],
    names: ['boat tracker', 'members list', 'inventory'],
    aims: ['', ' for our rowing club'],
    fields: [
      ['keeper', 'Keeper', 'text'],
      ['shelf', 'Shelf', 'text'],
      ['paid or not', 'Paid', 'check'],
      ['due date', 'Due date', 'date'],
      ['honey in kg', 'Honey in kg', 'number'],
      ['when I last looked', 'When I last looked', 'date'],
      ['status (in / out)', 'Status', 'choice'],
      ['notes', 'Notes', 'notes'],
    ],
  },
  de: {
    intros: ['', 'Wir sind eine Fahrradwerkstatt. Wir brauchen eine '],
    names: ['Inventarliste', 'Mitgliederliste', 'Fahrtenbuch'],
    aims: ['', ' für den Verein'],
    fields: [
      ['Halter', 'Halter', 'text'],
      ['Fach', 'Fach', 'text'],
      ['bezahlt ja/nein', 'Bezahlt', 'check'],
      ['letzte Prüfung', 'Letzte Prüfung', 'date'],
      ['Menge', 'Menge', 'number'],
      ['Bemerkungen', 'Bemerkungen', 'notes'],
    ],
  },
  fr: {
    intros: ['', "Nous sommes une ludothèque. Nous avons besoin d'un "],
    names: ['registre des adhérents', 'inventaire'],
    aims: ['', ' pour notre club'],
    fields: [
      ['nom', 'Nom', 'text'],
      ['téléphone', 'Téléphone', 'text'],
      ['payé ou non', 'Payé', 'check'],
      ["date d'arrivée", "Date d'arrivée", 'date'],
      ['quantité', 'Quantité', 'number'],
      ['remarques', 'Remarques', 'notes'],
    ],
  },
  es: {
    intros: ['', 'Somos una biblioteca de barrio. Necesitamos un '],
    names: ['registro de socios', 'inventario'],
    aims: ['', ' para nuestro club'],
    fields: [
      ['socio', 'Socio', 'text'],
      ['devuelto sí o no', 'Devuelto', 'check'],
      ['fecha de entrega', 'Fecha de entrega', 'date'],
      ['cantidad', 'Cantidad', 'number'],
      ['quién lo tiene', 'Quién lo tiene', 'text'],
    ],
  },
  it: {
    intros: ['', 'Siamo una ludoteca. Ci serve un '],
    names: ['registro soci', 'inventario'],
    aims: ['', ' per il nostro circolo'],
    fields: [
      ['cliente', 'Cliente', 'text'],
      ['pagato sì/no', 'Pagato', 'check'],
      ['data di consegna', 'Data di consegna', 'date'],
      ['quantità', 'Quantità', 'number'],
      ['chi lo tiene', 'Chi lo tiene', 'text'],
    ],
  },
  pt: {
    intros: ['', 'Somos uma biblioteca. Precisamos de um '],
    names: ['lista de sócios', 'inventário'],
    aims: ['', ' do nosso clube'],
    fields: [
      ['placa', 'Placa', 'text'],
      ['pago sim/não', 'Pago', 'check'],
      ['data da revisão', 'Data da revisão', 'date'],
      ['quantidade', 'Quantidade', 'number'],
    ],
  },
  no: {
    intros: ['', 'Vi er et båtlag. Vi trenger en '],
    names: ['medlemsliste', 'inventarliste'],
    aims: ['', ' for klubben'],
    fields: [
      ['låner', 'Låner', 'text'],
      ['levert ja/nei', 'Levert', 'check'],
      ['dato for levering', 'Dato for levering', 'date'],
      ['antall', 'Antall', 'number'],
    ],
  },
}

const drawn = fc.constantFrom(...readingLanguages).chain((language) =>
  fc.record({
    language: fc.constant(language),
    intro: fc.constantFrom(...said[language].intros),
    name: fc.constantFrom(...said[language].names),
    aim: fc.constantFrom(...said[language].aims),
    // half of them at least are what only fields are
    fields: fc
      .shuffledSubarray(said[language].fields, { minLength: 3 })
      .filter((fields) => fields.filter(([, , kind]) => kind !== 'text').length * 2 >= fields.length),
  }),
)

test('what stands behind the name of a register is what is written down in it, though nothing leads up to it', () => {
  fc.assert(
    fc.property(drawn, ({ language, intro, name, aim, fields }) => {
      const text = `${intro}${name}${aim}, ${fields.map(([one]) => one).join(', ')}`
      const app = readApp(text, language)
      expect(app?.screen, text).toBe('register')
      expect(
        app?.records?.fields.map(({ label, kind }) => [label, kind]),
        text,
      ).toEqual(fields.map(([, label, kind]) => [label, kind]))
    }),
    { numRuns: runs(120, 3000), seed },
  )
})

test('two are enough where both say how they are filled in', () => {
  const app = readApp(
    'I want an app to track my houseplants, when I last watered each one and what light it needs',
    'en',
  )
  expect(app?.records?.fields.map(({ label, kind }) => [label, kind])).toEqual([
    ['When I last watered each one', 'date'],
    ['What light it needs', 'text'],
  ])
})

test('choices with room around their slashes are those of one field where more fields follow', () => {
  const app = readApp('register of boats with status lead / active / done, next visit and owner', 'en')
  expect(app?.records?.fields.map(({ label, kind }) => [label, kind])).toEqual([
    ['Status', 'choice'],
    ['Next visit', 'date'],
    ['Owner', 'text'],
  ])
})

test('how it is to be is no field in other languages either', () => {
  const app = readApp('inventario para mi ferretería, que sea bonito, rápido y facil de usar en el movil', 'es')
  expect(app?.records).toBeUndefined()
})

/** How somebody says that they keep it themselves, the things, and other things that may have a view each. */
const kept = [
  {
    language: 'en',
    ask: 'I want to keep track of',
    things: ['eggs', 'keys'],
    others: 'clients, projects and invoices',
  },
  {
    language: 'fr',
    ask: 'Je veux suivre',
    things: ['les jeux', 'les clés'],
    others: 'les clients, les projets et les factures',
  },
  { language: 'es', ask: 'Quiero registrar', things: ['juegos', 'llaves'], others: 'clientes, proyectos y facturas' },
  { language: 'it', ask: 'Voglio registrare', things: ['giochi', 'chiavi'], others: 'clienti, progetti e fatture' },
  { language: 'pt', ask: 'Quero registrar', things: ['jogos', 'chaves'], others: 'clientes, projetos e faturas' },
  { language: 'no', ask: 'Jeg vil registrere', things: ['egg', 'nøkler'], others: 'kunder, prosjekter og fakturaer' },
] as const

const tracked = fc.constantFrom(...kept).chain((one) =>
  fc.record({
    one: fc.constant(one),
    thing: fc.constantFrom(...one.things),
    fields: fc
      .shuffledSubarray(said[one.language].fields, { minLength: 2 })
      .filter((fields) => fields.some(([, , kind]) => kind === 'check')),
  }),
)

test('what somebody keeps track of is a register where a field of it is filled in as nothing else is', () => {
  fc.assert(
    fc.property(tracked, ({ one: { language, ask, others }, thing, fields }) => {
      const text = `${ask} ${thing}, ${fields.map(([field]) => field).join(', ')}`
      const app = readApp(text, language)
      expect(app?.screen, text).toBe('register')
      for (const [, label, kind] of fields)
        expect(app?.records?.fields, text).toContainEqual(expect.objectContaining({ label, kind }))
      expect(readApp(`${ask} ${others}`, language)?.records, others).toBeUndefined()
    }),
    { numRuns: runs(60, 2000), seed },
  )
})

const held = fc.record({
  holder: fc.constantFrom('archive', 'record book', 'card index'),
  shown: fc.shuffledSubarray(['maps', 'dates', 'photos', 'ticket prices', 'addresses', 'stories'], { minLength: 3 }),
  written: fc.shuffledSubarray(['plot', 'sown on', 'rain in mm', 'next visit'], { minLength: 3 }),
})

test('a noun that may hold anything has fields where one of them is filled in as nothing else is', () => {
  fc.assert(
    fc.property(held, ({ holder, shown, written }) => {
      const recordsOf = (list: string[]) => readApp(`${holder} of our town, ${list.join(', ')}`, 'en')?.records
      expect(recordsOf(shown), shown.join()).toBeUndefined()
      const listed = [...written, 'watered yes/no']
      expect(recordsOf(listed)?.fields.length, listed.join()).toBe(listed.length)
    }),
    { numRuns: runs(30, 500), seed },
  )
})

test.each([
  'expense tracker, clean, dark and fast',
  'expense tracker, login, dark mode, charts per month',
  'inventory app, must work on my phone, colour coded, date of purchase',
  'pantry list app, items with expiry dates, show what expires soon',
  'list of our menu, soup 6, fish 18, date cake 5',
  'shopping list, milk, eggs, bread, date syrup',
  'members list for our rowing club, nothing fancy',
])('how it looks, what it does and what is in it are no fields: %s', (text) => {
  expect(readApp(text, 'en')?.records).toBeUndefined()
})
