import { useStore } from 'zustand'
import type { BuilderState } from '#client/state/builder/types.ts'
import { useBuilder } from '#client/state/store.ts'
import { useWorkbench } from '../workbench-context.ts'
import { type Action, contextOf, reasonOf, textOf } from './action.ts'

/** An action as a control shows it now, and how to run it. Drawn again only when something of that is another. */
export function useAction(action: Action) {
  const workbench = useWorkbench()
  useStore(workbench.directEdits.state)
  useStore(workbench.talk)
  useStore(workbench.editor.timeline)
  const at = (builder: BuilderState) => contextOf(workbench, builder)
  return {
    label: useBuilder((builder) => textOf(action.label, at(builder))),
    hint: useBuilder((builder) => action.hint?.(at(builder)) ?? undefined),
    reason: useBuilder((builder) => reasonOf(action, at(builder))),
    isPressed: useBuilder((builder) => action.isPressed?.(at(builder))),
    keys: action.keys?.[0],
    run: () => void action.run(contextOf(workbench)),
  }
}
