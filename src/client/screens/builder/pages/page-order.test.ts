import { expect, test } from 'vitest'
import { indexAt, orderWith } from './page-order.ts'

test.for([
  [-20, 1],
  [10, 1],
  [100, 2],
  [999, 3],
] as const)('%d pixels down is place %d of four', ([y, index]) => expect(indexAt(y, 44, 4)).toBe(index))

test('the others make way', () => {
  expect(orderWith(['Home', 'About', 'Prices'], 'Prices', 1)).toEqual(['Home', 'Prices', 'About'])
})
