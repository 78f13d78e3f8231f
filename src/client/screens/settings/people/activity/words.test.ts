import { expect, test } from 'vitest'
import type { ActivityEntry } from '#api/activity.ts'
import { byDay, placeOf } from './words.ts'

const now = new Date(2026, 10, 25, 12).getTime()
const entry = (hours: number, over: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: `${hours}`,
  at: new Date(now - hours * 3_600_000).toISOString(),
  kind: 'pages',
  who: { user_id: 'ada', name: 'Ada', avatar_url: null },
  words: 'made a version of Home',
  project: { id: 'p', name: 'Ferry House', is_deleted: false },
  ...over,
})

test('entries stand under their days, and the same in a row is one with its count', () => {
  const bo = { user_id: 'bo', name: 'Bo', avatar_url: null }
  const days = byDay(
    [entry(1), entry(2), entry(3, { who: bo }), entry(4), entry(13), entry(30, { words: 'left' }), entry(24 * 40)],
    now,
  )
  expect(days.map(({ day, rows }) => [day, rows.map(({ id, times }) => [id, times])])).toEqual([
    [
      'Today',
      [
        ['1', 2],
        ['3', 1],
        ['4', 1],
      ],
    ],
    [
      'Yesterday',
      [
        ['13', 1],
        ['30', 1],
      ],
    ],
    ['Oct 16', [['960', 1]]],
  ])
})

test.for([
  [null, 'Workspace'],
  [{ id: 'p', name: 'Ferry House', is_deleted: false }, 'Ferry House'],
  [{ id: 'p', name: 'Ferry House', is_deleted: true }, 'Ferry House, deleted'],
] as const)('%o is told as %s', ([project, words]) => expect(placeOf({ project })).toBe(words))
