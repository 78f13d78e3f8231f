import { expect, test } from 'vitest'
import { KeySeal } from './sealed-key.ts'

const key = 'sk-very-secret-7Q2K'

test('a key is opened where it belongs, and nowhere else', () => {
  const seal = new KeySeal(['the secret of this host, 32 letters'])
  const sealed = seal.seal(key, 'workspace/model')
  expect(sealed).not.toContain('secret')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(key.slice(0, 6))
  expect(seal.open(sealed, 'workspace/model')).toBe(key)
  expect(seal.open(sealed, 'other workspace/model')).toBeNull()
  expect(seal.open(`${sealed.slice(0, -2)}AA`, 'workspace/model')).toBeNull()
  expect(seal.open('', 'workspace/model')).toBeNull()
  expect(seal.seal(key, 'workspace/model')).not.toBe(sealed)
})

test('after a change of the secret the previous one still opens, and new keys are sealed with the new one', () => {
  const before = new KeySeal(['the secret of this host, 32 letters'])
  const sealed = before.seal(key, 'a')
  expect(new KeySeal(['another secret of this host, 32 l.']).open(sealed, 'a')).toBeNull()
  const both = new KeySeal(['another secret of this host, 32 l.', 'the secret of this host, 32 letters'])
  expect(both.open(sealed, 'a')).toBe(key)
  expect(before.open(both.seal(key, 'a'), 'a')).toBeNull()
})
