import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { homePage } from '#rules/chat.ts'
import type { EditConflict } from '#api/project-content.ts'
import type { Change } from '../state/editor/change.ts'
import type { SentChange } from '../state/project/sender.ts'
import { api } from './api.ts'
import { problemOf, unlessRefused } from './core/problem.ts'
import { projectQuery } from './projects.ts'

/** What was read so short a time ago (a card was pointed at) is not read again when the project opens, in milliseconds. */
const freshMs = 5000

/** Pages, chat and versions of a project: everything its editor shows at first sight. */
export function contentQuery(projectId: string) {
  return queryOptions({
    queryKey: ['project', projectId, 'content'],
    queryFn: ({ signal }) => api.projectContent.get({ project_id: projectId }, { signal }),
    staleTime: freshMs,
    retry: unlessRefused,
  })
}

/** Reads a project before it is opened: call it when a link to it is pointed at or focused. */
export function prefetchProject(queryClient: QueryClient, projectId: string): void {
  void queryClient.prefetchQuery(projectQuery(projectId))
  void queryClient.prefetchQuery(contentQuery(projectId))
}

/** One version with its page, and all pages as they were when it was stored. */
export function readVersion(projectId: string, id: string) {
  return api.projectContent.version({ project_id: projectId, id })
}

/** The newest version of the Home page, when it has no picture yet; else null. */
export async function readUndrawnHome(projectId: string): Promise<{ id: string; html: string } | null> {
  const asked = { project_id: projectId, page_name: homePage, limit: 1, offset: 0 }
  const [newest] = await api.projectContent.versions(asked)
  if (!newest || newest.picture_url) return null
  const { version } = await readVersion(projectId, newest.id)
  return { id: version.id, html: version.html_content }
}

/** Keeps a drawn picture of a version; without a line it is drawn again on another day. */
export async function savePicture(projectId: string, id: string, picture: string): Promise<void> {
  try {
    await api.projectContent.setPicture({ project_id: projectId, id, picture })
  } catch {
    // Nothing is lost: a version without a picture is drawn by whoever looks at it next.
  }
}

/** Takes a change to the server. A refusal is final; whatever may work later counts as lost. */
export async function sendChange(projectId: string, change: Change, id: string): Promise<SentChange> {
  try {
    const { revision, conflicts: places = [], changed_by: by = null } = await callOf(projectId, change, id)
    return { kind: 'done', revision, conflicts: places.length > 0 ? { places, by } : null }
  } catch (error) {
    const { code, reason } = problemOf(error)
    if (reason !== null && code === 'TOO_MANY') return { kind: 'lost', reason }
    const isFinal = reason !== null && code !== 'UNAUTHORIZED'
    return isFinal ? { kind: 'refused', reason } : { kind: 'lost' }
  }
}

type ChangeAnswer = { revision: number; conflicts?: EditConflict[]; changed_by?: string | null }

function callOf(project_id: string, change: Change, id: string): Promise<ChangeAnswer> {
  const { projectContent: calls } = api
  switch (change.kind) {
    case 'mode':
      return calls.setMode({ project_id, mode: change.mode })
    case 'page-added':
      return calls.addPage({ project_id, name: change.name })
    case 'page-renamed':
      return calls.renamePage({ project_id, name: change.from, to: change.to })
    case 'page-deleted':
      return calls.deletePage({ project_id, name: change.name })
    case 'page-returned':
      return calls.returnPage({ project_id, name: change.name, index: change.index })
    case 'page-moved':
      return calls.movePage({ project_id, name: change.name, index: change.index })
    case 'home-chosen':
      return calls.chooseHome({ project_id, name: change.name, former: change.former })
    case 'restored':
      return calls.restore({
        project_id,
        version_id: change.version,
        scope: change.scope,
        seen_id: change.seen,
        id,
      })
    case 'restore-undone':
      return calls.undoRestore({ project_id, page_name: change.page, version_id: change.version, id })
    case 'version-named':
      return calls.renameVersion({ project_id, id: change.version, name: change.name })
    case 'page-stored':
      return calls.createVersion({
        project_id,
        id: change.id,
        page_name: change.page,
        html_content: change.html,
        title: change.title,
        reading: change.reading,
        base_id: change.base,
        element_ids: change.ids ?? null,
        preferred: change.preferred,
      })
  }
}
