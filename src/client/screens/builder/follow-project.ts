import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { homePage } from '#rules/chat.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { contentQuery, readVersion, savePicture } from '#client/data/project-content.ts'
import { projectQuery } from '#client/data/projects.ts'
import { subscribeToRealtime } from '#client/data/core/realtime.ts'
import { autosaveDirectEdits } from '#client/state/editor/autosave-direct-edits.ts'
import { drawPictures } from '#client/state/editor/pictures.ts'
import { logInvalid, tabStorage } from '#client/state/saved/browser-storage.ts'
import { localKeys } from '#client/state/project/local.ts'
import type { Version } from '#client/state/builder/types.ts'
import type { OpenedProject } from '#client/state/project/open-project.ts'

type Followed = { id: string; workspaceId: string; opened: OpenedProject }

async function draw(html: string, version: Version): Promise<string | null> {
  const [{ cardSize, drawPicture }, { drawVersion }] = await Promise.all([
    import('#client/parts/picture/draw-picture.ts'),
    import('#client/parts/picture/draw-version.ts'),
  ])
  return version.page === homePage ? drawPicture(html, cardSize) : drawVersion(html, version)
}

/** Keeps an open project and the server in step, for as long as it is open. `onGone`: it was deleted, or is not for this person any more. */
export function followProject(
  queryClient: QueryClient,
  { id, workspaceId, opened }: Followed,
  onGone: (wasDeleted: boolean) => void,
) {
  const leaving = new AbortController()
  let isGone = false
  const gone = (wasDeleted = false) => {
    if (leaving.signal.aborted) return
    leaving.abort()
    isGone = true
    onGone(wasDeleted)
  }
  /** Who may what has changed: perhaps this person has another role here, or none. What is being read may be older. */
  const lookAgain = async () => {
    const { queryKey } = projectQuery(id)
    await queryClient.cancelQueries({ queryKey, exact: true })
    await queryClient.fetchQuery({ ...projectQuery(id), staleTime: 0 }).catch((error: unknown) => {
      if (problemOf(error).code === 'NOT_FOUND') gone()
    })
  }
  const unwatch = new QueryObserver(queryClient, contentQuery(id)).subscribe(({ data, error }) => {
    if (error && problemOf(error).code === 'NOT_FOUND') gone()
    else if (data) opened.adopt(data)
  })
  const unhear = subscribeToRealtime((event) => {
    if (event.type === 'project-deleted' && event.project_id === id) gone(true)
    if (event.type === 'workspaces') void lookAgain()
    // Its name may have changed, or it has its first comment.
    const isCommented = event.type === 'comments' && event.project_id === id
    if (isCommented || (event.type === 'projects' && event.workspace_id === workspaceId))
      void queryClient.invalidateQueries({ queryKey: projectQuery(id).queryKey, exact: true })
  })
  const stopDrawing = drawPictures(opened.editor.store, {
    // The picture of Home is the project's card.
    draw,
    read: (version) =>
      readVersion(id, version.id).then(
        (found) => found.version.html_content,
        () => null,
      ),
    // A version that is still on its way has no place for its picture yet.
    keep: (version, picture) =>
      opened.editor.store.get().readOnly ??
      void opened.settled().then((isThere) => (isThere ? savePicture(id, version, picture) : undefined)),
  })
  addEventListener('storage', ({ key }) => key === localKeys(id).outbox && opened.reload(), leaving)
  const stopSavingDirectEdits = autosaveDirectEdits(opened.editor, {
    storage: tabStorage,
    key: localKeys(id).directEdits,
    log: logInvalid,
  })
  opened.begin()
  return () => {
    leaving.abort()
    unwatch()
    unhear()
    stopDrawing()
    opened.leave()
    stopSavingDirectEdits()
    // Forgotten only once it is left: a screen that still shows it would read it again.
    if (isGone) queryClient.removeQueries({ queryKey: projectQuery(id).queryKey })
  }
}
