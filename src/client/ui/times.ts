const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })

const dayInYear = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' })

/** An instant: ISO 8601, or milliseconds since 1970. */
type At = string | number | Date

/** '13:57', in the person's own time. */
export const clockTime = (at: At): string => clock.format(new Date(at))

/** 'Nov 20', in the person's own time. */
export const dayOf = (at: At): string => day.format(new Date(at))

/** 'Nov 20, 13:57', in the person's own time. */
export const dayAndTime = (at: At): string => `${dayOf(at)}, ${clockTime(at)}`

/** 'Nov 20, 2026', in the person's own time. */
export const dayOfYear = (at: At): string => dayInYear.format(new Date(at))
