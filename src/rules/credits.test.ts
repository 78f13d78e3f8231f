import { expect, test } from 'vitest'
import { type Holdings, nextCredit, nextReset, returnReason } from './credits.ts'
import { higherPlan, type Plan } from './plans.ts'

test.for<[holdings: Holdings, plan: Plan, source: 'day' | 'balance' | null]>([
  [{ balance: 0, reserved: 0, dayUsed: 0 }, 'free', 'day'],
  [{ balance: 9, reserved: 0, dayUsed: 4 }, 'free', 'day'],
  [{ balance: 9, reserved: 0, dayUsed: 5 }, 'free', 'balance'],
  [{ balance: 0, reserved: 0, dayUsed: 5 }, 'free', null],
  [{ balance: 1, reserved: 0, dayUsed: 0 }, 'pro', 'balance'],
  [{ balance: 1, reserved: 0, dayUsed: 5 }, 'teams', 'balance'],
  // without credits a paid plan has the five of the day, as Free has
  [{ balance: 1, reserved: 1, dayUsed: 0 }, 'pro', 'day'],
  [{ balance: 0, reserved: 0, dayUsed: 4 }, 'teams', 'day'],
  [{ balance: 0, reserved: 0, dayUsed: 5 }, 'pro', null],
])('the next credit of %o on %s: %s', ([holdings, plan, source]) => {
  expect(nextCredit(holdings, plan)).toBe(source)
})

test('a new day begins at 00:00 UTC', () => {
  expect(nextReset(new Date('2026-12-31T23:59:59.999Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z')
  expect(nextReset(new Date('2028-02-28T00:00:00Z')).toISOString()).toBe('2028-02-29T00:00:00.000Z')
})

test('what came back says why, also when an older word is stored', () => {
  expect(returnReason('fallback')).toBe('Returned: the model did not answer')
  expect(returnReason('something else')).toBe('Returned')
  expect(returnReason(null)).toBe('Returned')
})

test.for<[one: Plan, other: Plan, higher: Plan]>([
  ['free', 'pro', 'pro'],
  ['teams', 'pro', 'teams'],
  ['pro', 'teams', 'teams'],
  ['free', 'free', 'free'],
])('the higher one of %s and %s is %s', ([one, other, higher]) => {
  expect(higherPlan(one, other)).toBe(higher)
})
