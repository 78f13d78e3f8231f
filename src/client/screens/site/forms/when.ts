import { clockTime, dayAndTime, dayOf } from '#client/ui/times.ts'

/** The time of today, the day of before. */
export function shortWhen(iso: string, now = new Date()): string {
  const at = new Date(iso)
  return at.toDateString() === now.toDateString() ? clockTime(at) : dayOf(at)
}

export const longWhen = (iso: string): string => dayAndTime(iso)
