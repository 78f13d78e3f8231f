import type { Usage } from '#api/workspaces.ts'
import { limitsOf, type PlanLimits, planOf } from '#rules/plans.ts'

/** The limits that hold for a person: those of their plan, or none where the host has lifted them. */
export function planInUse({ plan, limits }: Pick<Usage, 'plan' | 'limits'>): PlanLimits {
  const ofPlan = limitsOf(planOf(plan), true)
  const isLifted = limits.teamWorkspaces && !ofPlan.teamWorkspaces
  return isLifted ? limitsOf(planOf(plan), false) : ofPlan
}
