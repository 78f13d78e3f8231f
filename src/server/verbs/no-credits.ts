import { nextReset } from '#rules/credits.ts'
import { Refusal } from '../errors.ts'

/** The day's allowance of `dailyLimit` is used up; says when the next one begins. */
export function noCredits(day: string, dailyLimit: number): Refusal {
  const resetsAt = nextReset(new Date(`${day}T00:00:00Z`)).toISOString()
  return new Refusal('NO_CREDITS', null, { resetsAt, dailyLimit })
}
