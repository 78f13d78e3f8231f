import { expect, test } from 'vitest'
import { builderPlaceOf, notificationPaths } from './notification-paths.ts'
import { kindNames, mailDueAt, nextMorning, notificationTopics, ruleOf, soonMs, timingOf } from './notifications.ts'

const thread = '0198c0de-0000-7000-8000-000000000001'
const facts = { count: 1, projectId: 'p1', threadId: thread }

test.for([
  ['2026-03-01T07:59:59Z', 'UTC', '2026-03-01T08:00:00.000Z'],
  ['2026-03-01T08:00:00Z', 'UTC', '2026-03-02T08:00:00.000Z'],
  ['2026-03-01T08:00:00Z', null, '2026-03-02T08:00:00.000Z'],
  ['2026-03-01T08:00:00Z', 'Not/AZone', '2026-03-02T08:00:00.000Z'],
  ['2026-07-01T05:00:00Z', 'Europe/Berlin', '2026-07-01T06:00:00.000Z'],
  ['2026-01-31T23:30:00Z', 'Asia/Tokyo', '2026-02-01T23:00:00.000Z'],
  ['2026-01-31T22:30:00Z', 'Asia/Tokyo', '2026-01-31T23:00:00.000Z'],
  ['2026-12-31T20:00:00Z', 'America/Los_Angeles', '2027-01-01T16:00:00.000Z'],
  // the clocks go forward, and back, in the night before
  ['2026-03-28T20:00:00Z', 'Europe/Berlin', '2026-03-29T06:00:00.000Z'],
  ['2026-10-24T20:00:00Z', 'Europe/Berlin', '2026-10-25T07:00:00.000Z'],
  ['2026-05-01T12:00:00Z', 'Pacific/Chatham', '2026-05-01T19:15:00.000Z'],
] as const)('after %s it is 08:00 in %s at %s', ([now, zone, next]) =>
  expect(nextMorning(new Date(now), zone).toISOString()).toBe(next),
)

test('what is mailed soon waits some minutes, what is off is never due', () => {
  const now = new Date('2026-03-01T10:00:00Z')
  expect(mailDueAt('soon', now, null)?.getTime()).toBe(now.getTime() + soonMs)
  expect(mailDueAt('digest', now, null)?.toISOString()).toBe('2026-03-02T08:00:00.000Z')
  expect(mailDueAt('off', now, null)).toBeNull()
})

test('a choice counts before the table, and all off before every choice', () => {
  expect(timingOf('mentioned', { isOff: false, byTopic: {} })).toBe('soon')
  expect(timingOf('mentioned', { isOff: false, byTopic: { mentions: 'digest' } })).toBe('digest')
  expect(timingOf('mentioned', { isOff: true, byTopic: { mentions: 'soon' } })).toBe('off')
  expect(timingOf('invited', { isOff: false, byTopic: {} })).toBe('off')
})

test('every kind has words and a place, and every topic a kind', () => {
  const topics = new Set(kindNames.map((kind) => ruleOf(kind).topic))
  expect(Object.keys(notificationTopics).filter((topic) => !topics.has(topic as never))).toEqual([])
  for (const kind of kindNames) {
    expect(ruleOf(kind).what(facts)).toMatch(/^\w.{5,}/)
    expect(ruleOf(kind).path(facts)).toMatch(/^\//)
  }
})

test('a path to a comment or to the reviews is read back, and nothing else is', () => {
  const hashOf = (path: string) => new URL(path, 'https://pages.example').hash
  expect(builderPlaceOf(hashOf(notificationPaths.thread('p1', thread)))).toEqual({ thread })
  expect(builderPlaceOf(hashOf(notificationPaths.reviews('p1')))).toBe('reviews')
  for (const hash of ['', '#', '#comment-', '#comment-x', '#forms', `#comment-${thread}"`])
    expect(builderPlaceOf(hash)).toBeNull()
})
