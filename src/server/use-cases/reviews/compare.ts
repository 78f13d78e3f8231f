import type { ReviewPair } from '#api/reviews.ts'
import type { Db } from '../../db/database.ts'
import { findVersion } from '../../db/queries/versions.ts'
import { AppError } from '../../errors.ts'
import type { Services, Visitor } from '../../services.ts'
import { approvedBefore, type LinkHolder, newerThan, numberOf, shownTo } from './shown-to.ts'

/**
 * The version that somebody was shown beside the newest; where they have the newest, the one they approved beside it. Only
 * to look at: what they decide on stays the version that they were shown. Throws GONE, FORBIDDEN, CONFLICT where there is
 * nothing to compare, and TOO_MANY.
 */
export async function compareToReview(
  services: Pick<Services, 'auth' | 'db' | 'limits' | 'now'>,
  { address }: Visitor,
  asking: LinkHolder,
): Promise<ReviewPair> {
  const { db, limits } = services
  await limits.take('previewLook', { address })
  const { link, look } = await shownTo(db, services, asking)
  const shown = { id: look.versionId, number: look.versionNumber }
  const newer = await newerThan(db, link, shown)
  const [before, after] = newer
    ? [shown, newer]
    : [await approvedBefore(db, link, { viewer: asking.viewer, version: shown }), shown]
  const pair = before && (await Promise.all([before, after].map(({ id }) => readPage(db, link.projectId, id))))
  const [older, later] = pair ?? []
  if (!older || !later) throw new AppError('CONFLICT', 'There are not two versions to compare any more.')
  return { before: older, after: later }
}

async function readPage(db: Db, projectId: string, id: string): Promise<ReviewPair['before'] | null> {
  const version = await findVersion(db, projectId, id)
  return version && { id, number: await numberOf(db, projectId, version), html: version.htmlContent }
}
