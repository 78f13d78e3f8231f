import { creditOption, paidPlans } from '#rules/catalogue.ts'
import type { Pack } from './provider.ts'

/** The pack of a plan with that many credits; null when the catalogue has none. */
export function packOf(plan: string, credits: number): Pack | null {
  const paid = paidPlans.find((id) => id === plan)
  const found = creditOption(plan, credits)
  return paid && 'option' in found ? { plan: paid, credits: found.option.credits } : null
}
