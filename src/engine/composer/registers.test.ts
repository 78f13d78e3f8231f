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
