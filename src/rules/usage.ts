/** Spans of UTC days that usage is shown for. */
export const usagePeriods = ['this-month', 'last-month', '30-days', '90-days'] as const
export type UsagePeriod = (typeof usagePeriods)[number]

export const periodNames: Record<UsagePeriod, string> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  '30-days': 'Last 30 days',
  '90-days': 'Last 90 days',
}

/** The first and the last UTC day of a span, both of them part of it. */
export type DaySpan = { from: string; to: string }

const dayMs = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The days of a period, seen from this UTC day; nothing of it lies ahead. */
export function spanOf(period: UsagePeriod, today: string): DaySpan {
  const at = new Date(`${today}T00:00:00Z`)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  if (period === 'this-month') return { from: dayOf(Date.UTC(year, month)), to: today }
  if (period === 'last-month')
    return { from: dayOf(Date.UTC(year, month - 1)), to: dayOf(Date.UTC(year, month) - dayMs) }
  return { from: dayOf(at.getTime() - ((period === '30-days' ? 30 : 90) - 1) * dayMs), to: today }
}

/** Every day of a span, the oldest first. */
export function daysOf({ from, to }: DaySpan): string[] {
  const days: string[] = []
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += dayMs) days.push(dayOf(at))
  return days
}
