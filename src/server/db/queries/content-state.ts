import { and, eq, sql } from 'drizzle-orm'
import { type Plan, planOf } from '#rules/plans.ts'
import type { Db } from '../database.ts'
import { generations, profiles, projects, workspaces } from '../schema.ts'
import { isSeenBy } from './access.ts'

/** What tells one state of a project's content from another: its revision, what runs on it now, and its owner's plan. */
export type StateRow = { revision: number; running: string[]; plan: Plan }

const running = sql<string[]>`array(
  select ${generations.id}::text from ${generations}
  where ${generations.projectId} = ${projects.id} and ${generations.status} = 'running' order by ${generations.id})`

const seen = { workspaceId: projects.workspaceId, projectId: projects.id }

/** In one statement, when this person may see the project; else null. */
export async function contentState(db: Db, userId: string, projectId: string): Promise<StateRow | null> {
  const [row] = await db
    .select({ revision: projects.revision, running, plan: profiles.plan })
    .from(projects)
    .innerJoin(workspaces, eq(workspaces.id, projects.workspaceId))
    .innerJoin(profiles, eq(profiles.id, workspaces.ownerId))
    .where(and(eq(projects.id, projectId), isSeenBy(userId, seen)))
  return row ? { ...row, plan: planOf(row.plan) } : null
}
