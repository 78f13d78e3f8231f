import type { QueryClient } from '@tanstack/react-query'
import { creditsQuery } from '#client/data/core/credits.ts'
import { discardGeneration, followGeneration, stopGeneration } from '#client/data/generations.ts'
import type { EditorDeps } from '#client/state/editor/deps.ts'
import { paths } from '#client/paths.ts'
import { goTo } from '#client/state/navigate.ts'
import { announce } from '#client/ui/announcer.tsx'
import { showToast } from '#client/ui/toaster.tsx'

/** What both kinds of editor need of the browser and of our API. */
export function editorSurroundings(queryClient: QueryClient) {
  return {
    follow: followGeneration,
    stop: stopGeneration,
    discard: discardGeneration,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    notify: (message, action) => showToast({ ...message, action }),
    announce,
    toPlans: { label: 'View Plans', run: () => goTo(paths.pricing) },
    onCredits: () => void queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey }),
  } satisfies Partial<EditorDeps>
}
