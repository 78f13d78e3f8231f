import { expect, test } from 'vitest'
import type { CreditEntry } from '#api/credits.ts'
import { barHeight, momentWords, movementOf, packWords, paidWords, utcDay } from './history-words.ts'

const now = new Date(2026, 10, 21, 15, 0).getTime()
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

test.for([
  [at(2026, 10, 21, 14, 2), 'Today, 14:02'],
  [at(2026, 10, 20, 17, 20), 'Yesterday, 17:20'],
  [at(2026, 10, 18, 9, 41), 'Nov 18, 09:41'],
  [at(2025, 10, 18, 9, 41), 'Nov 18, 2025, 09:41'],
] as const)('%s is told as %s', ([iso, words]) => expect(momentWords(iso, now)).toBe(words))

const entry = (kind: CreditEntry['kind'], cost: number, amount: number): CreditEntry => ({
  id: '0199c0de-0000-7000-8000-000000000001',
  at: at(2026, 10, 21, 14, 2),
  kind,
  who: null,
  what: 'Nordlys, Home',
  prompt: null,
  why: null,
  cost,
  daily: amount === 0,
  amount,
  balance: 0,
})

test.for([
  ['a page', entry('spend', 1, -1), '−1', 'spent'],
  ['a page of the free credits', entry('spend', 1, 0), '−1', 'spent'],
  ['one that came back', entry('return', 0, 0), '0', 'nothing'],
  ['a pack', entry('grant', 0, 100), '+100', 'added'],
  ['a refund', entry('claw-back', 0, -40), '−40', 'spent'],
  ['a refund of what was spent already', entry('claw-back', 0, 0), '0', 'nothing'],
] as const)('%s moves %s', ([, given, words, tone]) => expect(movementOf(given)).toEqual({ words, tone }))

test.for([
  [0, 9, 1.5],
  [9, 9, 58.5],
  [1, 100, 3],
] as const)('%d of %d stand %d high', ([spent, most, height]) => expect(barHeight(spent, most)).toBe(height))

test('a UTC day is told without a time zone', () => expect(utcDay('2026-10-22')).toBe('Oct 22'))
test('a pack names its plan', () => expect(packWords({ credits: 200, plan: 'teams' })).toBe('200 credits, Teams'))

test.for([
  [1800, 'usd', '$18'],
  [1850, 'usd', '$18.50'],
  [900, 'eur', '€9'],
] as const)('%d of %s is %s', ([price, currency, words]) => expect(paidWords({ price, currency })).toBe(words))
