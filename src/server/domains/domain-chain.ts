import { BlockList, isIP } from 'node:net'
import type { DomainProblem } from '#rules/domains.ts'
import type { DomainsConfig } from '../domains-config.ts'
import type { DomainRecords } from './domain-dns.ts'
import { isApex } from './domain-name.ts'

/** Addresses that Cloudflare publishes as those of its proxies (cloudflare.com/ips). */
const proxies = new BlockList()
for (const [net, bits] of [
  ['173.245.48.0', 20],
  ['103.21.244.0', 22],
  ['103.22.200.0', 22],
  ['103.31.4.0', 22],
  ['141.101.64.0', 18],
  ['108.162.192.0', 18],
  ['190.93.240.0', 20],
  ['188.114.96.0', 20],
  ['197.234.240.0', 22],
  ['198.41.128.0', 17],
  ['162.158.0.0', 15],
  ['104.16.0.0', 13],
  ['104.24.0.0', 14],
  ['172.64.0.0', 13],
  ['131.0.72.0', 22],
] as const)
  proxies.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['2400:cb00::', 32],
  ['2606:4700::', 32],
  ['2803:f800::', 32],
  ['2405:b500::', 32],
  ['2405:8100::', 32],
  ['2a06:98c0::', 29],
  ['2c0f:f248::', 32],
] as const)
  proxies.addSubnet(net, bits, 'ipv6')

const familyOf = (address: string) => (isIP(address) === 4 ? ('ipv4' as const) : ('ipv6' as const))
const isProxy = (address: string) => proxies.check(address, familyOf(address))

export type ChainOf = {
  name: string
  records: DomainRecords
  /** shown before: the record of proof may have been taken away since */
  isVerified: boolean
  /** another account has shown that the name is theirs */
  isClaimed: boolean
}

/** What stands in the way of a certificate, the first link first; null: nothing. */
export function chainProblem(
  { name, records, isVerified, isClaimed }: ChainOf,
  { addresses, authority }: DomainsConfig,
): DomainProblem | null {
  const four = addresses.filter((address) => isIP(address) === 4)
  const should = [...(four.length > 0 ? four : addresses)].join(', ')
  if (records === null) return { code: 'no_answer', seen: null, should: null }
  const { proof, a, aaaa, cname, caa } = records
  if (cname === null && a.length === 0 && aaaa.length === 0) return { code: 'nothing', seen: null, should }
  if (!proof && !isVerified) return { code: isClaimed ? 'claimed' : 'no_proof', seen: null, should: null }
  if (cname !== null && isApex(name)) return { code: 'cname_apex', seen: `CNAME ${cname}`, should: `A ${should}` }
  const own = new BlockList()
  for (const address of addresses) own.addAddress(address, familyOf(address))
  const isOwn = (address: string) => own.check(address, familyOf(address))
  const strange = [...a, ...aaaa].filter((address) => !isOwn(address))
  if (strange.some(isProxy)) return { code: 'proxied', seen: strange.find(isProxy) ?? null, should }
  const astray = a.find((address) => !isOwn(address))
  if (astray !== undefined) return { code: 'elsewhere', seen: astray, should }
  const wrong = aaaa.find((address) => !isOwn(address))
  if (wrong !== undefined)
    return a.length > 0
      ? { code: 'aaaa', seen: wrong, should: addresses.find((address) => isIP(address) === 6) ?? 'no AAAA record' }
      : { code: 'elsewhere', seen: wrong, should }
  if (a.length === 0 && aaaa.length === 0) return { code: 'elsewhere', seen: `CNAME ${cname}`, should }
  if (caa.length > 0 && !caa.some((value) => issuer(value) === authority))
    return { code: 'caa', seen: caa.map(caaWords).join(', '), should: caaWords(authority) }
  return null
}

/** The authority of a CAA record, without its parameters. */
const issuer = (value: string) => (value.split(';')[0] ?? '').trim().toLowerCase()
const caaWords = (value: string) => `CAA 0 issue "${value}"`
