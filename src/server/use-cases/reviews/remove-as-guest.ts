import { deleteGuestComment, lockThread, threadPeople } from '../../db/queries/comments.ts'
import { forgetComment } from '../../db/queries/notifications.ts'
import { lockProject } from '../../db/queries/projects.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { notificationsChanged } from '../../notifications/notify.ts'
import type { Services, Visitor } from '../../services.ts'
import { commentsChanged } from '../comments/comments-changed.ts'
import { reviewed } from './open-link.ts'
import { type LinkHolder, shownTo } from './shown-to.ts'

/**
 * Deletes what whoever asks said with the link, also where it takes no comments any more; with the last comment its thread.
 * Throws GONE, FORBIDDEN, CONFLICT, TOO_MANY, and NOT_FOUND for every other comment.
 */
export async function removeAsGuest(
  services: Pick<Services, 'auth' | 'db' | 'limits' | 'now'>,
  { address }: Visitor,
  { thread_id: threadId, id, ...asking }: LinkHolder & { thread_id: string; id: string },
): Promise<void> {
  const { db, limits } = services
  const { id: linkId, projectId } = await reviewed(db, services, asking.token)
  await limits.take('reviewComment', { account: linkId, address })
  await transact(db, async (tx) => {
    await lockProject(tx, projectId)
    const { link } = await shownTo(tx, services, asking, 'share')
    const thread = await lockThread(tx, projectId, threadId)
    if (thread?.linkId !== link.id) throw new AppError('NOT_FOUND')
    const people = await threadPeople(tx, threadId)
    // Before it is deleted: afterwards nothing is known to be about it.
    const told = await forgetComment(tx, id)
    const isDeleted = await deleteGuestComment(tx, { id, threadId, viewer: asking.viewer })
    if (!isDeleted) throw new AppError('NOT_FOUND')
    await notificationsChanged(tx, [...people, ...told])
    await commentsChanged(tx, { id: projectId, workspaceId: link.workspaceId })
  })
}
