import { useStore } from 'zustand'
import { useSession } from '#client/state/store.ts'
import { shownOf } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'
import { ways } from './by-hand.ts'

/** Whether elements are picked now, and why they cannot be, if so. */
export function useSelecting(): { isSelecting: boolean; reason: string | null } {
  const { byHand, page, view } = useWorkbench()
  const isOn = useStore(byHand.state, (state) => state.isOn)
  const reason = useSession((session) => {
    const shown = shownOf(session, page, view.version)
    if (shown.turn) return 'Wait until this version is done.'
    if (session.restoring !== null) return 'Wait for the version to load.'
    if (shown.isPeek) return 'Switch to this version to change it.'
    return shown.html === null ? 'There is no page yet.' : null
  })
  return { isSelecting: isOn && reason === null && !view.isCode && view.compare === null, reason }
}

/** What can be taken back or done again on this page. */
export function useWays(): { canUndo: boolean; canRedo: boolean } {
  const { byHand, page } = useWorkbench()
  const histories = useStore(byHand.state, (state) => state.histories)
  const canUndo = useSession((session) => ways(histories, session, page).canUndo)
  const canRedo = useSession((session) => ways(histories, session, page).canRedo)
  return { canUndo, canRedo }
}

/** Whether the ways back and on are in the toolbar. */
export function useShowsWays(): boolean {
  const { isSelecting } = useSelecting()
  const { canUndo, canRedo } = useWays()
  return isSelecting || canUndo || canRedo
}
