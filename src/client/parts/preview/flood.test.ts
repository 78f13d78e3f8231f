import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FloodWatch, watchForFlood } from './flood.ts'

let watch: FloodWatch
let now = 0
beforeEach(() => {
  now = 0
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  watch = watchForFlood()
})
afterEach(() => {
  watch.stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** So many messages, the first of which holds the main thread for so many ms, and then the next breath. True for a flood. */
function breath(messages: number, blocked = 0): boolean {
  now += blocked
  const seen = Array.from({ length: messages }, () => watch.seen())
  now += Math.max(0, 50 - blocked)
  vi.advanceTimersByTime(50)
  return seen.includes(true)
}

/** Which of these breaths was called a flood; -1 for none. */
const floodIn = (breaths: [messages: number, blocked?: number][]) =>
  breaths.findIndex(([messages, blocked]) => breath(messages, blocked))

const often = <T>(times: number, value: T): T[] => Array.from({ length: times }, () => value)

test.each<[string, [number, number?][], number]>([
  ['10,000 messages a second for a minute', often(1200, [500]), -1],
  ['60,000 a second', often(3, [3000]), 0],
  ['a thousand that leave no time for a timer', [[1000, 400]], 0],
  ['messages of 20 MB that take 140 ms each', often(12, [1, 140]), 6],
  ['messages that come 8 ms late each', often(100, [1, 58]), -1],
  ['messages that take 80 ms each', often(30, [1, 80]), 20],
  ['one message while the builder itself is busy', [[1, 900]], -1],
  ['a builder that is busy for long without messages', [...often<[number, number]>(10, [0, 500]), [1, 40]], -1],
  ['two slow messages with a minute between', [[1, 190], ...often<[number, number?]>(1200, [0]), [1, 190]], -1],
  [
    'a busy machine on which a page says something now and then',
    often(40, [
      [0, 120],
      [1, 160],
      [0, 90],
    ]).flat() as [number, number][],
    -1,
  ],
  ['a page that is loaded three times on a busy machine', [[1, 200], [3, 250], [0], [2, 150], [0]], -1],
  ['a laptop that slept and woke up', [[1], [1, 1e9], [0], [0]], -1],
])('%s', (_name, breaths, flood) => {
  expect(floodIn(breaths)).toBe(flood)
})
