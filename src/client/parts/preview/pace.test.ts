import { expect, test } from 'vitest'
import { nextSend } from './pace.ts'
import { createPulse } from './pulse.ts'

test.each([
  ['a quick frame is sent to every 100 ms', 0, 1100],
  ['up to 25 ms make no difference', 25, 1100],
  ['a slow one rests four times as long as it worked', 60, 1240],
])('%s', (_name, took, expected) => {
  expect(nextSend(1000, took)).toBe(expected)
})

test('three questions may stand open, and an answer settles them all', () => {
  const pulse = createPulse()
  expect([pulse.beat(), pulse.beat(), pulse.beat(), pulse.beat()]).toEqual([true, true, true, false])
  pulse.answered()
  expect(pulse.beat()).toBe(true)
})
