import type { PageVersion, ProjectPage } from '#api/project-content.ts'
import { stillThere } from '../../db/queries/stored.ts'
import { findVersion as findRow, listHtml } from '../../db/queries/versions.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { projectFor } from '../../policies/access.ts'
import { currentOf, versionAnswer } from '../../presenters/content.ts'

/** One version with its page, and all pages as they were when it was stored. Throws NOT_FOUND. */
export async function findVersion(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: projectId, id }: { project_id: string; id: string },
): Promise<{ version: PageVersion; pages: ProjectPage[] }> {
  await projectFor(db, person, projectId, 'see')
  const row = await findRow(db, projectId, id)
  if (!row) throw new AppError('NOT_FOUND')
  const shown = Object.entries(await stillThere(db, projectId, currentOf(row), row.createdAt))
  const html = await listHtml(
    db,
    projectId,
    shown.flatMap(([, versionId]) => versionId ?? []),
  )
  return {
    version: {
      ...versionAnswer({ ...row, pictureSize: row.picture?.byteLength ?? null }),
      html_content: row.htmlContent,
      json_structure: row.jsonStructure,
    },
    pages: shown.map(([name, versionId]) => ({
      name,
      html: (versionId && html.get(versionId)) ?? '',
      version_id: versionId,
    })),
  }
}
