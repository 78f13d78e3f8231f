import { and, asc, eq } from 'drizzle-orm'
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
