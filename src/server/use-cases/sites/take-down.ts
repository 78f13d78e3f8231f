import { findUser } from '../../db/queries/people.ts'
import { lockProject } from '../../db/queries/projects.ts'
import { findServedSite, type SiteRow } from '../../db/queries/served-sites.ts'
import { updateSiteRow } from '../../db/queries/sites.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { takenDownLetter } from '../../mail/taken-down-letter.ts'
import type { Services } from '../../services.ts'
import { announceSite } from './change-site.ts'

type Host = Pick<Services, 'config' | 'db' | 'mail'>
type Answer = { name: string; state: SiteRow['state'] }

/** The host takes a site down, on all processes at once; its owner is told why, and how to object. Throws NOT_FOUND and CONFLICT. */
export async function takeSiteDown(services: Host, { name, why }: { name: string; why: string }): Promise<Answer> {
  const { db, config, mail } = services
  const site = await changeByHost(db, name, (row) => {
    if (row.state === 'taken_down') throw new AppError('CONFLICT', `${name} is taken down already.`)
    return { state: 'taken_down', takenDownWhy: why, takenDownAt: new Date() }
  })
  const owner = await findUser(db, (await ownerPlan(db, site.workspaceId)).ownerId)
  if (owner) mail?.send(takenDownLetter(owner.email, { name, why, contact: `${config.baseUrl}/contact` }))
  return { name, state: site.state }
}

/** The host takes that back. The site is paused: its owner shows it again. Throws NOT_FOUND and CONFLICT. */
export async function putSiteBack({ db }: Host, name: string): Promise<Answer> {
  const site = await changeByHost(db, name, (row) => {
    if (row.state !== 'taken_down') throw new AppError('CONFLICT', `${name} is not taken down.`)
    return { state: 'paused', takenDownWhy: null, takenDownAt: null }
  })
  return { name, state: site.state }
}

async function changeByHost(
  db: Host['db'],
  name: string,
  change: (row: SiteRow) => Partial<SiteRow>,
): Promise<SiteRow> {
  return transact(db, async (tx) => {
    const found = await findServedSite(tx, { name })
    // The project's row is held by whoever changes its site.
    if (!found || !(await lockProject(tx, found.projectId)))
      throw new AppError('NOT_FOUND', `There is no site ${name}.`)
    const now = await findServedSite(tx, { id: found.id })
    if (!now) throw new AppError('NOT_FOUND', `There is no site ${name}.`)
    const site = await updateSiteRow(tx, now.id, change(now))
    await announceSite(tx, site)
    return site
  })
}
