import { IconButton } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { useWorkbench } from '../workbench-context.ts'
import { useSelecting, useWays } from './use-selecting.ts'

/** Select, and the way back and on. The two ways show as soon as there is something to change. */
export function SelectControls({ isLarge = false }: { isLarge?: boolean }) {
  const { byHand, page } = useWorkbench()
  const { isSelecting, reason } = useSelecting()
  const { canUndo, canRedo } = useWays()
  const size = isLarge ? 'size-10' : ''
  const isShown = isSelecting || canUndo || canRedo
  return (
    <>
      <IconButton
        icon="pointer"
        label="Select"
        keys="S"
        aria-pressed={isSelecting}
        disabledReason={reason}
        className={cx(size, isSelecting && 'bg-accent-soft text-accent-text!')}
        onClick={() => byHand.turn(!isSelecting)}
      />
      {isShown && (
        <>
          <IconButton
            icon="undo"
            label="Undo"
            keys="Mod+Z"
            className={size}
            disabledReason={canUndo ? null : 'Nothing was changed by hand.'}
            onClick={() => byHand.undo(page)}
          />
          <IconButton
            icon="redo"
            label="Redo"
            className={size}
            disabledReason={canRedo ? null : 'Nothing was undone.'}
            onClick={() => byHand.redo(page)}
          />
        </>
      )}
    </>
  )
}
