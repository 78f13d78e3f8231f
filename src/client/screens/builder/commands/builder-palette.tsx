import type { Command } from '#client/parts/commands/command.ts'
import CommandPalette from '#client/parts/commands/palette.tsx'
import { useBuilder } from '#client/state/store.ts'
import { type ActionContext, contextOf, textOf } from '../actions/action.ts'
import { offeredActions } from './registry.ts'
import { paletteLabel } from './words.ts'
import { useWorkbench } from '../workbench-context.ts'

/** Loaded when it is first opened: everything the builder can do now. */
export default function BuilderPalette({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench()
  const builder = useBuilder((whole) => whole)
  return (
    <CommandPalette
      label="Commands"
      placeholder="Type what to do"
      groups={[{ label: 'Actions', items: commandsOf(contextOf(workbench, builder)) }]}
      onClose={onClose}
    />
  )

  function commandsOf(context: ActionContext): Command[] {
    return offeredActions(context).map((action) => ({
      id: action.id,
      label: paletteLabel(action, context),
      search: textOf(action.label, context),
      icon: action.icon,
      keys: action.keys?.[0],
      run: () => void action.run(contextOf(workbench)),
    }))
  }
}
