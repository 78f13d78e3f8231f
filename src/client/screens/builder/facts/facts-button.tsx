import { counted } from '#rules/listed.ts'
import { useBuilder } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { broughtOnApproach } from '#client/ui/later.tsx'
import { actions } from '../actions/actions.ts'
import { useAction } from '../actions/use-action.ts'
import { shownOf } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'
import { slotsOf } from './slots-of.ts'
import { FactsCard } from './facts-later.ts'

const mostShown = 6

export type FactsButtonProps = { className?: string /** where there is no room for them */; wordsClass?: string }

/** How many facts the page waits for, hollow slots, and the way to fill them; gone once all are there. */
export function FactsButton({ className, wordsClass }: FactsButtonProps) {
  const { page, view } = useWorkbench()
  const count = useBuilder((builder) => {
    const { html, turn, isPeek } = shownOf(builder, page, view.version)
    return html === null || turn !== null || isPeek ? 0 : slotsOf(html).length
  })
  const { reason, run } = useAction(actions.fillFacts)
  if (count === 0) return null
  const slot = 'h-3 w-1.5 shrink-0 rounded-[2px] border border-current'
  return (
    <Button
      look="ghost"
      aria-label={`${counted(count, 'fact')} missing`}
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
