import { expect, test } from 'vitest'
import type { z } from 'zod'
import { recoverRules, resetRules, signInRules, signUpRules } from './sign-in.ts'

const values = { email: 'ada@example.com', password: 'harbour', confirm: 'harbour' }
const badEmail = 'Please enter a valid email address'
const short = 'Password must be at least 6 characters'

/** The first problem of each field. */
function problemsOf(rules: z.ZodType, typed: object) {
  const issues = rules.safeParse(typed).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

test.for<[string, z.ZodType, Partial<typeof values>, Partial<typeof values>]>([
  ['a sign-in', signInRules, {}, {}],
  ['an address without a dot', signInRules, { email: 'ada@example' }, { email: badEmail }],
  ['nothing at all', signInRules, { email: '', password: '' }, { email: badEmail, password: short }],
  ['five characters', signInRules, { password: 'harbo' }, { password: short }],
  ['a sign-up', signUpRules, {}, {}],
  ['a slip of the pen', signUpRules, { confirm: 'harbor' }, { confirm: 'Passwords do not match' }],
  [
    'a slip of the pen beside a wrong address',
    signUpRules,
    { email: 'ada', confirm: 'harbor' },
    { email: badEmail, confirm: 'Passwords do not match' },
  ],
  ['an address for a mail', recoverRules, { email: 'ada' }, { email: badEmail }],
  ['a strong new password', resetRules, { password: 'blue-Harbour7', confirm: 'blue-Harbour7' }, {}],
  [
    'a weak new password',
    resetRules,
    { password: 'harbourside', confirm: 'harbourside' },
    { password: 'Please create a stronger password to continue' },
  ],
  [
    'no new password',
    resetRules,
    { password: '', confirm: '' },
    { password: 'New password is required', confirm: 'Please confirm your password' },
  ],
])('%s', ([, rules, given, problems]) => {
  expect(problemsOf(rules, { ...values, ...given })).toEqual(problems)
})
