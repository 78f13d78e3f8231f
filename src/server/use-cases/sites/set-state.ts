import type { Publishing } from '#api/sites.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { updateSiteRow } from '../../db/queries/sites.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { changeSite, needSite } from './change-site.ts'

/** Pauses a site, takes it off its address, or shows it again. Releases and address are kept. Throws NOT_FOUND and CONFLICT. */
export async function setSiteState(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  { project_id: id, state }: { project_id: string; state: 'live' | 'paused' | 'unpublished' },
): Promise<Publishing> {
  return changeSite(services, person, id, async (tx, held) => {
    const site = needSite(held.site)
    if (site.liveReleaseId === null) throw new AppError('CONFLICT', 'Nothing was published yet. Publish first.')
    if (state === 'live') await held.needPlan({ badge: true, visibility: 'public' })
    await appendActivity(tx, {
      workspaceId: site.workspaceId,
      actorId: person.id,
      action: state === 'live' ? 'site-resumed' : 'site-paused',
      project: held.project,
      facts: { site: site.name },
    })
    return updateSiteRow(tx, site.id, { state })
  })
}
