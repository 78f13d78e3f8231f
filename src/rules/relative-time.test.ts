import { expect, test } from 'vitest'
import { relativeTime, shortDate } from './relative-time.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
// In the time zone of whoever runs this, as the person's own is used.
const now = new Date(2026, 5, 20, 12).getTime()

test.for([
  [-5 * minute, 'Just now'],
  [0, 'Just now'],
  [minute - 1, 'Just now'],
  [minute, '1 minute ago'],
  [2 * minute - 1, '1 minute ago'],
  [2 * minute, '2 minutes ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [5 * hour, '5 hours ago'],
  [day - 1, '23 hours ago'],
  [day, '1 day ago'],
  [2 * day, '2 days ago'],
  [7 * day - 1, '6 days ago'],
  [7 * day, 'Jun 13'],
  [170 * day, 'Jan 1'],
] as const)('%i milliseconds ago is %s', ([age, words]) => expect(relativeTime(now - age, now)).toBe(words))

test.for([
  [new Date(2026, 0, 1).getTime(), 'Jan 1'],
  [new Date(2025, 11, 31).getTime(), 'Dec 31, 2025'],
  [new Date(2027, 0, 1).getTime(), 'Jan 1, 2027'],
] as const)('the year stands only where it is another one: %i is %s', ([at, words]) =>
  expect(shortDate(at, now)).toBe(words),
)
