import { expect, test } from 'vitest'
import { editorReason, editorsOf, seatReason, seatsOf, seatWords } from './seats.ts'

test('seats and editors by plan', () => {
  expect([seatsOf('free', true), seatsOf('pro', true), seatsOf('teams', true)]).toEqual([1, 1, 20])
  expect([editorsOf('free', true), editorsOf('pro', true), editorsOf('teams', true)]).toEqual([0, 3, 3])
  expect([seatsOf('free', false), editorsOf('free', false)]).toEqual([Infinity, Infinity])
})

test.for([
  [18, 2, null],
  [18, 3, '2 seats of 20 are free, and 3 are needed.'],
  [19, 2, '1 seat of 20 is free, and 2 are needed.'],
  [20, 1, 'Every seat is taken: 20 of 20.'],
  [22, 1, 'Every seat is taken: 22 of 20.'],
] as const)('of %d seats %d more: %s', ([used, wanted, words]) => {
  const reason = seatReason({ used, limit: 20 }, wanted)
  if (words === null) expect(reason).toBeNull()
  else expect(reason).toContain(words)
})

test.for([
  ['pro', 2, null],
  ['pro', 3, '3 of 3 editors on Pro. Invite as a viewer'],
  ['free', 0, 'Free has no editors beside the owner; Pro has 3'],
] as const)('on %s with %d editors one more: %s', ([plan, used, words]) => {
  const reason = editorReason({ used, limit: editorsOf(plan, true) }, 1, plan)
  if (words === null) expect(reason).toBeNull()
  else expect(reason).toContain(words)
})

test('the seat that is said before one tries', () => {
  expect(seatWords({ used: 18, limit: 20 })).toBe('Seat 18 of 20')
  expect(seatWords({ used: 1, limit: null })).toBe('1 seat')
})
