import type { WorkspaceDetails } from '#api/workspaces.ts'
import { counted } from '#rules/listed.ts'

/** What goes with an account, a line each: one's own workspaces with their projects, and the seats in those of others. */
export function whatIsLost(workspaces: readonly WorkspaceDetails[]): string[] {
  const own = workspaces.filter(({ role }) => role === 'owner')
  const others = workspaces.filter(({ role }) => role !== 'owner')
  return [
    'Your profile, your picture and every way to sign in',
    ...own.map(({ name, project_count }) => `${name}, with ${counted(project_count, 'project')}, for everyone in it`),
    ...others.map(({ name }) => `Your place in ${name}; the workspace stays`),
  ]
}

/** The first workspace of one's own in which other people work: an account that has one stays. */
export const sharedWorkspace = (workspaces: readonly WorkspaceDetails[]): WorkspaceDetails | null =>
  workspaces.find(({ role, member_count }) => role === 'owner' && member_count > 1) ?? null
