import { expect, test } from 'vitest'
import { rateCap } from './rate.ts'

test('a flood is cut to the cap and the cap fills up again', () => {
  const take = rateCap(100, 200)
  const taken = (from: number, count: number) => Array.from({ length: count }, () => take(from)).filter(Boolean).length
  expect(taken(0, 10_000)).toBe(200)
  expect(taken(500, 10_000)).toBe(50)
  expect(taken(60_000, 10_000)).toBe(200)
})
