import { and, asc, desc, eq, lte, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { chatMessages } from '../schema.ts'
import type { InProject } from './pages.ts'

export type MessageRow = typeof chatMessages.$inferSelect
export type NewMessage = Omit<typeof chatMessages.$inferInsert, 'projectId' | 'workspaceId' | 'messageIndex'>

/** The index that the next message of a page gets. The caller holds the project's row. */
export async function nextMessageIndex(tx: Tx, projectId: string, pageName: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(chatMessages.messageIndex) })
    .from(chatMessages)
    .where(and(eq(chatMessages.projectId, projectId), eq(chatMessages.pageName, pageName)))
  return (row?.last ?? -1) + 1
}

/** Adds a message at the end of its page's chat. The caller holds the project's row, and bumps it. */
export async function appendMessage(tx: Tx, project: InProject, message: NewMessage): Promise<MessageRow> {
  const messageIndex = await nextMessageIndex(tx, project.id, message.pageName)
  const [row] = await tx
    .insert(chatMessages)
    .values({
      timestamp: sql`clock_timestamp()`,
      ...message,
      projectId: project.id,
      workspaceId: project.workspaceId,
      messageIndex,
    })
    .returning()
  if (!row) throw new Error('The message was not stored.')
  return row
}

/** Stores the chat of a new project. */
export async function insertMessages(
  tx: Tx,
  project: InProject,
  messages: (NewMessage & { messageIndex: number })[],
): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map((message) => ({ ...message, projectId: project.id, workspaceId: project.workspaceId }))
  await tx.insert(chatMessages).values(rows)
}

/** The chat of a page, or of the whole project page by page, in its order. */
export async function listMessages(db: Db | Tx, projectId: string, pageName?: string): Promise<MessageRow[]> {
  const inProject = eq(chatMessages.projectId, projectId)
  return db
    .select()
    .from(chatMessages)
    .where(pageName === undefined ? inProject : and(inProject, eq(chatMessages.pageName, pageName)))
    .orderBy(asc(chatMessages.pageName), asc(chatMessages.messageIndex))
}

export async function findMessage(db: Db | Tx, projectId: string, id: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.projectId, projectId), eq(chatMessages.id, id)))
  return row ?? null
}

/** The assistant's message that a version came with: the one it names, else the one of the turn that stored it. */
export async function findAnswer(
  db: Db | Tx,
  version: { id: string; projectId: string; associatedMessageId: string | null },
): Promise<MessageRow | null> {
  const isOfTurn = and(eq(chatMessages.turn, version.id), eq(chatMessages.role, 'assistant'))
  const isNamed = version.associatedMessageId === null ? isOfTurn : eq(chatMessages.id, version.associatedMessageId)
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.projectId, version.projectId), isNamed))
  return row ?? null
}

/** The last answer on a page before a time, put aside or not; null when there is none. */
export async function lastAnswerBefore(
  db: Db | Tx,
  { projectId, pageName, before }: { projectId: string; pageName: string; before: Date },
): Promise<MessageRow | null> {
  const inChat = and(eq(chatMessages.projectId, projectId), eq(chatMessages.pageName, pageName))
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(inChat, eq(chatMessages.role, 'assistant'), lte(chatMessages.timestamp, before)))
    .orderBy(desc(chatMessages.messageIndex))
    .limit(1)
  return row ?? null
}

export async function deleteMessage(tx: Tx, projectId: string, id: string): Promise<void> {
  await tx.delete(chatMessages).where(and(eq(chatMessages.projectId, projectId), eq(chatMessages.id, id)))
}

/** Whether anything was said under this turn. */
export async function hasTurn(db: Db | Tx, projectId: string, turn: string): Promise<boolean> {
  const rows = await db.select({ id: chatMessages.id }).from(chatMessages).where(turnIs(projectId, turn)).limit(1)
  return rows.length > 0
}

/** Removes a question and its answer. The caller holds the project's row, and bumps it. */
export async function deleteTurn(tx: Tx, projectId: string, turn: string): Promise<void> {
  await tx.delete(chatMessages).where(turnIs(projectId, turn))
}

const turnIs = (projectId: string, turn: string) =>
  and(eq(chatMessages.projectId, projectId), eq(chatMessages.turn, turn))
