import { expect, test } from 'vitest'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { ownedWords } from './words.ts'

const of = (...roles: WorkspaceDetails['role'][]) => roles.map((role) => ({ role }) as WorkspaceDetails)

test.for([
  [of('owner'), '1 workspace, yours.'],
  [of('owner', 'owner'), '2 workspaces, all of them yours.'],
  [of('owner', 'owner', 'owner', 'editor'), '4 workspaces, 3 of them yours.'],
  [of('editor'), '1 workspace, none of them yours.'],
] as const)('%j', ([workspaces, words]) => {
  expect(ownedWords(workspaces)).toBe(words)
})
