import { freeDailyCredits } from './catalogue.ts'
import type { Plan } from './plans.ts'

/** A visitor makes this many generations a day without an account (specification, section 1). */
export const visitorDailyGenerations = 5

/** How many credits the day gives: always on Free, on the paid plans once no bought one (`bought` of them) can be spent. */
export function dailyAllowance(plan: Plan, bought: number): number {
  return plan === 'free' || bought <= 0 ? freeDailyCredits : 0
}

/** The allowance is counted by the UTC day; the next one begins here. */
export function nextReset(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}

/** What a person's account holds; `dayUsed` counts today. */
export type Holdings = { balance: number; reserved: number; dayUsed: number }

/** Where the next credit comes from: what the day gives, then what was bought; null when there is none. */
export function nextCredit({ balance, reserved, dayUsed }: Holdings, plan: Plan): 'day' | 'balance' | null {
  if (dayUsed < dailyAllowance(plan, balance - reserved)) return 'day'
  return reserved < balance ? 'balance' : null
}

/** Why a credit that was held came back, by how its generation ended. */
export const returnReasons = {
  unchanged: 'Returned: nothing was changed',
  fallback: 'Returned: the model did not answer',
  failed: 'Returned: the generation failed',
  stopped: 'Returned: stopped before a version was stored',
  interrupted: 'Returned: the server was restarted',
  expired: 'Returned: it never ended',
  discarded: 'Returned: the stopped page was discarded',
} as const
export type ReturnReason = keyof typeof returnReasons

export function returnReason(note: string | null): string {
  const found = Object.entries(returnReasons).find(([reason]) => reason === note)
  return found ? found[1] : 'Returned'
}
