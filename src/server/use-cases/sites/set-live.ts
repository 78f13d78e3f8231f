import type { Publishing } from '#api/sites.ts'
import { findRelease, updateSiteRow } from '../../db/queries/sites.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { changeSite, needSite } from './change-site.ts'

/** Shows visitors another release, in one statement. Throws NOT_FOUND and CONFLICT. */
export async function setLiveRelease(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  { project_id: id, release_id: releaseId }: { project_id: string; release_id: string },
): Promise<Publishing> {
  return changeSite(services, person, id, async (tx, held) => {
    const site = needSite(held.site)
    if (!(await findRelease(tx, site.id, releaseId))) throw new AppError('NOT_FOUND')
    return updateSiteRow(tx, site.id, { liveReleaseId: releaseId })
  })
}
