import { expect, test } from 'vitest'
import { planLimits, limitsOf } from './plans.ts'
import { activeWorkspaces, chooseActive, copyName, nextProjectName } from './workspaces.ts'

const personal = { id: 'p', name: 'Personal' }
const studio = { id: 's', name: 'Studio' }
const other = { id: 'o', name: 'Other' }

test.for([
  ['the remembered one', [personal, studio, other], 's', 's'],
  ['Personal, when nothing is remembered', [studio, personal, other], null, 'p'],
  ['Personal, when the remembered one is gone', [studio, personal], 'o', 'p'],
  ['the first, when there is no Personal', [studio, other], 'p', 's'],
  ['the first of two that are called Personal', [personal, { id: 'q', name: 'Personal' }], null, 'p'],
  ['none without workspaces', [], 's', undefined],
] as const)('active is %s', ([, workspaces, remembered, id]) =>
  expect(chooseActive(workspaces, remembered)?.id).toBe(id),
)

test.for([
  [0, 'Project 1'],
  [41, 'Project 42'],
] as const)('with %d projects the next is %s', ([count, name]) => expect(nextProjectName(count)).toBe(name))

const owned = (...types: ('personal' | 'team')[]) => types.map((workspaceType, n) => ({ id: String(n), workspaceType }))

test.for([
  ['free', owned('personal'), ['0']],
  ['free', owned('personal', 'personal'), ['0']],
  ['free', owned('team', 'personal', 'personal'), ['1']],
  ['free', owned('team'), []],
  ['pro', owned('personal', 'team', 'personal'), ['0', '2']],
  ['teams', owned('team', 'personal', 'team'), ['0', '1', '2']],
] as const)('on %s of %o the workspaces %o are active', ([plan, all, active]) =>
  expect([...activeWorkspaces(planLimits[plan], all)]).toEqual(active),
)

test('without billing every workspace is active', () =>
  expect(activeWorkspaces(limitsOf('free', false), owned('team', 'personal', 'team')).size).toBe(3))

test.for([
  ['Nordlys', 'Nordlys (Copy)'],
  ['Nordlys (Copy)', 'Nordlys (Copy) (Copy)'],
  ['x'.repeat(93), `${'x'.repeat(93)} (Copy)`],
  ['x'.repeat(94), `${'x'.repeat(92)}… (Copy)`],
  [`${'x'.repeat(91)}🦊 and more`, `${'x'.repeat(91)}… (Copy)`],
] as const)('a copy of %s is called %s', ([name, copy]) => {
  expect(copyName(name)).toBe(copy)
  expect(copyName(name).length).toBeLessThanOrEqual(100)
})
