import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { chatMessages, pageVersions } from '../schema.ts'
import { moveThreads } from './comments.ts'
import { nextMessageIndex } from './messages.ts'
import { moveReviewLinks } from './review-links.ts'
import { lastNumber } from './versions.ts'

/** Gives chat and versions of a page another name, behind what stands under that name already. The caller holds the project's row. */
export async function movePageContent(tx: Tx, projectId: string, from: string, to: string): Promise<void> {
  const index = await nextMessageIndex(tx, projectId, to)
  const number = await lastNumber(tx, projectId, to)
  await moveThreads(tx, projectId, from, to)
  await moveReviewLinks(tx, projectId, from, to)
  await tx
    .update(chatMessages)
    .set({ pageName: to, messageIndex: sql`${chatMessages.messageIndex} + ${index}` })
    .where(and(eq(chatMessages.projectId, projectId), eq(chatMessages.pageName, from)))
  await tx
    .update(pageVersions)
    .set({ pageName: to, number: sql`${pageVersions.number} + ${number}` })
    .where(and(eq(pageVersions.projectId, projectId), eq(pageVersions.pageName, from)))
  await tx
    .update(pageVersions)
    .set({ current: renamedKey(sql`${pageVersions.current}`, from, to) })
    .where(and(eq(pageVersions.projectId, projectId), sql`${pageVersions.current} ? ${from}`))
  const replaced = sql`${pageVersions.replaced} -> 'current'`
  await tx
    .update(pageVersions)
    .set({
      replaced: sql`jsonb_set(${pageVersions.replaced}, '{current}', ${renamedKey(sql`(${replaced})`, from, to)})`,
    })
    .where(and(eq(pageVersions.projectId, projectId), sql`${replaced} ? ${from}`))
}

function renamedKey(object: ReturnType<typeof sql>, from: string, to: string) {
  return sql`(${object} - ${from}::text) || jsonb_build_object(${to}::text, ${object} -> ${from}::text)`
}
