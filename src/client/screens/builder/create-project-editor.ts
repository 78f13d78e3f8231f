import type { QueryClient } from '@tanstack/react-query'
import type { ProjectContent } from '#api/project-content.ts'
import { alone } from '#client/data/core/alone.ts'
import { pause } from '#client/data/core/pause.ts'
import { startInProject } from '#client/data/generations.ts'
import { picturesKey } from '#client/data/message-pictures.ts'
import { contentQuery, readVersion, sendChange } from '#client/data/project-content.ts'
import { localKeys } from '#client/state/project/local.ts'
import { type OpenedProject, openProject, type ProjectDeps } from '#client/state/project/open-project.ts'
import { browserStorage, logInvalid } from '#client/state/saved/browser-storage.ts'
import { announce } from '#client/ui/announcer.tsx'
import { editorSurroundings } from './editor-surroundings.ts'
import { waitingWords } from './status-words.ts'

/** So much of what was picked goes along, in characters. */
const pickedMax = 200

type Project = { id: string; content: ProjectContent; me: string | null } & Pick<ProjectDeps, 'onState' | 'onConflict'>

/** The editor of a project on the server, bound to our API. */
export function createProjectEditor(
  queryClient: QueryClient,
  { id, content, me, onState, onConflict }: Project,
): OpenedProject {
  const query = contentQuery(id)
  const deps: ProjectDeps = {
    ...editorSurroundings(queryClient),
    projectId: id,
    me,
    storage: browserStorage,
    log: logInvalid,
    start: async ({ turn, prompt, mode, page, base, about, replaces, continues = null, keepsBase }) => {
      const answer = await startInProject({
        project_id: id,
        turn,
        prompt,
        mode,
        page_name: page,
        base,
        targets: about?.targets,
        about: about && { place: about.place.slice(0, pickedMax), says: about.says.slice(0, pickedMax) },
        thread_id: about?.thread,
        replaces,
        continues,
        in_line: !keepsBase,
      })
      // What waited beside the prompt box went along.
      void queryClient.invalidateQueries({ queryKey: picturesKey(id) })
      return answer
    },
    readVersion: (version) => readVersion(id, version),
    readContent: async () => {
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
      const state = queryClient.getQueryState(query.queryKey)
      return state?.status === 'success' && !state.isInvalidated ? (state.data ?? null) : null
    },
    send: (change, sent) => sendChange(id, change, sent),
    onConflict,
    alone: (task, signal) => alone(localKeys(id).outbox, task, signal),
    wait: pause,
    onState(state) {
      if (state === 'waiting') announce(waitingWords)
      onState(state)
    },
  }
  return openProject(deps, content)
}
