import { and, eq, getTableColumns, gt } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { hiddenUntil } from '#rules/sites.ts'
import { findMainDomain } from './domains.ts'
import { users, workspaces } from '../schema.ts'
import { releaseFiles, releases, siteNames, sites } from '../sites-schema.ts'

export type SiteRow = typeof sites.$inferSelect
export type ReleaseFile = Pick<
  typeof releaseFiles.$inferSelect,
  'path' | 'sha256' | 'size' | 'type' | 'encodings' | 'policy'
>

/** A site with the number of the release that visitors see, null while there is none, and until when its owner is new. */
export type ServedRow = SiteRow & {
  liveNumber: number | null
  hiddenUntil: Date | null
  /** the domain to which its other names lead */
  mainDomain: string | null
}

const newness = { emailVerified: users.emailVerified, createdAt: users.createdAt }

/** The site of that name, or of that id. */
export async function findServedSite(
  db: Db | Tx,
  wanted: { name: string } | { id: string },
): Promise<ServedRow | null> {
  const [row] = await db
    .select({ site: getTableColumns(sites), liveNumber: releases.number, owner: newness })
    .from(sites)
    .innerJoin(workspaces, eq(workspaces.id, sites.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .leftJoin(releases, and(eq(releases.siteId, sites.id), eq(releases.id, sites.liveReleaseId)))
    .where('name' in wanted ? eq(sites.name, wanted.name) : eq(sites.id, wanted.id))
  if (!row) return null
  const mainDomain = await findMainDomain(db, row.site.id, new Date())
  return { ...row.site, liveNumber: row.liveNumber, hiddenUntil: hiddenUntil(row.owner), mainDomain }
}

/** The present name of the site that gave this one up, as long as it leads there. */
export async function findForwarded(db: Db | Tx, name: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ name: sites.name })
    .from(siteNames)
    .innerJoin(sites, eq(sites.id, siteNames.siteId))
    .where(and(eq(siteNames.name, name), gt(siteNames.forwardsUntil, now)))
  return row?.name ?? null
}

/** Every file of a release. */
export async function listReleaseFiles(db: Db | Tx, releaseId: string): Promise<ReleaseFile[]> {
  return db
    .select({
      path: releaseFiles.path,
      sha256: releaseFiles.sha256,
      size: releaseFiles.size,
      type: releaseFiles.type,
      encodings: releaseFiles.encodings,
      policy: releaseFiles.policy,
    })
    .from(releaseFiles)
    .where(eq(releaseFiles.releaseId, releaseId))
}
