import { nextReset } from '#rules/credits.ts'
import type { Plan } from '#rules/plans.ts'
import { AppError } from '../../errors.ts'

/** The day's allowance of `dailyLimit` is used up, and nothing bought is left; says when the next day begins. `plan` is null for a visitor. */
export function noCredits(day: string, dailyLimit: number, plan: Plan | null): AppError {
  return new AppError('NO_CREDITS', null, { resetsAt: resetAfter(day), dailyLimit, plan })
}

/** When the UTC day that follows `day` begins, as text. */
export function resetAfter(day: string): string {
  return nextReset(new Date(`${day}T00:00:00Z`)).toISOString()
}
