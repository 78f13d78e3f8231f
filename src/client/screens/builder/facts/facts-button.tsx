import { useBuilder } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { broughtOnApproach } from '#client/ui/later.tsx'
import { actions } from '../actions/actions.ts'
import { missingFacts } from '../actions/facts.ts'
import { useAction } from '../actions/use-action.ts'
import { useWorkbench } from '../workbench-context.ts'
import { FactsCard } from './facts-later.ts'

const mostShown = 6

type FactsButtonProps = { className?: string /** where there is no room for them */; wordsClass?: string }

/** How many facts the page waits for, hollow slots, and the way to fill them; gone once all are there. */
export function FactsButton({ className, wordsClass }: FactsButtonProps) {
  const { page, view } = useWorkbench()
  const count = useBuilder((builder) => missingFacts({ builder, page, view }))
  const { label, reason, run } = useAction(actions.fillFacts)
  if (count === 0) return null
  const slot = 'h-3 w-1.5 shrink-0 rounded-[2px] border border-current'
  return (
    <Button
      look="ghost"
      aria-label={label}
      disabledReason={reason}
      onClick={run}
      className={cx('gap-1! px-1.5! text-warn! tabular-nums', className)}
      {...broughtOnApproach(FactsCard)}
    >
      <span aria-hidden="true" className="inline-flex gap-0.5">
        <span className={slot} />
        {Array.from({ length: Math.min(mostShown, count) - 1 }, (_, index) => (
          <span key={index} className={cx(slot, wordsClass)} />
        ))}
      </span>
      <span aria-hidden="true">{count}</span>
      <span aria-hidden="true" className={wordsClass}>
        {count === 1 ? 'fact' : 'facts'} missing
      </span>
    </Button>
  )
}
