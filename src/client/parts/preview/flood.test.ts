import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchForFlood } from './flood.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How many of so many messages in each 100 ms were called a flood. */
function floods(perBreath: number, breaths: number): number {
  const watch = watchForFlood()
  let count = 0
  for (let breath = 0; breath < breaths; breath++) {
    for (let i = 0; i < perBreath; i++) if (watch.seen()) count += 1
    vi.advanceTimersByTime(100)
  }
  watch.stop()
  return count
}

test('10,000 messages a second for a minute are no flood', () => {
  expect(floods(1000, 600)).toBe(0)
})

test('60,000 a second are', () => {
  expect(floods(6000, 2)).toBeGreaterThan(0)
})

test('fewer are too, when they leave no time for a timer', () => {
  const watch = watchForFlood()
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 500)
  const seen = Array.from({ length: 1500 }, () => watch.seen())
  expect(seen.indexOf(true)).toBe(999)
  watch.stop()
  vi.restoreAllMocks()
})

test('a laptop that slept and woke up is no flood', () => {
  const watch = watchForFlood()
  vi.spyOn(performance, 'now').mockReturnValue(1e9)
  expect(watch.seen()).toBe(false)
  watch.stop()
  vi.restoreAllMocks()
})
