import { expect, test } from 'vitest'
import { person, sessionOf } from '#test/support/state-fixtures/auth.ts'
import { SessionEnded, signedInAgain } from './recovery.ts'
import { createAuthStore } from './store.ts'

function lost() {
  const store = createAuthStore()
  store.dispatch({ type: 'signed-in', session: sessionOf(person('ada')) })
  store.dispatch({ type: 'session-lost' })
  return store
}

test('a call goes on once the same person is signed in again', async () => {
  const store = lost()
  let isOver = false
  const waiting = signedInAgain(store).then(() => (isOver = true))
  await Promise.resolve()
  expect(isOver).toBe(false)
  store.dispatch({ type: 'signed-in', session: sessionOf(person('ada')) })
  await waiting
})

test('a call of one person is never repeated for another', async () => {
  const store = lost()
  const waiting = signedInAgain(store)
  store.dispatch({ type: 'signed-in', session: sessionOf(person('bo')) })
  await expect(waiting).rejects.toThrow(SessionEnded)
})

test('leaving ends the wait', async () => {
  const store = lost()
  const waiting = signedInAgain(store)
  store.dispatch({ type: 'signed-out' })
  await expect(waiting).rejects.toThrow(SessionEnded)
})

test('so does a call that is no longer wanted', async () => {
  const store = lost()
  const leaving = new AbortController()
  const waiting = signedInAgain(store, leaving.signal)
  leaving.abort()
  await expect(waiting).rejects.toThrow(SessionEnded)
  expect(store.get().isLost).toBe(true)
})

test('a session that was renewed meanwhile is not waited for', async () => {
  const store = createAuthStore()
  store.dispatch({ type: 'signed-in', session: sessionOf(person('ada')) })
  await signedInAgain(store)
})
