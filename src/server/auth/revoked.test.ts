import { expect, test } from 'vitest'
import { session } from '#rules/account.ts'
import { RevokedSessions } from './revoked.ts'

test('a revoked session is remembered as long as its credential could last', () => {
  const revoked = new RevokedSessions()
  revoked.add(['a', 'b'], 1000)
  expect([revoked.has('a', 2000), revoked.has('b', 2000), revoked.has('c', 2000)]).toEqual([true, true, false])
  expect(revoked.has('a', 1000 + session.credentialMs - 1)).toBe(true)
  expect(revoked.has('a', 1000 + session.credentialMs)).toBe(false)
})

test('a flood of sign-outs pushes the oldest out', () => {
  const revoked = new RevokedSessions()
  for (let n = 0; n < 25_000; n += 1) revoked.add([String(n)], 1000)
  expect([revoked.has('24999', 2000), revoked.has('16000', 2000), revoked.has('1', 2000)]).toEqual([true, true, false])
})
