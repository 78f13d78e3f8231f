import { expect, test } from 'vitest'
import { type Check, checkReset, checkSignIn, checkSignUp, type Problems } from './checks.ts'
import { waitWords } from './failed.ts'

const values = { email: 'ada@example.com', password: 'harbour', confirm: 'harbour' }
const badEmail = 'Please enter a valid email address'
const short = 'Password must be at least 6 characters'

test.for<[string, Check, Partial<typeof values>, Problems]>([
  ['a sign-in', checkSignIn, {}, {}],
  ['an address without a dot', checkSignIn, { email: 'ada@example' }, { email: badEmail }],
  ['nothing at all', checkSignIn, { email: '', password: '' }, { email: badEmail, password: short }],
  ['five characters', checkSignIn, { password: 'harbo' }, { password: short }],
  ['a sign-up', checkSignUp, {}, {}],
  ['a slip of the pen', checkSignUp, { confirm: 'harbor' }, { confirm: 'Passwords do not match' }],
  ['a strong new password', checkReset, { password: 'blue-Harbour7', confirm: 'blue-Harbour7' }, {}],
  [
    'a weak new password',
    checkReset,
    { password: 'harbourside', confirm: 'harbourside' },
    { password: 'Please create a stronger password to continue' },
  ],
  [
    'no new password',
    checkReset,
    { password: '', confirm: '' },
    { password: 'New password is required', confirm: 'Please confirm your password' },
  ],
])('%s', ([, check, given, problems]) => {
  expect(check({ ...values, ...given })).toEqual(problems)
})

test.for([
  [0.2, '1 second'],
  [1, '1 second'],
  [42, '42 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
] as const)('%d s are told as %s', ([seconds, words]) => {
  expect(waitWords(seconds)).toBe(words)
})
