import { useStore } from 'zustand'
import { useBuilder } from '#client/state/store.ts'
import { useWorkbench } from '../workbench-context.ts'
import { selectingReason } from './selecting-reason.ts'

/** Whether elements are picked now. */
export function useIsSelecting(): boolean {
  const { directEdits, page, view } = useWorkbench()
  const isOn = useStore(directEdits.state, (state) => state.isOn)
  const isPossible = useBuilder((builder) => selectingReason({ builder, page, view }) === null)
  return isOn && isPossible
}
