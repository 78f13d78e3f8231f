import { and, count, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Folder } from '#rules/submissions.ts'
import type { Db, Tx } from '../database.ts'
import { submissions } from '../site-forms-schema.ts'

export type SubmissionRow = typeof submissions.$inferSelect
export type NewSubmission = typeof submissions.$inferInsert

/** Keeps an answer. False when the very same one is there: sent twice by a second press. */
export async function insertSubmission(tx: Tx, row: NewSubmission): Promise<boolean> {
  const added = await tx.insert(submissions).values(row).onConflictDoNothing().returning({ id: submissions.id })
  return added.length > 0
}

/** How many answers one opened page has sent. */
export async function countOpened(tx: Tx, formKey: string, opened: string): Promise<number> {
  return tx.$count(submissions, and(eq(submissions.formKey, formKey), eq(submissions.opened, opened)))
}

type Wanted = { siteId: string; folder: Folder; formKey?: string | undefined; words?: string | undefined }

const isWanted = ({ siteId, folder, formKey, words = '' }: Wanted): SQL | undefined =>
  and(
    eq(submissions.siteId, siteId),
    eq(submissions.folder, folder),
    formKey === undefined ? undefined : eq(submissions.formKey, formKey),
    ...words.split(/\s/).filter(Boolean).map(holds),
  )

/**
 * Whether that word stands in what somebody wrote, in large letters or small; what means more in SQL means itself. A
 * database with the locale C knows A to Z only: letters beyond are looked for in both forms.
 */
function holds(word: string): SQL {
  const [small, large] = [word.toLowerCase(), word.toUpperCase()].map(anywhere)
  return sql`exists (select 1 from jsonb_array_elements(${submissions.fields}) field
    where field->>'value' ilike ${small} or field->>'value' ilike ${large})`
}
const anywhere = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** A page of the list, newest first; `before` is the last of the page before. */
export async function listSubmissions(
  db: Db,
  wanted: Wanted,
  limit: number,
  before?: { createdAt: Date; id: string },
): Promise<SubmissionRow[]> {
  const older =
    before &&
    or(
      lt(submissions.createdAt, before.createdAt),
      and(eq(submissions.createdAt, before.createdAt), lt(submissions.id, before.id)),
    )
  return db
    .select()
    .from(submissions)
    .where(and(isWanted(wanted), older))
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(limit)
}

/** How many there are in both folders, by form. */
export async function countSubmissions(
  db: Db,
  siteId: string,
): Promise<{ formKey: string; folder: Folder; all: number; unread: number }[]> {
  return db
    .select({
      formKey: submissions.formKey,
      folder: submissions.folder,
      all: count(),
      unread: sql<number>`(count(*) filter (where not ${submissions.isRead}))::int`,
    })
    .from(submissions)
    .where(eq(submissions.siteId, siteId))
    .groupBy(submissions.formKey, submissions.folder)
}

export async function findSubmission(db: Db | Tx, siteId: string, id: string): Promise<SubmissionRow | null> {
  const [row] = await db.select().from(submissions).where(isOne(siteId, id))
  return row ?? null
}

export async function findSubmissions(db: Db, ids: readonly string[]): Promise<SubmissionRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(submissions)
    .where(inArray(submissions.id, [...ids]))
}

export async function changeSubmission(
  db: Db,
  siteId: string,
  id: string,
  change: Partial<Pick<SubmissionRow, 'isRead' | 'folder'>>,
): Promise<SubmissionRow | null> {
  const [row] = await db.update(submissions).set(change).where(isOne(siteId, id)).returning()
  return row ?? null
}

export async function deleteSubmission(db: Db, siteId: string, id: string): Promise<boolean> {
  const gone = await db.delete(submissions).where(isOne(siteId, id)).returning({ id: submissions.id })
  return gone.length > 0
}

/** Deletes all spam of a site. */
export async function emptySpam(db: Db, siteId: string): Promise<void> {
  await db.delete(submissions).where(and(eq(submissions.siteId, siteId), eq(submissions.folder, 'spam')))
}

/** Deletes what is older than its site keeps, and spam that is older than all keep. */
export async function forgetSubmissions(
  db: Db,
  spamBefore: Date,
  kept: readonly { siteId: string; before: Date }[],
): Promise<void> {
  await db.delete(submissions).where(and(eq(submissions.folder, 'spam'), lt(submissions.createdAt, spamBefore)))
  for (const { siteId, before } of kept)
    await db.delete(submissions).where(and(eq(submissions.siteId, siteId), lt(submissions.createdAt, before)))
}

const isOne = (siteId: string, id: string) => and(eq(submissions.siteId, siteId), eq(submissions.id, id))
