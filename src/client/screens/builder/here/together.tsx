import { useEffect } from 'react'
import { useStore } from 'zustand'
import { startLiveEdits } from '../live/live-edits.ts'
import { useWorkbench } from '../workbench-context.ts'
import { OthersMenu } from './others-menu.tsx'

/** What it takes while a project is open elsewhere, too. */
export function Together({ projectId }: { projectId: string }) {
  const { editor, directEdits, here } = useWorkbench()
  const isAccompanied = useStore(here, (state) => state.tabs.length > 0)
  useEffect(() => startLiveEdits({ editor, directEdits, project: projectId }), [editor, directEdits, projectId])
  return isAccompanied && <OthersMenu projectId={projectId} />
}
