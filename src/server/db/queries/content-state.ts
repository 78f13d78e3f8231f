import { and, eq, sql } from 'drizzle-orm'
import { type Plan, planOf } from '#rules/plans.ts'
import type { Db } from '../database.ts'
import { generations, profiles, projects, workspaceMembers, workspaces } from '../schema.ts'

/** What tells one state of a project's content from another: its revision, what runs on it now, and its owner's plan. */
export type StateRow = { revision: number; running: string[]; plan: Plan }

const running = sql<string[]>`array(
  select ${generations.id}::text from ${generations}
  where ${generations.projectId} = ${projects.id} and ${generations.status} = 'running' order by ${generations.id})`

/** In one statement, when this person is a member of the project's workspace; else null. */
export async function contentState(db: Db, userId: string, projectId: string): Promise<StateRow | null> {
  const [row] = await db
    .select({ revision: projects.revision, running, plan: profiles.plan })
    .from(projects)
    .innerJoin(workspaces, eq(workspaces.id, projects.workspaceId))
    .innerJoin(profiles, eq(profiles.id, workspaces.ownerId))
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, projects.workspaceId))
    .where(and(eq(projects.id, projectId), eq(workspaceMembers.userId, userId)))
  return row ? { ...row, plan: planOf(row.plan) } : null
}
