import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { messagePictures } from '../pictures-schema.ts'
import { isSeenBy } from './access.ts'

const { id, turn, alt, width, height, palette, pageName, createdAt } = messagePictures
const told = { id, turn, alt, width, height }
export type MessagePictureInfo = { id: string; turn: string | null; alt: string; width: number; height: number }
type Where = { projectId: string; pageName: string; userId: string }

const isPending = ({ projectId, userId, ...at }: Where) =>
  and(
    eq(messagePictures.projectId, projectId),
    eq(messagePictures.pageName, at.pageName),
    eq(messagePictures.userId, userId),
    isNull(turn),
  )

/** What went with the messages of a page, and what this person has put beside the next one. */
export async function listMessagePictures(db: Db | Tx, at: Where): Promise<MessagePictureInfo[]> {
  const sent = and(eq(messagePictures.projectId, at.projectId), eq(pageName, at.pageName), isNotNull(turn))
  return db
    .select(told)
    .from(messagePictures)
    .where(or(sent, isPending(at)))
    .orderBy(asc(createdAt), asc(id))
}

export function countPending(db: Db | Tx, at: Where): Promise<number> {
  return db.$count(messagePictures, isPending(at))
}

export async function insertMessagePicture(tx: Tx, row: typeof messagePictures.$inferInsert): Promise<void> {
  await tx.insert(messagePictures).values(row)
}

/** One that waits, of this person. */
const isOwn = (projectId: string, userId: string, pictureId: string) =>
  and(eq(messagePictures.projectId, projectId), eq(messagePictures.userId, userId), eq(id, pictureId), isNull(turn))

export async function describePending(
  tx: Tx,
  projectId: string,
  userId: string,
  pictureId: string,
  words: string,
): Promise<MessagePictureInfo | null> {
  const [row] = await tx
    .update(messagePictures)
    .set({ alt: words })
    .where(isOwn(projectId, userId, pictureId))
    .returning(told)
  return row ?? null
}

export async function deletePending(tx: Tx, projectId: string, userId: string, pictureId: string): Promise<boolean> {
  const gone = await tx
    .delete(messagePictures)
    .where(isOwn(projectId, userId, pictureId))
    .returning({ id })
  return gone.length > 0
}

/** What waits goes with this message. */
export async function sendPending(tx: Tx, at: Where, with_: string): Promise<void> {
  await tx.update(messagePictures).set({ turn: with_ }).where(isPending(at))
}

/** What went with a message that is not sent any more waits for the next one again. */
export async function returnPending(tx: Tx, projectId: string, from: string): Promise<void> {
  const sent = and(eq(messagePictures.projectId, projectId), eq(turn, from))
  await tx.update(messagePictures).set({ turn: null }).where(sent)
}

/** What went with a message goes with the one that takes its place. */
export async function moveToTurn(tx: Tx, projectId: string, from: string, to: string): Promise<void> {
  const sent = and(eq(messagePictures.projectId, projectId), eq(turn, from))
  await tx.update(messagePictures).set({ turn: to }).where(sent)
}

/** The pictures of a message, whole. */
export async function picturesOfTurn(db: Db | Tx, projectId: string, ofTurn: string) {
  return db
    .select({ picture: messagePictures.picture, alt, width, height, palette })
    .from(messagePictures)
    .where(and(eq(messagePictures.projectId, projectId), eq(turn, ofTurn)))
    .orderBy(asc(createdAt), asc(id))
}

/** Every picture of a project that was sent, one after the other. */
export async function listSentIds(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ id })
    .from(messagePictures)
    .where(and(eq(messagePictures.projectId, projectId), isNotNull(turn)))
    .orderBy(asc(createdAt))
  return rows.map((row) => row.id)
}

/** One picture, for who may see its project. */
export async function readMessagePicture(
  db: Db,
  userId: string,
  projectId: string,
  pictureId: string,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ picture: messagePictures.picture })
    .from(messagePictures)
    .where(and(eq(messagePictures.projectId, projectId), eq(id, pictureId), isSeenBy(userId, messagePictures)))
  return row?.picture ?? null
}

/** Those that waited too long for a message. */
export async function forgetPending(db: Db, before: Date): Promise<void> {
  await db.delete(messagePictures).where(and(isNull(turn), lt(createdAt, before)))
}
