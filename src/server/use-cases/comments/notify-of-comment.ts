import type { Tx } from '../../db/database.ts'
import type { ReviewedRow } from '../../db/queries/review-links.ts'
import { type NewComment, type NewGuestComment, threadPeople } from '../../db/queries/comments.ts'
import { notify } from '../../notifications/notify.ts'
import type { Services } from '../../services.ts'

type Written = NewComment & { pageName: string; others: readonly string[] }

/** Tells who is called in a comment, and the others of its thread. Nobody is told twice. */
export async function notifyOfComment(
  tx: Tx,
  services: Pick<Services, 'now'>,
  project: { id: string; workspaceId: string },
  { id: commentId, threadId, userId, content: words, mentions, pageName: page, others }: Written,
): Promise<void> {
  const about = {
    workspaceId: project.workspaceId,
    projectId: project.id,
    threadId,
    commentId,
    words,
    details: { page },
  }
  await notify(tx, services, { ...about, kind: 'mentioned', to: mentions, by: { id: userId } })
  const rest = others.filter((one) => !mentions.includes(one))
  await notify(tx, services, { ...about, kind: 'replied', to: rest, by: { id: userId } })
}

/** Tells whose link it is, and who took part in the thread, what a client wrote. All with one link is one line until it is read. */
export async function notifyOfClient(
  tx: Tx,
  services: Pick<Services, 'now'>,
  link: ReviewedRow,
  { id: commentId, threadId, guestName, content: words }: NewGuestComment,
): Promise<void> {
  const { id: subject, workspaceId, projectId, pageName: page } = link
  await notify(tx, services, {
    kind: 'client-commented',
    to: [link.madeBy ?? link.ownerId, ...(await threadPeople(tx, threadId))],
    by: { name: guestName },
    workspaceId,
    projectId,
    threadId,
    commentId,
    subject,
    words,
    details: { page },
    foldBy: subject,
  })
}
