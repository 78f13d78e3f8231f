import type { Tx, Db } from '../../db/database.ts'
import type { ReviewedRow } from '../../db/queries/review-links.ts'
import { findApproved, findLook, type LookRow } from '../../db/queries/reviews.ts'
import { findVersionInfo, versionNumbers } from '../../db/queries/versions.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { isOpenWith, reviewed } from './open-link.ts'

/** Who asks with a review link. */
export type LinkHolder = { token: string; viewer: string; pass?: string | undefined }

/**
 * The link and the version that whoever asks was shown last. Throws GONE, FORBIDDEN without the password, and CONFLICT
 * when they have not looked yet.
 * @param hold keeps the link from being changed until the transaction ends
 */
export async function shownTo(
  db: Db | Tx,
  services: Pick<Services, 'auth' | 'now'>,
  { token, viewer, pass }: LinkHolder,
  hold?: 'share',
): Promise<{ link: ReviewedRow; look: LookRow }> {
  const link = await reviewed(db, services, token, hold)
  if (!isOpenWith(services, link, pass))
    throw new AppError('FORBIDDEN', 'The password of this link is needed. Nothing was stored: load the page again.')
  const look = await findLook(db, link.id, viewer)
  if (!look) throw new AppError('CONFLICT', 'Look at the page first: load it again.')
  return { link, look }
}

type Known = { id: string; number: number }

/** What the page shows now, if that is another than a version: a newer one, or an older one that it was put back to. */
export async function newerThan(db: Db | Tx, link: ReviewedRow, version: Known): Promise<Known | null> {
  const { projectId, shownId } = link
  if (shownId === null || shownId === version.id) return null
  const [shown, seen] = [
    await findVersionInfo(db, projectId, shownId),
    await findVersionInfo(db, projectId, version.id),
  ]
  const isSame = (shown?.restoredFrom ?? shownId) === (seen?.restoredFrom ?? version.id)
  return shown && !isSame ? { id: shownId, number: await numberOf(db, projectId, shown) } : null
}

/** The other version that somebody approved with the link, if they look at another one by now. */
export async function approvedBefore(
  db: Db | Tx,
  link: ReviewedRow,
  { viewer, version }: { viewer: string; version: Known },
): Promise<Known | null> {
  const approved = await findApproved(db, { linkId: link.id, viewer, projectId: link.projectId })
  if (!approved || approved.id === version.id) return null
  const number = await numberOf(db, link.projectId, approved)
  return number === version.number ? null : { ...approved, number }
}

/** By which people know a version: a page that was put back to an older one has the number of that. */
export async function numberOf(db: Db | Tx, projectId: string, { id, number }: Known): Promise<number> {
  return (await versionNumbers(db, projectId, [id])).get(id) ?? number
}
