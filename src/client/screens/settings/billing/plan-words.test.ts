import { expect, test } from 'vitest'
import { limitsOf } from '#rules/plans.ts'
import { clockTime } from '#client/ui/times.ts'
import { planWords, remainingWords } from './plan-words.ts'

test.for([
  ['free', true, 5, '1 workspace, 1 project, 5 daily credits'],
  ['pro', true, null, 'Unlimited workspaces and projects'],
  ['teams', true, null, '20 seats (coming), unlimited workspaces and projects'],
  ['free', false, null, 'Unlimited workspaces and projects'],
] as const)('%s (billing: %s) holds %s credits a day: %s', ([plan, billing, daily, words]) => {
  expect(planWords(plan, limitsOf(plan, billing), daily)).toBe(words)
})

test.for([
  [5, '5 remaining'],
  [1, '1 remaining'],
  [0, 'No credits left'],
] as const)('%s left: %s', ([remaining, words]) => {
  expect(remainingWords(remaining)).toBe(words)
})

test('the time of the reset has hours and minutes', () => {
  expect(clockTime('2026-11-22T00:00:00.000Z')).toMatch(/^[0-2]\d:[0-5]\d$/)
})
