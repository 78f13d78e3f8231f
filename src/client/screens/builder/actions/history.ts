import { homePage } from '#rules/chat.ts'
import { labelOf, nextDeed, type UndoDirection } from '#client/state/editor/timeline.ts'
import { shownHtml } from '#client/state/builder/pages.ts'
import { isField, isTaken } from '#client/ui/keys.ts'
import type { Action, ActionContext } from './action.ts'
import { isSelecting } from './selecting.ts'

export const undo = historyAction('undo', 'Undo', ['Mod+Z'])
export const redo = historyAction('redo', 'Redo', ['Shift+Mod+Z', 'Mod+Y'])

/** Takes back what was done here, or does it again, and shows the page it was about. */
function historyAction(way: UndoDirection, label: string, keys: Action['keys'] & {}): Action {
  return {
    id: way,
    isChange: true,
    icon: way,
    label,
    hint: (context) => next(context, way),
    keys,
    disabledReason: (context) => (next(context, way) === null ? `Nothing to ${way}.` : null),
    run(context, event) {
      if (event && isTaken(event.target) && !isInCard(event.target)) return false
      void step(context, way)
    },
  }
}

/** What is undone or done again next, in words; null for nothing. */
function next({ editor, builder }: ActionContext, way: UndoDirection): string | null {
  const deed = nextDeed(editor.timeline.getState(), builder, way)
  return deed && labelOf(deed)
}

async function step(context: ActionContext, way: UndoDirection) {
  const { editor, look, page, canvas } = context
  const about = await editor[way]()
  if (about === null) return
  const builder = editor.store.get()
  look({ page: builder.pages.some(({ name }) => name === about) ? about : homePage, version: null, compare: null })
  // While elements are picked the frame does not wait for the screen.
  if (about === page && isSelecting({ ...context, builder })) canvas.current?.show(shownHtml(builder, page))
}

/** The card of a tool for the picked element, outside of its fields: what was just pressed there is taken back at once. */
function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-pick-card]') !== null && !isField(target)
}
