import type { WorkspaceDetails } from '#api/workspaces.ts'
import { counted } from '#rules/listed.ts'

/** '4 workspaces, 3 of them yours.' */
export function ownedWords(workspaces: readonly WorkspaceDetails[]): string {
  const own = workspaces.filter(({ role }) => role === 'owner').length
  const all = counted(workspaces.length, 'workspace')
  if (own === workspaces.length) return `${all}, ${own === 1 ? 'yours' : 'all of them yours'}.`
  return `${all}, ${own === 0 ? 'none' : own} of them yours.`
}
