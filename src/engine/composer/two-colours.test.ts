import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { deltaE, parseColor } from './color.ts'
import { compose } from './compose.ts'

const trades = fc.constantFrom(
  'bike repair shop in Leeds',
  'plumber in Hull',
  'brewery in Derby',
  'bakery in Bath',
  'law firm in York',
  'florist in Leith',
  'choir in Truro',
  'hostel in Porto',
)
const pairs = fc.constantFrom(
  ['teal', 'orange'],
  ['navy', 'coral'],
  ['purple', 'gold'],
  ['darkgreen', 'yellow'],
  ['maroon', 'turquoise'],
) as fc.Arbitrary<[string, string]>

test('the second of two asked colours stands somewhere on the page, and not in its variables alone', () => {
  fc.assert(
    fc.property(trades, pairs, (trade, [first, second]) => {
      const { html } = compose(
        firstRequest(`website for a ${trade}, colours ${first} and ${second}, with prices and a contact form`),
      )
      const [root = ''] = html.match(/:root\{[^}]*\}/) ?? []
      const asked = parseColor(second)
      const holders = [...root.matchAll(/(--[\w-]+):([^;}]+)/g)].flatMap(([, name = '', value = '']) => {
        const tint = name.startsWith('--font') || name === '--radius' ? null : parseColor(value)
        return tint && asked && deltaE(tint, asked) < 0.1 ? [name] : []
      })
      const drawn = html.replace(root, '')
      expect(
        holders.filter((name) => drawn.includes(name)),
        `${trade}, ${first} and ${second}`,
      ).not.toEqual([])
    }),
    { numRuns: runs(24), seed },
  )
})
