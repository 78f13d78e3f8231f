import { expect, test } from 'vitest'
import { type Permission, permissions, refusal, type PersonRole, roleIn, roles } from './permissions.ts'

/** Who may do it, by hand: a change of the table is a change of this one. */
const allowed: Record<Permission, PersonRole[]> = {
  see: ['owner', 'admin', 'editor', 'guest-editor', 'viewer', 'guest-viewer'],
  comment: ['owner', 'admin', 'editor', 'guest-editor', 'viewer', 'guest-viewer'],
  change: ['owner', 'admin', 'editor', 'guest-editor'],
  publish: ['owner', 'admin', 'editor', 'guest-editor'],
  share: ['owner', 'admin', 'editor', 'guest-editor'],
  allowCopies: ['owner', 'admin'],
  readAnswers: ['owner', 'admin', 'editor', 'guest-editor'],
  createProject: ['owner', 'admin', 'editor'],
  deleteProject: ['owner', 'admin', 'editor'],
  seePeople: ['owner', 'admin', 'editor', 'viewer'],
  managePeople: ['owner', 'admin'],
  seeUsage: ['owner', 'admin', 'editor', 'viewer'],
  seeAllUsage: ['owner', 'admin'],
  seeActivity: ['owner', 'admin'],
  limitPeople: ['owner', 'admin'],
  changeWorkspace: ['owner', 'admin'],
  transferOwnership: ['owner'],
  deleteWorkspace: ['owner'],
  manageModels: ['owner'],
}

const actions = Object.keys(permissions) as Permission[]

test.for(actions)('%s', (action) => {
  expect(roles.filter((role) => refusal(role, action) === null)).toEqual(allowed[action])
  expect(refusal(null, action)).toBe(permissions[action].reason)
})

test.for([
  [null, null, null],
  ['viewer', null, 'viewer'],
  [null, 'editor', 'guest-editor'],
  [null, 'viewer', 'guest-viewer'],
  ['viewer', 'editor', 'guest-editor'],
  ['viewer', 'viewer', 'viewer'],
  ['owner', 'viewer', 'owner'],
] as const)('who is %s of the workspace and %s of the project is %s', ([inWorkspace, invited, role]) =>
  expect(roleIn(inWorkspace, invited)).toBe(role),
)
