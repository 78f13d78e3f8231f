import type { SubmissionLine } from '#api/submissions.ts'
import type { Folder } from '#rules/submissions.ts'
import {
  changeSubmission as change,
  deleteSubmission as remove,
  emptySpam as empty,
} from '../../db/queries/submissions.ts'
import { AppError } from '../../errors.ts'
import { submissionAnswer } from '../../presenters/submissions.ts'
import type { Person, Services } from '../../services.ts'
import { siteOf } from './site-of.ts'

type One = { project_id: string; id: string }

/** Marks an answer as read, unread, spam or no spam. Throws NOT_FOUND. */
export async function changeSubmission(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: projectId, id, is_read, folder }: One & { is_read?: boolean | undefined; folder?: Folder | undefined },
): Promise<SubmissionLine> {
  const site = await siteOf(db, person, projectId, 'readAnswers')
  const wanted = { ...(is_read === undefined ? {} : { isRead: is_read }), ...(folder === undefined ? {} : { folder }) }
  if (Object.keys(wanted).length === 0) throw new AppError('NOT_FOUND')
  const row = site && (await change(db, site.id, id, wanted))
  if (!row) throw new AppError('NOT_FOUND')
  return submissionAnswer(row)
}

/** Deletes an answer for good. Throws NOT_FOUND. */
export async function deleteSubmission(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: projectId, id }: One,
): Promise<void> {
  const site = await siteOf(db, person, projectId, 'readAnswers')
  if (!site || !(await remove(db, site.id, id))) throw new AppError('NOT_FOUND')
}

/** Deletes all spam. Throws NOT_FOUND. */
export async function emptySpam({ db }: Pick<Services, 'db'>, person: Person, projectId: string): Promise<void> {
  const site = await siteOf(db, person, projectId, 'readAnswers')
  if (site) await empty(db, site.id)
}
