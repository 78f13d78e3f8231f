import type { ReviewDecision } from '#api/reviews.ts'
import { decisionsFull, mostDecisions, type ReviewVerdict } from '#rules/reviews.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { countDecisions, findDecision, findLook, insertDecision } from '../../db/queries/reviews.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { notify } from '../../notifications/notify.ts'
import { decisionAnswer } from '../../presenters/reviews.ts'
import type { Services, Visitor } from '../../services.ts'
import { isOpenWith, reviewed } from './open-link.ts'
import { reviewsChanged } from './reviews-changed.ts'

type Decided = {
  id: string
  token: string
  viewer: string
  pass?: string | undefined
  who: { name: string; mail: string | null }
  version_id: string
  verdict: ReviewVerdict
  words: string
}

/**
 * Keeps what somebody with a review link says to the version that they were shown, with its number and hash. Sent again it
 * is kept once. Throws GONE, FORBIDDEN without the password, CONFLICT, STORAGE_LIMIT and TOO_MANY.
 */
export async function decide(
  services: Pick<Services, 'auth' | 'db' | 'limits' | 'now'>,
  { address }: Visitor,
  { id, token, viewer, pass, who, version_id: versionId, verdict, words }: Decided,
): Promise<ReviewDecision> {
  const { db, limits } = services
  await limits.take('reviewDecision', { account: (await reviewed(db, services, token)).id, address })
  return transact(db, async (tx) => {
    const link = await reviewed(tx, services, token, 'update')
    if (!isOpenWith(services, link, pass))
      throw new AppError('FORBIDDEN', 'The password of this link is needed. Nothing was stored: load the page again.')
    if (verdict === 'changes' && words === '')
      throw new AppError('CONFLICT', 'Say what should change. Nothing was stored.')
    const sent = await findDecision(tx, id)
    if (sent && (sent.linkId !== link.id || sent.viewer !== viewer)) throw new AppError('CONFLICT')
    if (sent) return decisionAnswer(sent)
    const look = await findLook(tx, link.id, viewer)
    if (look?.versionId !== versionId)
      throw new AppError('CONFLICT', 'You have opened another version since. Nothing was stored: load the page again.')
    if ((await countDecisions(tx, link.projectId)) >= mostDecisions) throw new AppError('STORAGE_LIMIT', decisionsFull)
    const row = await insertDecision(tx, {
      id,
      ownerId: link.ownerId,
      workspaceId: link.workspaceId,
      projectId: link.projectId,
      projectName: link.projectName,
      pageName: link.pageName,
      linkId: link.id,
      viewer,
      ...who,
      versionId,
      versionNumber: look.versionNumber,
      versionHash: look.versionHash,
      verdict,
      words,
    })
    if (!row) throw new AppError('CONFLICT')
    await notify(tx, services, {
      kind: verdict === 'approved' ? 'approved' : 'changes-asked',
      to: [link.madeBy ?? link.ownerId],
      by: { name: who.name },
      workspaceId: link.workspaceId,
      projectId: link.projectId,
      subject: link.id,
      words,
      details: { version: look.versionNumber, page: link.pageName },
    })
    await appendActivity(tx, {
      workspaceId: link.workspaceId,
      actorId: null,
      actorName: row.name,
      action: verdict === 'approved' ? 'version-approved' : 'changes-asked',
      project: { id: link.projectId, name: link.projectName },
      facts: { number: row.versionNumber, page: link.pageName },
    })
    await reviewsChanged(tx, { id: link.projectId, workspaceId: link.workspaceId })
    return decisionAnswer(row)
  })
}
