import { expect, test } from 'vitest'
import { activities, activityDays, activityKinds, activitySentence, actionsOf, retentionWords } from './activity.ts'

test.for(Object.keys(activities))('%s has a whole sentence', (action) => {
  const facts = new Proxy<Record<string, string>>({}, { get: () => 'Home' })
  const { words } = activitySentence(action, facts, 'Lin')
  expect(words).not.toMatch(/[{}…]/)
  expect(words).toMatch(/^[a-z]/)
})

test('every action is of one kind, and every kind has some', () => {
  const all = activityKinds.flatMap(actionsOf)
  expect(all.toSorted()).toEqual(Object.keys(activities).toSorted())
  for (const kind of activityKinds) expect(actionsOf(kind)).not.toEqual([])
})

test.for([
  ['role-changed', { role: 'viewer', before: 'editor' }, 'gave Lin the role viewer, before editor'],
  ['page-made', { page: 'Home' }, 'made a version of Home'],
  ['page-made', { page: '{person}' }, 'made a version of {person}'],
  ['page-made', {}, 'made a version of …'],
  ['from-another-version', { page: 'Home' }, 'changed something'],
] as const)('%s with %o is "%s"', ([action, facts, words]) =>
  expect(activitySentence(action, facts, 'Lin').words).toBe(words),
)

test.for([
  ['free', true, 90, 'Kept for 90 days'],
  ['pro', true, 90, 'Kept for 90 days'],
  ['teams', true, 365, 'Kept for 1 year'],
  ['free', false, 365, 'Kept for 1 year'],
] as const)('on %s, billing %s, it is kept for %i days', ([plan, billing, days, words]) => {
  expect(activityDays(plan, billing)).toBe(days)
  expect(retentionWords(days)).toBe(words)
})
