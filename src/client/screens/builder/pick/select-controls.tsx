import { IconButton } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { useWorkbench } from '../workbench-context.ts'
import { useSelecting, useShowsWays, useWays } from './use-selecting.ts'

/** Select, and the way back and on as soon as there is something to change. */
export function SelectControls() {
  const showsWays = useShowsWays()
  return (
    <>
      <SelectButton />
      {showsWays && <WayButtons />}
    </>
  )
}

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

/** Takes changes by hand back, and does them again. */
export function WayButtons({ className }: { className?: string }) {
  const { byHand, page } = useWorkbench()
  const { canUndo, canRedo } = useWays()
  return (
    <>
      <IconButton
        icon="undo"
        label="Undo"
        keys="Mod+Z"
        className={className}
        disabledReason={canUndo ? null : 'Nothing was changed by hand.'}
        onClick={() => byHand.undo(page)}
      />
      <IconButton
        icon="redo"
        label="Redo"
        keys="Mod+Y"
        className={className}
        disabledReason={canRedo ? null : 'Nothing was undone.'}
        onClick={() => byHand.redo(page)}
      />
    </>
  )
}
