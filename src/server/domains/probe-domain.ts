import { request } from 'node:https'
import type { DetailedPeerCertificate, TLSSocket } from 'node:tls'
import type { DomainProblem } from '#rules/domains.ts'
import type { DomainsConfig } from '../domains-config.ts'

/** Where a site says under which id of a domain it was asked. */
export const herePath = '/_here' as const

/** What the front door answers under a name: until when its certificate is good, and what stands in the way. */
export type Probed = { certificateUntil: Date | null; problem: DomainProblem | null }

const patienceMs = 10_000
/** An id, and nothing longer. */
const longest = 100

/** Asks for a domain as a visitor would, at this host's own front door: with on-demand TLS that makes the certificate. */
export function probeDomain(domain: { id: string; name: string }, { probe }: DomainsConfig): Promise<Probed> {
  return new Promise((resolve) => {
    let until: Date | null = null
    const end = (code: DomainProblem['code'] | null) =>
      resolve({ certificateUntil: until, problem: code && { code, seen: null, should: null } })
    const asked = request(
      {
        host: probe.host,
        port: probe.port,
        path: herePath,
        servername: domain.name,
        headers: { host: domain.name },
        // Whether a browser trusts the authority is the host's own doing; whose name it says is looked at below.
        rejectUnauthorized: false,
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
          if (text.length > longest) response.destroy()
        })
        response.on('close', () => end(until === null ? 'certificate' : text === domain.id ? null : 'no_page'))
        response.on('error', () => {})
      },
    )
    asked.on('socket', (socket) =>
      socket.once('secureConnect', () => (until = certifiedUntil(socket as TLSSocket, domain.name))),
    )
    asked.on('error', () => end(until === null ? 'certificate' : 'no_page'))
    asked.end()
  })
}

/** Null: it is another name's, or it is over. */
function certifiedUntil(socket: TLSSocket, name: string): Date | null {
  const certificate: Partial<DetailedPeerCertificate> = socket.getPeerCertificate(true)
  const names = (certificate.subjectaltname ?? '').split(', ')
  if (!names.includes(`DNS:${name}`) || certificate.valid_to === undefined) return null
  const until = new Date(certificate.valid_to)
  return until.getTime() > Date.now() ? until : null
}
