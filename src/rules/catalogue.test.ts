import { expect, test } from 'vitest'
import { creditAmounts, creditOption, paidPlans, pricedPlans } from './catalogue.ts'
import { planLimits } from './plans.ts'

/** The specification's table, section 9, as it stands there. */
const perCredit = {
  100: { pro: 0.2, teams: 0.3, discount: 0 },
  200: { pro: 0.196, teams: 0.294, discount: 2 },
  400: { pro: 0.192, teams: 0.288, discount: 4 },
  600: { pro: 0.188, teams: 0.282, discount: 6 },
  800: { pro: 0.184, teams: 0.276, discount: 8 },
  1000: { pro: 0.18, teams: 0.27, discount: 10 },
}
const checkout = {
  pro: { 100: 10, 200: 18, 400: 35, 600: 50, 800: 65, 1000: 80 },
  teams: { 100: 15, 200: 28, 400: 55, 600: 80, 800: 105, 1000: 130 },
}

test('base prices, base credits and limits', () => {
  expect(
    [pricedPlans.free, pricedPlans.pro, pricedPlans.teams].map((plan) => [plan.basePrice, plan.baseCredits]),
  ).toEqual([
    [0, 5],
    [20, 100],
    [30, 100],
  ])
  expect(planLimits.free).toMatchObject({ workspaces: 1, projects: 1, teamWorkspaces: false })
  expect(planLimits.pro).toMatchObject({ workspaces: Infinity, projects: Infinity, teamWorkspaces: false })
  expect(planLimits.teams).toMatchObject({ workspaces: Infinity, projects: Infinity, teamWorkspaces: true })
})

test.for(paidPlans.flatMap((plan) => creditAmounts.map((credits) => [plan, credits] as const)))(
  '%s with %i credits costs what the specification says',
  ([plan, credits]) => {
    expect(creditOption(plan, credits)).toEqual({
      option: {
        credits,
        pricePerCredit: perCredit[credits][plan],
        discount: perCredit[credits].discount,
        checkoutPrice: checkout[plan][credits],
      },
    })
  },
)

test.for([
  ['free', 100, 'Invalid plan type'],
  ['enterprise', 100, 'Invalid plan type'],
  ['pro', 300, 'Invalid credit amount'],
  ['teams', 0, 'Invalid credit amount'],
] as const)('%s with %i credits is refused', ([plan, credits, problem]) => {
  expect(creditOption(plan, credits)).toEqual({ problem })
})
