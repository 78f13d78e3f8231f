import { expect, test } from 'vitest'
import * as account from './account.ts'

const now = 1_800_000_000_000

test.for([
  ['signed-up', now - 3_600_000, true],
  ['signed-in', now, true],
  ['signed-in', now - 29_999, true],
  ['signed-in', now - 30_000, false],
  ['signed-in', now - 3_600_000, false],
] as const)('%s with an account made at %i: new is %o', ([event, createdAt, isNew]) =>
  expect(account.isNewUser(event, createdAt, now)).toBe(isNew),
)

test('a failed refresh is tried again from 200 ms on, doubling while under 30 s', () =>
  expect(account.retryDelays()).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800, 25_600]))

test.for([
  ['the tick of a session, 30 s', account.session.tickMs, 30_000],
  ['refreshed when 3 ticks remain', account.session.refreshTicks, 3],
  ['a credential lives 10 minutes', account.session.credentialMs, 600_000],
  ['the window of new people, 30 s', account.newUserWindowMs, 30_000],
  ['the welcome after 1 s', account.welcomeDelayMs, 1000],
  ['social sign-in is busy for 10 s', account.socialBusyMs, 10_000],
  ['identities are looked at again after 1 s', account.oauthRecheckMs, 1000],
  ['workspaces are read again after 200 ms', account.workspaceRefreshDelayMs, 200],
  ['and count as loading for 300 ms more', account.workspaceLoadingHoldMs, 300],
  ['the heartbeat, 30 s', account.realtime.heartbeatMs, 30_000],
] as const)('%s', ([, constant, value]) => expect(constant).toBe(value))

test('a lost line is opened again after 1, 2, 5 and 10 s', () =>
  expect(account.realtime.reconnectMs).toEqual([1000, 2000, 5000, 10_000]))
