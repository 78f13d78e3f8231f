import { brandOfPage } from '#design/brand-of-page.ts'
import { homePage } from '#rules/chat.ts'
import { namesBeside, siteNameMaxLength, suggestedSiteName } from '#rules/site-names.ts'
import { defaultProjectName } from '#rules/workspaces.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { ProjectRow } from '../../db/queries/projects.ts'
import { listShownVersions, takenNames } from '../../db/queries/sites.ts'
import { listHtml } from '../../db/queries/versions.ts'

/**
 * A name for the first site of a project that nobody has yet: after what the project is called or, while it has the
 * name that every first project gets, after the brand in the title of Home.
 */
export async function freeSiteName(
  db: Db | Tx,
  project: Pick<ProjectRow, 'id' | 'workspaceId' | 'name'>,
): Promise<string> {
  const called = project.name === defaultProjectName ? await brandOfHome(db, project.id) : null
  const first = suggestedSiteName(called ?? project.name)
  const last = `${first.slice(0, siteNameMaxLength - 5)}-${project.id.slice(-4)}`
  const names = [first, ...namesBeside(first)]
  const taken = await takenNames(db, names, { projectId: project.id, workspaceId: project.workspaceId })
  return names.find((name) => !taken.has(name)) ?? last
}

async function brandOfHome(db: Db | Tx, projectId: string): Promise<string | null> {
  const home = (await listShownVersions(db, projectId)).find(({ name }) => name === homePage)
  if (!home?.versionId) return null
  const html = await listHtml(db, projectId, [home.versionId])
  return brandOfPage(html.get(home.versionId) ?? '')
}
