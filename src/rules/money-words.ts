import { type Plan, planLimits, plans } from './plans.ts'
import { stopWords } from './stop-words.ts'

/** What the cards, the checkout, Billing and the questions say about money, each in one place. */
export const moneyWords = {
  /** under the headline of every plan that is paid for */
  onePurchase: 'One purchase, nothing renews by itself. Credits stay until they are used.',
  costs: 'One page or change costs one credit. A failed one costs nothing.',
  stopInFull:
    'One generation costs one credit. A failed or an empty one costs none. ' +
    stopWords.counted.replace(/\.$/, ', and discarding it brings the credit back.'),
  dailyWhenEmpty: (daily: number) => `Without bought credits a paid plan has the ${daily} daily ones, as Free has.`,
  change:
    'Yes. A larger plan begins with its first purchase, and Billing in the settings has Return to Free. Credits you ' +
    'have bought stay on your account and work on every plan.',
} as const

/** What is said before somebody returns to Free, and by the question in front of it. */
export const returnToFree = {
  action: 'Return to Free',
  title: (plan: Plan) => `Return from ${planLimits[plan].displayName} to Free?`,
  stays: (credits: number) =>
    credits === 0
      ? 'Everything you made stays, and you have the five daily credits of Free.'
      : 'Everything you made stays, and so ' +
        `${credits === 1 ? 'does your 1 bought credit' : `do your ${credits} bought credits`}: they are used after the ` +
        'day’s five.',
  closes:
    'Free has 1 workspace and 1 project. What is in your other workspaces can still be read and changed by hand, ' +
    'but nothing is generated there; and no other project is added.',
  back: 'Nothing is refunded by this. The plan comes back with the next purchase.',
} as const

/** Why somebody on this plan cannot buy a pack at the price of that one, or null: at the price of one's own plan or a larger one. */
export function packReason(own: Plan | null, pack: Plan): string | null {
  if (own === null || plans.indexOf(own) <= plans.indexOf(pack)) return null
  const [mine, theirs] = [planLimits[own].displayName, planLimits[pack].displayName]
  return `You are on ${mine}: credits are bought at its price. Return to Free in Billing first to choose ${theirs}.`
}
