import type { CreditStatus } from '#api/credits.ts'
import { outOfCredits } from '#rules/messages.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { cx } from '#client/ui/cx.ts'
import { clockTime } from '../words.ts'

/** Shown when nothing is left to generate with: what is left to do, when it goes on, where more is to be had. */
export function CreditsCard({ credits }: { credits: CreditStatus }) {
  const { title, description } = outOfCredits(credits.plan)
  return (
    <section aria-label={title} className="rounded-xl border border-line p-4">
      <h3 className="font-semibold text-[14px]">{title}</h3>
      <p className="mt-1 text-[13px] text-ink-2 leading-[19px]">{description}</p>
      {credits.dailyLimit ? <Allowance limit={credits.dailyLimit} credits={credits} /> : null}
      <p className="mt-3 text-[12px] text-ink-2 leading-[18px]">
        Still free: write the next message, switch versions, look at the code, download.
      </p>
      <p className="mt-2 text-[13px]">
        <PlansLink />
      </p>
    </section>
  )
}

function Allowance({ limit, credits: { dailyUsed, resetsAt } }: { limit: number; credits: CreditStatus }) {
  return (
    <>
      <div role="img" aria-label={`${dailyUsed} of ${limit} daily credits used`} className="mt-3 flex gap-1">
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
        <span>resets daily, next at {clockTime(Date.parse(resetsAt))}</span>
      </div>
    </>
  )
}
