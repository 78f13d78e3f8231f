import { asc, eq } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { comments, commentThreads } from '../comments-schema.ts'

/** A comment as an export has it. */
const exported = {
  project_id: comments.projectId,
  page_name: commentThreads.pageName,
  number: commentThreads.number,
  about: commentThreads.place,
  says: commentThreads.says,
  user_id: comments.userId,
  /** of whoever wrote it with a review link */
  guest_name: comments.guestName,
  content: comments.content,
  created_at: comments.createdAt,
  edited_at: comments.editedAt,
  resolved_at: commentThreads.resolvedAt,
}

/** Everything that was said about a project. */
export const commentsOf = (db: Db, projectId: string) => exportedBy(db).where(eq(comments.projectId, projectId))

/** Everything that a person has said, wherever. */
export const writtenBy = (db: Db, userId: string) => exportedBy(db).where(eq(comments.userId, userId))

const exportedBy = (db: Db) =>
  db
    .select(exported)
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .$dynamic()
