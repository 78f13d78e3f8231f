import type { CreditStatus } from '#api/credits.ts'
import { atLimit, outOfCredits } from '#rules/messages.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { pageNamed } from '#client/state/builder/pages.ts'
import { useBuilder } from '#client/state/store.ts'
import { cx } from '#client/ui/cx.ts'
import { actions } from '../actions/actions.ts'
import { ActionButton } from '../actions/action-controls.tsx'
import { creditsCardId } from './cards-later.ts'
import { clockTime } from '#client/ui/times.ts'

/** In view as soon as it is there. */
const bringIntoView = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' })

/** Shown when nothing is left to generate with: what is free, when it goes on, where more is to be had. */
export function CreditsCard({ page, credits }: { page: string; credits: CreditStatus }) {
  const limit = credits.member?.words ?? null
  const { title, description } = limit === null ? outOfCredits(credits.plan) : atLimit(limit)
  const isBlank = useBuilder((builder) => pageNamed(builder, page).html === '')
  return (
    <section
      ref={bringIntoView}
      id={creditsCardId}
      aria-label={title}
      className="scroll-my-4 rounded-xl border border-line p-4"
    >
      <h3 className="font-semibold text-[14px]">{title}</h3>
      <p className="mt-1 text-[13px] text-ink-2 leading-[19px]">
        Still free: edit by hand, change the code, switch versions, download. What you type stays.
      </p>
      {!isBlank && <FreeThings />}
      {credits.dailyLimit && limit === null ? <Allowance limit={credits.dailyLimit} credits={credits} /> : null}
      <p className="mt-3 text-[13px] text-ink-2 leading-[19px]">
        {description} {limit === null && <PlansLink />}
      </p>
    </section>
  )
}

function FreeThings() {
  const className = 'max-md:h-10'
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <ActionButton action={actions.select} className={className}>
        Edit by hand
      </ActionButton>
      <ActionButton action={actions.toggleCode} className={className}>
        Code
      </ActionButton>
      <ActionButton action={actions.showVersions} className={className}>
        Versions
      </ActionButton>
    </div>
  )
}

function Allowance({ limit, credits: { dailyUsed, resetsAt } }: { limit: number; credits: CreditStatus }) {
  return (
    <>
      <div role="img" aria-label={`${dailyUsed} of ${limit} daily credits used`} className="mt-4 flex gap-1">
        {Array.from({ length: limit }, (_, index) => (
          <span
            key={index}
            className={cx('h-1.5 flex-1 rounded-full', index < dailyUsed ? 'bg-ink-3' : 'bg-panel-2')}
          />
        ))}
      </div>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-[12px] text-ink-2 tabular-nums">
        <span>
          {dailyUsed} / {limit} · No credits left
        </span>
        <span>Resets daily, next at {clockTime(Date.parse(resetsAt))} your time</span>
      </div>
    </>
  )
}
