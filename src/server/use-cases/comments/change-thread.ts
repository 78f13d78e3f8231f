import { appendActivity } from '../../db/queries/activity.ts'
import { changeThread, lockThread, markThreadRead, threadPeople, type ThreadRow } from '../../db/queries/comments.ts'
import type { ProjectRow } from '../../db/queries/projects.ts'
import { markNotificationsRead } from '../../db/queries/notification-list.ts'
import type { Tx } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { notificationsChanged, notify } from '../../notifications/notify.ts'
import { projectFor } from '../../policies/access.ts'
import type { Person, Services } from '../../services.ts'
import { commentsChanged } from './comments-changed.ts'

type Needed = Pick<Services, 'db' | 'now'>
type OfThread = { project_id: string; thread_id: string }

/** Resolves a thread, or opens it again. Doing it twice changes nothing. Throws NOT_FOUND. */
export async function resolveThread(
  services: Needed,
  person: Person,
  { is_resolved, ...of }: OfThread & { is_resolved: boolean },
): Promise<void> {
  await change(services, person, of, 'comment', async (tx, thread, project) => {
    if ((thread.resolvedAt !== null) === is_resolved) return false
    const resolvedAt = is_resolved ? services.now() : null
    await changeThread(tx, thread.id, { resolvedAt, resolvedBy: is_resolved ? person.id : null })
    if (is_resolved) await notifyResolved(tx, services, person, thread)
    await appendActivity(tx, {
      workspaceId: project.workspaceId,
      actorId: person.id,
      action: is_resolved ? 'comment-resolved' : 'comment-reopened',
      project,
      facts: { page: thread.pageName },
    })
    return true
  })
}

/** Keeps which turn asks for what a thread wants. For who may change the project. Throws NOT_FOUND and FORBIDDEN. */
export async function askThread(
  services: Needed,
  person: Person,
  { turn, ...of }: OfThread & { turn: string },
): Promise<void> {
  await change(services, person, of, 'change', async (tx, thread) => {
    await changeThread(tx, thread.id, { askedTurn: turn, resolvedAt: null, resolvedBy: null })
    return true
  })
}

/** One has read a thread up to now; it is nobody else's business. Throws NOT_FOUND. */
export async function readThread(services: Needed, person: Person, of: OfThread): Promise<void> {
  await change(services, person, of, 'see', async (tx, thread) => {
    await markThreadRead(tx, thread.id, person.id)
    if (await markNotificationsRead(tx, person.id, { threadId: thread.id }, services.now()))
      await notificationsChanged(tx, [person.id])
    return false
  })
}

/** Who began a thread is told that it was resolved. */
async function notifyResolved(tx: Tx, services: Needed, person: Person, thread: ThreadRow): Promise<void> {
  const [starter = null] = await threadPeople(tx, thread.id)
  const { id: threadId, workspaceId, projectId, pageName: page } = thread
  const about = { workspaceId, projectId, threadId, details: { page } }
  await notify(tx, services, { ...about, kind: 'resolved', to: [starter], by: { id: person.id } })
}

async function change(
  { db }: Needed,
  person: Person,
  { project_id, thread_id }: OfThread,
  action: 'see' | 'comment' | 'change',
  make: (tx: Tx, thread: ThreadRow, project: ProjectRow) => Promise<boolean>,
): Promise<void> {
  const project = await projectFor(db, person, project_id, action)
  await transact(db, async (tx) => {
    const thread = await lockThread(tx, project.id, thread_id)
    if (!thread) throw new AppError('NOT_FOUND')
    if (await make(tx, thread, project)) await commentsChanged(tx, project)
  })
}
