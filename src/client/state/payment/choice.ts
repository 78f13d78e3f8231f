import { type CreditAmount, creditAmounts, type PaidPlan, paidPlans } from '#rules/catalogue.ts'

export type PlanChoice = Record<PaidPlan, CreditAmount>

export const usualAmount: CreditAmount = 200

/** The choice that an address carries, such as of a visitor who comes back from signing in: '?plan=pro&credits=400'. */
export function choiceIn(search: string): { plan: PaidPlan; credits: CreditAmount } | null {
  const query = new URLSearchParams(search)
  const plan = paidPlans.find((id) => id === query.get('plan'))
  const credits = creditAmounts.find((amount) => String(amount) === query.get('credits'))
  return plan && credits ? { plan, credits } : null
}

/** The query string that brings a choice back. */
export const choiceSearch = (plan: PaidPlan, credits: CreditAmount) => `?plan=${plan}&credits=${credits}`
