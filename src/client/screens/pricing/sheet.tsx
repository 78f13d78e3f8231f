import { useState, useSyncExternalStore } from 'react'
import { choiceIn, type PlanChoice, usualAmount } from '#client/state/payment/choice.ts'
import { creditOption, paidPlans, pricedPlans } from '#rules/catalogue.ts'
import { packReason } from '#rules/money-words.ts'
import { FreePlan } from './free-plan.tsx'
import { PaidPlanCard } from './paid-plan-card.tsx'
import { useOwnPlan, useProducts } from './use-account.ts'

const never = () => () => {}

/** The three plans as one sheet, divided by hairlines. */
export function Sheet() {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
  const [chosen, setChosen] = useState<Partial<PlanChoice>>({})
  const ownPlan = useOwnPlan()
  const products = useProducts()
  const brought = choiceIn(search)
  const amountOf = (plan: (typeof paidPlans)[number]) =>
    chosen[plan] ?? (brought?.plan === plan ? brought.credits : usualAmount)
  return (
    <div
      className={
        'grid divide-y divide-line overflow-hidden rounded-2xl border border-line bg-panel ' +
        'lg:grid-cols-[.82fr_1.09fr_1.09fr] lg:divide-x lg:divide-y-0'
      }
    >
      <FreePlan ownPlan={ownPlan} />
      {paidPlans.map((plan) => {
        const found = creditOption(plan, amountOf(plan))
        if ('problem' in found) return null
        return (
          <PaidPlanCard
            key={plan}
            plan={pricedPlans[plan]}
            option={found.option}
            product={products?.find((one) => one.plan === plan && one.credits === found.option.credits)}
            isCurrent={ownPlan === plan}
            reason={packReason(ownPlan, plan)}
            onChoose={(credits) => setChosen((before) => ({ ...before, [plan]: credits }))}
          />
        )
      })}
    </div>
  )
}
