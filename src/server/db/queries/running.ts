import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { generations } from '../schema.ts'
import type { GenerationRow } from './generations.ts'

/** The generations that run in a project now. */
export async function listRunning(db: Db | Tx, projectId: string): Promise<GenerationRow[]> {
  return db
    .select()
    .from(generations)
    .where(and(eq(generations.projectId, projectId), eq(generations.status, 'running')))
    .orderBy(asc(generations.createdAt))
}

/** The ids of all that runs in these projects now. */
export async function listRunningIds(db: Db | Tx, projectIds: string[]): Promise<string[]> {
  if (projectIds.length === 0) return []
  const rows = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(inArray(generations.projectId, projectIds), eq(generations.status, 'running')))
  return rows.map(({ id }) => id)
}
