import { asc, eq } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { reviewDecisions } from '../review-links-schema.ts'

/** A decision of a review as an export has it. */
const exported = {
  project_id: reviewDecisions.projectId,
  project_name: reviewDecisions.projectName,
  page_name: reviewDecisions.pageName,
  version_id: reviewDecisions.versionId,
  version_number: reviewDecisions.versionNumber,
  version_sha256: reviewDecisions.versionHash,
  verdict: reviewDecisions.verdict,
  words: reviewDecisions.words,
  name: reviewDecisions.name,
  mail: reviewDecisions.mail,
  decided_at: reviewDecisions.decidedAt,
}

/** Everything that was decided about a project. */
export const decisionsOf = (db: Db, projectId: string) => exportedBy(db).where(eq(reviewDecisions.projectId, projectId))

/** Everything that was decided about projects of that owner, those that are gone too. */
export const decisionsOfOwner = (db: Db, ownerId: string) => exportedBy(db).where(eq(reviewDecisions.ownerId, ownerId))

const exportedBy = (db: Db) =>
  db.select(exported).from(reviewDecisions).orderBy(asc(reviewDecisions.decidedAt), asc(reviewDecisions.id)).$dynamic()
