import { isHidden } from '#rules/sites.ts'
import { findServedSite, listReleaseFiles } from '../../db/queries/served-sites.ts'
import { findRelease, findSite } from '../../db/queries/sites.ts'
import { AppError } from '../../errors.ts'
import { blobKey } from '../../files/blob-key.ts'
import type { LiveFiles } from '../../presenters/static-folder.ts'
import { siteAddress } from '../../publish-origin.ts'
import type { Services } from '../../services.ts'

/** What visitors see of a project. Throws NOT_FOUND while nothing is live. */
export async function exportSite(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  projectId: string,
): Promise<LiveFiles> {
  const found = await findSite(db, projectId)
  const site = found && (await findServedSite(db, { id: found.id }))
  const release = site?.liveReleaseId ? await findRelease(db, site.id, site.liveReleaseId) : null
  if (!site || !release) throw new AppError('NOT_FOUND', 'Nothing of this project is published. Publish it first.')
  const url = siteAddress(config.publish, site.name, site.mainDomain)
  const files = await listReleaseFiles(db, release.id)
  return { site, url, release: release.number, isHidden: isHidden(site, now()), files }
}

/** The content of a file of sites, in base64. Throws NOT_FOUND. */
export async function readSiteFile({ files }: Pick<Services, 'files'>, sha256: string): Promise<{ content: string }> {
  const bytes = await files.get(blobKey(sha256))
  if (!bytes) throw new AppError('NOT_FOUND', 'This release was taken away meanwhile. Export it again.')
  return { content: Buffer.from(bytes).toString('base64') }
}
