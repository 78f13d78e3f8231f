/** The three plans (specification, section 9). */
export const plans = ['free', 'pro', 'teams'] as const
export type Plan = (typeof plans)[number]

export type PlanLimits = {
  displayName: string
  /** how many workspaces a person may own; Infinity for no limit */
  workspaces: number
  /** how many projects a person may have in the workspaces they own */
  projects: number
  teamWorkspaces: boolean
}

export const planLimits: Record<Plan, PlanLimits> = {
  free: { displayName: 'Free', workspaces: 1, projects: 1, teamWorkspaces: false },
  pro: { displayName: 'Pro', workspaces: Infinity, projects: Infinity, teamWorkspaces: false },
  teams: { displayName: 'Teams', workspaces: Infinity, projects: Infinity, teamWorkspaces: true },
}

/** What the plans that are paid for begin with (specification, section 9). Prices in dollars. */
export const planOffers = {
  pro: { pricePerMonth: 20, credits: 100, editors: 3 },
  teams: { pricePerMonth: 30, credits: 100, seats: 20 },
} as const

/** BILLING=off lifts every limit. */
const unlimited: PlanLimits = {
  displayName: 'Unlimited',
  workspaces: Infinity,
  projects: Infinity,
  teamWorkspaces: true,
}

/** An unknown or missing plan is treated as free. */
export function planOf(value: string | null | undefined): Plan {
  return plans.find((plan) => plan === value) ?? 'free'
}

/** Plans rise in the order of the table. */
export function higherPlan(one: Plan, other: Plan): Plan {
  return plans.indexOf(one) < plans.indexOf(other) ? other : one
}

export function limitsOf(plan: Plan, billing: boolean): PlanLimits {
  return billing ? planLimits[plan] : unlimited
}

export type WorkspaceType = 'personal' | 'team'

/** Why a person cannot have one more workspace of this type, or null. `owned` counts the workspaces they own. */
export function workspaceLimitReason(limits: PlanLimits, owned: number, type: WorkspaceType): string | null {
  if (type === 'team' && !limits.teamWorkspaces) return `Team workspaces are part of ${planLimits.teams.displayName}.`
  if (owned < limits.workspaces) return null
  return `The ${limits.displayName} plan has ${limits.workspaces} workspace, and you have ${owned}. Delete one or choose a larger plan.`
}

/** Why a workspace cannot take one more project, or null. `used` counts the projects in its owner's workspaces. */
export function projectLimitReason(limits: PlanLimits, used: number): string | null {
  if (used < limits.projects) return null
  return `${limits.displayName} includes ${limits.projects} project. Upgrade to Pro for unlimited projects.`
}
