import { useStore } from 'zustand'
import { useBuilder } from '#client/state/store.ts'
import { shownOf } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'

/** Whether elements are picked now, and why they cannot be, if so. */
export function useSelecting(): { isSelecting: boolean; reason: string | null } {
  const { byHand, page, view } = useWorkbench()
  const isOn = useStore(byHand.state, (state) => state.isOn)
  const reason = useBuilder((builder) => {
    const shown = shownOf(builder, page, view.version)
    if (shown.turn) return 'Wait until this version is done.'
    if (builder.restoring !== null) return 'Wait for the version to load.'
    if (shown.isPeek) return 'Switch to this version to change it.'
    return shown.html === null ? 'There is no page yet.' : null
  })
  return { isSelecting: isOn && reason === null && !view.isCode && view.compare === null, reason }
}
