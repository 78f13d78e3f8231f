import type { Plan } from './plans.ts'

/** Every price of the product (specification, section 9). A host replaces it here. */

export type PaidPlan = Exclude<Plan, 'free'>
export const paidPlans = ['pro', 'teams'] as const satisfies readonly PaidPlan[]

export const creditAmounts = [100, 200, 400, 600, 800, 1000] as const
export type CreditAmount = (typeof creditAmounts)[number]

export const currency = 'usd'
export const freeDailyCredits = 5

export type CreditOption = {
  credits: CreditAmount
  /** dollars, as shown on the plan card */
  pricePerCredit: number
  /** percent */
  discount: number
  /** what the checkout charges for the pack, in whole dollars */
  checkoutPrice: number
}

export type Feature = { words: string; isComing: boolean }

export type PricedPlan = {
  id: Plan
  name: string
  description: string
  /** dollars a month */
  basePrice: number
  /** a day for free, in the base price for the others */
  baseCredits: number
  /** what is promised and not there yet stands as `coming` */
  features: readonly Feature[]
  options: readonly CreditOption[]
}

const here = (words: string): Feature => ({ words, isComing: false })
const coming = (words: string): Feature => ({ words, isComing: true })

const option = (
  credits: CreditAmount,
  pricePerCredit: number,
  discount: number,
  checkoutPrice: number,
): CreditOption => ({ credits, pricePerCredit, discount, checkoutPrice })

export const pricedPlans = {
  free: {
    id: 'free',
    name: 'Free',
    description: 'For a first page, and the one after it.',
    basePrice: 0,
    baseCredits: freeDailyCredits,
    features: [
      here('1 workspace'),
      here('1 project'),
      coming('Public projects'),
      here('Basic AI assistance'),
      here('Full source code'),
    ],
    options: [],
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    description: 'For people who make pages for a living.',
    basePrice: 20,
    baseCredits: 100,
    features: [
      here('Unlimited workspaces and projects'),
      here('Private projects'),
      coming('Badge removal'),
      coming('Custom domains'),
      coming('3 editors per project'),
      coming('Priority support'),
    ],
    options: [
      option(100, 0.2, 0, 10),
      option(200, 0.196, 2, 18),
      option(400, 0.192, 4, 35),
      option(600, 0.188, 6, 50),
      option(800, 0.184, 8, 65),
      option(1000, 0.18, 10, 80),
    ],
  },
  teams: {
    id: 'teams',
    name: 'Teams',
    description: 'For studios that share workspaces and one bill.',
    basePrice: 30,
    baseCredits: 100,
    features: [
      here('Everything in Pro'),
      here('Team workspaces'),
      coming('20 seats'),
      here('Centralised billing'),
      coming('Centralised access management'),
      coming('Team collaboration tools'),
    ],
    options: [
      option(100, 0.3, 0, 15),
      option(200, 0.294, 2, 28),
      option(400, 0.288, 4, 55),
      option(600, 0.282, 6, 80),
      option(800, 0.276, 8, 105),
      option(1000, 0.27, 10, 130),
    ],
  },
} as const satisfies Record<Plan, PricedPlan>

export const purchaseProblems = {
  plan: 'Invalid plan type',
  credits: 'Invalid credit amount',
  product: (plan: string, credits: number) =>
    `Product configuration not found for ${plan} plan with ${credits} credits`,
  permalink: (plan: string, credits: number) => `Product permalink not configured for ${plan} ${credits} credits`,
} as const

/** The option of a plan, or why there is none (specification, section 5). */
export function creditOption(plan: string, credits: number): { option: CreditOption } | { problem: string } {
  const paid = paidPlans.find((id) => id === plan)
  if (!paid) return { problem: purchaseProblems.plan }
  const found = pricedPlans[paid].options.find((one) => one.credits === credits)
  return found ? { option: found } : { problem: purchaseProblems.credits }
}
