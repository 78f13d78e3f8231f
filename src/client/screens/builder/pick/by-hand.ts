import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Key, PageDocument } from '#design/types.ts'
import type { Editor } from '#client/state/editor/editor.ts'
import { type History, moved, stepped } from '#client/state/editor/history.ts'
import { pageNamed } from '#client/state/session/pages.ts'
import type { Session } from '#client/state/session/types.ts'
import { announce } from '#client/ui/announcer.tsx'
import { showToast } from '#client/ui/toaster.tsx'

/** An element that the next message is about. */
export type Chip = { page: string; key: Key; document: PageDocument; place: string; says: string }

export type ByHandState = {
  /** elements are picked rather than used */
  isOn: boolean
  chip: Chip | null
  histories: Record<string, History>
}

/** Changing a page by click and type: whether it is on, what was done, and the way back. */
export type ByHand = ReturnType<typeof createByHand>

export function createByHand(editor: Editor) {
  const state: StoreApi<ByHandState> = createStore(() => ({ isOn: false, chip: null, histories: {} }))

  function go(page: string, by: 1 | -1): boolean {
    const history = state.getState().histories[page]
    const next = moved(history, shownHtml(editor.store.get(), page), by)
    const step = next?.steps[next.at]
    if (!history || !next || !step) return false
    const said = history.steps[by === 1 ? next.at : history.at]?.label ?? ''
    state.setState(({ histories }) => ({ histories: { ...histories, [page]: next } }))
    editor.changeByHand(page, step.html)
    announce(`${by === 1 ? 'Done again' : 'Undone'}: ${said}.`)
    return true
  }

  return {
    state,
    turn: (isOn: boolean) => state.setState({ isOn }),
    ask: (chip: Chip | null) => state.setState({ chip }),
    /** Shows a page after a change. `label` says what was done. */
    change(page: string, html: string, label: string) {
      const before = shownHtml(editor.store.get(), page)
      if (!editor.changeByHand(page, html)) {
        showToast({
          title: 'The page would be too large',
          description: 'Nothing was changed. Take a smaller picture.',
          variant: 'destructive',
        })
        return false
      }
      state.setState(({ histories }) => ({
        histories: { ...histories, [page]: stepped(histories[page], before, { html, label }) },
      }))
      announce(`${label}.`)
      return true
    },
    undo: (page: string) => go(page, -1),
    redo: (page: string) => go(page, 1),
  }
}

/** What of a page can be taken back or done again now. */
export function ways(histories: ByHandState['histories'], session: Session, page: string) {
  const shown = shownHtml(session, page)
  return { canUndo: moved(histories[page], shown, -1) !== null, canRedo: moved(histories[page], shown, 1) !== null }
}

/** A page as it stands, with what was changed by hand. */
export function shownHtml(session: Session, page: string): string {
  return session.hand[page] ?? pageNamed(session, page).html
}
