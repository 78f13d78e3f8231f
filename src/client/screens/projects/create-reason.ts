import type { Usage, WorkspaceDetails } from '#api/workspaces.ts'
import { messages } from '#rules/messages.ts'
import { type PlanLimits, planLimits, projectLimitReason } from '#rules/plans.ts'
import { inactiveReason } from '#rules/workspaces.ts'

type Known = {
  /** the workspaces, or the projects of the active one, are not known yet */
  isLoading: boolean
  active: Pick<WorkspaceDetails, 'role' | 'is_active' | 'create_reason'> | null
  /** of this person's own plan; undefined until it is known */
  usage: Usage | undefined
}

/** Why no project can be made here now, or null. */
export function createReason(known: Known): string | null {
  if (known.isLoading) return 'Loading projects...'
  if (!known.active) return messages.noWorkspace.description
  return known.active.create_reason ?? planReason(known)
}

/** What the plan says against it, or null. The plan of somebody else's workspace is known to the server only. */
export function planReason({ active, usage }: Known): string | null {
  if (active?.role !== 'owner' || !usage) return null
  const limits = limitsOf(usage)
  return active.is_active ? projectLimitReason(limits, usage.projects) : inactiveReason(limits)
}

function limitsOf({ plan, limits }: Usage): PlanLimits {
  return {
    displayName: planLimits[plan].displayName,
    workspaces: limits.workspaces ?? Number.POSITIVE_INFINITY,
    projects: limits.projects ?? Number.POSITIVE_INFINITY,
    teamWorkspaces: limits.teamWorkspaces,
  }
}
