import type { VersionInfo } from '#api/project-content.ts'
import { listVersions as listRows } from '../../db/queries/versions.ts'
import type { Person, Services } from '../../services.ts'
import { projectFor } from '../../policies/access.ts'
import { versionAnswer } from '../../presenters/content.ts'

type Wanted = { project_id: string; page_name: string; limit: number; offset: number }

/** The versions of a page, newest first, without their pages. Throws NOT_FOUND. */
export async function listVersions(
  { db }: Pick<Services, 'db'>,
  person: Person,
  wanted: Wanted,
): Promise<VersionInfo[]> {
  await projectFor(db, person, wanted.project_id, 'see')
  const { project_id: id, page_name: pageName, limit, offset } = wanted
  return (await listRows(db, id, { pageName, limit, offset })).map(versionAnswer)
}
