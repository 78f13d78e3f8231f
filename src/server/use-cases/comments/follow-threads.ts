import { listShownPages } from '../../db/queries/pages.ts'
import { listThreads, savePin, type ThreadRow } from '../../db/queries/comments.ts'
import { findVersion } from '../../db/queries/versions.ts'
import type { Services } from '../../services.ts'

type Needed = Pick<Services, 'db' | 'work'>

/** The threads of a project with their pins where the elements are now, and the version that each page shows. */
export type Followed = { threads: ThreadRow[]; shown: ReadonlyMap<string, string | null> }

/**
 * Looks for the elements of pins in what their pages show now, unless that was done already. What is not found keeps the
 * place where it was last: another version, or the same one shown again, may have it.
 * @param asker for whom the work is done
 */
export async function followThreads({ db, work }: Needed, asker: string, projectId: string): Promise<Followed> {
  const threads = await listThreads(db, projectId)
  const pages = new Map((await listShownPages(db, projectId)).map((page) => [page.name, page]))
  const shown = new Map([...pages].map(([name, { versionId }]) => [name, versionId]))
  const late = threads.filter(({ pageName, lookedIn }) => (shown.get(pageName) ?? lookedIn) !== lookedIn)
  const moved = new Map<string, ThreadRow>()
  for (const [versionId, group] of Map.groupBy(late, (thread) => thread.versionId)) {
    const before = await findVersion(db, projectId, versionId)
    for (const [pageName, pins] of Map.groupBy(group, (thread) => thread.pageName)) {
      const now = pages.get(pageName)
      if (!now?.versionId) continue
      const asked = pins.map(({ elementKey: key, place, says }) => ({ key, place, says }))
      const keys = await work('pins', { from: before?.htmlContent ?? null, to: now.html, pins: asked }, asker)
      for (const [index, thread] of pins.entries()) {
        const found = foundIn(now.versionId, keys[index] ?? null)
        await savePin(db, thread.id, found)
        moved.set(thread.id, { ...thread, ...found })
      }
    }
  }
  return { threads: threads.map((thread) => moved.get(thread.id) ?? thread), shown }
}

function foundIn(versionId: string, key: string | null) {
  return key === null ? { lookedIn: versionId } : { lookedIn: versionId, versionId, elementKey: key }
}
