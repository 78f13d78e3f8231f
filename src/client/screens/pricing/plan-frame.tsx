import type { ReactNode } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import type { PricedPlan } from '#rules/catalogue.ts'
import { moneyWords } from '#rules/money-words.ts'

type PlanFrameProps = {
  plan: PricedPlan
  isCurrent: boolean
  /** under the price: what a credit costs, or how many there are */
  line: ReactNode
  /** the choice of credits and the way to get them */
  children: ReactNode
}

/** What every plan says, in the same order: name, price, credits, the way to it, what it holds. */
export function PlanFrame({ plan, isCurrent, line, children }: PlanFrameProps) {
  const id = `plan-${plan.id}`
  return (
    <article className="flex min-w-0 flex-col p-6 md:p-8" aria-labelledby={id}>
      <div className="flex items-center justify-between">
        <h2 id={id} className="font-semibold text-xl/7 tracking-[-.02em]">
          {plan.name}
        </h2>
        {isCurrent && (
          <span className="rounded-md bg-accent-soft px-2 py-0.5 font-medium text-accent-text text-xs">
            Current plan
          </span>
        )}
      </div>
      <p className="mt-1 text-ink-2 lg:min-h-10">{plan.description}</p>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="font-semibold text-[48px]/[52px] tracking-[-.045em]">${plan.basePrice}</span>
        <span className="text-ink-2">per month</span>
      </p>
      <p className="mt-1 text-[13px] text-ink-2 lg:min-h-10">
        {plan.id === 'free' ? 'No purchase, no card.' : moneyWords.onePurchase}
      </p>
      <p className="mt-2 min-h-5 text-[13px] text-ink-2">{line}</p>
      {children}
      <ul className="mt-6 space-y-2.5 border-line border-t pt-6">
        {plan.features.map(({ words, isComing }) => (
          <li key={words} className="flex gap-2.5 text-ink-2">
            {isComing ? (
              <span className="mt-2 ml-1 size-2 shrink-0 rounded-full border border-ink-3" aria-hidden="true" />
            ) : (
              <Icon name="check" className="mt-0.5 text-ink-3" />
            )}
            <span className={isComing ? 'ml-1' : ''}>{words}</span>
            {isComing && (
              <span className="ml-auto self-start rounded-md bg-panel-2 px-1.5 text-ink-2 text-xs/5">coming</span>
            )}
          </li>
        ))}
      </ul>
    </article>
  )
}
