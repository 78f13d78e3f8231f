/** A visitor makes this many generations a day without an account (specification, section 1). */
export const visitorDailyGenerations = 5

/** The free plan makes this many generations a day (specification, section 9); the other plans spend bought credits. */
export const freeDailyCredits = 5

/** The allowance is counted by the UTC day; the next one begins here. */
export function nextReset(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}
