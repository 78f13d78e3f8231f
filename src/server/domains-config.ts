import { isIP } from 'node:net'
import { z } from 'zod'

/** Where domains of people's own have to point, and who is asked about them. */
export type DomainsConfig = {
  /** of this server */
  addresses: readonly string[]
  /** as CAA records name it */
  authority: string
  /** where the TLS proxy of this server listens */
  probe: { host: string; port: number }
  /** asked instead of each domain's own name servers; null: those are asked */
  dnsServers: readonly string[] | null
}

const split = (text: string) => text.split(',').map((part) => part.trim())

/** Null when one of them is no address. */
export function readDomainAddresses(text: string): string[] | null {
  const parts = split(text)
  return parts.every((part) => isIP(part) !== 0) ? parts : null
}

/** Null when one of them is no address, with or without a port. */
export function readDnsServers(text: string): string[] | null {
  const parts = split(text)
  return parts.every((part) => isIP(part) !== 0 || isIP(part.replace(/:\d{1,5}$/, '')) === 4) ? parts : null
}

/** Rows of the table of settings. */
export const domainVariables = {
  DOMAIN_ADDRESSES: {
    schema: z
      .string()
      .refine((text) => readDomainAddresses(text) !== null, 'Addresses with commas between, such as 203.0.113.10')
      .optional(),
    about:
      'Public addresses of this server, with commas between: where domains of people have to point. Without it sites have ' +
      'no domains of their own.',
  },
  DOMAIN_CA: {
    schema: z
      .string()
      .regex(/^[a-z0-9.-]+$/, 'A domain, such as letsencrypt.org')
      .default('letsencrypt.org'),
    about: 'The authority that makes certificates for these domains, as CAA records name it.',
  },
  DOMAIN_PROBE: {
    schema: z
      .string()
      .regex(/^[\w.-]+:\d{1,5}$/, 'A host and a port, such as 127.0.0.1:443')
      .optional(),
    about: 'Where this server finds its own TLS proxy; default: port 443 of the first of DOMAIN_ADDRESSES.',
  },
  DNS_SERVERS: {
    schema: z
      .string()
      .refine(
        (text) => readDnsServers(text) !== null,
        'Addresses with commas between, such as 192.0.2.53 or 127.0.0.1:5353',
      )
      .optional(),
    about: "Name servers to ask about people's domains, instead of each domain's own.",
  },
  TLS_ASK_SECRET: {
    schema: z.string().min(16, 'At least 16 characters').optional(),
    about:
      'With it /internal/tls answers whoever sends it as ?secret=; without it only who asks from this machine itself, ' +
      'not through a proxy.',
  },
} as const

/** The settings of domains; null without an address to point to. */
export function domainsConfig(v: {
  DOMAIN_ADDRESSES?: string | undefined
  DOMAIN_CA: string
  DOMAIN_PROBE?: string | undefined
  DNS_SERVERS?: string | undefined
}): DomainsConfig | null {
  const addresses = readDomainAddresses(v.DOMAIN_ADDRESSES ?? '')
  const [first] = addresses ?? []
  if (!addresses || first === undefined) return null
  const colon = v.DOMAIN_PROBE?.lastIndexOf(':') ?? -1
  return {
    addresses,
    authority: v.DOMAIN_CA,
    probe: v.DOMAIN_PROBE
      ? { host: v.DOMAIN_PROBE.slice(0, colon), port: Number(v.DOMAIN_PROBE.slice(colon + 1)) }
      : { host: first, port: 443 },
    dnsServers: v.DNS_SERVERS === undefined ? null : readDnsServers(v.DNS_SERVERS),
  }
}
