import type { DomainList } from '#api/domains.ts'
import { planOf } from '#rules/plans.ts'
import { domainLimitReason, sitesOf } from '#rules/site-limits.ts'
import { publish } from '../../bus/publish.ts'
import type { Tx } from '../../db/database.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { countDomains } from '../../db/queries/domains.ts'
import { lockProfile } from '../../db/queries/profiles.ts'
import type { SiteRow } from '../../db/queries/served-sites.ts'
import { holdWorkspace } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { lockProjectFor } from '../../policies/access.ts'
import type { Person, Services } from '../../services.ts'
import { needSite } from '../sites/change-site.ts'
import { domainListOf, siteFor } from './list-domains.ts'

/** What a change of the domains of a site may look at: everything is held until it is done. */
export type HeldDomains = {
  site: SiteRow
  /** keeps that the person added or removed this domain */
  deed(action: 'domain-added' | 'domain-removed', domain: string): Promise<void>
  /** throws PLAN_LIMIT where the plan takes no more domains; to be called after they were added */
  needRoom(): Promise<void>
}

/**
 * Changes domains of a project's site in one transaction, in the order of locks of every change of a site, and tells every
 * process. `change` returns the names that lead elsewhere from then on. Throws NOT_FOUND, UNAVAILABLE and what it throws.
 */
export async function changeDomains(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  projectId: string,
  change: (tx: Tx, held: HeldDomains) => Promise<readonly string[]>,
): Promise<DomainList> {
  const { config, db } = services
  const { workspaceId } = await siteFor(db, person, projectId, 'publish')
  return transact(db, async (tx) => {
    const workspace = await holdWorkspace(tx, workspaceId)
    if (!workspace) throw new AppError('NOT_FOUND')
    const { ownerId } = workspace
    const plan = planOf((await lockProfile(tx, ownerId))?.plan)
    const project = await lockProjectFor(tx, person, projectId, 'publish')
    const site = needSite(await siteFor(tx, person, projectId, 'publish'))
    const names = await change(tx, {
      site,
      deed: (action, domain) =>
        appendActivity(tx, { workspaceId, actorId: person.id, action, project, facts: { domain } }),
      async needRoom() {
        const reason = domainLimitReason(plan, sitesOf(plan, config.billing), await countDomains(tx, ownerId))
        if (reason) throw new AppError('PLAN_LIMIT', reason, { plan })
      },
    })
    await announceDomains(tx, site, names)
    return domainListOf(services, tx, site)
  })
}

/** Tells every process that these names lead elsewhere, and what its main address is, once the transaction commits. */
export async function announceDomains(
  tx: Tx,
  site: { id: string; projectId: string; workspaceId: string; name: string },
  names: readonly string[],
): Promise<void> {
  const event = { type: 'site' as const, site_id: site.id, project_id: site.projectId, workspace_id: site.workspaceId }
  await publish(
    tx,
    [site.name, ...names].map((name) => ({ ...event, name })),
  )
}
