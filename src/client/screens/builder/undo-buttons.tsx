import { IconButton } from '#client/ui/button.tsx'
import { useUndo } from './use-undo.ts'

/** Takes back what was done here, and does it again. Always there, so that nothing jumps. */
export function UndoButtons({ className }: { className?: string }) {
  const { undo, redo, step } = useUndo()
  return (
    <>
      <IconButton
        icon="undo"
        label="Undo"
        hint={undo ?? undefined}
        keys="Mod+Z"
        className={className}
        disabledReason={undo === null ? 'Nothing to undo.' : null}
        onClick={() => step('undo')}
      />
      <IconButton
        icon="redo"
        label="Redo"
        hint={redo ?? undefined}
        keys="Shift+Mod+Z"
        className={className}
        disabledReason={redo === null ? 'Nothing to redo.' : null}
        onClick={() => step('redo')}
      />
    </>
  )
}
