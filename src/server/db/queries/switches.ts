import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../database.ts'
import { pageVersions } from '../schema.ts'
import { type Current, findVersion, findVersionInfo, type Replaced } from './versions.ts'

const replacedBy = z.object({
  current: z.record(z.string(), z.string().nullable()),
  structure: z.unknown(),
  nextIndex: z.number(),
  hidden: z.record(z.string(), z.array(z.string())),
})

/** What a switch left and what it replaced; null when that version is no switch. */
export async function findReplaced(
  tx: Tx,
  projectId: string,
  id: string | null,
): Promise<{ id: string; current: Current; replaced: Replaced } | null> {
  const version = id === null ? null : await findVersion(tx, projectId, id)
  const replaced = replacedBy.safeParse(version?.replaced).data
  return version && replaced ? { id: version.id, current: version.current as Current, replaced } : null
}

/** Whether a version shows that one: it is the same, or has switched to it. */
export async function isShownBy(tx: Tx, projectId: string, version: string, seen: string): Promise<boolean> {
  for (let at: string | null = version; at !== null; ) {
    if (at === seen) return true
    at = (await findVersionInfo(tx, projectId, at))?.restoredFrom ?? null
  }
  return false
}

/** Keeps by which call a switch was taken back. */
export async function noteTakenBack(tx: Tx, projectId: string, switchId: string, call: string): Promise<void> {
  await tx
    .update(pageVersions)
    .set({ replaced: sql`${pageVersions.replaced} || jsonb_build_object('takenBackBy', ${call}::text)` })
    .where(and(eq(pageVersions.projectId, projectId), eq(pageVersions.id, switchId)))
}

/** Whether a switch of this project was taken back by that call. */
export async function isTakenBack(tx: Tx, projectId: string, call: string): Promise<boolean> {
  const isBy = sql`${pageVersions.replaced} ->> 'takenBackBy' = ${call}`
  return (await tx.$count(pageVersions, and(eq(pageVersions.projectId, projectId), isBy))) > 0
}
