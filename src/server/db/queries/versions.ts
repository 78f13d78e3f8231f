import { and, desc, eq, getTableColumns, inArray, isNotNull, lte, max, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../database.ts'
import { idsFrom, type KnownPage } from '#design/rebase/element-ids.ts'
import { pageVersions } from '../schema.ts'
import { isSeenBy } from './access.ts'
import type { Hidden } from './hidden-messages.ts'
import { type InProject, listPages, showVersion } from './pages.ts'

export type VersionRow = typeof pageVersions.$inferSelect
/** Which version each page shows. */
export type Current = Record<string, string | null>
/** What a restore replaced: the versions of all pages, the structure, how far the page's chat went, and what of it was put aside. */
export type Replaced = { current: Current; structure: unknown; nextIndex: number; hidden: Hidden }

/** The page of a version, and which elements it has. */
export const knownPage = ({
  id,
  htmlContent,
  elementIds,
}: Pick<VersionRow, 'id' | 'htmlContent' | 'elementIds'>): KnownPage => ({
  html: htmlContent,
  ids: elementIds ?? idsFrom(id),
})

export type NewVersion = Omit<
  typeof pageVersions.$inferInsert,
  'projectId' | 'workspaceId' | 'number' | 'current' | 'picture' | 'pictureType' | 'replaced' | 'authorId'
> & { authorId: string | null; picture?: Uint8Array | null; pictureType?: string | null; replaced?: Replaced }

/** Everything of a version but its page, tree and picture, which are large. */
const {
  htmlContent: _html,
  jsonStructure: _tree,
  picture: _picture,
  replaced: _replaced,
  keys: _keys,
  elementIds: _elementIds,
  conflicts: _conflicts,
  ...small
} = getTableColumns(pageVersions)
const info = { ...small, pictureSize: sql<number | null>`octet_length(${pageVersions.picture})` }
export type VersionInfoRow = Omit<
  VersionRow,
  'htmlContent' | 'jsonStructure' | 'picture' | 'replaced' | 'keys' | 'elementIds' | 'conflicts'
> & {
  /** bytes of its picture; null while there is none */
  pictureSize: number | null
}

/**
 * Stores the next version of a page, shows it there, and keeps which version every page shows now. A page that was taken
 * out comes back. The caller holds the project's row, and bumps it with the new structure.
 */
export async function storeVersion(tx: Tx, project: InProject, version: NewVersion): Promise<VersionInfoRow> {
  const current = { ...(await currentVersions(tx, project.id)), [version.pageName]: version.id }
  const number = (await lastNumber(tx, project.id, version.pageName)) + 1
  const [row] = await tx
    .insert(pageVersions)
    .values({
      createdAt: sql`clock_timestamp()`,
      ...version,
      projectId: project.id,
      workspaceId: project.workspaceId,
      number,
      current,
    })
    .returning(info)
  if (!row) throw new Error('The version was not stored.')
  await showVersion(tx, project, version.pageName, version.id)
  return row
}

/** Which version each page of a project shows now. */
export async function currentVersions(db: Db | Tx, projectId: string): Promise<Current> {
  const pages = await listPages(db, projectId)
  const shown = pages.filter(({ removedAt }) => removedAt === null)
  return Object.fromEntries(shown.map(({ name, versionId }) => [name, versionId]))
}

/** The number of a page's newest version, 0 for none. */
export async function lastNumber(db: Db | Tx, projectId: string, pageName: string): Promise<number> {
  const [row] = await db
    .select({ last: max(pageVersions.number) })
    .from(pageVersions)
    .where(and(eq(pageVersions.projectId, projectId), eq(pageVersions.pageName, pageName)))
  return row?.last ?? 0
}

/** One version whole, when it belongs to that project. */
export async function findVersion(db: Db | Tx, projectId: string, id: string): Promise<VersionRow | null> {
  const [row] = await db.select().from(pageVersions).where(versionIs(projectId, id))
  return row ?? null
}

/** The newest version of a page whose elements a model knows by name, up to this one. */
export async function findKeyed(
  tx: Tx,
  { projectId, pageName, number }: Pick<VersionRow, 'projectId' | 'pageName' | 'number'>,
): Promise<{ html: string; keys: string } | null> {
  const [row] = await tx
    .select({ html: pageVersions.htmlContent, keys: pageVersions.keys })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.projectId, projectId),
        eq(pageVersions.pageName, pageName),
        lte(pageVersions.number, number),
        isNotNull(pageVersions.keys),
      ),
    )
    .orderBy(desc(pageVersions.number))
    .limit(1)
  return row?.keys ? { html: row.html, keys: row.keys } : null
}

/** One version without its page, when it belongs to that project. */
export async function findVersionInfo(db: Db | Tx, projectId: string, id: string): Promise<VersionInfoRow | null> {
  const [row] = await db.select(info).from(pageVersions).where(versionIs(projectId, id))
  return row ?? null
}

/** Where a version met what others had changed, as it was stored. */
export async function findConflicts(db: Db | Tx, projectId: string, id: string): Promise<unknown> {
  const [row] = await db
    .select({ conflicts: pageVersions.conflicts })
    .from(pageVersions)
    .where(versionIs(projectId, id))
  return row?.conflicts ?? null
}

/** The numbers of these versions of a project, a restore's that of what it restored; one that is not kept any more has none. */
export async function versionNumbers(db: Db | Tx, projectId: string, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const root = alias(pageVersions, 'root')
  const rows = await db
    .select({ id: pageVersions.id, number: sql<number>`coalesce(${root.number}, ${pageVersions.number})` })
    .from(pageVersions)
    .leftJoin(root, and(eq(root.projectId, pageVersions.projectId), eq(root.id, pageVersions.restoredFrom)))
    .where(and(eq(pageVersions.projectId, projectId), inArray(pageVersions.id, ids)))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** Who made the newest version of a page that is not of `authorId`; null when nobody did, or nobody knows. */
export async function findLastOther(
  tx: Tx,
  { projectId, pageName, authorId }: { projectId: string; pageName: string; authorId: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ authorId: pageVersions.authorId })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.projectId, projectId),
        eq(pageVersions.pageName, pageName),
        ne(pageVersions.authorId, authorId),
      ),
    )
    .orderBy(desc(pageVersions.number))
    .limit(1)
  return row?.authorId ?? null
}

/** The versions of a project or of one of its pages, newest first, without their pages. */
export async function listVersions(
  db: Db | Tx,
  projectId: string,
  of: { pageName?: string; limit?: number; offset?: number } = {},
): Promise<VersionInfoRow[]> {
  const inProject = eq(pageVersions.projectId, projectId)
  const query = db
    .select(info)
    .from(pageVersions)
    .where(of.pageName === undefined ? inProject : and(inProject, eq(pageVersions.pageName, of.pageName)))
    .orderBy(desc(pageVersions.createdAt), desc(pageVersions.number))
    .$dynamic()
  return of.limit === undefined ? query : query.limit(of.limit).offset(of.offset ?? 0)
}

/** Keeps how a version looks. False when there is no such version in that project. */
export async function setVersionPicture(
  tx: Tx,
  projectId: string,
  id: string,
  picture: { bytes: Uint8Array; type: string },
): Promise<boolean> {
  const rows = await tx
    .update(pageVersions)
    .set({ picture: picture.bytes, pictureType: picture.type })
    .where(versionIs(projectId, id))
    .returning({ id: pageVersions.id })
  return rows.length > 0
}

/** Names a version. False when there is no such version in that project. */
export async function setVersionName(tx: Tx, projectId: string, id: string, name: string | null): Promise<boolean> {
  const rows = await tx
    .update(pageVersions)
    .set({ name })
    .where(versionIs(projectId, id))
    .returning({ id: pageVersions.id })
  return rows.length > 0
}

/** The picture of a version of a project that this person may see, or null. */
export async function findPicture(
  db: Db | Tx,
  userId: string,
  projectId: string,
  versionId: string,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ bytes: pageVersions.picture })
    .from(pageVersions)
    .where(and(versionIs(projectId, versionId), isSeenBy(userId, pageVersions)))
  return row?.bytes ?? null
}

/** What of these versions is shown on a page, by id. */
export async function listHtml(db: Db | Tx, projectId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: pageVersions.id, html: pageVersions.htmlContent })
    .from(pageVersions)
    .where(and(eq(pageVersions.projectId, projectId), inArray(pageVersions.id, ids)))
  return new Map(rows.map(({ id, html }) => [id, html]))
}

/** A version's id says which one it is only together with its project. */
const versionIs = (projectId: string, id: string) => and(eq(pageVersions.projectId, projectId), eq(pageVersions.id, id))
