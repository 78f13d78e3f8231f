import { useStore } from 'zustand'
import { useBuilder } from '#client/state/store.ts'
import { useWorkbench } from '../workbench-context.ts'
import { isPaused, selectingReason } from './selecting-reason.ts'

/** Whether elements are picked now. */
export function useIsSelecting(): boolean {
  const { directEdits, page, view } = useWorkbench()
  const { isOn, pausedFor } = useStore(directEdits.state)
  return useBuilder(
    (builder) => isOn && !isPaused(builder, pausedFor) && selectingReason({ builder, page, view }) === null,
  )
}
