/** The time of today, the day of before. */
export function shortWhen(iso: string, now = new Date()): string {
  const at = new Date(iso)
  const isToday = at.toDateString() === now.toDateString()
  return isToday
    ? at.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
    : at.toLocaleDateString(undefined, { month: 'short', day: 'numeric' })
}

export const longWhen = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' })
