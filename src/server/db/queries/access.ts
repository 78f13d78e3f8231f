import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../database.ts'
import { projectMembers } from '../people-schema.ts'
import { workspaceMembers } from '../schema.ts'

/** Whether a person may see what belongs to that project: as a member of its workspace, or as its guest. */
export function isSeenBy(userId: string | SQL, of: { workspaceId: AnyPgColumn; projectId: AnyPgColumn }): SQL {
  const { workspaceId, projectId } = of
  return sql`(exists (select 1 from ${workspaceMembers} where ${and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId))})
    or exists (select 1 from ${projectMembers} where ${and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId))}))`
}

/** What a person is told of: everything in these workspaces, and these projects of others. */
export type Reach = { workspaceIds: string[]; projectIds: string[] }

export async function reachOf(db: Db | Tx, userId: string): Promise<Reach> {
  const rows = await db
    .select({ workspaceId: workspaceMembers.workspaceId, projectId: sql<string | null>`null` })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.userId, userId))
    .unionAll(
      db
        .select({ workspaceId: projectMembers.workspaceId, projectId: sql<string | null>`${projectMembers.projectId}` })
        .from(projectMembers)
        .where(eq(projectMembers.userId, userId)),
    )
  return {
    workspaceIds: rows.filter(({ projectId }) => projectId === null).map(({ workspaceId }) => workspaceId),
    projectIds: rows.flatMap(({ projectId }) => projectId ?? []),
  }
}

/** Whether a person is the guest of any project of a workspace. */
export async function isGuestIn(db: Db | Tx, userId: string, workspaceId: string): Promise<boolean> {
  const rows = await db
    .select({ id: projectMembers.projectId })
    .from(projectMembers)
    .where(and(eq(projectMembers.workspaceId, workspaceId), eq(projectMembers.userId, userId)))
    .limit(1)
  return rows.length > 0
}

/** How many projects of others a person was invited to. */
export function countShared(db: Db | Tx, userId: string): Promise<number> {
  return db.$count(projectMembers, eq(projectMembers.userId, userId))
}
