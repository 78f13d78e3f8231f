import type { CreditAmount, CreditOption, PricedPlan } from '#rules/catalogue.ts'
import type { CheckoutProduct } from '#client/data/payments.ts'
import { Dial } from './dial.tsx'
import { PlanFrame } from './plan-frame.tsx'
import { Purchase } from './purchase.tsx'
import { creditPrice, stackHeight } from './prices.ts'

type PaidPlanCardProps = {
  plan: PricedPlan & { id: 'pro' | 'teams' }
  option: CreditOption
  /** what the server sells; undefined until it is known */
  product: CheckoutProduct | undefined
  isCurrent: boolean
  /** why the packs of this plan are not for this person, or null */
  reason: string | null
  onChoose: (credits: CreditAmount) => void
}

/** A plan with credits in six amounts. */
export function PaidPlanCard({ plan, option, product, isCurrent, reason, onChoose }: PaidPlanCardProps) {
  return (
    <PlanFrame
      plan={plan}
      isCurrent={isCurrent}
      line={
        <>
          <span className="font-mono tabular-nums">{creditPrice(option.pricePerCredit)}</span> per credit
          {option.discount > 0 && `, ${option.discount}% less`}
        </>
      }
    >
      <Dial
        name={plan.id}
        legend="Credits"
        stacks={plan.options.map(({ credits }) => ({
          value: credits,
          label: String(credits),
          height: stackHeight(credits),
        }))}
        chosen={option.credits}
        onChoose={(value) => {
          const found = plan.options.find(({ credits }) => credits === value)
          if (found) onChoose(found.credits)
        }}
      />
      <Purchase plan={plan.id} option={option} product={product} reason={reason} />
    </PlanFrame>
  )
}
