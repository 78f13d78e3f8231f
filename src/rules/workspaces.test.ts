import { expect, test } from 'vitest'
import { chooseActive, deleteWorkspaceReason, nextProjectName } from './workspaces.ts'

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
  ['owner', null],
  ['member', 'You must be the owner to delete this workspace'],
  [null, 'You must be the owner to delete this workspace'],
] as const)('a workspace is deleted by %s: %s', ([role, reason]) => expect(deleteWorkspaceReason(role)).toBe(reason))

test.for([
  [0, 'Project 1'],
  [41, 'Project 42'],
] as const)('with %d projects the next is %s', ([count, name]) => expect(nextProjectName(count)).toBe(name))
