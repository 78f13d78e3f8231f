import type { DomainList } from '#api/domains.ts'
import { setMainDomain } from '../../db/queries/domains.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { changeDomains } from './change-domains.ts'
import { domainOf } from './list-domains.ts'

/** Chooses the address to which the others lead; null: the one under the host's domain. Throws NOT_FOUND and CONFLICT. */
export async function chooseMainDomain(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  { project_id: projectId, id }: { project_id: string; id: string | null },
): Promise<DomainList> {
  return changeDomains(services, person, projectId, async (tx, { site }) => {
    const domain = id === null ? null : await domainOf(tx, site, id)
    if (domain && domain.state !== 'live')
      throw new AppError('CONFLICT', `${domain.name} is not live yet. Visitors would find nothing there.`)
    await setMainDomain(tx, site.id, domain?.id ?? null)
    return domain ? [domain.name] : []
  })
}
