const ago = new Intl.RelativeTimeFormat('en')

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** 'Just now', 'N minutes ago', 'N hours ago', 'N days ago', then a short date (specification, section 5). Times are milliseconds since 1970. */
export function relativeTime(at: number, now: number): string {
  const age = now - at
  if (age < minute) return 'Just now'
  if (age < hour) return ago.format(-Math.floor(age / minute), 'minute')
  if (age < day) return ago.format(-Math.floor(age / hour), 'hour')
  if (age < 7 * day) return ago.format(-Math.floor(age / day), 'day')
  return shortDate(at, now)
}

/** 'Jun 19', with the year only if it is not the current one. In the person's own time zone. */
export function shortDate(at: number, now: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat('en', {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(at)
}
