import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { pricedPlans } from '#rules/catalogue.ts'
import type { Plan } from '#rules/plans.ts'
import { Dial } from './dial.tsx'
import { PlanFrame } from './plan-frame.tsx'

const free = pricedPlans.free

/** Nothing to choose and nothing to pay. `ownPlan` is null for visitors. */
export function FreePlan({ ownPlan }: { ownPlan: Plan | null }) {
  return (
    <PlanFrame
      plan={free}
      isCurrent={ownPlan === 'free'}
      line={`${free.baseCredits} credits a day, reset at 00:00 UTC`}
    >
      <Dial
        name="free"
        legend="Daily credits"
        stacks={[{ value: free.baseCredits, label: `${free.baseCredits} daily credits`, height: 16 }]}
        chosen={free.baseCredits}
        isDisabled
      />
      <div className="mt-6">
        <Link className="when-signed-out btn btn-lg btn-line w-full" to={paths.signUp}>
          Get Started
        </Link>
        <Link className="when-signed-in btn btn-lg btn-line w-full" to={paths.projects}>
          My Projects
        </Link>
        <p className="mt-2.5 text-center text-[13px] text-ink-2">
          <span className="when-signed-out">No credit card required</span>
          <span className="when-signed-in">{ownWords(ownPlan)}</span>
        </p>
      </div>
    </PlanFrame>
  )
}

function ownWords(plan: Plan | null): string {
  if (plan === 'free') return 'This is your plan'
  return plan ? `You are on ${pricedPlans[plan].name}` : '\u00a0'
}
