import { expect, test } from 'vitest'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from './compose.ts'

const headsOf = (prompt: string) =>
  [...compose(firstRequest(prompt)).html.matchAll(/<th scope="col"[^>]*><span>([^<]*)</g)].map(([, text = '']) =>
    text.trim(),
  )

test.each([
  [
    'I need a tool lending register for our makers space. Tool, who has it, date out, date back.',
    ['Tool', 'Who has it', 'Date out', 'Date back'],
  ],
  [
    "inventory for my chest freezer: what's in it, which drawer, when I froze it",
    ['Name', "What's in it", 'Which drawer', 'When I froze it'],
  ],
  ['admin screen for our boat club. members: name, boat, berth, paid', ['Name', 'Boat', 'Berth', 'Paid']],
  [
    'Ich brauch ein Fahrtenbuch für unseren Pflegedienst. 7 Autos, Datum, Fahrerin, km Start, Zweck.',
    ['Name', 'Datum', 'Fahrerin', 'Km Start', 'Zweck'],
  ],
  [
    'suivi des ruches. ruche, date de visite, état de la reine, récolte',
    ['Ruche', 'Date de visite', 'État de la reine', 'Récolte'],
  ],
  [
    'lista de comuneros: nombre, parcela, tahúllas, teléfono, si debe cuotas',
    ['Nombre', 'Parcela', 'Tahúllas', 'Teléfono', 'Debe cuotas'],
  ],
  ['inventario para mi taller: pieza, cantidad, estante, proveedor', ['Pieza', 'Cantidad', 'Estante', 'Proveedor']],
])('what is kept of each thing are the columns: %s', (prompt, heads) => {
  expect(headsOf(prompt)).toEqual(heads)
})

test.each(['packing list for our scout camp: tent, stove, rope', 'shopping list: milk, eggs, bread'])(
  'things are no columns: %s',
  (prompt) => {
    expect(headsOf(prompt)).toEqual([])
  },
)

test('an example row shows a date under a date, a place under a shelf, and nothing where nobody can know', () => {
  const { html } = compose(firstRequest('inventory for a theatre: item, shelf, due date, owner'))
  const cells = [...html.matchAll(/<td[^>]*><span[^>]*>([^<]*)</g)].map(([, text = '']) => text)
  expect(cells.slice(0, 3)).toEqual(['A1', '3 Mar', '–'])
})
