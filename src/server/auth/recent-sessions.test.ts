import { expect, test } from 'vitest'
import { RecentSessions } from './recent-sessions.ts'

const signedIn = (id: string, until: number | null) => ({
  person: { id, email: `${id}@example.com`, sessionId: id },
  createdAt: new Date(0),
  emailConfirmedAt: null,
  credentialUntil: until === null ? null : new Date(until),
})

test('a credential is known by its very bytes until it ends', () => {
  const recent = new RecentSessions()
  recent.keep('a', signedIn('one', 1000))
  expect(recent.find('a', 999)?.person.id).toBe('one')
  expect(recent.find('b', 999)).toBeNull()
  expect(recent.find('a', 1000)).toBeNull()
  expect(recent.find('a', 1)).toBeNull()
})

test('one that has no end is not kept, and many make it forget who has not asked for longest', () => {
  const recent = new RecentSessions()
  recent.keep('endless', signedIn('x', null))
  expect(recent.find('endless', 0)).toBeNull()
  for (let n = 0; n < 5000; n += 1) recent.keep(`c${n}`, signedIn(`s${n}`, 10))
  expect(recent.find('c0', 1)?.person.id).toBe('s0')
  recent.keep('new', signedIn('new', 10))
  expect(recent.find('c0', 1)?.person.id).toBe('s0')
  expect(recent.find('c1', 1)).toBeNull()
})
