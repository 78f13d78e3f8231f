import type { ReviewDecision } from '#api/reviews.ts'
import { printOf } from '#rules/reviews.ts'
import { Icon } from '#client/ui/icon.tsx'
import { dayAndTime } from '#client/ui/times.ts'

/** What one has decided, with the print of exactly that version. */
export function Stamp({ decision }: { decision: ReviewDecision }) {
  const isYes = decision.verdict === 'approved'
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-[13px] text-ink-2">
      <span className={`inline-flex items-center gap-1.5 font-medium ${isYes ? 'text-ok' : 'text-ink'}`}>
        <Icon name={isYes ? 'check' : 'pencil'} />
        {isYes ? 'Approved' : 'Changes asked'}
      </span>
      <span className="wrap-anywhere tabular-nums">
        {decision.name}, {dayAndTime(decision.decided_at)}
      </span>
      <span className="font-mono text-[12px]">
        version {decision.version.number} · {printOf(decision.version.hash)}
      </span>
    </p>
  )
}
