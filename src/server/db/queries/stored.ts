import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { heldDecisions } from '#rules/reviews.ts'
import type { Stored } from '#rules/storage.ts'
import { type Plan, planOf } from '#rules/plans.ts'
import type { Db, Tx } from '../database.ts'
import { profiles, projectPages, workspaces } from '../schema.ts'

/** The plan of a workspace's owner, who pays for what is stored in it. */
export async function ownerPlan(db: Db | Tx, workspaceId: string): Promise<{ ownerId: string; plan: Plan }> {
  const [row] = await db
    .select({ ownerId: workspaces.ownerId, plan: profiles.plan })
    .from(workspaces)
    .innerJoin(profiles, eq(profiles.id, workspaces.ownerId))
    .where(eq(workspaces.id, workspaceId))
  return { ownerId: row?.ownerId ?? '', plan: planOf(row?.plan) }
}

/** Both databases answer so. */
const rowsOf = <T extends z.ZodType>(row: T, answer: unknown): z.infer<T>[] =>
  z.object({ rows: z.array(row) }).parse(answer).rows

const sums = z.object({ versions: z.coerce.number(), bytes: z.coerce.number() })

/** Sizes stand in the heads of rows, so that no page is read for this. */
const versionBytes = sql.raw(
  'octet_length(v.html_content) + coalesce(pg_column_size(v.json_structure), 0) + coalesce(octet_length(v.picture), 0)',
)

/** What a project and all projects of its owner take. */
export async function storedOf(db: Db | Tx, projectId: string, ownerId: string): Promise<Stored> {
  const project = await sumOf(db, sql`= ${projectId}`)
  const person = { bytes: await bytesOfOwner(db, ownerId) }
  const pages = await countPages(db, projectId)
  return { pages, versions: project.versions, projectBytes: project.bytes, personBytes: person.bytes }
}

/** What all projects in the workspaces of an owner take. */
export async function bytesOfOwner(db: Db | Tx, ownerId: string): Promise<number> {
  const theirs = sql`select p.id from projects p join workspaces w on w.id = p.workspace_id where w.owner_id = ${ownerId}`
  return (await sumOf(db, sql`in (${theirs})`)).bytes
}

/** What all projects of a workspace take. */
export async function bytesOfWorkspace(db: Db | Tx, workspaceId: string): Promise<number> {
  return (await sumOf(db, sql`in (select p.id from projects p where p.workspace_id = ${workspaceId})`)).bytes
}

/** The pages that a project shows, and those that a switch left out: they keep their names. */
export function countPages(db: Db | Tx, projectId: string): Promise<number> {
  return db.$count(
    projectPages,
    and(eq(projectPages.projectId, projectId), or(isNull(projectPages.removedAt), eq(projectPages.leftOut, true))),
  )
}

async function sumOf(db: Db | Tx, which: ReturnType<typeof sql>): Promise<z.infer<typeof sums>> {
  const answer = await db.execute(sql`
    select (select count(*) from page_versions v where v.project_id ${which}) as versions,
      (select coalesce(sum(${versionBytes}), 0) from page_versions v where v.project_id ${which})
      + (select coalesce(sum(octet_length(m.content)), 0) from chat_messages m where m.project_id ${which})
      + (select coalesce(sum(octet_length(i.picture)), 0) from message_pictures i where i.project_id ${which})
      + (select coalesce(sum(octet_length(c.content)), 0) from comments c where c.project_id ${which}) as bytes`)
  return rowsOf(sums, answer)[0] ?? { versions: 0, bytes: 0 }
}

/** Takes the oldest versions out that nothing and nobody holds (`thinningRule`). @returns how many went */
export async function thinVersions(tx: Tx, projectId: string, most: number): Promise<number> {
  const answer = await tx.execute(sql`
    delete from page_versions where project_id = ${projectId} and id in (
      select v.id from page_versions v where v.project_id = ${projectId} and v.name is null
      and not exists (select from project_pages p where p.project_id = v.project_id and p.version_id = v.id)
      and not exists (select from page_versions r where r.project_id = v.project_id and r.restored_from = v.id)
      and (v.restored_from is null or exists (
        select from page_versions r where r.project_id = v.project_id and r.restored_from = v.restored_from and r.created_at > v.created_at))
      and not exists (select from generations g where g.project_id = v.project_id and g.status = 'running' and v.id in (g.base, g.shown))
      and not exists (select from comment_threads c where c.project_id = v.project_id and c.version_id = v.id and c.resolved_at is null)
      and not exists (select from review_links l where l.project_id = v.project_id and l.version_id = v.id
        and (l.ends_at is null or l.ends_at > now()))
      and v.id not in (
        select d.version_id from review_decisions d where d.project_id = ${projectId}
        order by d.decided_at desc limit ${heldDecisions})
      and v.id not in (
        select distinct on (m.page_name) m.turn from chat_messages m
        where m.project_id = ${projectId} and m.role = 'assistant' and m.hidden_by is null and m.turn is not null
          and exists (select from page_versions made where made.project_id = m.project_id and made.id = m.turn)
        order by m.page_name, m.message_index desc)
      and not exists (
        select from project_pages p join page_versions s on s.project_id = p.project_id and s.id = p.version_id
        cross join lateral jsonb_each_text(s.replaced -> 'current') was
        where p.project_id = v.project_id and was.value = v.id::text)
      order by v.created_at, v.number limit ${most})
    returning id`)
  return rowsOf(z.object({ id: z.string() }), answer).length
}

/**
 * Which versions were shown, of those that are still there: in place of one that was thinned stands the newest of its page
 * that is older, or else the oldest. The versions are named by page.
 */
export async function stillThere(
  db: Db | Tx,
  projectId: string,
  current: Record<string, string | null>,
  at: Date,
): Promise<Record<string, string | null>> {
  const answer = await db.execute(sql`
    select was.key as page, coalesce(
      (select v.id from page_versions v where v.project_id = ${projectId} and v.id = was.value::uuid),
      (select v.id from page_versions v where v.project_id = ${projectId} and v.page_name = was.key
       order by (v.created_at <= ${at.toISOString()}::timestamptz) desc,
         abs(extract(epoch from v.created_at - ${at.toISOString()}::timestamptz)) limit 1)) as id
    from jsonb_each_text(${JSON.stringify(current)}::jsonb) was where was.value is not null`)
  const found = rowsOf(z.object({ page: z.string(), id: z.string().nullable() }), answer)
  return { ...current, ...Object.fromEntries(found.map(({ page, id }) => [page, id])) }
}
