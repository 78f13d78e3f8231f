import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.for<[password: string, passed: string[], strength: string, canSubmit: boolean]>([
  ['', [], 'Weak', false],
  ['a', ['lower'], 'Weak', false],
  ['aA', ['upper', 'lower'], 'Medium', false],
  ['aA1', ['upper', 'lower', 'digit'], 'Medium', true],
  ['abcdefgh', ['length', 'lower'], 'Medium', false],
  ['abcdefg1', ['length', 'lower', 'digit'], 'Medium', true],
  ['Abcdefg1', ['length', 'upper', 'lower', 'digit'], 'Strong', true],
  ['Abcdef1!', ['length', 'upper', 'lower', 'digit', 'special'], 'Strong', true],
  ['ÉÀÈéàè12', ['length', 'upper', 'lower', 'digit'], 'Strong', true],
  ['        ', ['length'], 'Weak', false],
  ['!!!!!!!!', ['length', 'special'], 'Medium', false],
])('%o passes %o: %s, may be submitted: %o', ([password, passed, strength, canSubmit]) =>
  expect(passwordStrength(password)).toEqual({ passed, strength, canSubmit }),
)
