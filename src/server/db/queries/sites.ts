import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, max, ne, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { pageVersions, profiles, projectPages, users, workspaces } from '../schema.ts'
import { type ReleasedPage, releaseFiles, releases, siteBlobs, siteNames, sites } from '../sites-schema.ts'
import type { SiteRow } from './served-sites.ts'
import { isShown } from './pages.ts'

export type ReleaseRow = typeof releases.$inferSelect & { firstName: string | null; email: string | null }

/** The site of a project, or null. Who changes it holds the project's row. */
export async function findSite(db: Db | Tx, projectId: string): Promise<SiteRow | null> {
  const [row] = await db.select().from(sites).where(eq(sites.projectId, projectId))
  return row ?? null
}

/** How many sites the owner of a workspace has published, this project's aside. */
export async function countOtherSites(db: Db | Tx, ownerId: string, projectId: string): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(sites)
    .innerJoin(workspaces, eq(workspaces.id, sites.workspaceId))
    .where(and(eq(workspaces.ownerId, ownerId), ne(sites.projectId, projectId), ne(sites.state, 'unpublished')))
  return row?.n ?? 0
}

/** Which of these names somebody else has, or is held for them. */
export async function takenNames(
  db: Db | Tx,
  names: readonly string[],
  by: { projectId: string; workspaceId: string },
): Promise<Set<string>> {
  const used = await db
    .select({ name: sites.name })
    .from(sites)
    .where(and(inArray(sites.name, [...names]), ne(sites.projectId, by.projectId)))
  const held = await db
    .select({ name: siteNames.name })
    .from(siteNames)
    .where(
      and(
        inArray(siteNames.name, [...names]),
        ne(siteNames.workspaceId, by.workspaceId),
        gt(siteNames.heldUntil, sql`now()`),
      ),
    )
  return new Set([...used, ...held].map(({ name }) => name))
}

/** Inserts a site that nothing was published of yet. @returns null when its name was taken meanwhile */
export async function insertSite(tx: Tx, site: typeof sites.$inferInsert): Promise<SiteRow | null> {
  await tx.delete(siteNames).where(eq(siteNames.name, site.name))
  const [row] = await tx.insert(sites).values(site).onConflictDoNothing({ target: sites.name }).returning()
  return row ?? null
}

type SiteChange = Partial<typeof sites.$inferInsert>

export async function updateSiteRow(tx: Tx, siteId: string, change: SiteChange): Promise<SiteRow> {
  if (change.name !== undefined) await tx.delete(siteNames).where(eq(siteNames.name, change.name))
  const [row] = await tx
    .update(sites)
    .set({ ...change, updatedAt: sql`clock_timestamp()` })
    .where(eq(sites.id, siteId))
    .returning()
  if (!row) throw new Error('The site is gone.')
  return row
}

/** The releases of a site, newest first, with who made them. */
export async function listReleaseRows(db: Db | Tx, siteId: string): Promise<ReleaseRow[]> {
  return releasesWithPeople(db).where(eq(releases.siteId, siteId)).orderBy(desc(releases.number))
}

export async function findRelease(db: Db | Tx, siteId: string, id: string): Promise<ReleaseRow | null> {
  const [row] = await releasesWithPeople(db).where(and(eq(releases.siteId, siteId), eq(releases.id, id)))
  return row ?? null
}

function releasesWithPeople(db: Db | Tx) {
  return db
    .select({ ...getTableColumns(releases), firstName: profiles.firstName, email: users.email })
    .from(releases)
    .leftJoin(users, eq(users.id, releases.createdBy))
    .leftJoin(profiles, eq(profiles.id, releases.createdBy))
    .$dynamic()
}

export type NewFile = typeof releaseFiles.$inferInsert

/** Adds the next release of a site with all its files. The caller holds the project's row. */
export async function insertRelease(
  tx: Tx,
  release: { id: string; siteId: string; workspaceId: string; createdBy: string; pages: ReleasedPage[]; bytes: number },
  files: readonly Omit<NewFile, 'releaseId'>[],
): Promise<void> {
  const [last] = await tx
    .select({ number: max(releases.number) })
    .from(releases)
    .where(eq(releases.siteId, release.siteId))
  await tx.insert(releases).values({ ...release, number: (last?.number ?? 0) + 1 })
  for (let at = 0; at < files.length; at += 200)
    await tx.insert(releaseFiles).values(files.slice(at, at + 200).map((file) => ({ ...file, releaseId: release.id })))
}

/** Forgets the oldest releases beyond so many; never the live one. */
export async function pruneReleases(tx: Tx, siteId: string, most: number): Promise<void> {
  const rows = await tx
    .select({ id: releases.id })
    .from(releases)
    .innerJoin(sites, eq(sites.id, releases.siteId))
    .where(and(eq(releases.siteId, siteId), sql`${sites.liveReleaseId} is distinct from ${releases.id}`))
    .orderBy(desc(releases.number))
    .offset(Math.max(0, most - 1))
  if (rows.length === 0) return
  await tx.delete(releases).where(
    inArray(
      releases.id,
      rows.map(({ id }) => id),
    ),
  )
}

export type ShownVersion = { name: string; versionId: string | null; number: number | null }

/** Which version each page of a project shows, without its source. */
export async function listShownVersions(db: Db | Tx, projectId: string): Promise<ShownVersion[]> {
  return db
    .select({ name: projectPages.name, versionId: pageVersions.id, number: pageVersions.number })
    .from(projectPages)
    .leftJoin(pageVersions, and(isShown, ne(pageVersions.htmlContent, '')))
    .where(and(eq(projectPages.projectId, projectId), sql`${projectPages.removedAt} is null`))
    .orderBy(asc(projectPages.position), asc(projectPages.name))
}

/** Says that these files are about to be stored, so that nobody sweeps them within the hour. */
export async function touchBlobs(db: Db, digests: readonly string[]): Promise<void> {
  // In one order, so that two that publish the same files do not wait for each other.
  const rows = [...new Set(digests)].toSorted().map((sha256) => ({ sha256 }))
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insert(siteBlobs)
      .values(rows.slice(at, at + 500))
      .onConflictDoUpdate({ target: siteBlobs.sha256, set: { touchedAt: sql`now()` } })
}

/** Files that no release names and that nobody has touched since; held until the transaction ends. */
export async function lockOrphans(tx: Tx, before: Date, most: number): Promise<string[]> {
  const rows = await tx
    .select({ sha256: siteBlobs.sha256 })
    .from(siteBlobs)
    .where(
      and(
        lt(siteBlobs.touchedAt, before),
        notExists(tx.select({ one: sql`1` }).from(releaseFiles).where(eq(releaseFiles.sha256, siteBlobs.sha256))),
      ),
    )
    .limit(most)
    .for('update', { skipLocked: true })
  return rows.map(({ sha256 }) => sha256)
}

export async function forgetBlobs(tx: Tx, digests: readonly string[]): Promise<void> {
  await tx.delete(siteBlobs).where(inArray(siteBlobs.sha256, [...digests]))
}
