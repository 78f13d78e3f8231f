import { expect, test } from 'vitest'
import { type AuthEvent, initialAuth, reduceAuth } from './auth.ts'
import { noon, person, sessionOf } from '#test/support/state-fixtures/auth.ts'

const signedIn = reduceAuth(initialAuth, { type: 'signed-in', session: sessionOf() })

test('it loads until the session was read, whoever it belongs to', () => {
  expect(initialAuth.loading).toBe(true)
  const nobody = reduceAuth(initialAuth, { type: 'session-read', session: sessionOf(null) })
  expect(nobody).toEqual({ ...initialAuth, loading: false })
  const somebody = reduceAuth(initialAuth, { type: 'session-read', session: sessionOf() })
  expect(somebody).toMatchObject({ user: person(), loading: false, expiresAt: noon + 600_000, last: null })
})

test('an answer about the session that comes after a sign-in or a sign-out says nothing any more', () => {
  expect(reduceAuth(signedIn, { type: 'session-read', session: sessionOf(null) })).toBe(signedIn)
  const signedOut = reduceAuth(initialAuth, { type: 'signed-out' })
  expect(reduceAuth(signedOut, { type: 'session-read', session: sessionOf() })).toBe(signedOut)
})

test.for([
  ['signed-in', { type: 'signed-in', session: sessionOf() }],
  ['signed-up', { type: 'signed-up', session: sessionOf() }],
  ['token-refreshed', { type: 'token-refreshed', session: sessionOf() }],
  ['user-updated', { type: 'user-updated', session: sessionOf() }],
  ['password-recovery', { type: 'password-recovery' }],
  ['signed-out', { type: 'signed-out' }],
] as const satisfies [string, AuthEvent][])('%s is remembered as the last event', ([name, event]) => {
  expect(reduceAuth(signedIn, event).last).toBe(name)
})

test('a refresh moves the end of the credential and keeps the person', () => {
  const refreshed = reduceAuth(signedIn, { type: 'token-refreshed', session: sessionOf(person(), 1_200_000) })
  expect(refreshed).toMatchObject({ user: person(), expiresAt: noon + 1_200_000 })
})

test('the setup of a new person begins with the sign-up itself and ends once', () => {
  const setting = reduceAuth(initialAuth, { type: 'signed-up', session: sessionOf(), isNew: true })
  expect(setting.creatingWorkspaces).toBe(true)
  const refreshed = reduceAuth(setting, { type: 'token-refreshed', session: sessionOf() })
  expect(refreshed.creatingWorkspaces).toBe(true)
  const ended = reduceAuth(refreshed, { type: 'setup-ended' })
  expect(ended.creatingWorkspaces).toBe(false)
  expect(reduceAuth(ended, { type: 'setup-ended' })).toBe(ended)
})

test('signing out forgets everything but that it happened', () => {
  expect(reduceAuth(signedIn, { type: 'signed-out' })).toEqual({ ...initialAuth, loading: false, last: 'signed-out' })
})

test('a lost session keeps the person until they sign in again', () => {
  const lost = reduceAuth(signedIn, { type: 'session-lost' })
  expect(lost).toMatchObject({ isLost: true, user: person() })
  expect(reduceAuth(lost, { type: 'session-lost' })).toBe(lost)
  expect(reduceAuth(lost, { type: 'signed-in', session: sessionOf() })).toMatchObject({ isLost: false, user: person() })
})

test('a session cannot be lost where nobody is signed in', () => {
  expect(reduceAuth(initialAuth, { type: 'session-lost' })).toBe(initialAuth)
})
