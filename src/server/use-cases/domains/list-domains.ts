import type { DomainList } from '#api/domains.ts'
import type { Permission } from '#rules/permissions.ts'
import { domainLimitReason, sitesOf } from '#rules/site-limits.ts'
import type { Db, Tx } from '../../db/database.ts'
import { countDomains, findDomain, type DomainRow, listDomains } from '../../db/queries/domains.ts'
import type { SiteRow } from '../../db/queries/served-sites.ts'
import { findSite } from '../../db/queries/sites.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import { AppError } from '../../errors.ts'
import { projectFor } from '../../policies/access.ts'
import { domainAnswer } from '../../presenters/domains.ts'
import { siteUrl } from '../../publish-origin.ts'
import type { Person, Services } from '../../services.ts'

/** The domains of a project's site. Throws NOT_FOUND, also while nothing was published yet. */
export async function readDomains(
  { config, db }: Pick<Services, 'config' | 'db'>,
  person: Person,
  projectId: string,
): Promise<DomainList> {
  return domainListOf({ config }, db, await siteFor(db, person, projectId, 'see'))
}

/** The site of a project, for whoever may do that. Throws NOT_FOUND and FORBIDDEN. */
export async function siteFor(db: Db | Tx, person: Person, projectId: string, action: Permission): Promise<SiteRow> {
  await projectFor(db, person, projectId, action)
  const site = await findSite(db, projectId)
  if (!site) throw new AppError('NOT_FOUND', 'Nothing was published yet. Publish first; then a domain can lead to it.')
  return site
}

/** A domain of that site. Throws NOT_FOUND. */
export async function domainOf(db: Db | Tx, site: SiteRow, id: string): Promise<DomainRow> {
  const domain = await findDomain(db, id)
  if (!domain || domain.siteId !== site.id) throw new AppError('NOT_FOUND')
  return domain
}

/** The answer of every route about domains. */
export async function domainListOf(
  { config }: Pick<Services, 'config'>,
  db: Db | Tx,
  site: SiteRow,
): Promise<DomainList> {
  const { ownerId, plan } = await ownerPlan(db, site.workspaceId)
  const used = await countDomains(db, ownerId)
  return {
    domains: (await listDomains(db, site.id)).map((row) => domainAnswer(config, row)),
    host_address: config.publish ? new URL(siteUrl(config.publish, site.name)).host : '',
    is_offered: config.domains !== null,
    limit_reason: domainLimitReason(plan, sitesOf(plan, config.billing), used + 1),
  }
}
