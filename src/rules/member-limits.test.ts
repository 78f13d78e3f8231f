import { expect, test } from 'vitest'
import { limitReason, limitWords, monthlyLimit, nextMonth, raisedBy } from './member-limits.ts'
import { roles } from './permissions.ts'

test.for([
  ['owner', 5, 3, null],
  ['owner', undefined, 0, null],
  ['admin', undefined, 3, null],
  ['admin', 5, 3, 5],
  ['editor', undefined, 3, 3],
  ['editor', undefined, null, null],
  ['editor', 0, 3, 0],
  ['editor', null, 3, null],
  ['guest-editor', undefined, 3, 3],
  ['viewer', 7, null, 7],
] as const)('%s with %s of their own and %s of the workspace may use %s a month', ([role, own, fallback, limit]) =>
  expect(monthlyLimit({ role, own, fallback })).toBe(limit),
)

test.for(roles)('the limit of %s is set by the owner, and by admins only where it is not an admin’s', (of) => {
  expect(limitReason('owner', of) === null).toBe(of !== 'owner')
  expect(limitReason('admin', of) === null).toBe(of !== 'owner' && of !== 'admin')
})

test.for([
  ['2026-11-01', '2026-12-01T00:00:00.000Z'],
  ['2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['2028-02-29', '2028-03-01T00:00:00.000Z'],
] as const)('the month of %s ends with %s', ([day, next]) => expect(nextMonth(day)).toBe(next))

const resetsAt = '2026-12-01T00:00:00.000Z'
test.for([
  [
    { limit: 150, used: 150 },
    'You have used your 150 credits of this month. They start anew on 1 December (UTC). Maren, who owns this workspace, or an admin can raise the limit.',
  ],
  [
    { limit: 1, used: 2 },
    'You have used your 1 credit of this month. They start anew on 1 December (UTC). Maren, who owns this workspace, or an admin can raise the limit.',
  ],
  [
    { limit: 0, used: 0 },
    'Your monthly limit here is 0 credits, so nothing can be generated. Maren, who owns this workspace, or an admin can raise it.',
  ],
  [{ limit: 3, used: 2 }, null],
] as const)('%o is said as %s', ([month, words]) =>
  expect(limitWords({ ...month, resetsAt, raisedBy: raisedBy('Maren', 'editor') })).toBe(words),
)

test('an admin is told that the owner can raise it', () =>
  expect(limitWords({ limit: 2, used: 2, resetsAt, raisedBy: raisedBy('Maren', 'admin') })).toContain(
    'Maren, who owns this workspace, can raise the limit.',
  ))
