import type { Submission } from '#api/submissions.ts'
import { senderOf } from '#rules/submissions.ts'
import { listDeliveriesOf } from '../../db/queries/submission-deliveries.ts'
import { findSubmission } from '../../db/queries/submissions.ts'
import { AppError } from '../../errors.ts'
import { submissionAnswer } from '../../presenters/submissions.ts'
import type { Person, Services } from '../../services.ts'
import { siteOf } from './site-of.ts'

/** An answer with all its fields, and what became of it. Throws NOT_FOUND. */
export async function readSubmission(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: projectId, id }: { project_id: string; id: string },
): Promise<Submission> {
  const site = await siteOf(db, person, projectId, 'readAnswers')
  const row = site && (await findSubmission(db, site.id, id))
  if (!row) throw new AppError('NOT_FOUND')
  const outgoing = await listDeliveriesOf(db, id)
  return {
    ...submissionAnswer(row),
    fields: row.fields,
    email: senderOf(row.fields).email,
    outgoing: outgoing.map(({ kind, state, trouble }) => ({ kind, state, trouble })),
  }
}
