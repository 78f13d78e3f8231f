import type { Plan } from './plans.ts'

/** Pages a day that a site's visitors are served before it rests until tomorrow. */
export const viewsPerDay: Record<Plan, number> = { free: 10_000, pro: 1_000_000, teams: 1_000_000 }

/** Without billing nothing rests. */
export const mostViews = (plan: Plan, billing: boolean): number => (billing ? viewsPerDay[plan] : Infinity)

/** Counts are kept for 13 months. */
export const countsDays = 396

export const visitRanges = [7, 30, 365] as const
export type VisitRange = (typeof visitRanges)[number]

export const devices = ['desktop', 'phone', 'tablet'] as const
export type Device = (typeof devices)[number]

/** What kind of device a browser says it runs on. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent)) return 'tablet'
  if (/Mobi|iPhone|iPod/i.test(userAgent)) return 'phone'
  return /Android/i.test(userAgent) ? 'tablet' : 'desktop'
}

/** The day of an instant, in UTC, as '2026-01-31'. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The last days up to that one, the oldest first. */
export function lastDays(today: string, days: number): string[] {
  const end = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: days }, (_, n) => dayOf(new Date(end - (days - 1 - n) * 86_400_000)))
}
