import type { PlanLimits, WorkspaceType } from './plans.ts'

/** What every new person gets (specification, section 3). */
export const defaultWorkspace = {
  name: 'Personal',
  description: 'Your personal workspace for individual projects and experiments',
  workspace_type: 'personal',
} as const satisfies { name: string; description: string; workspace_type: WorkspaceType }

export const defaultProjectName = 'My Design Project'

/** 'Project {n+1}', where n is the current count. */
export function nextProjectName(count: number): string {
  return `Project ${count + 1}`
}

export const projectNameMaxLength = 100

/** '{name} (Copy)'; a long name is shortened so that it fits. */
export function copyName(name: string): string {
  const ending = ' (Copy)'
  const room = projectNameMaxLength - ending.length
  if (name.length <= room) return name + ending
  // Half a surrogate pair is no letter.
  const start = name.slice(0, room - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${start.trimEnd()}…${ending}`
}

/**
 * Which of an owner's workspaces are active: the oldest within the plan's limit. A team workspace is active only where
 * the plan has them, and takes no place otherwise. `owned` oldest first.
 */
export function activeWorkspaces(
  limits: PlanLimits,
  owned: readonly { id: string; workspaceType: WorkspaceType }[],
): Set<string> {
  const allowed = owned.filter(({ workspaceType }) => workspaceType === 'personal' || limits.teamWorkspaces)
  return new Set(allowed.slice(0, limits.workspaces).map(({ id }) => id))
}

/** Why nothing new is made in a workspace that its owner's plan does not cover. */
export function inactiveReason(limits: PlanLimits): string {
  return `This workspace is not part of the ${limits.displayName} plan of its owner. What is in it can still be read and changed.`
}

/** The remembered workspace if it still exists, else the one named 'Personal', else the first, else none. */
export function chooseActive<T extends { id: string; name: string }>(
  workspaces: readonly T[],
  remembered: string | null,
): T | null {
  return (
    workspaces.find(({ id }) => id === remembered) ??
    workspaces.find(({ name }) => name === defaultWorkspace.name) ??
    workspaces[0] ??
    null
  )
}
