import { randomBytes } from 'node:crypto'
import type { DomainList } from '#api/domains.ts'
import { insertDomains, listDomains, namesInWorkspace, setMainDomain } from '../../db/queries/domains.ts'
import { newId } from '../../db/new-id.ts'
import { readDomain } from '../../domains/domain-name.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { changeDomains } from './change-domains.ts'
import { siteFor } from './list-domains.ts'

/**
 * Adds a domain, with its 'www.' or without it; the first of a site becomes its main address once it is live. Anybody may
 * add any name: it is served when its records show that it is theirs. Throws NOT_FOUND, BAD_REQUEST, CONFLICT, PLAN_LIMIT,
 * TOO_MANY and UNAVAILABLE.
 */
export async function addDomain(
  services: Pick<Services, 'config' | 'db' | 'limits' | 'domainChecks'>,
  person: Person,
  input: { project_id: string; name: string; with_www: boolean },
  address: string,
): Promise<DomainList> {
  const { config, db, limits, domainChecks } = services
  await siteFor(db, person, input.project_id, 'publish')
  await limits.take('domain', { account: person.id, address })
  if (!config.domains)
    throw new AppError('UNAVAILABLE', 'This host has no domains of your own yet: DOMAIN_ADDRESSES is not set.')
  const read = readDomain(input.name, config)
  if (typeof read === 'string') throw new AppError('BAD_REQUEST', read)
  const { name, base, other } = read
  const names = other !== null && input.with_www ? [name, other] : [name]
  const answer = await changeDomains(services, person, input.project_id, async (tx, { site, deed, needRoom }) => {
    const known = await listDomains(tx, site.id)
    if (known.some((one) => one.name === name))
      throw new AppError('CONFLICT', `${name} is one of this site’s domains already.`)
    const elsewhere = await namesInWorkspace(tx, names, { workspaceId: site.workspaceId, siteId: site.id })
    if (elsewhere.length > 0)
      throw new AppError(
        'CONFLICT',
        `${elsewhere[0]} leads to another project of this workspace. Remove it there first.`,
      )
    const token = known.find((one) => one.base === base)?.token ?? randomBytes(16).toString('hex')
    const rows = names
      .filter((one) => !known.some((row) => row.name === one))
      .map((one) => ({
        id: newId(),
        siteId: site.id,
        workspaceId: site.workspaceId,
        name: one,
        base,
        token,
        createdBy: person.id,
      }))
    await insertDomains(tx, rows)
    await deed('domain-added', name)
    await needRoom()
    if (known.length === 0) await setMainDomain(tx, site.id, rows[0]?.id ?? null)
    return names
  })
  domainChecks.wake()
  return answer
}
