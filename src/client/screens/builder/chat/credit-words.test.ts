import { expect, test } from 'vitest'
import type { CreditStatus } from '#api/credits.ts'
import { creditLine, creditsLeft } from './credit-words.ts'

const status = (dailyUsed: number, totalCredits = 0): CreditStatus => ({
  plan: null,
  dailyLimit: 5,
  dailyUsed,
  dailyRemaining: 5 - dailyUsed,
  totalCredits,
  member: null,
  resetsAt: '2026-11-21T00:00:00Z',
})

const words = (credits: CreditStatus | undefined, isHeld = false) => {
  const line = creditLine(credits, isHeld)
  return line && `${line.lead} · ${line.rest}${line.tail}`
}

test.for([
  [0, false, '1 credit · 5 remaining, resets daily'],
  [1, true, '1 credit held · 4 remaining'],
  [5, false, '1 credit · No credits left'],
  [5, true, '1 credit held · No credits left'],
] as const)('%d used, held %s', ([used, isHeld, text]) => expect(words(status(used), isHeld)).toBe(text))

const paid = (totalCredits: number): CreditStatus => ({
  ...status(0, totalCredits),
  plan: 'pro',
  dailyLimit: 0,
  dailyRemaining: 0,
})

test.for([
  [164, false, '1 credit · 164 remaining', '164 bought credits left'],
  [1, true, '1 credit held · 1 remaining', '1 bought credit left'],
  [0, false, '1 credit · No credits left', '0 bought credits left'],
] as const)('%d bought, held %s', ([total, isHeld, text, title]) => {
  expect(words(paid(total), isHeld)).toBe(text)
  expect(creditLine(paid(total), isHeld)?.title).toBe(title)
})

test('paid credits count too', () => expect(creditsLeft(status(5, 20))).toBe(20))

test('the whole truth is in the title', () => {
  expect(creditLine(status(1), false)?.title).toMatch(/^4 of 5 left today, next reset at \d\d:\d\d your time$/)
})

test.for([undefined, { ...status(0), dailyLimit: null, dailyRemaining: null }])(
  'nothing is said where nothing is counted',
  (credits) => {
    expect(creditLine(credits, false)).toBeNull()
  },
)

const month = (limit: number, used: number): CreditStatus => ({
  ...paid(20),
  member: { limit, used, resetsAt: '2026-12-01T00:00:00Z', words: used >= limit ? 'Used up.' : null },
})

test.for([
  [month(5, 2), false, 3, '1 credit · 3 of your 5 left this month'],
  [month(5, 5), false, 0, '1 credit · Monthly limit reached'],
  [month(5, 5), true, 0, '1 credit held · Monthly limit reached'],
  [month(0, 0), false, 0, '1 credit · Monthly limit reached'],
  [month(5, 7), false, 0, '1 credit · Monthly limit reached'],
  [month(50, 2), false, 20, '1 credit · 20 remaining'],
] as const)('a month of %o, held %s, leaves %i', ([credits, isHeld, left, text]) => {
  expect(creditsLeft(credits)).toBe(left)
  expect(words(credits, isHeld)).toBe(text)
  expect(creditLine(credits, isHeld)?.isOut).toBe(left === 0 && !isHeld)
})
