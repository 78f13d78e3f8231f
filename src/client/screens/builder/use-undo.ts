import { useStore } from 'zustand'
import { homePage } from '#rules/chat.ts'
import { labelOf, nextDeed, type UndoDirection } from '#client/state/editor/timeline.ts'
import { useBuilder } from '#client/state/store.ts'
import { useWorkbench } from './workbench-context.ts'

/** What is undone and done again next, in words; null for nothing. `step` does it and shows the page it was about. */
export function useUndo(): { undo: string | null; redo: string | null; step: (way: UndoDirection) => void } {
  const { editor, look } = useWorkbench()
  const timeline = useStore(editor.timeline)
  const undo = useBuilder((builder) => nextDeed(timeline, builder, 'undo'))
  const redo = useBuilder((builder) => nextDeed(timeline, builder, 'redo'))

  async function step(way: UndoDirection) {
    const about = await editor[way]()
    if (about === null) return
    const isThere = editor.store.get().pages.some(({ name }) => name === about)
    look({ page: isThere ? about : homePage, version: null, compare: null })
  }

  return { undo: undo && labelOf(undo), redo: redo && labelOf(redo), step: (way) => void step(way) }
}
