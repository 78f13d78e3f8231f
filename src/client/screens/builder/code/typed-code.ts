import { createStore, type StoreApi } from 'zustand/vanilla'
import { codeRefusals, type CodeProblem } from '#design/code-problems.ts'
import { pageMaxLength } from '#rules/chat.ts'
import type { Linter } from './code-tools.ts'
import type { TypedDrafts } from './typed-drafts.ts'

/** Typing pauses this long before what was typed is kept, in milliseconds. */
export const typingPauseMs = 600

export type TypedState = {
  problems: readonly CodeProblem[]
  /** why what is typed is not kept; null when it is, or will be */
  refusal: CodeProblem | null
  /** what was typed before, could not be kept, and is no longer in the editor */
  aside: string | null
}

type Deps = {
  page: string
  drafts: TypedDrafts
  /** the page as it is stored: what stood in it already is not refused */
  stored: () => string
  /** takes a page that passed; false when it cannot */
  change: (html: string) => boolean
  linter: () => Linter
  announce: (words: string) => void
}

/** Code that is typed over a page. */
export type TypedCode = ReturnType<typeof createTypedCode>

/**
 * After a pause typed code passes the gate of every change and becomes a change by hand. What does not pass stays in the
 * editor and in this tab's storage, with the reason.
 */
export function createTypedCode({ page, drafts, stored, change, linter, announce }: Deps) {
  const state: StoreApi<TypedState> = createStore(() => ({ problems: [], refusal: null, aside: drafts.read(page) }))
  /** the typed text that was kept last */
  let own: string | null = null
  let pending: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lints: Linter | null = null

  async function lint(html: string): Promise<void> {
    lints ??= linter()
    const problems = await lints.lint(html, stored())
    if (problems) state.setState({ problems })
  }

  /** Keeps what is typed now rather than after a pause. */
  function keep(): void {
    clearTimeout(timer)
    if (pending === null) return
    const before = state.getState().refusal
    const [refusal = null] = codeRefusals(pending, { before: stored(), maxLength: pageMaxLength })
    state.setState({ refusal })
    void lint(pending)
    if (refusal) {
      if (refusal.message !== before?.message) announce(`Not kept yet. ${refusal.message}`)
      return
    }
    const text = pending
    const last = own
    own = text
    if (change(text)) {
      pending = null
      drafts.drop(page)
    } else own = last
  }

  return {
    state,
    keep,
    /** Whether a text is what was typed here and kept last: what is typed since may be further than that. */
    isOwn: (text: string) => text === own,
    /** The whole text after a change by the person. */
    type(text: string): void {
      pending = text
      drafts.write(page, text)
      clearTimeout(timer)
      timer = setTimeout(keep, typingPauseMs)
    },
    /** The page as it is shown now; when it went on without what is typed, that goes aside. */
    follow(shown: string): void {
      if (shown !== own) {
        own = null
        clearTimeout(timer)
        if (pending !== null) state.setState({ aside: pending })
        pending = null
        state.setState({ refusal: null })
      }
      if (pending === null) void lint(shown)
    },
    dropAside(): void {
      drafts.drop(page)
      state.setState({ aside: null })
    },
    dispose(): void {
      keep()
      lints?.dispose()
      lints = null
    },
  }
}
