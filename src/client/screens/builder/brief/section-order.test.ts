import { expect, test } from 'vitest'
import { moved, placeAt } from './section-order.ts'

test.each([
  ['up', 2, 0, 'cabd'],
  ['down', 0, 2, 'bcad'],
  ['nowhere', 1, 1, 'abcd'],
  ['off the list', 1, 4, 'abcd'],
  ['what is not there', 9, 0, 'abcd'],
])('an entry moves %s', (_way, from, to, order) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to).join('')).toBe(order)
})

test('a height belongs to the row whose middle it has not passed', () => {
  const rows = [0, 40, 80].map((top) => ({ top, bottom: top + 40 }))
  expect([-5, 10, 25, 70, 200].map((y) => placeAt(rows, y))).toEqual([0, 0, 1, 2, 2])
})
