import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { homePage } from '#rules/chat.ts'
import { type ProjectRole, type PersonRole, roleIn, type WorkspaceRole } from '#rules/permissions.ts'
import type { Db, Tx } from '../database.ts'
import { projectMembers } from '../people-schema.ts'
import { generations, pageVersions, projectPages, projects, workspaceMembers } from '../schema.ts'
import { isShown } from './pages.ts'

export type ProjectRow = typeof projects.$inferSelect
export type NewProject = typeof projects.$inferInsert

/** A project, and what somebody is to it. */
export type ProjectAccess = ProjectRow & { role: PersonRole }

/** The project, for a member of its workspace and for its guests, else null. */
export async function findMemberProject(db: Db | Tx, userId: string, projectId: string): Promise<ProjectAccess | null> {
  const [row] = await accessQuery(db, userId).where(eq(projects.id, projectId))
  return accessOf(row)
}

/** The same, with the project's row held until the transaction ends: whoever changes its content takes turns here. */
export async function lockMemberProject(tx: Tx, userId: string, projectId: string): Promise<ProjectAccess | null> {
  const [row] = await accessQuery(tx, userId).where(eq(projects.id, projectId)).for('update', { of: projects })
  return accessOf(row)
}

type AccessRow = ProjectRow & { inWorkspace: WorkspaceRole | null; invited: ProjectRole | null }

/** Any project, with what this person is to it. */
function accessQuery(db: Db | Tx, userId: string) {
  return db
    .select({ ...getTableColumns(projects), inWorkspace: workspaceMembers.role, invited: projectMembers.role })
    .from(projects)
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, projects.workspaceId), eq(workspaceMembers.userId, userId)),
    )
    .leftJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.userId, userId)))
    .$dynamic()
}

function accessOf(row: AccessRow | undefined): ProjectAccess | null {
  if (!row) return null
  const { inWorkspace, invited, ...project } = row
  const role = roleIn(inWorkspace, invited)
  return role && { ...project, role }
}

/** The project, for the host. Null when there is none. */
export async function findProject(db: Db | Tx, projectId: string): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(eq(projects.id, projectId))
  return row ?? null
}

/** Holds a project's row for work that is done for nobody in particular, such as the end of a generation. Null when it is gone. */
export async function lockProject(tx: Tx, projectId: string): Promise<ProjectRow | null> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update')
  return row ?? null
}

/** The project this person changed last, in one workspace or in any. */
export async function findLatestProject(
  db: Db | Tx,
  userId: string,
  workspaceId?: string,
): Promise<ProjectAccess | null> {
  const mine = eq(workspaceMembers.userId, userId)
  const [row] = await db
    .select({ ...getTableColumns(projects), role: workspaceMembers.role })
    .from(projects)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, projects.workspaceId))
    .where(workspaceId === undefined ? mine : and(mine, eq(projects.workspaceId, workspaceId)))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(1)
  return row ?? null
}

/** The element tree can be large, and no card shows it. */
const { structure: _structure, ...cardColumns } = getTableColumns(projects)

export type ProjectListRow = Omit<ProjectRow, 'structure'> & {
  homeVersionId: string | null
  /** bytes of the Home page's picture; null while there is none */
  pictureSize: number | null
  hasPages: boolean
  isGenerating: boolean
}

/** The projects of a workspace, newest updated first, with what their cards show. */
export async function listProjects(db: Db | Tx, workspaceId: string): Promise<ProjectListRow[]> {
  return cardQuery(db).where(eq(projects.workspaceId, workspaceId)).orderBy(desc(projects.updatedAt), desc(projects.id))
}

function cardQuery(db: Db | Tx) {
  return db
    .select({
      ...cardColumns,
      homeVersionId: pageVersions.id,
      pictureSize: sql<number | null>`octet_length(${pageVersions.picture})`,
      hasPages: sql<boolean>`exists (select 1 from ${pageVersions} made where made.project_id = ${projects.id})`,
      isGenerating: sql<boolean>`exists (select 1 from ${generations} where ${generations.projectId} = ${projects.id} and ${generations.status} = 'running')`,
    })
    .from(projects)
    .leftJoin(projectPages, and(eq(projectPages.projectId, projects.id), eq(projectPages.name, homePage)))
    .leftJoin(pageVersions, isShown)
    .$dynamic()
}

/** What these projects are called, by id. */
export async function projectNames(db: Db | Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: projects.id, name: projects.name }).from(projects).where(inArray(projects.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Projects of others that this person was invited to, newest updated first. */
export async function listShared(db: Db | Tx, userId: string): Promise<(ProjectListRow & { role: PersonRole })[]> {
  const invited = db
    .select({ id: projectMembers.projectId, role: projectMembers.role })
    .from(projectMembers)
    .where(eq(projectMembers.userId, userId))
  const roles = new Map((await invited).map(({ id, role }) => [id, role]))
  if (roles.size === 0) return []
  const rows = await cardQuery(db)
    .where(inArray(projects.id, [...roles.keys()]))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
  return rows.map((row) => ({ ...row, role: `guest-${roles.get(row.id) ?? 'viewer'}` as const }))
}

export async function countProjects(db: Db | Tx, workspaceId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(projects).where(eq(projects.workspaceId, workspaceId))
  return row?.n ?? 0
}

/** The project that this person's browser has imported under that id already. */
export async function findImported(db: Db | Tx, userId: string, importId: string): Promise<ProjectRow | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.importId, importId)))
  return row ?? null
}

/** Inserts a project with its empty Home page. */
export async function insertProject(tx: Tx, project: NewProject): Promise<ProjectRow> {
  const [row] = await tx.insert(projects).values(project).returning()
  if (!row) throw new Error('The project was not stored.')
  await tx.insert(projectPages).values({
    projectId: row.id,
    workspaceId: row.workspaceId,
    name: homePage,
    position: 0,
  })
  return row
}

export type ProjectChange = Partial<Pick<ProjectRow, 'name' | 'mode' | 'structure' | 'model'>>

/** Changes a project and counts its revision; a change that people do not see as theirs leaves `updated_at` alone. */
export async function bumpProject(
  tx: Tx,
  projectId: string,
  change: ProjectChange = {},
  isUpdate = true,
): Promise<ProjectRow> {
  const [row] = await tx
    .update(projects)
    .set({
      ...change,
      revision: sql`${projects.revision} + 1`,
      ...(isUpdate ? { updatedAt: sql`clock_timestamp()` } : {}),
    })
    .where(eq(projects.id, projectId))
    .returning()
  if (!row) throw new Error('The project is gone.')
  return row
}

export async function deleteProjectRow(tx: Tx, projectId: string): Promise<void> {
  await tx.delete(projects).where(eq(projects.id, projectId))
}
