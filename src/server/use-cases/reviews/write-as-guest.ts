import { linkThreadsFull, mostComments, mostLinkThreads, mostThreads, threadFull } from '#rules/comments.ts'
import { commentsClosed } from '#rules/reviews.ts'
import { spamScore } from '#rules/spam.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import {
  changeThread,
  countComments,
  countLinkThreads,
  countThreads,
  findSentComment,
  insertComment,
  insertThread,
  lockThread,
} from '../../db/queries/comments.ts'
import { lockProject } from '../../db/queries/projects.ts'
import type { ReviewedRow } from '../../db/queries/review-links.ts'
import type { LookRow } from '../../db/queries/reviews.ts'
import { findVersion } from '../../db/queries/versions.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Services, Visitor } from '../../services.ts'
import { commentsChanged } from '../comments/comments-changed.ts'
import { notifyOfClient } from '../comments/notify-of-comment.ts'
import { reviewed } from './open-link.ts'
import { type LinkHolder, shownTo } from './shown-to.ts'

type Needed = Pick<Services, 'auth' | 'db' | 'limits' | 'now' | 'work'>
type Said = LinkHolder & { id: string; who: { name: string; mail: string | null }; content: string }
type InThread = { thread_id: string }

/**
 * Pins a remark to an element of the version that somebody with a review link was shown. Sent again under its id it is kept
 * once. Throws GONE, FORBIDDEN, CONFLICT where there is no such element, STORAGE_LIMIT and TOO_MANY.
 */
export async function startGuestThread(
  services: Needed,
  visitor: Visitor,
  said: Said & { version_id: string; key: string },
): Promise<InThread> {
  const { db, work } = services
  await check(services, visitor, said)
  const { link: seen } = await shownTo(db, services, said)
  const version = await findVersion(db, seen.projectId, said.version_id)
  const pin = version && (await work('pin', { html: version.htmlContent, key: said.key }, seen.id))
  return write(services, said, async (tx, { link, look }) => {
    if (!version || !pin || look.versionId !== version.id)
      throw new AppError(
        'CONFLICT',
        'You have opened another version since. Nothing was stored: choose the part again.',
      )
    if ((await countThreads(tx, link.projectId)) >= mostThreads) throw new AppError('STORAGE_LIMIT', linkThreadsFull)
    if ((await countLinkThreads(tx, link.projectId)) >= mostLinkThreads)
      throw new AppError('STORAGE_LIMIT', linkThreadsFull)
    const id = newId()
    await insertThread(tx, {
      id,
      projectId: link.projectId,
      workspaceId: link.workspaceId,
      pageName: link.pageName,
      versionId: version.id,
      elementKey: pin.key,
      place: pin.place,
      says: pin.says,
      linkId: link.id,
      begunIn: version.id,
      begunKey: pin.key,
    })
    return id
  })
}

/**
 * Says something in a thread that was begun with the same link; a resolved one is open again. Throws as above, and
 * NOT_FOUND for every other thread.
 */
export async function replyAsGuest(services: Needed, visitor: Visitor, said: Said & InThread): Promise<InThread> {
  await check(services, visitor, said)
  return write(services, said, async (tx, { link }) => {
    const thread = await lockThread(tx, link.projectId, said.thread_id)
    if (thread?.linkId !== link.id) throw new AppError('NOT_FOUND')
    if ((await countComments(tx, thread.id)) >= mostComments) throw new AppError('STORAGE_LIMIT', threadFull)
    if (thread.resolvedAt !== null) await changeThread(tx, thread.id, { resolvedAt: null, resolvedBy: null })
    return thread.id
  })
}

/** Before anything is read or held: how often, and that it is no advertising. */
async function check(services: Needed, { address }: Visitor, { token, who, content }: Said): Promise<void> {
  const link = await reviewed(services.db, services, token)
  await services.limits.take('reviewComment', { account: link.id, address })
  const { isSpam } = spamScore([{ name: 'comment', label: 'Comment', value: `${who.name}\n${content}` }], {
    isTrapped: false,
    seconds: null,
    isUnstamped: false,
    sameStamp: 0,
  })
  if (isSpam)
    throw new AppError(
      'CONFLICT',
      'This looks like advertising, for its many links. Nothing was stored: take some out.',
    )
}

/** Locks are taken in the order of the team's: the project before the link, so that neither waits for the other. */
async function write(
  services: Needed,
  { id, who, content, ...asking }: Said,
  place: (tx: Tx, shown: { link: ReviewedRow; look: LookRow }) => Promise<string>,
): Promise<InThread> {
  const { projectId } = await reviewed(services.db, services, asking.token)
  return transact(services.db, async (tx) => {
    await lockProject(tx, projectId)
    const shown = await shownTo(tx, services, asking, 'share')
    const { link } = shown
    if (!link.allowsComments) throw new AppError('FORBIDDEN', commentsClosed)
    const sent = await findSentComment(tx, id)
    if (sent && (sent.linkId !== link.id || sent.viewer !== asking.viewer)) throw new AppError('CONFLICT')
    if (sent) return { thread_id: sent.threadId }
    const threadId = await place(tx, shown)
    const project = { id: projectId, workspaceId: link.workspaceId }
    const comment = { id, threadId, content, guestName: who.name, viewer: asking.viewer }
    await insertComment(tx, project, comment)
    await notifyOfClient(tx, services, link, comment)
    await commentsChanged(tx, project)
    return { thread_id: threadId }
  })
}
