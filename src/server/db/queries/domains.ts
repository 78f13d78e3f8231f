import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { domainGraceMs } from '#rules/domains.ts'
import type { Db, Tx } from '../database.ts'
import { domains } from '../domains-schema.ts'
import { profiles, users, workspaces } from '../schema.ts'
import { sites } from '../sites-schema.ts'

export type DomainRow = typeof domains.$inferSelect
export type ListedDomain = DomainRow & { firstName: string | null; email: string | null }
export type DomainChange = Partial<typeof domains.$inferInsert>

/** The domains of a site with who added them; the main one first. */
export async function listDomains(db: Db | Tx, siteId: string): Promise<ListedDomain[]> {
  return db
    .select({ ...getTableColumns(domains), firstName: profiles.firstName, email: users.email })
    .from(domains)
    .leftJoin(users, eq(users.id, domains.createdBy))
    .leftJoin(profiles, eq(profiles.id, domains.createdBy))
    .where(eq(domains.siteId, siteId))
    .orderBy(sql`${domains.isMain} desc`, asc(domains.base), asc(sql`char_length(${domains.name})`))
}

/** How many domains the owner of a workspace has on all their sites; one and its 'www.' are one. */
export async function countDomains(db: Db | Tx, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(distinct ${domains.base})::int` })
    .from(domains)
    .innerJoin(workspaces, eq(workspaces.id, domains.workspaceId))
    .where(eq(workspaces.ownerId, ownerId))
  return row?.n ?? 0
}

/** Which of these names another site of the workspace has. Within one account nobody has to show whose it is. */
export async function namesInWorkspace(tx: Tx, names: readonly string[], by: { workspaceId: string; siteId: string }) {
  const rows = await tx
    .select({ name: domains.name })
    .from(domains)
    .where(
      and(inArray(domains.name, [...names]), eq(domains.workspaceId, by.workspaceId), ne(domains.siteId, by.siteId)),
    )
  return rows.map(({ name }) => name)
}

export async function insertDomains(tx: Tx, rows: readonly (typeof domains.$inferInsert)[]): Promise<void> {
  await tx.insert(domains).values([...rows])
}

export async function findDomain(db: Db | Tx, id: string): Promise<DomainRow | null> {
  const [row] = await db.select().from(domains).where(eq(domains.id, id))
  return row ?? null
}

/** The domain, and nobody else changes it until the transaction ends. */
export async function lockDomain(tx: Tx, id: string): Promise<DomainRow | null> {
  const [row] = await tx.select().from(domains).where(eq(domains.id, id)).for('update')
  return row ?? null
}

export async function changeDomain(tx: Db | Tx, id: string, change: DomainChange): Promise<void> {
  await tx.update(domains).set(change).where(eq(domains.id, id))
}

export async function deleteDomain(tx: Tx, id: string): Promise<void> {
  await tx.delete(domains).where(eq(domains.id, id))
}

/** Makes this one the main address of its site; null: the name under the host's own domain is. */
export async function setMainDomain(tx: Tx, siteId: string, id: string | null): Promise<void> {
  await tx
    .update(domains)
    .set({ isMain: false })
    .where(and(eq(domains.siteId, siteId), domains.isMain))
  if (id !== null) await tx.update(domains).set({ isMain: true }).where(eq(domains.id, id))
}

/** The row of another site that has shown that this name is theirs; held until the transaction ends. */
export async function lockHolder(tx: Tx, name: string, exceptId: string): Promise<DomainRow | null> {
  const [row] = await tx
    .select()
    .from(domains)
    .where(and(eq(domains.name, name), isNotNull(domains.verifiedAt), ne(domains.id, exceptId)))
    .for('update')
  return row ?? null
}

export async function isHeldByOther(db: Db | Tx, name: string, workspaceId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: domains.id })
    .from(domains)
    .where(and(eq(domains.name, name), isNotNull(domains.verifiedAt), ne(domains.workspaceId, workspaceId)))
  return row !== undefined
}

/** Takes what is due for this process; nobody else gets it before `again`. */
export async function claimDomains(db: Db, now: Date, again: Date, limit: number): Promise<DomainRow[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: domains.id })
      .from(domains)
      .where(and(lte(domains.checkAt, now), ne(domains.state, 'taken')))
      .orderBy(asc(domains.checkAt), asc(domains.id))
      .limit(limit)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(domains)
      .set({ checkAt: again })
      .where(
        inArray(
          domains.id,
          due.map(({ id }) => id),
        ),
      )
      .returning()
  })
}

/** Notes for whom the plan that allowed domains has ended, and for whom it is back. @returns what changed */
export async function notePlans(db: Db | Tx, plans: readonly string[], now: Date): Promise<DomainRow[]> {
  const owners = (isAllowed: boolean) =>
    db
      .select({ id: workspaces.id })
      .from(workspaces)
      .leftJoin(profiles, eq(profiles.id, workspaces.ownerId))
      .where(
        isAllowed
          ? inArray(profiles.plan, [...plans] as ('pro' | 'teams')[])
          : or(isNull(profiles.plan), sql`${profiles.plan} not in ${[...plans]}`),
      )
  const ended = await db
    .update(domains)
    .set({ planEndedAt: now })
    .where(and(isNull(domains.planEndedAt), inArray(domains.workspaceId, owners(false))))
    .returning()
  const back = await db
    .update(domains)
    .set({ planEndedAt: null })
    .where(and(isNotNull(domains.planEndedAt), inArray(domains.workspaceId, owners(true))))
    .returning()
  return [...ended, ...back]
}

/** Not over yet: visitors are led to a site by it. */
export const isAllowedAt = (now: Date) =>
  or(isNull(domains.planEndedAt), gt(domains.planEndedAt, new Date(now.getTime() - domainGraceMs)))

/** Which site a name leads to; null: none. */
export async function findDomainSite(
  db: Db | Tx,
  name: string,
  now: Date,
): Promise<{ id: string; siteId: string } | null> {
  const [row] = await db
    .select({ id: domains.id, siteId: domains.siteId })
    .from(domains)
    .where(and(eq(domains.name, name), isNotNull(domains.verifiedAt), isAllowedAt(now)))
  return row ?? null
}

/** The live main address of a site, where it has one of its own. */
export async function findMainDomain(db: Db | Tx, siteId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ name: domains.name })
    .from(domains)
    .where(and(eq(domains.siteId, siteId), domains.isMain, eq(domains.state, 'live'), isAllowedAt(now)))
  return row?.name ?? null
}

/** Whether a certificate may be made: the name was shown to be theirs, and its site is live. One read by an index. */
export async function mayHaveCertificate(db: Db, name: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: domains.id })
    .from(domains)
    .innerJoin(sites, eq(sites.id, domains.siteId))
    .where(and(eq(domains.name, name), isNotNull(domains.verifiedAt), eq(sites.state, 'live'), isAllowedAt(now)))
  return row !== undefined
}
