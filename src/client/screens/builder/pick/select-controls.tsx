import { IconButton } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { useWorkbench } from '../workbench-context.ts'
import { useSelecting } from './use-selecting.ts'

/** Picks elements of the page from now on, or no longer. */
export function SelectButton({ className }: { className?: string }) {
  const { byHand } = useWorkbench()
  const { isSelecting, reason } = useSelecting()
  return (
    <IconButton
      icon="pointer"
      label="Select"
      keys="S"
      aria-pressed={isSelecting}
      disabledReason={reason}
      className={cx(className, isSelecting && 'bg-accent-soft text-accent-text!')}
      onClick={() => byHand.turn(!isSelecting)}
    />
  )
}
