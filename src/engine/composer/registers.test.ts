import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from './compose.ts'

/** A field as it is said, its column, and what it is filled in with. */
const fields: readonly (readonly [said: string, column: string, control: RegExp])[] = [
  ['owner', 'Owner', /<input [^>]*type="text"/],
  ['state (new, worn, broken)', 'State', /<select[^>]*>.*<option>worn<\/option>/],
  ['insured y/n', 'Insured', /<input [^>]*type="checkbox"/],
  ['wear 0-10', 'Wear', /<input [^>]*type="number"[^>]* min="0" max="10"/],
  ['weight (once a month)', 'Weight', /Once a month<.*<input [^>]*type="number"[^>]* step="any"/],
  ['next service (six months after the last)', 'Next service', /Six months after the last<.*<input [^>]*type="date"/],
  ['lent on', 'Lent on', /<input [^>]*type="date"/],
  ['paid yes or no', 'Paid', /<input [^>]*type="checkbox"/],
  ['colour', 'Colour', /<input [^>]*type="text"/],
  ['maker', 'Maker', /<input [^>]*type="text"/],
  ['phone', 'Phone', /<input [^>]*type="text"/],
  ['remarks', 'Remarks', /<input [^>]*type="text"/],
  ['date of the last visit', 'Date of the last visit', /<input [^>]*type="date"/],
]
const frames = ['An app', 'A web app', 'A tool', 'A register', 'A screen']
const things = ['boat', 'ewe', 'harp', 'tent']
const whose = ['our boat yard', 'a hill farm', 'the county orchestra']

const drawn = fc.record({
  frame: fc.constantFrom(...frames),
  whose: fc.constantFrom(...whose),
  thing: fc.constantFrom(...things),
  count: fc.integer({ min: 3, max: 20 }),
  wanted: fc.shuffledSubarray([...fields], { minLength: 3 }),
})

const headsOf = (html: string) =>
  [...html.matchAll(/<th scope="col"[^>]*data-sort[^>]*><span>([^<]*)</g)].map(([, head]) => head)

test('what is kept of each thing has a column and a control of its kind, with as many rows as there are things', () => {
  fc.assert(
    fc.property(drawn, ({ frame, whose: of, thing, count, wanted }) => {
      const list = wanted.map(([said]) => said).join(', ')
      const request = `${frame} for ${of}, ${count} ${thing}s. For each ${thing}: name, ${list}.`
      const { html, reply } = compose(firstRequest(request))
      expect(headsOf(html), request).toEqual(['Name', ...wanted.map(([, column]) => column)])
      const form = html.slice(html.indexOf('<form data-add'))
      for (const [, column, control] of wanted) expect(form, `${request}\n${column}`).toMatch(control)
      expect(html.match(/<tr data-entry/g), request).toHaveLength(count)
      expect(JSON.stringify(reply), request).not.toContain('did not use')
    }),
    { numRuns: runs(25, 400), seed },
  )
})

test('a specification has what is kept in a view of its own, beside what else is done', () => {
  const { html, reply } = compose(
    firstRequest(
      'Please build a web application for a hill farm. Users should be able to log in, read messages and add or edit an ' +
        'entry. Each ewe has a tag (format W-014), the year of birth, state (in lamb, dry, sold) and remarks.',
    ),
  )
  expect(headsOf(html)).toEqual(['Tag', 'Year of birth', 'State', 'Remarks'])
  expect(html).toContain('W-015')
  expect(html.match(/data-section="screen\/register-table"/g)).toHaveLength(1)
  expect(JSON.stringify(reply)).not.toContain('format W-014')
})

test('a register is called by what it is of, and never by what stands among its fields', () => {
  const said = fc.record({
    things: fc.constantFrom('Werkzeuge', 'Zelte', 'Noten'),
    example: fc.constantFrom('Bohrhammer', 'Kuppel', 'Marsch'),
  })
  fc.assert(
    fc.property(said, ({ things, example }) => {
      const fields = `Was (z.B. ${example}), an wen, verliehen am, zurück bis, Pfand in Euro, Zustand (neu/alt)`
      const request = `Ich brauche eine Liste für meine ${things}, die ich verleihe. ${fields}.`
      const { html } = compose(firstRequest(request))
      expect(/<title>([^<]*)/.exec(html)?.[1], request).toContain(things)
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], request).toContain(things)
      expect(headsOf(html)).toEqual(['Was', 'An wen', 'Verliehen am', 'Zurück bis', 'Pfand in Euro', 'Zustand'])
    }),
    { numRuns: runs(6, 40), seed },
  )
})

test.for([
  ['Tool tracker: tool, shelf, weight in grams. Show the total of the weight at the bottom.', 'Weight in grams'],
  ['Werkzeugliste: Gerät, Fach, Gewicht in Kilo. Unten die Summe vom Gewicht.', 'Gewicht in Kilo'],
  ['Registre : outil, casier, poids en kilos. Le total du poids en bas.', 'Poids en kilos'],
  ['Inventario: herramienta, estante, peso en kilos. El total del peso abajo.', 'Peso en kilos'],
  ['Inventario: attrezzo, scaffale, peso in chili. In fondo il totale del peso.', 'Peso in chili'],
  ['Inventário: ferramenta, prateleira, peso em quilos. No fim a soma do peso.', 'Peso em quilos'],
  ['Utstyrsregister: verktøy, hylle, vekt i kilo. Nederst summen av vekten.', 'Vekt i kilo'],
] as const)('a sum that is asked for stands below its table, and no other one: %s', ([request, column]) => {
  const { html } = compose(firstRequest(request))
  expect(html.match(/<span data-sum[^>]*>[^<]*</g)).toEqual([expect.stringContaining(`>${column}<`)])
  const [fields = ''] = request.split('. ')
  expect(compose(firstRequest(`${fields}.`)).html).not.toContain('<span data-sum')
})

test.for([
  ['Work log: day, person, hours, fee. The sum of hours and fee at the end.', ['Hours', 'Fee']],
  ['Work log: day, person, hours, fee. Total of hours and warn me at 20.', ['Hours']],
  ['Members list: name, phone, joined on, fee. Show the total number of members.', []],
  ['Members list: name, joined on, fee, paid yes/no. Show the total of the fee that is not paid.', []],
  ['Stock list: item, shelf, amount. Total at the bottom and highlight what runs low.', ['Amount']],
] as const)('every column that is named is added up, and nothing that was not asked for: %s', ([request, columns]) => {
  const { html } = compose(firstRequest(request))
  const sums = [...html.matchAll(/<span data-sum[^>]*>([^<]*)</g)].map(([, label]) => label)
  expect(sums).toEqual(columns)
})

test.for([
  [
    'Tool tracker: tool, condition (good, worn), shelf. Right now: drill, good, shelf 2; saw, worn, shelf 3.',
    /example/i,
  ],
  [
    'Werkzeugliste: Gerät, Zustand (gut, kaputt), Fach. Bisher: Säge, gut, Fach 2; Bohrer, kaputt, Fach 3.',
    /beispiel/i,
  ],
  [
    'Registre : outil, état (bon, usé), casier. Pour l’instant : scie, bon, casier 2; perceuse, usé, casier 3.',
    /exempl/i,
  ],
  [
    'Inventario: herramienta, estado (bueno, roto), estante. Ahora: sierra, bueno, estante 2; taladro, roto, estante 3.',
    /ejempl/i,
  ],
  [
    'Inventario: attrezzo, stato (buono, rotto), scaffale. Al momento: sega, buono, scaffale 2; trapano, rotto, scaffale 3.',
    /esemp/i,
  ],
  [
    'Inventário: ferramenta, estado (bom, gasto), prateleira. Até agora: serra, bom, prateleira 2; berbequim, gasto, prateleira 3.',
    /exempl/i,
  ],
  [
    'Utstyrsregister: verktøy, tilstand (god, slitt), hylle. Akkurat nå: sag, god, hylle 2; drill, slitt, hylle 3.',
    /eksemp/i,
  ],
] as const)(
  'rows that a request gives stand in the table, and nothing is called an example: %s',
  ([request, samples]) => {
    const { html, reply } = compose(firstRequest(request))
    const rows = request.slice(request.lastIndexOf(':') + 1).split(';')
    const cells = [...html.matchAll(/<tr data-entry.*?<\/tr>/gs)].map(([row]) => row)
    expect(cells).toHaveLength(rows.length)
    rows.forEach((row, at) => {
      const [name = '', state = '', place = ''] = row
        .replace('.', '')
        .split(',')
        .map((cell) => cell.trim())
      expect(cells[at]).toContain(name.slice(1))
      for (const cell of [state, place.split(' ').at(-1)]) expect(cells[at]).toContain(`>${cell}<`)
    })
    const shown = html.slice(html.indexOf('<main')).replace(/<script.*?<\/script>|<[^>]*>/gs, ' ')
    expect([JSON.stringify(reply), shown].filter((text) => samples.test(text))).toEqual([])
    expect(JSON.stringify(reply)).not.toContain(rows[0]?.trim().slice(0, 5))
  },
)
