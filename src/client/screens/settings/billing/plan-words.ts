import { counted } from '#rules/listed.ts'
import { type Plan, type PlanLimits, planOffers } from '#rules/plans.ts'

/** What a plan holds, in a line: '1 workspace, 1 project, 5 daily credits'. `dailyLimit` is null where credits are bought or not counted. */
export function planWords(plan: Plan, limits: PlanLimits, dailyLimit: number | null): string {
  return [
    plan === 'teams' ? `${planOffers.teams.seats} seats (coming)` : '',
    limits.workspaces === Infinity
      ? 'unlimited workspaces and projects'
      : `${counted(limits.workspaces, 'workspace')}, ${counted(limits.projects, 'project')}`,
    dailyLimit === null ? '' : `${dailyLimit} daily credits`,
  ]
    .filter((part) => part !== '')
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase())
}

/** '2 remaining' or 'No credits left'. */
export function remainingWords(remaining: number): string {
  return remaining > 0 ? `${remaining} remaining` : 'No credits left'
}
