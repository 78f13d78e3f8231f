import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readApp } from '../apps.ts'
import { type ReadingLanguage, readingLanguages } from '../types.ts'
import type { RecordField } from './record-field.ts'

/** Registers as people name them, what they are for, and what is written down in them. */
type Said = { names: string[]; aims: string[]; fields: [said: string, label: string, kind: RecordField['kind']][] }

const said: Record<ReadingLanguage, Said> = {
  en: {
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
    fc.property(drawn, ({ language, name, aim, fields }) => {
      const text = `${name}${aim}, ${fields.map(([one]) => one).join(', ')}`
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
