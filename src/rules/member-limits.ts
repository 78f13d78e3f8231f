import { counted } from './listed.ts'
import type { PersonRole } from './permissions.ts'

/** More credits a month than anybody has. */
export const mostMonthly = 100_000

type Limits = {
  role: PersonRole | null
  /** set for this person: undefined for nothing, null for 'as many as there are' */
  own: number | null | undefined
  /** the workspace's, for everybody who has none of their own */
  fallback: number | null
}

/** How many credits somebody may use in a month; null: as many as there are. The owner pays and is never limited. */
export function monthlyLimit({ role, own, fallback }: Limits): number | null {
  if (role === 'owner') return null
  if (own !== undefined) return own
  return role === 'admin' ? null : fallback
}

/** Why somebody in that role may not set the limit of somebody in that one, or null. An admin's is the owner's to set. */
export function limitReason(by: PersonRole, of: PersonRole): string | null {
  if (of === 'owner') return 'The owner of a workspace pays for it and has no limit.'
  if (of === 'admin' && by !== 'owner') return 'Only the owner of the workspace limits its admins.'
  return null
}

/** The first day of the month after a UTC day. */
export function nextMonth(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)).toISOString()
}

const monthDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A member's month: their limit, how much of it is used or held, when it starts anew, and who can raise it. */
export type MemberMonth = { limit: number; used: number; resetsAt: string; raisedBy: string }

/** Who can raise the limit of somebody in that role. */
export const raisedBy = (owner: string, role: PersonRole | null) =>
  role === 'admin' ? `${owner}, who owns this workspace,` : `${owner}, who owns this workspace, or an admin`

/** Said to who has used it up; null as long as there is some left. */
export function limitWords({ limit, used, resetsAt, raisedBy: who }: MemberMonth): string | null {
  if (used < limit) return null
  if (limit === 0) return `Your monthly limit here is 0 credits, so nothing can be generated. ${who} can raise it.`
  const start = monthDay.format(Date.parse(resetsAt))
  return `You have used your ${counted(limit, 'credit')} of this month. They start anew on ${start} (UTC). ${who} can raise the limit.`
}

/** A limit as it is told: '40 credits a month'. */
export function limitInWords(credits: number | null | 'workspace'): string {
  if (credits === 'workspace') return 'as for everybody'
  return credits === null ? 'none' : `${counted(credits, 'credit')} a month`
}
