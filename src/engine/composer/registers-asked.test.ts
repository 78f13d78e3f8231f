import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRequest } from '#test/support/first-request.ts'
import { runs, seed } from '#test/support/draw.ts'
import { compose } from './compose.ts'

const pageOf = (prompt: string) => compose(firstRequest(prompt))
const columnsOf = (prompt: string) => pageOf(prompt).brief.app?.records?.fields.map(({ label }) => label) ?? []
const rowsOf = (prompt: string) => pageOf(prompt).brief.app?.records?.rows?.length ?? 0

const entries = fc.constantFrom(
  [
    'I tune pianos in Leeds and want to keep an eye on it.',
    'Each entry has customer, place, instrument, fee and status (open / done)',
    'Customer',
  ],
  [
    'Ich bin Klavierstimmerin in Ulm und möchte das im Blick behalten.',
    'Jeder Eintrag hat Kunde, Ort, Instrument, Honorar und Status (offen / erledigt)',
    'Kunde',
  ],
  [
    'Je suis accordeur à Lyon et je veux garder tout ça en vue.',
    'Chaque fiche contient client, lieu, instrument, prix et statut (ouvert / fait)',
    'Client',
  ],
  [
    'Soy afinador en Lugo y quiero tenerlo todo a la vista.',
    'Cada ficha tiene cliente, lugar, instrumento, importe y estado (abierto / hecho)',
    'Cliente',
  ],
  [
    'Sou afinador em Braga e quero ter tudo à vista.',
    'Cada ficha tem cliente, lugar, instrumento, valor e estado (aberto / feito)',
    'Cliente',
  ],
) as fc.Arbitrary<[string, string, string]>

test('whoever says what each entry has gets a register, whatever their trade is', () => {
  fc.assert(
    fc.property(entries, ([who, said, first]) => {
      const columns = columnsOf(`${who} ${said}.`)
      expect([said, columns[0], columns.length]).toEqual([said, first, 5])
    }),
    { numRuns: runs(10), seed },
  )
})

const told = fc.record({
  words: fc.constantFrom(
    {
      who: 'I shoe horses in Devon.',
      lead: 'Shoeing',
      list: 'horse, owner, kind of shoe, next visit, price',
      rows: ['Quartz, Mrs Dale, four shoes, 17 April, 95 €', 'Nut, Mr Fern, trim, 24 April, 40 €'],
    },
    {
      who: 'Ich beschlage Pferde im Harz.',
      lead: 'Beschlag',
      list: 'Pferd, Besitzer, Beschlag, nächster Termin, Preis',
      rows: ['Quarz, Frau Dahl, vier Eisen, 17. April, 95 €', 'Nuss, Herr Farn, Ausschneiden, 24. April, 40 €'],
    },
    {
      who: 'Je ferre des chevaux à Gap.',
      lead: 'Ferrures',
      list: 'cheval, propriétaire, ferrure, prochain passage, prix',
      rows: ['Quartz, Mme Dalle, quatre fers, 17 avril, 95 €', 'Noix, Mme Ferreira, parage, 24 avril, 40 €'],
    },
  ),
  asks: fc.boolean(),
})

test('several rows that fill many columns make a register, without a word for a list', () => {
  fc.assert(
    fc.property(told, ({ words: { who, lead, list, rows }, asks }) => {
      const request = `${asks ? `${who} ` : ''}${lead}: ${list}\n\n${rows.join('\n')}`
      expect([request, rowsOf(request)]).toEqual([request, rows.length])
    }),
    { numRuns: runs(12), seed },
  )
})

test('columns behind a word for fields are those of a register where rows stand below them, and those of a form elsewhere', () => {
  const opening =
    'Sou da ala das baianas e preciso de um controle das fantasias. Campos: componente, telefone, manequim e pago (sim ou não).'
  expect(rowsOf(`${opening}\n\nDona Lina - (21) 95555-0147 - 48 - sim\nNeide - (21) 95555-0932 - 52 - não`)).toBe(2)
  expect(pageOf('Contact form for our bakery. Fields: name, email, message.').brief.app ?? null).toBe(null)
})

const names = fc.constantFrom(
  ['I need a register of tools: tool, owner, size, lent yes/no.', 'Please call it', 'Old Tools'],
  ['Ich brauche eine Liste: Gerät, Mitglied, Telefon, zurück ja/nein.', 'Nenn es', 'Geräteverleih'],
  ['Il me faut un registre : cheval, propriétaire, téléphone, prix.', 'Appelez ça', '« Ferrages »'],
  ['Necesito un registro: anilla, nombre, color, año.', 'Que se llame', '«Palomar»'],
  ['Mi serve un registro: botte, legno, capienza, livello.', 'Chiamalo', '«Acetaia»'],
  ['Preciso de um registro: data, peça, responsável, custo.', 'O nome pode ser', '“Moinho”'],
  ['Trenger et register: båt, eier, mobil, lengde.', 'Kall det', '«Båtliste»'],
) as fc.Arbitrary<[string, string, string]>

test('a register is called as somebody says that it is to be called', () => {
  fc.assert(
    fc.property(names, ([asked, lead, name]) => {
      expect([lead, pageOf(`${asked} ${lead} ${name}.`).brief.brand]).toEqual([
        lead,
        name.replace(/[«»“”]\s?|\s»/g, '').trim(),
      ])
    }),
    { numRuns: runs(14), seed },
  )
})

test('a line with a piece for each column is a row, though it opens as a limit does', () => {
  const rows = ['dan, 07700 900142, 9, £8, paid', 'ann, 07700 900871, 5, £8, not paid']
  const request = (row: string) =>
    `register of skates: customer, phone, size, price, paid\n\n- ${[...rows, row].join('\n- ')}`
  expect(rowsOf(request('under 12s coach, 07700 900333, 6, £6, paid'))).toBe(3)
  expect(rowsOf(request('under 5 red'))).toBe(2)
})
