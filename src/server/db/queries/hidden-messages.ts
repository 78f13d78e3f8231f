import { and, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { chatMessages } from '../schema.ts'

const chat = (projectId: string, pageName: string) =>
  and(eq(chatMessages.projectId, projectId), eq(chatMessages.pageName, pageName))

/** Puts the messages of a page after an index aside, as one group. */
export async function hideChat(
  tx: Tx,
  projectId: string,
  pageName: string,
  { after, by }: { after: number; by: string },
): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ hiddenBy: by })
    .where(and(chat(projectId, pageName), gt(chatMessages.messageIndex, after)))
}

/** Puts one question with its answer aside. */
export async function hideTurn(tx: Tx, projectId: string, turn: string, by: string): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ hiddenBy: by })
    .where(and(eq(chatMessages.projectId, projectId), eq(chatMessages.turn, turn)))
}

/** Brings the messages of a group back, as far as an index. */
export async function unhideChat(
  tx: Tx,
  projectId: string,
  pageName: string,
  { upTo, by }: { upTo: number; by: string },
): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ hiddenBy: null })
    .where(and(chat(projectId, pageName), lte(chatMessages.messageIndex, upTo), eq(chatMessages.hiddenBy, by)))
}

/** Which messages of a page are put aside: the ids by their group. */
export type Hidden = Record<string, string[]>

export async function listHidden(tx: Tx, projectId: string, pageName: string): Promise<Hidden> {
  const rows = await tx
    .select({ id: chatMessages.id, by: chatMessages.hiddenBy })
    .from(chatMessages)
    .where(and(chat(projectId, pageName), isNotNull(chatMessages.hiddenBy)))
  const groups: Hidden = {}
  for (const { id, by } of rows) if (by !== null) (groups[by] ??= []).push(id)
  return groups
}

/** Puts exactly these messages of a page aside, and brings every other one back. */
export async function setHidden(tx: Tx, projectId: string, pageName: string, hidden: Hidden): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ hiddenBy: null })
    .where(and(chat(projectId, pageName), isNotNull(chatMessages.hiddenBy)))
  for (const [by, ids] of Object.entries(hidden))
    await tx
      .update(chatMessages)
      .set({ hiddenBy: by })
      .where(and(chat(projectId, pageName), inArray(chatMessages.id, ids)))
}
