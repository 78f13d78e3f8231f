import { expect, test } from 'vitest'
import { sheetLayout } from './sheet-layout.ts'

test.each<[what: string, page: { width: number; height: number }, columns: number, scale: number]>([
  ['a short page stands as it is', { width: 1440, height: 900 }, 1, 1],
  ['a phone page of one screen too', { width: 390, height: 844 }, 1, 1],
  ['a long page stands in columns', { width: 1440, height: 5000 }, 2, 0.54],
  ['a long page of a phone in several', { width: 390, height: 7000 }, 4, 0.89],
  ['a very long one in as many as there may be', { width: 390, height: 30_000 }, 6, 0.31],
])('%s', (_, page, columns, scale) => {
  const layout = sheetLayout(page, 1568)
  expect(layout.columns).toBe(columns)
  expect(layout.scale).toBeCloseTo(scale, 1)
  expect(Math.max(layout.width, layout.tall)).toBeLessThanOrEqual(1568)
  // all of the page is on it
  expect(layout.height * layout.columns).toBeGreaterThanOrEqual(page.height)
})
