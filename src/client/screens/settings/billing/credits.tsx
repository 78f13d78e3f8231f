import type { CreditStatus } from '#api/credits.ts'
import { moneyWords } from '#rules/money-words.ts'
import type { Plan } from '#rules/plans.ts'
import { Progress } from '#client/ui/progress.tsx'
import { remainingWords } from './plan-words.ts'
import { clockTime } from '#client/ui/times.ts'

/** How much of the day's allowance is used where there is one (Free, and a paid plan without bought credits); else what is left. */
export function Credits({ status, plan }: { status: CreditStatus; plan: Plan }) {
  const { dailyLimit, dailyUsed, dailyRemaining, totalCredits, resetsAt } = status
  const isUncounted = dailyLimit === null
  if (dailyLimit !== null && dailyLimit > 0) {
    const remaining = dailyRemaining ?? 0
    return (
      <div className="grid gap-3 border-line border-t pt-6">
        <div className="flex items-baseline justify-between text-sm">
          <p className="font-medium">Daily Credits Used</p>
          <p className="tabular-nums">
            {dailyUsed} / {dailyLimit}
          </p>
        </div>
        <Progress
          label="Daily Credits Used"
          value={dailyUsed}
          max={dailyLimit}
          tone={remaining === 0 ? 'danger' : 'accent'}
        />
        {plan !== 'free' && (
          <p className="text-[13px] text-ink-2">Credits available: 0. {moneyWords.dailyWhenEmpty(dailyLimit)}</p>
        )}
        {plan === 'free' && totalCredits > 0 && (
          <p className="text-[13px] text-ink-2">
            {totalCredits} bought {totalCredits === 1 ? 'credit' : 'credits'} available, used after the daily ones.
          </p>
        )}
        <p className="flex flex-wrap justify-between gap-2 text-[13px] text-ink-2">
          <span>
            <span className={`font-medium ${remaining === 0 ? 'text-danger' : 'text-ink'}`}>
              {remainingWords(remaining)}
            </span>
            , resets daily
          </span>
          <span>Next at {clockTime(resetsAt)}, your time</span>
        </p>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 border-line border-t pt-6">
      <div className="grid gap-1">
        <p className="text-[13px] text-ink-2">Credits available</p>
        <p className="font-semibold text-2xl leading-8 tracking-[-0.02em] tabular-nums">
          {isUncounted ? 'Unlimited' : totalCredits}
        </p>
      </div>
      <p className="max-w-72 text-[13px] text-ink-2">
        {isUncounted ? 'Credits are not counted on this server.' : moneyWords.costs}
      </p>
    </div>
  )
}
