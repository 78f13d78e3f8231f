import { messages } from '#rules/messages.ts'
import { adoptSaved } from '../saved/adopt.ts'
import { type BrowserStorage, savedKeys } from '../saved/keys.ts'
import { type LogInvalid, loadBuilder } from '../saved/load.ts'
import { createSaver } from '../saved/save.ts'
import type { EditorDeps } from './deps.ts'
import type { Editor } from './editor.ts'

/** Where the work is: kept, on its way to the server, waiting for a server that does not answer, or without room in the browser. */
export type SavedState = 'saved' | 'saving' | 'waiting' | 'full'

/** A full storage is tried again this often, in milliseconds. */
const retryMs = 10_000

/** Another tab writes several values in a row; they are read once. */
const adoptAfterMs = 30

type Deps = Pick<EditorDeps, 'notify'> & { storage: BrowserStorage; log: LogInvalid; onState(state: SavedState): void }

/** Keeps the builder in the browser's storage and follows what other tabs write there. Returns how to stop. */
export function autosaveBuilder(editor: Editor, deps: Deps): () => void {
  const { store } = editor
  const saver = createSaver(deps.storage, store.get())
  let state: SavedState = 'saved'
  let retry: ReturnType<typeof setTimeout> | undefined
  let adopting: ReturnType<typeof setTimeout> | undefined

  let isAdopting = false

  function save() {
    if (isAdopting) return
    clearTimeout(retry)
    const next: SavedState = saver.save(store.get()) ? 'saved' : 'full'
    if (next === 'full') retry = setTimeout(save, retryMs)
    if (next === state) return
    state = next
    deps.onState(next)
    if (next === 'full') deps.notify(messages.storageFull)
  }

  function adopt() {
    const saved = loadBuilder(deps.storage, deps.log)
    isAdopting = true
    store.dispatch({ type: 'adopted', part: adoptSaved(store.get(), saved, editor.own) })
    isAdopting = false
    saver.rebase(store.get())
    if (store.get().turn?.id) editor.resume()
  }

  const { drafts: _, directEdits: __, ...shared } = savedKeys
  const names = new Set<string>(Object.values(shared))
  function onStorage({ key, newValue }: StorageEvent) {
    // Emptied storage is no reason to lose what this tab still holds; only a turn ends by being removed.
    if (key === null || !names.has(key) || (newValue === null && key !== savedKeys.running)) return
    clearTimeout(adopting)
    adopting = setTimeout(adopt, adoptAfterMs)
  }

  const unwatch = store.subscribe(save)
  addEventListener('storage', onStorage)
  return () => {
    clearTimeout(retry)
    clearTimeout(adopting)
    unwatch()
    removeEventListener('storage', onStorage)
  }
}
