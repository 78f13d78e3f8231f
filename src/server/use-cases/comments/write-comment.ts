import { mostComments, mostThreads, threadFull, threadsFull } from '#rules/comments.ts'
import { refusal } from '#rules/permissions.ts'
import {
  changeComment,
  countComments,
  countThreads,
  deleteComment,
  insertComment,
  insertThread,
  lockThread,
  markThreadRead,
  threadPeople,
} from '../../db/queries/comments.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { newId } from '../../db/new-id.ts'
import { changeExcerpt, forgetComment } from '../../db/queries/notifications.ts'
import { findVersion } from '../../db/queries/versions.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { lockProjectFor, projectFor } from '../../policies/access.ts'
import { countWrite } from '../../policies/count-write.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { excerptOf, notificationsChanged } from '../../notifications/notify.ts'
import { commentsChanged } from './comments-changed.ts'
import { reachedIds } from './list-comments.ts'
import { notifyOfComment } from './notify-of-comment.ts'

type Needed = Pick<Services, 'config' | 'db' | 'limits' | 'now' | 'work'>
type Words = { content: string; mentions: string[] }
type OfThread = { project_id: string; thread_id: string }

/** Pins a remark to an element of a version. Throws NOT_FOUND, CONFLICT when there is no such element, STORAGE_LIMIT, TOO_MANY. */
export async function startThread(
  services: Needed,
  person: Person,
  visitor: Visitor,
  input: Words & { project_id: string; page_name: string; version_id: string; key: string },
): Promise<{ thread_id: string }> {
  const { db, work } = services
  await countWrite(services, { account: person.id, address: visitor.address })
  const seen = await projectFor(db, person, input.project_id, 'comment')
  const version = await findVersion(db, seen.id, input.version_id)
  const pin = version && (await work('pin', { html: version.htmlContent, key: input.key }, person.id))
  if (!version || version.pageName !== input.page_name || !pin)
    throw new AppError('CONFLICT', 'This version of the page is not stored yet. Try again in a moment.')
  const mentions = await calledIds(services, seen, input.mentions)
  const threadId = newId()
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, input.project_id, 'comment')
    if ((await countThreads(tx, project.id)) >= mostThreads) throw new AppError('STORAGE_LIMIT', threadsFull)
    await insertThread(tx, {
      id: threadId,
      projectId: project.id,
      workspaceId: project.workspaceId,
      pageName: version.pageName,
      versionId: version.id,
      elementKey: pin.key,
      place: pin.place,
      says: pin.says,
    })
    const { content } = input
    const comment = { id: newId(), threadId, userId: person.id, content, mentions }
    await insertComment(tx, project, comment)
    await markThreadRead(tx, threadId, person.id)
    await notifyOfComment(tx, services, project, { ...comment, pageName: version.pageName, others: [] })
    await appendActivity(tx, {
      workspaceId: project.workspaceId,
      actorId: person.id,
      action: 'comment-begun',
      project,
      facts: { page: version.pageName },
    })
    await commentsChanged(tx, project)
    return { thread_id: threadId }
  })
}

/** Says something in a thread. Throws NOT_FOUND, STORAGE_LIMIT and TOO_MANY. */
export async function replyToThread(
  services: Needed,
  person: Person,
  visitor: Visitor,
  { project_id, thread_id: threadId, content, mentions: called }: Words & OfThread,
): Promise<{ id: string }> {
  const { db } = services
  await countWrite(services, { account: person.id, address: visitor.address })
  const project = await projectFor(db, person, project_id, 'comment')
  const mentions = await calledIds(services, project, called)
  const id = newId()
  return transact(db, async (tx) => {
    const thread = await lockThread(tx, project.id, threadId)
    if (!thread) throw new AppError('NOT_FOUND')
    if ((await countComments(tx, threadId)) >= mostComments) throw new AppError('STORAGE_LIMIT', threadFull)
    const others = await threadPeople(tx, threadId)
    const comment = { id, threadId, userId: person.id, content, mentions }
    await insertComment(tx, project, comment)
    await markThreadRead(tx, threadId, person.id)
    await notifyOfComment(tx, services, project, { ...comment, pageName: thread.pageName, others })
    await commentsChanged(tx, project)
    return { id }
  })
}

/** Writes one's own comment in other words. Throws NOT_FOUND, for somebody else's too, and TOO_MANY. */
export async function editComment(
  services: Needed,
  person: Person,
  visitor: Visitor,
  { project_id, thread_id: threadId, id, content, mentions: called }: Words & OfThread & { id: string },
): Promise<void> {
  const { db } = services
  await countWrite(services, { account: person.id, address: visitor.address })
  const project = await projectFor(db, person, project_id, 'comment')
  const mentions = await calledIds(services, project, called)
  await transact(db, async (tx) => {
    const thread = await lockThread(tx, project.id, threadId)
    if (!thread) throw new AppError('NOT_FOUND')
    const before = await threadPeople(tx, threadId)
    const isChanged = await changeComment(tx, { id, threadId, userId: person.id }, { content, mentions })
    if (!isChanged) throw new AppError('NOT_FOUND')
    await changeExcerpt(tx, id, excerptOf(content))
    const called = {
      id,
      threadId,
      userId: person.id,
      content,
      mentions: mentions.filter((one) => !before.includes(one)),
    }
    await notifyOfComment(tx, services, project, { ...called, pageName: thread.pageName, others: [] })
    await commentsChanged(tx, project)
  })
}

/**
 * Deletes one's own comment, or, for who may change the project, one that was written with a review link; with the last
 * one its thread. Throws NOT_FOUND, for somebody else's too.
 */
export async function removeComment(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id, thread_id: threadId, id }: OfThread & { id: string },
): Promise<void> {
  const project = await projectFor(db, person, project_id, 'comment')
  await transact(db, async (tx) => {
    if (!(await lockThread(tx, project.id, threadId))) throw new AppError('NOT_FOUND')
    const people = await threadPeople(tx, threadId)
    const told = await forgetComment(tx, id)
    const guests = refusal(project.role, 'change') === null
    if (!(await deleteComment(tx, { id, threadId, userId: person.id }, guests))) throw new AppError('NOT_FOUND')
    await notificationsChanged(tx, [...people, ...told])
    await commentsChanged(tx, project)
  })
}

/** Who of those that are called may see the project. */
async function calledIds({ db }: Pick<Services, 'db'>, project: { id: string; workspaceId: string }, ids: string[]) {
  if (ids.length === 0) return []
  const here = new Set(await reachedIds(db, project))
  return [...new Set(ids)].filter((id) => here.has(id))
}
