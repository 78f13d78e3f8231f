import type { PreviewLook } from '#api/preview-links.ts'
import { findPreviewed } from '../../db/queries/preview-links.ts'
import { listPages } from '../../db/queries/pages.ts'
import { findVersion } from '../../db/queries/versions.ts'
import { AppError } from '../../errors.ts'
import type { Services, Visitor } from '../../services.ts'

/** Of a link that was taken back, replaced, or never was. */
export const linkLeadsNowhere = 'Whoever shared it has taken it back or made a new link. Ask them for it.'

type Asked = { token: string; page?: string | undefined; known?: string | undefined }

/**
 * A page of a project as it is now, for whoever has its link: its name, the names of its pages, and this page. Nothing is
 * changed by looking. Throws GONE and TOO_MANY.
 */
export async function lookWithLink(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { address }: Visitor,
  { token, page, known }: Asked,
): Promise<PreviewLook> {
  await limits.take('previewLook', { address })
  return db.transaction(
    async (tx) => {
      const project = await findPreviewed(tx, token)
      if (!project) throw new AppError('GONE', linkLeadsNowhere)
      const pages = (await listPages(tx, project.id)).filter(({ removedAt }) => removedAt === null)
      const shown = pages.find(({ name }) => name === page) ?? pages[0]
      const versionId = shown?.versionId ?? null
      const isKnown = versionId !== null && versionId === known
      const version = versionId === null || isKnown ? null : await findVersion(tx, project.id, versionId)
      return {
        project: project.name,
        may_be_copied: project.mayBeCopied,
        pages: pages.map(({ name }) => name),
        page: { name: shown?.name ?? '', version_id: versionId, html: isKnown ? null : (version?.htmlContent ?? '') },
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
