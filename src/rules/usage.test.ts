import { expect, test } from 'vitest'
import { daysOf, spanOf } from './usage.ts'

test.for([
  ['this-month', '2026-11-25', '2026-11-01', '2026-11-25', 25],
  ['this-month', '2026-11-01', '2026-11-01', '2026-11-01', 1],
  ['last-month', '2026-11-25', '2026-10-01', '2026-10-31', 31],
  ['last-month', '2027-01-31', '2026-12-01', '2026-12-31', 31],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29', 29],
  ['30-days', '2026-11-25', '2026-10-27', '2026-11-25', 30],
  ['90-days', '2026-11-25', '2026-08-28', '2026-11-25', 90],
] as const)('%s on %s is %s to %s, %i days', ([period, today, from, to, days]) => {
  expect(spanOf(period, today)).toEqual({ from, to })
  const all = daysOf({ from, to })
  expect([all[0], all.at(-1), all.length]).toEqual([from, to, days])
})
