import { hasPopup, isTaken } from '#client/ui/keys.ts'
import type { UndoDirection } from '#client/state/editor/timeline.ts'
import { useKeys } from '#client/ui/use-keys.ts'
import { useSelecting } from '../pick/use-selecting.ts'
import { useUndo } from '../use-undo.ts'
import { useWorkbench } from '../workbench-context.ts'

/** The keys that hold everywhere in the builder. Esc leaves Compare and selecting, and stops even while one writes, but never what a popup closes with it. */
export function Keys(): null {
  const { editor, open, byHand, stage, view, look } = useWorkbench()
  const { isSelecting, reason } = useSelecting()
  const undo = useUndo()
  const step = (event: KeyboardEvent, way: UndoDirection) =>
    (isTaken(event.target) && !isInCard(event.target)) || undo[way] === null ? false : undo.step(way)
  useKeys(
    {
      'Mod+K': () => open({ kind: 'palette' }),
      '?': () => open({ kind: 'shortcuts' }),
      S: () => (reason === null ? byHand.turn(!isSelecting) : false),
      'Mod+Z': (event) => step(event, event.shiftKey ? 'redo' : 'undo'),
      'Mod+Y': (event) => step(event, 'redo'),
      Escape: (event) => {
        if (hasPopup()) return false
        if (view.compare) return look({ compare: null })
        if (!isSelecting) return editor.stop()
        // From the tools back to the page first.
        const isInTools = event.target instanceof Element && event.target.closest('[data-pick-tools]')
        if (isInTools) stage.current?.focus()
        else byHand.turn(false)
      },
    },
    { isFirst: true, always: ['Escape'] },
  )
  return null
}

/** The card of a tool for the picked element, outside of its fields: what was just pressed there is taken back at once. */
function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-pick-card]') !== null && !target.closest('input, textarea')
}
