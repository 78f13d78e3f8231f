import fc from 'fast-check'
import { expect, test } from 'vitest'
import { along, followed, type PathLayout, viewOnMap } from './linked.ts'

/** A page of sections of these heights, seen through 500 px. */
const page = (heights: number[], top = 0): PathLayout => {
  let sum = 0
  const sections = heights.map((height, index) => {
    const section = { path: `${index}`, top: sum, height }
    sum += height
    return section
  })
  return { top, height: sum, viewport: 500, sections }
}
const pairs = (count: number) => Array.from({ length: count }, (_, index) => [`${index}`, `${index}`] as const)

test.for<[name: string, from: PathLayout, to: PathLayout, top: number]>([
  ['the top is the top', page([400, 900, 800]), page([400, 300, 800]), 0],
  ['the same page, the same place', page([400, 900, 800], 777), page([400, 900, 800]), 777],
  ['the beginning of a section is its beginning', page([400, 900, 800], 1300), page([700, 900, 1200]), 1600],
  ['half of a section is half of it', page([400, 800, 800, 900], 800), page([400, 200, 800, 900]), 500],
  ['the end is the end', page([400, 900, 800], 1600), page([400, 300, 900]), 1100],
  ['a page that does not scroll stays', page([400, 900, 800], 500), page([300]), 0],
])('%s', ([, from, to, top]) => expect(followed(from, to, pairs(from.sections.length))).toBeCloseTo(top, 5))

test('further down on one side is never further up on the other', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(heights, heights, fc.nat(9000), fc.nat(2000), (a, b, top, more) => {
      const to = page(b)
      const all = pairs(Math.min(a.length, b.length))
      const [first, second] = [followed(page(a, top), to, all), followed(page(a, top + more), to, all)]
      expect(second).toBeGreaterThanOrEqual(first)
      expect(first).toBeGreaterThanOrEqual(0)
      expect(second).toBeLessThanOrEqual(Math.max(0, to.height - to.viewport))
    }),
  )
})

test('between no anchors everything is at 0', () => expect(along([], 5)).toBe(0))

test('the map shows what is in view, also where it has a row for what this page has not', () => {
  const layout = page([500, 500])
  const rows = [
    { size: 500, path: '0' },
    { size: 1000, path: null },
    { size: 500, path: '1' },
  ]
  expect(viewOnMap(layout, rows)).toEqual({ top: 0, height: 0.25 })
  expect(viewOnMap({ ...layout, top: 500 }, rows)).toEqual({ top: 0.75, height: 0.25 })
})
