import { and, asc, eq, inArray, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { commentReads, comments, commentThreads } from '../comments-schema.ts'
import { generationLine } from '../line-schema.ts'
import { chatMessages, generations } from '../schema.ts'

export type ThreadRow = typeof commentThreads.$inferSelect
export type NewThread = Omit<typeof commentThreads.$inferInsert, 'number' | 'lookedIn'>
export type CommentRow = typeof comments.$inferSelect
export type NewComment = Pick<CommentRow, 'id' | 'threadId' | 'content' | 'mentions'> & { userId: string }
/** What somebody says with a review link. */
export type NewGuestComment = Pick<CommentRow, 'id' | 'threadId' | 'content'> & { guestName: string; viewer: string }
type InProject = { id: string; workspaceId: string }

/** The threads of a project, oldest first. */
export async function listThreads(db: Db | Tx, projectId: string): Promise<ThreadRow[]> {
  return db
    .select()
    .from(commentThreads)
    .where(eq(commentThreads.projectId, projectId))
    .orderBy(asc(commentThreads.number))
}

/** What was said in all threads of a project, oldest first. */
export async function listComments(db: Db | Tx, projectId: string): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(eq(comments.projectId, projectId))
    .orderBy(asc(comments.createdAt), asc(comments.id))
}

export function countThreads(db: Db | Tx, projectId: string): Promise<number> {
  return db.$count(commentThreads, eq(commentThreads.projectId, projectId))
}

/** Threads of a project that were begun with review links. */
export function countLinkThreads(db: Db | Tx, projectId: string): Promise<number> {
  return db.$count(commentThreads, and(eq(commentThreads.projectId, projectId), isNotNull(commentThreads.linkId)))
}

/** The comment with that id and the thread that it stands in. */
export async function findSentComment(
  db: Db | Tx,
  id: string,
): Promise<(Pick<CommentRow, 'viewer' | 'threadId'> & Pick<ThreadRow, 'linkId'>) | null> {
  const [row] = await db
    .select({ viewer: comments.viewer, threadId: comments.threadId, linkId: commentThreads.linkId })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .where(eq(comments.id, id))
  return row ?? null
}

export function countComments(db: Db | Tx, threadId: string): Promise<number> {
  return db.$count(comments, eq(comments.threadId, threadId))
}

export async function hasThreads(db: Db | Tx, projectId: string): Promise<boolean> {
  const rows = await db
    .select({ id: commentThreads.id })
    .from(commentThreads)
    .where(eq(commentThreads.projectId, projectId))
    .limit(1)
  return rows.length > 0
}

/** A new thread, pinned where it was made. The caller holds the project's row, so that numbers take turns. */
export async function insertThread(tx: Tx, thread: NewThread): Promise<void> {
  const [row] = await tx
    .select({ last: max(commentThreads.number) })
    .from(commentThreads)
    .where(eq(commentThreads.projectId, thread.projectId))
  await tx.insert(commentThreads).values({ ...thread, number: (row?.last ?? 0) + 1, lookedIn: thread.versionId })
}

/** A thread of a project, held until the transaction ends. */
export async function lockThread(tx: Tx, projectId: string, id: string): Promise<ThreadRow | null> {
  const [row] = await tx
    .select()
    .from(commentThreads)
    .where(and(eq(commentThreads.projectId, projectId), eq(commentThreads.id, id)))
    .for('update')
  return row ?? null
}

export async function insertComment(tx: Tx, project: InProject, comment: NewComment | NewGuestComment): Promise<void> {
  await tx.insert(comments).values({ ...comment, projectId: project.id, workspaceId: project.workspaceId })
}

/** Writes a comment of that person in other words. False when there is none of theirs. */
export async function changeComment(
  tx: Tx,
  of: OwnComment,
  change: Pick<CommentRow, 'content' | 'mentions'>,
): Promise<boolean> {
  const rows = await tx
    .update(comments)
    .set({ ...change, editedAt: sql`now()` })
    .where(isOwn(of))
    .returning({ id: comments.id })
  return rows.length > 0
}

/**
 * Deletes a comment of that person, or one that was written with a review link, and with the last one its thread. False
 * when there is no such one.
 * @param guests whether those of review links are theirs to delete
 */
export async function deleteComment(tx: Tx, of: OwnComment, guests: boolean): Promise<boolean> {
  const ofGuest = and(eq(comments.id, of.id), eq(comments.threadId, of.threadId), isNull(comments.userId))
  return deleteWhere(tx, of.threadId, guests ? or(isOwn(of), ofGuest) : isOwn(of))
}

/** Deletes what that browser said with a review link; else as above. */
export async function deleteGuestComment(
  tx: Tx,
  { id, threadId, viewer }: Pick<CommentRow, 'id' | 'threadId'> & { viewer: string },
): Promise<boolean> {
  const isTheirs = and(eq(comments.id, id), eq(comments.threadId, threadId), eq(comments.viewer, viewer))
  return deleteWhere(tx, threadId, isTheirs)
}

async function deleteWhere(tx: Tx, threadId: string, which: SQL | undefined): Promise<boolean> {
  const rows = await tx.delete(comments).where(which).returning({ id: comments.id })
  if ((await countComments(tx, threadId)) === 0) await tx.delete(commentThreads).where(eq(commentThreads.id, threadId))
  return rows.length > 0
}

type OwnComment = Pick<CommentRow, 'id' | 'threadId'> & { userId: string }

const isOwn = ({ id, threadId, userId }: OwnComment) =>
  and(eq(comments.id, id), eq(comments.threadId, threadId), eq(comments.userId, userId))

export type ThreadChange = Partial<Pick<ThreadRow, 'askedTurn' | 'resolvedAt' | 'resolvedBy'>>

export async function changeThread(tx: Tx, id: string, change: ThreadChange): Promise<void> {
  await tx.update(commentThreads).set(change).where(eq(commentThreads.id, id))
}

/** What was asked for in one turn is asked for in another one, which takes its place. */
export async function moveAsked(tx: Tx, projectId: string, from: string, to: string): Promise<void> {
  const isAsked = and(eq(commentThreads.projectId, projectId), eq(commentThreads.askedTurn, from))
  await tx.update(commentThreads).set({ askedTurn: to }).where(isAsked)
}

/** What a look for the element of a pin came to; somebody else's look at the same time came to the same. */
export async function savePin(
  db: Db | Tx,
  id: string,
  found: Pick<ThreadRow, 'lookedIn'> & Partial<Pick<ThreadRow, 'versionId' | 'elementKey'>>,
): Promise<void> {
  await db.update(commentThreads).set(found).where(eq(commentThreads.id, id))
}

/** Threads that one person took along with their account go when nobody else has said anything in them. */
export async function deleteEmptyThreads(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from comment_threads t
    where exists (select from comments own where own.thread_id = t.id and own.user_id = ${userId})
      and not exists (select from comments other where other.thread_id = t.id and other.user_id is distinct from ${userId})`)
}

/** The threads stay with their page when it gets another name. */
export async function moveThreads(tx: Tx, projectId: string, from: string, to: string): Promise<void> {
  await tx
    .update(commentThreads)
    .set({ pageName: to })
    .where(and(eq(commentThreads.projectId, projectId), eq(commentThreads.pageName, from)))
}

export async function markThreadRead(tx: Tx, threadId: string, userId: string): Promise<void> {
  await tx
    .insert(commentReads)
    .values({ threadId, userId, readAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [commentReads.threadId, commentReads.userId],
      set: { readAt: sql`excluded.read_at` },
    })
}

/** When that person looked at these threads last, by thread. */
export async function readTimes(db: Db | Tx, projectId: string, userId: string): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: commentReads.threadId, at: commentReads.readAt })
    .from(commentReads)
    .innerJoin(commentThreads, eq(commentThreads.id, commentReads.threadId))
    .where(and(eq(commentThreads.projectId, projectId), eq(commentReads.userId, userId)))
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/** Which of these turns of a project came to nothing. */
export async function failedTurns(db: Db | Tx, projectId: string, turns: string[]): Promise<Set<string>> {
  if (turns.length === 0) return new Set()
  const isFailed = sql`${chatMessages.details} ->> 'outcome' in ('failed', 'interrupted', 'stopped')`
  const isOne = and(eq(chatMessages.projectId, projectId), inArray(chatMessages.turn, turns), isFailed)
  const rows = await db.select({ turn: chatMessages.turn }).from(chatMessages).where(isOne)
  return new Set(rows.flatMap(({ turn }) => turn ?? []))
}

/** Everybody who has said something in a thread or was called in it; who began it comes first. */
export async function threadPeople(tx: Tx, threadId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: comments.userId, mentions: comments.mentions })
    .from(comments)
    .where(eq(comments.threadId, threadId))
    .orderBy(asc(comments.createdAt), asc(comments.id))
  return [...new Set(rows.flatMap(({ userId, mentions }) => [userId ?? [], mentions].flat()))]
}

/** Whether what was asked for under that turn runs or waits. */
export async function isTurnOpen(tx: Tx, projectId: string, turn: string): Promise<boolean> {
  const running = and(
    eq(generations.projectId, projectId),
    eq(generations.turn, turn),
    eq(generations.status, 'running'),
  )
  const waiting = and(eq(generationLine.projectId, projectId), eq(generationLine.turn, turn))
  return (await tx.$count(generations, running)) + (await tx.$count(generationLine, waiting)) > 0
}

/** The threads that a turn asks for. */
export async function askedThreads(tx: Tx, projectId: string, turn: string): Promise<string[]> {
  const rows = await tx
    .select({ id: commentThreads.id })
    .from(commentThreads)
    .where(and(eq(commentThreads.projectId, projectId), eq(commentThreads.askedTurn, turn)))
  return rows.map(({ id }) => id)
}
