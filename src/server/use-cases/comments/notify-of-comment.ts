import type { Tx } from '../../db/database.ts'
import type { NewComment } from '../../db/queries/comments.ts'
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
