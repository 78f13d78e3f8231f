import { type BrowserStorage, savedKeys } from '../saved/keys.ts'
import { type LogInvalid, readValue } from '../saved/load.ts'
import { createSaver } from '../saved/save.ts'
import { drafts as pagesByName } from '../saved/schemas.ts'
import type { Editor } from './editor.ts'

type Deps = {
  /** of this tab alone: what another tab is changing is its own */
  storage: BrowserStorage
  key?: string
  log: LogInvalid
}

/**
 * Keeps what is changed by hand in the browser at once. What an earlier visit of this tab left becomes a version now;
 * leaving the page makes it one too. Returns how to stop.
 */
export function autosaveDirectEdits(editor: Editor, { storage, key = savedKeys.directEdits, log }: Deps): () => void {
  const { store } = editor
  const left = readValue(storage, key, pagesByName, log) ?? {}
  for (const [page, html] of Object.entries(left)) store.dispatch({ type: 'directly-edited', page, html, base: null })
  const saver = createSaver(storage, store.get(), [
    {
      key,
      parts: ({ directEdits }) => [directEdits],
      value: ({ directEdits }) => (Object.keys(directEdits).length === 0 ? null : directEdits),
    },
  ])
  const unwatch = store.subscribe(() => saver.save(store.get()))
  editor.saveDirectEdits()
  saver.save(store.get())
  addEventListener('pagehide', editor.saveDirectEdits)
  return () => {
    removeEventListener('pagehide', editor.saveDirectEdits)
    unwatch()
  }
}
