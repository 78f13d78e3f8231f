import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { CreditStatus } from '#api/credits.ts'
import { creditsQuery } from '#client/data/core/credits.ts'
import { paths } from '#client/paths.ts'
import { Progress } from '#client/ui/progress.tsx'

/** What is left to generate with. */
export function CreditsMeter({ onDone }: { onDone: () => void }) {
  const { data: credits, isError } = useQuery(creditsQuery)
  return (
    <div className="grid gap-2 px-4 py-3">
      <div className="flex items-baseline justify-between text-[13px]">
        <span className="font-medium">Credits</span>
        <Link
          to={paths.settingsTab('billing')}
          className="rounded-sm font-medium text-accent-text underline-offset-4 hover:underline"
          onClick={onDone}
        >
          Manage
        </Link>
      </div>
      {isError && !credits ? (
        <p className="text-ink-2 text-xs">Failed to get credit status</p>
      ) : (
        <Meter credits={credits} />
      )}
    </div>
  )
}

function Meter({ credits }: { credits: CreditStatus | undefined }) {
  // as high as what comes, so that nothing below it moves
  if (!credits)
    return (
      <>
        <Progress label="Credits" value={null} />
        <p aria-hidden="true" className="text-xs">
          {'\u00a0'}
        </p>
      </>
    )
  const { dailyLimit, dailyUsed, dailyRemaining, totalCredits } = credits
  if (dailyLimit === null) return <p className="text-ink-2 text-xs">Unlimited</p>
  if (dailyLimit === 0) {
    // A pack is a round hundred, so the bar is full at the next one.
    const full = Math.max(100, Math.ceil(totalCredits / 100) * 100)
    return (
      <>
        <Progress label="Credits" value={totalCredits} max={full} />
        <p className="text-ink-2 text-xs tabular-nums">
          {totalCredits} credit{totalCredits === 1 ? '' : 's'} available
        </p>
      </>
    )
  }
  const left = dailyRemaining ?? Math.max(0, dailyLimit - dailyUsed)
  return (
    <>
      <Progress label="Daily credits used" value={dailyUsed} max={dailyLimit} tone={left === 0 ? 'danger' : 'accent'} />
      <p className="flex justify-between text-ink-2 text-xs">
        <span className="tabular-nums">
          {dailyUsed} / {dailyLimit}
        </span>
        <span>
          {left === 0 ? <span className="text-danger">No credits left</span> : `${left} remaining`}, resets daily
        </span>
      </p>
    </>
  )
}
