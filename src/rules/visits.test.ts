import { expect, test } from 'vitest'
import { deviceOf, lastDays, mostViews } from './visits.ts'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 'tablet'],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'desktop'],
  ['', 'desktop'],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test('the last days go over the end of a month', () => {
  expect(lastDays('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
})

test('sites rest by plan', () => {
  expect([mostViews('free', true), mostViews('pro', true), mostViews('free', false)]).toEqual([
    10_000,
    1_000_000,
    Infinity,
  ])
})
