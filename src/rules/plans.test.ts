import { expect, test } from 'vitest'
import { limitsOf, planLimits, planOf, projectLimitReason, workspaceLimitReason } from './plans.ts'

test.for([
  ['free', 'free'],
  ['pro', 'pro'],
  ['teams', 'teams'],
  ['gold', 'free'],
  ['PRO', 'free'],
  ['', 'free'],
  [null, 'free'],
  [undefined, 'free'],
] as const)('the plan %o counts as %s', ([given, plan]) => expect(planOf(given)).toBe(plan))

test('the limits of the three plans', () =>
  expect(planLimits).toEqual({
    free: { displayName: 'Free', workspaces: 1, projects: 1, teamWorkspaces: false },
    pro: { displayName: 'Pro', workspaces: Infinity, projects: Infinity, teamWorkspaces: false },
    teams: { displayName: 'Teams', workspaces: Infinity, projects: Infinity, teamWorkspaces: true },
  }))

test.for([
  ['free', 0, 'personal', true],
  ['free', 1, 'personal', false],
  ['free', 0, 'team', false],
  ['pro', 1000, 'personal', true],
  ['pro', 0, 'team', false],
  ['teams', 1000, 'personal', true],
  ['teams', 1000, 'team', true],
] as const)('%s with %d workspaces, one more of type %s: %o', ([plan, count, type, allowed]) => {
  const reason = workspaceLimitReason(planLimits[plan], count, type)
  expect(reason === null).toBe(allowed)
  if (reason)
    expect(reason).toMatch(type === 'team' ? /^Team workspaces are part of Teams\.$/ : /Free plan has 1 workspace/)
})

test.for([
  ['free', 0, true],
  ['free', 1, false],
  ['free', 7, false],
  ['pro', 1000, true],
  ['teams', 1000, true],
] as const)('%s with %d projects, one more: %o', ([plan, used, allowed]) =>
  expect(projectLimitReason(planLimits[plan], used) === null).toBe(allowed),
)

test('without billing nothing is limited', () => {
  const limits = limitsOf('free', false)
  expect(workspaceLimitReason(limits, 1000, 'team')).toBeNull()
  expect(projectLimitReason(limits, 1000)).toBeNull()
  expect(limitsOf('free', true)).toBe(planLimits.free)
})
