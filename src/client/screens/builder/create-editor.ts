import type { QueryClient } from '@tanstack/react-query'
import { creditsQuery } from '#client/data/credits.ts'
import { followGeneration, startGeneration, stopGeneration } from '#client/data/generations.ts'
import { createEditor, type Editor } from '#client/state/editor/editor.ts'
import { startRequest } from '#client/state/editor/request.ts'
import { loadSession } from '#client/state/saved/load.ts'
import { createSessionStore } from '#client/state/store.ts'
import { browserStorage, logInvalid } from '#client/state/saved/browser-storage.ts'
import { announce } from '#client/ui/announcer.tsx'
import { showToast } from '#client/ui/toaster.tsx'

/** The editor of this browser's own project, bound to our API. */
export function createBrowserEditor(queryClient: QueryClient): Editor {
  return createEditor({
    store: createSessionStore(loadSession(browserStorage, logInvalid)),
    start: (session, turn) => startGeneration(startRequest(session, turn)),
    follow: followGeneration,
    stop: stopGeneration,
    // Everything is in the session already, and `keepSession` watches it.
    load: async () => {},
    keep: () => {},
    refresh: () => {},
    now: Date.now,
    newId: () => crypto.randomUUID(),
    notify: (message, action) => showToast({ ...message, action }),
    announce,
    onCredits: () => void queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey }),
  })
}
