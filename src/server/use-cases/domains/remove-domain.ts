import type { DomainList } from '#api/domains.ts'
import { deleteDomain } from '../../db/queries/domains.ts'
import type { Person, Services } from '../../services.ts'
import { changeDomains } from './change-domains.ts'
import { domainOf } from './list-domains.ts'

/** Removes a domain: people who type it find nothing from then on. Throws NOT_FOUND. */
export async function removeDomain(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  { project_id: projectId, id }: { project_id: string; id: string },
): Promise<DomainList> {
  return changeDomains(services, person, projectId, async (tx, { site, deed }) => {
    const { name } = await domainOf(tx, site, id)
    await deleteDomain(tx, id)
    await deed('domain-removed', name)
    return [name]
  })
}
