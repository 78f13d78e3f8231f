import type { CreditStatus } from '#api/credits.ts'
import { messages } from '#rules/messages.ts'
import { cx } from '#client/ui/cx.ts'
import { clockTime } from '../words.ts'

/** Shown when the day's allowance is used up: what is left to do, and when it goes on. */
export function CreditsCard({ credits }: { credits: CreditStatus }) {
  const limit = credits.dailyLimit ?? 0
  return (
    <section aria-label={messages.noCredits.title} className="rounded-xl border border-line p-4">
      <h3 className="font-semibold text-[14px]">{messages.noCredits.title}</h3>
      <p className="mt-1 text-[13px] text-ink-2 leading-[19px]">{messages.noCredits.description}</p>
      <div role="img" aria-label={`${credits.dailyUsed} of ${limit} daily credits used`} className="mt-3 flex gap-1">
        {Array.from({ length: limit }, (_, index) => (
          <span
            key={index}
            className={cx('h-1.5 flex-1 rounded-full', index < credits.dailyUsed ? 'bg-ink-3' : 'bg-panel-2')}
          />
        ))}
      </div>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-[12px] text-ink-2 tabular-nums">
        <span>
          {credits.dailyUsed} / {limit} · No credits left
        </span>
        <span>resets daily, next at {clockTime(Date.parse(credits.resetsAt))}</span>
      </div>
      <p className="mt-3 text-[12px] text-ink-2 leading-[18px]">
        Still free: write the next message, switch versions, look at the code, download.
      </p>
    </section>
  )
}
