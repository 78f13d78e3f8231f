import { promptProblem } from '#rules/chat.ts'
import { messages } from '#rules/messages.ts'
import { restoreBusyMs } from '../session/limits.ts'
import { pageNamed } from '../session/pages.ts'
import type { AssistantMessage, Page } from '../session/types.ts'
import type { EditorDeps } from './deps.ts'
import { createTurnRunner } from './turns.ts'

/** What a person can do with a session. Everything here answers at once; what takes time shows in the session. */
export type Editor = ReturnType<typeof createEditor>

export function createEditor(deps: EditorDeps) {
  const { store, notify, announce } = deps
  const runner = createTurnRunner(deps)
  let restoreTimer: ReturnType<typeof setTimeout> | undefined

  /** Sends a prompt for a page; null when sent, else why not. `base` is the version to start from, null for a new page. */
  function ask(page: string, prompt: string, base: string | null, replaces: string | null = null): string | null {
    const session = store.get()
    const problem =
      promptProblem(prompt) ?? (session.turn || session.restoring ? 'Wait until this version is done.' : null)
    if (problem) return problem
    const turn = deps.newId()
    const asked = { turn, page, prompt: prompt.trim(), mode: session.mode, base }
    store.dispatch({ type: 'turn-sent', ask: asked, at: deps.now(), replaces })
    announce('Message sent.')
    runner.begin(turn)
    return null
  }

  return {
    store,
    /** Goes on with what was running when the tab was closed or what another tab has begun. */
    resume: runner.resume,
    own: runner.own,
    leave() {
      clearTimeout(restoreTimer)
      runner.leave()
    },
    send: (page: string, prompt: string) => ask(page, prompt, pageNamed(store.get(), page).version),
    /** A new page in the place of what is there; what is there stays a version. */
    sendFresh: (page: string, prompt: string) => ask(page, prompt, null),
    /** Asks again what failed or what the fallback answered. */
    retry: (page: string, message: AssistantMessage) =>
      ask(page, message.prompt, message.base, message.version === null ? message.id : null),
    stop: runner.stop,

    /** Switches to a version: about one second of 'Please wait...', then all pages and the structure are replaced. */
    switchTo(version: string) {
      const { turn, restoring, versions } = store.get()
      if (turn || restoring) return
      if (!versions.some((point) => point.id === version)) return notify(messages.restoreFailed)
      store.dispatch({ type: 'restore-begun', version })
      announce(`${messages.switching.title}. ${messages.switching.description}`)
      restoreTimer = setTimeout(() => {
        try {
          store.dispatch({ type: 'restore-finished' })
          notify(messages.switched)
        } catch {
          notify(messages.restoreError)
        }
      }, restoreBusyMs)
    },
    undoSwitch(page: string) {
      store.dispatch({ type: 'restore-undone', page })
      announce('The restore was undone. The later messages are back.')
    },

    addPage: (name: string) => store.dispatch({ type: 'page-added', name }),
    renamePage: (from: string, to: string) => store.dispatch({ type: 'page-renamed', from, to }),
    deletePage(name: string) {
      const { pages } = store.get()
      const index = pages.findIndex((page) => page.name === name)
      const page: Page | undefined = pages[index]
      store.dispatch({ type: 'page-deleted', name })
      if (!page || store.get().pages === pages) return
      notify(
        { title: 'Page deleted', description: `${name} is no longer part of this project.`, variant: 'default' },
        { label: 'Undo', run: () => store.dispatch({ type: 'page-returned', page, index }) },
      )
    },
  }
}
