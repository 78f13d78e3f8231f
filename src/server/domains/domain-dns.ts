import { type CaaRecord, promises } from 'node:dns'
import { proofLabel, proofValue, type SeenRecords } from '#rules/domains.ts'
import type { DomainsConfig } from '../domains-config.ts'
import { isPrivateAddress } from '../guarded-fetch.ts'
import { upToApex } from './domain-name.ts'

/** What the name servers say about a domain. Null: they did not answer. */
export type DomainRecords = (SeenRecords & { caa: string[] }) | null

type Asked = Pick<promises.Resolver, 'resolve4' | 'resolve6' | 'resolveCname' | 'resolveTxt' | 'resolveCaa'>

const patience = { timeout: 2500, tries: 2 }
/** of its name servers, so many are asked */
const mostServers = 3
/** A name has no more records than that which matter here. */
const most = 20

/** Answers that say that there is no such record, and are answers. */
const empty = new Set(['ENODATA', 'ENOTFOUND', 'NODATA', 'NOTFOUND'])

/** Asks the domain's own name servers, so that no cache in between says what was there before. */
export async function lookUpDomain(
  { name, base, token }: { name: string; base: string; token: string },
  config: DomainsConfig,
): Promise<DomainRecords> {
  try {
    const general = new promises.Resolver(patience)
    if (config.dnsServers) general.setServers(config.dnsServers)
    const own = config.dnsServers ? general : asking(await serversOf(general, name))
    if (!own) return { proof: false, a: [], aaaa: [], cname: null, caa: [] }
    const [texts, [cname = null], caa] = await Promise.all([
      found(() => own.resolveTxt(`${proofLabel}.${base}`)),
      found(() => own.resolveCname(name)),
      authorities(own, name),
    ])
    // A name server answers with the alias alone; where that leads is asked as anybody would.
    const [from, at]: [Asked, string] = cname === null ? [own, name] : [general, cname]
    const [a, aaaa] = await Promise.all([found(() => from.resolve4(at)), found(() => from.resolve6(at))])
    const proof = texts.some((parts) => parts.join('').trim() === proofValue(token))
    return { proof, a: a.slice(0, most), aaaa: aaaa.slice(0, most), cname: cname?.toLowerCase() ?? null, caa }
  } catch {
    return null
  }
}

/** A resolver that asks these servers; null: there are none. */
function asking(servers: string[] | null): promises.Resolver | null {
  if (!servers) return null
  const own = new promises.Resolver(patience)
  own.setServers(servers)
  return own
}

/** The addresses of the servers of the zone that a name lies in. Null: nobody has such a zone. Throws when none is public. */
export async function serversOf(
  general: Pick<promises.Resolver, 'resolveNs' | 'resolve4' | 'resolve6'>,
  name: string,
): Promise<string[] | null> {
  for (const zone of upToApex(name)) {
    const servers = await found(() => general.resolveNs(zone))
    if (servers.length === 0) continue
    const addresses = await Promise.all(
      servers.slice(0, mostServers).map(async (server) => {
        const [four, six] = await Promise.all([
          found(() => general.resolve4(server)),
          found(() => general.resolve6(server)),
        ])
        return [...four, ...six]
      }),
    )
    // Whoever owns a domain names its servers: nothing of this host's own network is asked for them.
    const open = addresses.flat().filter((address) => !isPrivateAddress(address))
    if (open.length === 0) throw new Error('Its name servers have no public address.')
    return open.slice(0, 2 * mostServers).map((address) => (address.includes(':') ? `[${address}]` : address))
  }
  return null
}

/** Who may issue certificates, by the nearest name that says so; empty: everybody. */
async function authorities(from: Asked, name: string): Promise<string[]> {
  for (const at of upToApex(name)) {
    const records = await found(() => from.resolveCaa(at))
    if (records.length > 0)
      return records.flatMap(({ issue }: CaaRecord) => (issue === undefined ? [] : [issue])).slice(0, most)
  }
  return []
}

/** No record is no trouble; throws what is none of these answers. */
async function found<T>(ask: () => Promise<T[]>): Promise<T[]> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && 'code' in error && empty.has(String(error.code))) return []
    throw error
  }
}
