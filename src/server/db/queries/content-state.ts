import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { generations, projects, workspaceMembers } from '../schema.ts'

/** What tells one state of a project's content from another: its revision, and what runs on it now. */
export type ContentState = { revision: number; running: string[] }

const running = sql<string[]>`array(
  select ${generations.id}::text from ${generations}
  where ${generations.projectId} = ${projects.id} and ${generations.status} = 'running' order by ${generations.id})`

/** In one statement, when this person is a member of the project's workspace; else null. */
export async function contentState(db: Db, userId: string, projectId: string): Promise<ContentState | null> {
  const [row] = await db
    .select({ revision: projects.revision, running })
    .from(projects)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, projects.workspaceId))
    .where(and(eq(projects.id, projectId), eq(workspaceMembers.userId, userId)))
  return row ?? null
}
