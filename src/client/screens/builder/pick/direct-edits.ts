import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Key, PageDocument } from '#design/types.ts'
import type { Editor } from '#client/state/editor/editor.ts'
import { announce } from '#client/ui/announcer.tsx'
import { showToast } from '#client/ui/toaster.tsx'

/** An element that the next message is about. */
export type Chip = { page: string; key: Key; document: PageDocument; place: string; says: string }

export type DirectEditsState = {
  /** elements are picked rather than used */
  isOn: boolean
  chip: Chip | null
  /** this person's own turn, which is looked at until Select is pressed again or it ends */
  pausedFor: string | null
  /** words are being typed over in the page */
  isWriting: boolean
}

/** Changing a page by click and type: whether it is on, and what the next message is about. */
export type DirectEdits = ReturnType<typeof createDirectEdits>

export function createDirectEdits(editor: Editor) {
  const state: StoreApi<DirectEditsState> = createStore(() => ({
    isOn: false,
    chip: null,
    pausedFor: null,
    isWriting: false,
  }))

  let lastTurn: string | undefined

  /** The element of a message that the server has not taken yet. */
  let waiting: { chip: Chip; turn: string } | null = null
  editor.store.subscribe(() => {
    const { turn } = editor.store.get()
    if (turn && turn.turn !== lastTurn && turn.by === null) state.setState({ pausedFor: turn.turn })
    lastTurn = turn?.turn
    if (!waiting) return
    if (turn?.turn === waiting.turn && turn.id === null) return
    const { chip } = waiting
    const isTaken = turn?.turn === waiting.turn
    waiting = null
    // What was refused is said again about the same element.
    if (!isTaken && state.getState().chip === null) state.setState({ chip })
  })

  return {
    state,
    turn: (isOn: boolean) => state.setState({ isOn, pausedFor: null }),
    write: (isWriting: boolean) => state.setState({ isWriting }),
    ask: (chip: Chip | null) => state.setState({ chip }),
    /** A message about it was sent: it is in the input again if the server does not take it. */
    sent(chip: Chip) {
      const turn = editor.store.get().turn?.turn
      waiting = turn ? { chip, turn } : null
      state.setState({ chip: null })
    },
    /** Shows a page after a change. `label` says what was done. */
    change(page: string, html: string, label: string, ids: string | null = null) {
      if (!editor.editDirectly(page, html, label, ids)) {
        showToast({
          title: 'The page would be too large',
          description: 'Nothing was changed. Take a smaller picture.',
          variant: 'destructive',
        })
        return false
      }
      announce(`${label}.`)
      return true
    },
  }
}
