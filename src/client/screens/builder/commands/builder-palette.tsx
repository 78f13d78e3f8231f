import CommandPalette from '#client/parts/commands/palette.tsx'
import { useBuilder } from '#client/state/store.ts'
import { useHasPage } from '../shown.ts'
import { useUndo } from '../use-undo.ts'
import { useWorkbench } from '../workbench-context.ts'
import { commandsOf } from './commands.ts'

/** Loaded when it is first opened: everything the builder can do now. */
export default function BuilderPalette({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench()
  const builder = useBuilder((whole) => whole)
  const hasPage = useHasPage()
  const undo = useUndo()
  return (
    <CommandPalette
      label="Commands"
      placeholder="Type what to do"
      groups={[{ label: 'Actions', commands: commandsOf(workbench, builder, { hasPage, undo }) }]}
      onClose={onClose}
    />
  )
}
