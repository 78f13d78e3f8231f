const words = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** 'Nov 23' of '2026-11-23': days are counted in UTC. */
export const dayWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`))
