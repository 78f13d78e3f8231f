import type { QueryClient } from '@tanstack/react-query'
import type { ProjectContent } from '#api/project-content.ts'
import { alone } from '#client/data/core/alone.ts'
import { creditsQuery } from '#client/data/core/credits.ts'
import {
  discardGeneration,
  followGeneration,
  startGeneration,
  startInProject,
  stopGeneration,
} from '#client/data/generations.ts'
import { pause } from '#client/data/core/pause.ts'
import { contentQuery, readVersion, sendChange } from '#client/data/project-content.ts'
import { createEditor, type Editor } from '#client/state/editor/editor.ts'
import { startRequest } from '#client/state/editor/request.ts'
import { localKeys } from '#client/state/project/local.ts'
import { type OpenedProject, openProject, type ProjectDeps } from '#client/state/project/open-project.ts'
import { loadBuilder } from '#client/state/saved/load.ts'
import { createBuilderStore } from '#client/state/store.ts'
import { paths } from '#client/paths.ts'
import { goTo } from '#client/state/navigate.ts'
import { announce } from '#client/ui/announcer.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { waitingWords } from './status-words.ts'
import { browserStorage, logInvalid } from '#client/state/saved/browser-storage.ts'

/** So much of what was picked goes along, in characters. */
const pickedMax = 200

/** What both kinds of editor need of the browser and of our API. */
function surroundings(queryClient: QueryClient) {
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
  } satisfies Partial<ProjectDeps>
}

/** The editor of this browser's own project, bound to our API. */
export function createBrowserEditor(queryClient: QueryClient): Editor {
  return createEditor({
    ...surroundings(queryClient),
    store: createBuilderStore(loadBuilder(browserStorage, logInvalid)),
    start: (builder, turn) => startGeneration(startRequest(builder, turn)),
    // Everything is in the builder already, and `autosaveBuilder` watches it.
    load: async () => {},
    keep: () => {},
    refresh: () => {},
  })
}

type Project = { id: string; content: ProjectContent; me: string | null; onState: ProjectDeps['onState'] }

/** The editor of a project on the server, bound to our API. */
export function createProjectEditor(queryClient: QueryClient, { id, content, me, onState }: Project): OpenedProject {
  const query = contentQuery(id)
  const deps: ProjectDeps = {
    ...surroundings(queryClient),
    projectId: id,
    me,
    storage: browserStorage,
    log: logInvalid,
    start: ({ turn, prompt, mode, page, base, about, replaces, continues = null }) =>
      startInProject({
        project_id: id,
        turn,
        prompt,
        mode,
        page_name: page,
        base,
        targets: about?.targets,
        about: about && { place: about.place.slice(0, pickedMax), says: about.says.slice(0, pickedMax) },
        replaces,
        continues,
      }),
    readVersion: (version) => readVersion(id, version),
    readContent: async () => {
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
      const state = queryClient.getQueryState(query.queryKey)
      return state?.status === 'success' && !state.isInvalidated ? (state.data ?? null) : null
    },
    send: (change) => sendChange(id, change),
    alone: (task, signal) => alone(localKeys(id).outbox, task, signal),
    wait: pause,
    onState(state) {
      if (state === 'waiting') announce(waitingWords)
      onState(state)
    },
  }
  return openProject(deps, content)
}
