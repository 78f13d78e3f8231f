import type { GenerationEvent } from '#api/generations.ts'
import type { Tx } from '../db/database.ts'
import { askedThreads, threadPeople } from '../db/queries/comments.ts'
import { versionNumbers } from '../db/queries/versions.ts'
import type { GenerationRow } from '../db/queries/generations.ts'
import type { ProjectRow } from '../db/queries/projects.ts'
import { notify } from '../notifications/notify.ts'

type Done = Extract<GenerationEvent, { type: 'done' }>

/** Whether a person looks at a project now. */
export type IsHere = (projectId: string, userId: string) => boolean

const clock = { now: () => new Date() }

/** Tells who asked for a page and left that it has ended, and who said something in a comment that asked for it. */
export async function notifyEnded(
  tx: Tx,
  project: ProjectRow,
  row: GenerationRow,
  done: Done,
  isHere: IsHere = () => true,
): Promise<void> {
  const version = (await versionNumbers(tx, project.id, [row.turn])).get(row.turn)
  const about = { workspaceId: project.workspaceId, projectId: project.id, subject: row.id }
  const details = { page: row.pageName, ...(version === undefined ? {} : { version }) }
  const isTold = done.outcome !== 'stopped' && !isHere(project.id, row.visitorId)
  const isFailed = done.outcome === 'failed' || done.outcome === 'interrupted'
  const kind = version !== undefined ? 'page-made' : isFailed ? 'page-failed' : 'page-answered'
  if (isTold) await notify(tx, clock, { ...about, kind, to: [row.visitorId], by: null, details })
  if (version === undefined) return
  for (const threadId of await askedThreads(tx, project.id, row.turn)) {
    const to = await threadPeople(tx, threadId)
    await notify(tx, clock, { ...about, kind: 'answered', to, by: { id: row.visitorId }, threadId, details })
  }
}
