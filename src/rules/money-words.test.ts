import { expect, test } from 'vitest'
import { packReason, returnToFree } from './money-words.ts'
import type { Plan } from './plans.ts'

test.for<[own: Plan | null, pack: Plan, isOpen: boolean]>([
  [null, 'pro', true],
  ['free', 'pro', true],
  ['free', 'teams', true],
  ['pro', 'pro', true],
  ['pro', 'teams', true],
  ['teams', 'teams', true],
  ['teams', 'pro', false],
])('on %s the %s packs can be bought: %s', ([own, pack, isOpen]) => {
  expect(packReason(own, pack) === null).toBe(isOpen)
})

test('why a smaller plan’s pack is off names both plans and the way out', () => {
  expect(packReason('teams', 'pro')).toBe(
    'You are on Teams: credits are bought at its price. Return to Free in Billing first to choose Pro.',
  )
})

test.for([
  [0, 'five daily credits'],
  [1, 'your 1 bought credit'],
  [40, 'your 40 bought credits'],
] as const)('with %d bought credits it is said before what stays', ([credits, words]) => {
  expect(returnToFree.stays(credits)).toContain(words)
})
