import { expect, test } from 'vitest'
import { Seal } from './seal.ts'

const seal = new Seal('a secret of this test')

test('a word holds for its text, its purpose and its secret only', () => {
  const word = seal.of('request', 'key 42')
  expect(seal.isOf(word, 'request', 'key 42')).toBe(true)
  expect(seal.isOf(word, 'request', 'key 43')).toBe(false)
  expect(seal.isOf(word, 'form', 'key 42')).toBe(false)
  expect(new Seal('another').isOf(word, 'request', 'key 42')).toBe(false)
})

test('what people write into a request is never a word about a form, a site or an opening', () => {
  for (const purpose of ['form', 'opening', 'site', 'review'] as const)
    for (const typed of [`${purpose} key 42`, 'key 42', ` ${purpose} key 42`])
      expect(seal.isOf(seal.of('request', typed), purpose, 'key 42')).toBe(false)
})
