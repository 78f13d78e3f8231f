import { expect, test } from 'vitest'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { sharedWorkspace, whatIsLost } from './what-is-lost.ts'

const workspace = (over: Partial<WorkspaceDetails>): WorkspaceDetails => ({
  id: '019a0000-0000-7000-8000-000000000000',
  name: 'Personal',
  description: '',
  workspace_type: 'personal',
  project_count: 0,
  member_count: 1,
  role: 'owner',
  create_reason: null,
  is_active: true,
  offer: null,
  created_at: '2026-01-01T00:00:00.000Z',
  ...over,
})

test('own workspaces go with their projects, those of others stay', () => {
  expect(
    whatIsLost([
      workspace({ project_count: 1 }),
      workspace({ name: 'Client work', project_count: 9 }),
      workspace({ name: 'Fjordlab', role: 'editor', project_count: 3 }),
    ]),
  ).toEqual([
    'Your profile, your picture and every way to sign in',
    'Personal, with 1 project, for everyone in it',
    'Client work, with 9 projects, for everyone in it',
    'Your place in Fjordlab; the workspace stays',
  ])
})

test('without workspaces there is still the person', () => {
  expect(whatIsLost([])).toEqual(['Your profile, your picture and every way to sign in'])
})

test('a workspace of one’s own in which others are comes first, those of others never', () => {
  const mine = workspace({ name: 'Studio', member_count: 3 })
  expect(sharedWorkspace([workspace({}), mine])).toBe(mine)
  expect(sharedWorkspace([workspace({}), workspace({ role: 'admin', member_count: 3 })])).toBeNull()
})
