import { eq, sql } from 'drizzle-orm'
import { type Plan, planOf } from '#rules/plans.ts'
import type { Db } from '../database.ts'
import { generations, profiles, projects, workspaces } from '../schema.ts'
import { isSeenBy } from './access.ts'

/** What tells one state of a project's content from another: its revision, what runs on it now, and its owner's plan. */
export type StateRow = { revision: number; running: string[]; plan: Plan }

export type AskedState = { userId: string; projectId: string }

const running = sql<string[]>`array(
  select ${generations.id}::text from ${generations}
  where ${generations.projectId} = ${projects.id} and ${generations.status} = 'running' order by ${generations.id})`

const seen = { workspaceId: projects.workspaceId, projectId: projects.id }

/** Of each that is asked for, in its place, when that person may see the project; else null. One statement for all. */
export async function contentStates(db: Db, asked: readonly AskedState[]): Promise<(StateRow | null)[]> {
  const userIds = sql.param(asked.map(({ userId }) => userId))
  const projectIds = sql.param(asked.map(({ projectId }) => projectId))
  const rows = await db
    .select({ place: sql<number>`asked.place::int`, revision: projects.revision, running, plan: profiles.plan })
    .from(sql`unnest(${userIds}::text[], ${projectIds}::uuid[]) with ordinality as asked(user_id, project_id, place)`)
    .innerJoin(projects, eq(projects.id, sql`asked.project_id`))
    .innerJoin(workspaces, eq(workspaces.id, projects.workspaceId))
    .innerJoin(profiles, eq(profiles.id, workspaces.ownerId))
    .where(isSeenBy(sql`asked.user_id`, seen))
  const byPlace = new Map(rows.map(({ place, ...row }) => [place, { ...row, plan: planOf(row.plan) }]))
  return asked.map((_, index) => byPlace.get(index + 1) ?? null)
}
