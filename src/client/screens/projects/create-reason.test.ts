import { expect, test } from 'vitest'
import type { Usage } from '#api/workspaces.ts'
import { createReason } from './create-reason.ts'

const own = { role: 'owner', is_active: true, create_reason: null } as const
const free = (projects: number): Usage => ({
  plan: 'free',
  workspaces: 1,
  projects,
  teamWorkspaces: 0,
  shared: 0,
  limits: { workspaces: 1, projects: 1, teamWorkspaces: false },
})
const pro: Usage = { ...free(40), plan: 'pro', limits: { workspaces: null, projects: null, teamWorkspaces: false } }

test.for([
  ['while it loads', { isLoading: true, active: own, usage: free(0) }, 'Loading projects...'],
  ['without a workspace', { isLoading: false, active: null, usage: free(0) }, 'Please select a workspace first'],
  ['with room', { isLoading: false, active: own, usage: free(0) }, null],
  [
    'without room',
    { isLoading: false, active: own, usage: free(1) },
    'Free includes 1 project. Upgrade to Pro for unlimited projects.',
  ],
  ['without a limit', { isLoading: false, active: own, usage: pro }, null],
  ['as long as the usage is not known', { isLoading: false, active: own, usage: undefined }, null],
  [
    'in somebody else’s workspace',
    { isLoading: false, active: { role: 'editor', is_active: true, create_reason: null }, usage: free(1) },
    null,
  ],
  [
    'who only looks at the workspace',
    {
      isLoading: false,
      active: { role: 'viewer', is_active: true, create_reason: 'Ask to become an editor.' },
      usage: free(0),
    },
    'Ask to become an editor.',
  ],
] as const)('%s', ([, known, reason]) => expect(createReason(known)).toBe(reason))

test('a workspace beyond the plan takes nothing new', () => {
  const reason = createReason({
    isLoading: false,
    active: { role: 'owner', is_active: false, create_reason: null },
    usage: free(0),
  })
  expect(reason).toContain('not part of the Free plan')
})
