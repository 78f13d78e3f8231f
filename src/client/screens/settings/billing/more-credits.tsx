import { LinkButton } from '#client/parts/link-button.tsx'
import { paths } from '#client/paths.ts'
import { moneyWords } from '#rules/money-words.ts'
import { planOffers } from '#rules/plans.ts'

const { pricePerMonth, credits } = planOffers.pro

/** What the next plan would bring. */
export function MoreCredits() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-accent-soft p-5 md:px-6">
      <div className="grid gap-0.5">
        <p className="font-medium text-sm">Need more credits?</p>
        <p className="text-[13px] text-ink-2">
          Pro is ${pricePerMonth} per month with {credits} credits, unlimited workspaces and projects.{' '}
          {moneyWords.onePurchase}
        </p>
      </div>
      <LinkButton to={paths.pricing} look="primary">
        Upgrade to Pro
      </LinkButton>
    </div>
  )
}
