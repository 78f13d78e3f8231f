import { isIP } from 'node:net'
import type { SiteDomain, DomainRecord } from '#api/domains.ts'
import { domainGraceMs, domainLinks, domainProblems, proofLabel, proofValue } from '#rules/domains.ts'
import type { Config } from '../config.ts'
import type { DomainRow, ListedDomain } from '../db/queries/domains.ts'
import { isApex, shownDomain } from '../domains/domain-name.ts'

/** What of a domain leaves the server, listed by hand. */
export function domainAnswer(config: Pick<Config, 'domains' | 'publish'>, row: ListedDomain): SiteDomain {
  return {
    id: row.id,
    name: row.name,
    shown: shownDomain(row.name),
    is_main: row.isMain,
    state: row.state,
    links: row.problem ? domainProblems[row.problem.code] : row.state === 'live' ? domainLinks.length : 0,
    problem: row.problem,
    records: recordsOf(config, row),
    certificate_until: row.certificateUntil?.toISOString() ?? null,
    live_at: row.liveAt?.toISOString() ?? null,
    state_since: row.stateSince.toISOString(),
    checked_at: row.checkedAt?.toISOString() ?? null,
    check_at: row.checkAt.toISOString(),
    added_at: row.createdAt.toISOString(),
    added_by: row.firstName ?? row.email,
    ends_at: row.planEndedAt && new Date(row.planEndedAt.getTime() + domainGraceMs).toISOString(),
  }
}

/** What is to be set where the name was bought: a CNAME where one can stand, addresses at the top. */
function recordsOf({ domains, publish }: Pick<Config, 'domains' | 'publish'>, row: DomainRow): DomainRecord[] {
  const { name, base, token, seen } = row
  const proof = {
    type: 'TXT' as const,
    name: `${proofLabel}.${base}`,
    value: proofValue(token),
    is_found: seen?.proof ?? null,
  }
  if (!domains) return [proof]
  const addresses = domains.addresses.map((value): DomainRecord => {
    const [type, found] = isIP(value) === 4 ? (['A', seen?.a] as const) : (['AAAA', seen?.aaaa] as const)
    return { type, name, value, is_found: found?.includes(value) ?? null }
  })
  if (isApex(name) || !publish) return [proof, ...addresses]
  const value = domainTarget(publish.domain)
  const isFound = seen && (seen.cname === value || addresses.some((record) => record.is_found === true))
  return [proof, { type: 'CNAME', name, value, is_found: isFound }]
}

/** Where names with something in front may point instead of an address. */
export const domainTarget = (domain: string) => `sites.${domain}`
