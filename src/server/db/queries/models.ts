import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { hostSettings, modelDialects, workspaceModels } from '../models-schema.ts'

export type WorkspaceModelRow = typeof workspaceModels.$inferSelect
export type TestOutcome = Pick<WorkspaceModelRow, 'trouble' | 'firstWordMs' | 'testedAt'>

export async function listDialects(db: Db) {
  return db.select().from(modelDialects)
}

export async function saveDialect(db: Db, endpoint: string, model: string, dialect: object): Promise<void> {
  await db
    .insert(modelDialects)
    .values({ endpoint, model, dialect })
    .onConflictDoUpdate({
      target: [modelDialects.endpoint, modelDialects.model],
      set: { dialect: sql`excluded.dialect`, updatedAt: sql`clock_timestamp()` },
    })
}

export async function readHostSetting(db: Db, name: string): Promise<unknown> {
  const [row] = await db.select().from(hostSettings).where(eq(hostSettings.name, name))
  return row?.value ?? null
}

/** `null` forgets it. */
export async function writeHostSetting(db: Db, name: string, value: object | null): Promise<void> {
  if (value === null) await db.delete(hostSettings).where(eq(hostSettings.name, name))
  else
    await db
      .insert(hostSettings)
      .values({ name, value })
      .onConflictDoUpdate({ target: hostSettings.name, set: { value: sql`excluded.value` } })
}

export async function listWorkspaceModels(db: Db | Tx, workspaceId: string): Promise<WorkspaceModelRow[]> {
  return db
    .select()
    .from(workspaceModels)
    .where(eq(workspaceModels.workspaceId, workspaceId))
    .orderBy(asc(workspaceModels.createdAt), asc(workspaceModels.id))
}

export async function findWorkspaceModel(
  db: Db | Tx,
  workspaceId: string,
  id: string,
): Promise<WorkspaceModelRow | null> {
  const [row] = await db.select().from(workspaceModels).where(isOf(workspaceId, id))
  return row ?? null
}

export async function insertWorkspaceModel(tx: Tx, row: typeof workspaceModels.$inferInsert): Promise<void> {
  await tx.insert(workspaceModels).values(row)
}

export async function setTestOutcome(db: Db, workspaceId: string, id: string, outcome: TestOutcome): Promise<void> {
  await db.update(workspaceModels).set(outcome).where(isOf(workspaceId, id))
}

export async function deleteWorkspaceModel(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const gone = await tx.delete(workspaceModels).where(isOf(workspaceId, id)).returning({ id: workspaceModels.id })
  return gone.length > 0
}

const isOf = (workspaceId: string, id: string) =>
  and(eq(workspaceModels.workspaceId, workspaceId), eq(workspaceModels.id, id))
