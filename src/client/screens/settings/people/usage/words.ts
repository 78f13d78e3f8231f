import type { UsageMember, WorkspaceUsage } from '#api/usage.ts'
import type { LimitChoice } from '#client/data/usage.ts'
import { counted } from '#rules/listed.ts'
import { mostMonthly } from '#rules/member-limits.ts'

/** 'of 250 a month', or why there is none. */
export function limitLine({ limit, limit_from: from }: Pick<UsageMember, 'limit' | 'limit_from'>): string {
  if (limit === null) return 'no limit'
  return `of ${limit.toLocaleString('en')} a month${from === 'workspace' ? ', as everybody' : ''}`
}

/** What is said beside a name; null: nothing. */
export function markOf({ state, limit, used_this_month: used }: UsageMember): 'Former member' | 'Limit reached' | null {
  if (state === 'former') return 'Former member'
  return limit !== null && used >= limit ? 'Limit reached' : null
}

/** What was made without credits. */
export function ownKeyLine(count: number): string {
  return `${counted(count, 'version')} made with own keys, without credits`
}

/** All bars of a list have one scale. Limits far beyond what was used would make every bar a dot: they are left out. */
export function scaleOf(members: readonly Pick<UsageMember, 'spent' | 'limit'>[], hasLimits: boolean): number {
  const most = Math.max(1, ...members.map(({ spent }) => spent))
  const limits = hasLimits ? members.flatMap(({ limit }) => limit ?? []) : []
  return Math.max(most, ...limits.filter((limit) => limit <= 4 * most))
}

/** How many rows of projects stand for themselves. */
const shownProjects = 8

/** The projects that used most; the others are one row. */
export function projectRows(projects: WorkspaceUsage['projects']): { name: string; note: string; spent: number }[] {
  const rows = projects.map(({ name, is_deleted, own_key, spent }) => ({
    name,
    note: [...(is_deleted ? ['deleted'] : []), ...(own_key > 0 ? [`${own_key} with own keys`] : [])].join(', '),
    spent,
  }))
  if (rows.length <= shownProjects) return rows
  const rest = rows.slice(shownProjects - 1)
  const others = { name: `${rest.length} others`, note: '', spent: rest.reduce((sum, { spent }) => sum + spent, 0) }
  return [...rows.slice(0, shownProjects - 1), others]
}

/** What a typed limit is; null: it is none. */
export function typedLimit(text: string): number | null {
  const value = text.trim()
  if (!/^\d{1,6}$/.test(value) || Number(value) > mostMonthly) return null
  return Number(value)
}

export const limitProblem = `A whole number from 0 to ${mostMonthly.toLocaleString('en')}.`

/** What a limit comes to for somebody who has used so much of it. */
export function consequence(name: string, used: number, choice: LimitChoice): string {
  if (typeof choice !== 'number') return 'What is being made now is never cut off.'
  if (choice === 0) return `${name} may generate nothing then.`
  if (used >= choice) return `${name} has used ${used} this month and can generate again at ${used + 1} or more.`
  return `${counted(choice - used, 'credit')} left this month then. What is being made now is never cut off.`
}
