import type { QueryClient } from '@tanstack/react-query'
import { startGeneration } from '#client/data/generations.ts'
import { createEditor, type Editor } from '#client/state/editor/editor.ts'
import { startRequest } from '#client/state/editor/request.ts'
import { browserStorage, logInvalid } from '#client/state/saved/browser-storage.ts'
import { loadBuilder } from '#client/state/saved/load.ts'
import { createBuilderStore } from '#client/state/store.ts'
import { editorSurroundings } from './editor-surroundings.ts'

/** The editor of this browser's own project, bound to our API. */
export function createBrowserEditor(queryClient: QueryClient): Editor {
  return createEditor({
    ...editorSurroundings(queryClient),
    store: createBuilderStore(loadBuilder(browserStorage, logInvalid)),
    start: (builder, turn) => startGeneration(startRequest(builder, turn)),
    // Everything is in the builder already, and `autosaveBuilder` watches it.
    load: async () => {},
    keep: () => {},
    refresh: () => {},
  })
}
