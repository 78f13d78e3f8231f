import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ActivityAction, FactsOf } from '#rules/activity.ts'
import { workspaceActivity } from '../activity-schema.ts'
import type { Db, Tx } from '../database.ts'
import { newId } from '../new-id.ts'
import { profiles, users, workspaces } from '../schema.ts'

export type ActivityRow = typeof workspaceActivity.$inferSelect

/** Something that somebody did in a workspace. */
export type NewActivity<Action extends ActivityAction> = {
  workspaceId: string
  /** who did it; null with `actorName` for who has no account */
  actorId: string | null
  actorName?: string
  action: Action
  project?: { id: string; name: string }
  /** the person it happened to */
  subjectId?: string
} & (keyof FactsOf<Action> extends never ? { facts?: undefined } : { facts: FactsOf<Action> })

/** Keeps what was done, in the transaction in which it is done. */
export async function appendActivity<Action extends ActivityAction>(
  tx: Tx,
  { project, facts, actorId, ...row }: NewActivity<Action>,
): Promise<void> {
  // What a generation is the end of may outlive the account of who began it.
  const [actor] =
    actorId === null ? [] : await tx.select({ id: users.id }).from(users).where(eq(users.id, actorId)).for('key share')
  const of = { projectId: project?.id ?? null, projectName: project?.name ?? null }
  await tx
    .insert(workspaceActivity)
    .values({ ...row, ...of, actorId: actor?.id ?? null, id: newId(), facts: facts ?? {} })
}

/** The last names of projects, by id, as far as something is kept of them. */
export async function lastProjectNames(db: Db | Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([workspaceActivity.projectId], {
      id: workspaceActivity.projectId,
      name: workspaceActivity.projectName,
    })
    .from(workspaceActivity)
    .where(and(inArray(workspaceActivity.projectId, ids), isNotNull(workspaceActivity.projectName)))
    .orderBy(workspaceActivity.projectId, desc(workspaceActivity.createdAt))
  return new Map(rows.flatMap(({ id, name }) => (id !== null && name !== null ? [[id, name] as const] : [])))
}

export type ActivityFilter = {
  workspaceId: string
  person?: string | undefined
  project?: string | undefined
  actions?: string[] | undefined
}

/** The newest first; `before`: the id of one of them, after which it goes on. */
export async function listActivity(
  db: Db,
  { workspaceId, person, project, actions }: ActivityFilter,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<ActivityRow[]> {
  const older = sql`(${workspaceActivity.createdAt}, ${workspaceActivity.id}) < (
    select last.created_at, last.id from workspace_activity last where last.id = ${before ?? null} and last.workspace_id = ${workspaceId})`
  return db
    .select()
    .from(workspaceActivity)
    .where(
      and(
        eq(workspaceActivity.workspaceId, workspaceId),
        person === undefined ? undefined : eq(workspaceActivity.actorId, person),
        project === undefined ? undefined : eq(workspaceActivity.projectId, project),
        actions === undefined ? undefined : inArray(workspaceActivity.action, actions),
        before === undefined ? undefined : older,
      ),
    )
    .orderBy(desc(workspaceActivity.createdAt), desc(workspaceActivity.id))
    .limit(limit)
}

/** Whoever did something in a workspace, and the projects it was about: what the list can be narrowed to. */
export async function activitySubjects(
  db: Db,
  workspaceId: string,
): Promise<{ people: string[]; projects: { id: string; name: string }[] }> {
  const here = eq(workspaceActivity.workspaceId, workspaceId)
  const people = await db.selectDistinct({ id: workspaceActivity.actorId }).from(workspaceActivity).where(here)
  const projects = await db
    .selectDistinctOn([workspaceActivity.projectId], {
      id: workspaceActivity.projectId,
      name: workspaceActivity.projectName,
    })
    .from(workspaceActivity)
    .where(and(here, isNotNull(workspaceActivity.projectId)))
    .orderBy(workspaceActivity.projectId, desc(workspaceActivity.createdAt))
  return {
    people: people.flatMap(({ id }) => id ?? []),
    projects: projects.flatMap(({ id, name }) => (id === null ? [] : [{ id, name: name ?? '' }])),
  }
}

/** What a person did, everywhere, the newest first. */
export async function activityOf(db: Db, userId: string): Promise<ActivityRow[]> {
  return db
    .select()
    .from(workspaceActivity)
    .where(eq(workspaceActivity.actorId, userId))
    .orderBy(desc(workspaceActivity.createdAt), desc(workspaceActivity.id))
}

/** Invitations of an address, which goes with its account. */
export async function forgetAddress(tx: Tx, email: string): Promise<void> {
  await tx.delete(workspaceActivity).where(sql`${workspaceActivity.facts} ->> 'email' = ${email}`)
}

/** Forgets what is older than so many days, by the database's clock; workspaces of owners on `long.plans` keep it for longer. */
export async function forgetActivity(
  db: Db,
  { days, long }: { days: number; long: { days: number; plans: ('free' | 'pro' | 'teams')[] } },
): Promise<void> {
  const old = (n: number) => sql`${workspaceActivity.createdAt} < now() - make_interval(days => ${n}::int)`
  const short = db
    .select({ id: workspaces.id })
    .from(workspaces)
    .innerJoin(profiles, eq(profiles.id, workspaces.ownerId))
    .where(sql`not ${inArray(profiles.plan, long.plans)}`)
  await db.delete(workspaceActivity).where(and(old(days), inArray(workspaceActivity.workspaceId, short)))
  await db.delete(workspaceActivity).where(old(long.days))
}
