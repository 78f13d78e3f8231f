import type { DomainList } from '#api/domains.ts'
import { type DomainProblem, type DomainState, nextDomainCheckMs } from '#rules/domains.ts'
import type { Tx } from '../../db/database.ts'
import { changeDomain, type DomainRow, isHeldByOther, lockDomain, lockHolder } from '../../db/queries/domains.ts'
import { findServedSite } from '../../db/queries/served-sites.ts'
import { transact } from '../../db/transact.ts'
import { chainProblem } from '../../domains/domain-chain.ts'
import { type DomainRecords, lookUpDomain } from '../../domains/domain-dns.ts'
import { type Probed, probeDomain } from '../../domains/probe-domain.ts'
import { AppError } from '../../errors.ts'
import { domainLetter } from '../../mail/domain-letters.ts'
import { deliverySite } from '../../db/queries/delivery-site.ts'
import type { Person, Services } from '../../services.ts'
import { announceDomains } from './change-domains.ts'
import { domainListOf, domainOf, siteFor } from './list-domains.ts'

/** A live domain is lost when a second look finds the same. */
const secondLookMs = 5 * 60_000

type Parts = Pick<Services, 'config' | 'db' | 'mail' | 'now'>

/** Looks at a domain because somebody pressed the button. Throws NOT_FOUND, CONFLICT, TOO_MANY and UNAVAILABLE. */
export async function checkDomainNow(
  services: Parts & Pick<Services, 'limits'>,
  person: Person,
  { project_id: projectId, id }: { project_id: string; id: string },
  address: string,
): Promise<DomainList> {
  const { db, limits, config } = services
  const site = await siteFor(db, person, projectId, 'publish')
  const domain = await domainOf(db, site, id)
  await limits.take('domain', { account: person.id, address })
  if (!config.domains)
    throw new AppError('UNAVAILABLE', 'This host has no domains of your own: DOMAIN_ADDRESSES is not set.')
  if (domain.state === 'taken')
    throw new AppError(
      'CONFLICT',
      'Another account has shown that this name is theirs. Remove it here, or add it again.',
    )
  await checkDomain(services, domain)
  return domainListOf(services, db, site)
}

/** Walks the chain of a domain: what its name servers say, then what its front door says, and writes down each as it is seen. */
export async function checkDomain(services: Parts, domain: DomainRow): Promise<void> {
  const { config, db } = services
  const { domains } = config
  if (!domains) return
  const records = await lookUpDomain(domain, domains)
  const wayIn = await transact(db, (tx) => noteRecords(services, tx, domain.id, records))
  if (!wayIn) return
  const closed = wayIn.isOpen ? null : { code: 'site_closed' as const, seen: null, should: null }
  // Not asked within a transaction: the proxy asks back here whether it may have a certificate.
  const probed: Probed = closed ? { certificateUntil: null, problem: closed } : await probeDomain(domain, domains)
  await transact(db, (tx) => noteProbe(services, tx, domain.id, probed))
}

/** What the name servers say. @returns whether its site is open; null: the chain ends here */
async function noteRecords(
  services: Parts,
  tx: Tx,
  id: string,
  records: DomainRecords,
): Promise<{ isOpen: boolean } | null> {
  const { config, now } = services
  const row = await lockDomain(tx, id)
  if (!row || row.state === 'taken' || !config.domains) return null
  const isClaimed = row.verifiedAt === null && (await isHeldByOther(tx, row.name, row.workspaceId))
  const isVerified = row.verifiedAt !== null
  const problem = chainProblem({ name: row.name, records, isVerified, isClaimed }, config.domains)
  const seen = records && { proof: records.proof, a: records.a, aaaa: records.aaaa, cname: records.cname }
  if (problem) {
    // Silence says nothing about where a live domain points, and one look may have met a bad moment.
    const isFirst = row.problem === null || row.problem.code === 'no_answer'
    const isKept = row.state === 'live' && (problem.code === 'no_answer' || isFirst)
    const isUnproved = !isKept && problem.code !== 'no_answer' && problem.code !== 'caa'
    await settle(services, tx, row, isKept ? 'live' : lostOrWaiting(row), problem, {
      ...(seen && { seen }),
      ...(isUnproved && { verifiedAt: null }),
      ...(isKept && { checkAt: new Date(now().getTime() + secondLookMs) }),
    })
    return null
  }
  const site = await findServedSite(tx, { id: row.siteId })
  if (!site) return null
  if (!isVerified) {
    await giveUp(services, tx, row)
    await changeDomain(tx, id, { verifiedAt: now(), seen })
    await announceDomains(tx, site, [row.name])
  } else await changeDomain(tx, id, { seen })
  return { isOpen: site.state === 'live' }
}

/** Whoever had shown before that the name is theirs has it no longer. */
async function giveUp(services: Parts, tx: Tx, row: DomainRow): Promise<void> {
  const holder = await lockHolder(tx, row.name, row.id)
  if (!holder) return
  const problem = { code: 'claimed' as const, seen: null, should: null }
  await settle(services, tx, holder, 'taken', problem, { verifiedAt: null, isMain: false })
}

async function noteProbe(services: Parts, tx: Tx, id: string, { certificateUntil, problem }: Probed): Promise<void> {
  const row = await lockDomain(tx, id)
  if (!row || row.verifiedAt === null) return
  // A front door that is down for a moment takes no domain away.
  const state = problem === null || row.state === 'live' ? 'live' : row.state
  const isSame = state === 'live' && problem !== null && row.certificateUntil !== null && certificateUntil === null
  await settle(services, tx, row, state, state === 'live' ? null : problem, isSame ? {} : { certificateUntil })
}

const lostOrWaiting = ({ state }: DomainRow): DomainState => (state === 'live' || state === 'lost' ? 'lost' : 'waiting')

/** Writes down how a domain stands now, when it is looked at again, and tells its owner where it came or went. */
async function settle(
  { config, now, mail }: Parts,
  tx: Tx,
  row: DomainRow,
  state: DomainState,
  problem: DomainProblem | null,
  more: Partial<DomainRow>,
): Promise<void> {
  const at = now()
  const isNew = state !== row.state
  const stateSince = isNew ? at : row.stateSince
  const checkAt = new Date(at.getTime() + nextDomainCheckMs(state, at.getTime() - stateSince.getTime()))
  const liveAt = isNew && state === 'live' ? { liveAt: at } : {}
  await changeDomain(tx, row.id, { ...liveAt, state, problem, stateSince, checkAt, checkedAt: at, ...more })
  if (!isNew || state === 'waiting') return
  const site = await findServedSite(tx, { id: row.siteId })
  const owner = await deliverySite(tx, row.siteId)
  if (site) await announceDomains(tx, site, [row.name])
  if (owner && site)
    mail?.send(
      domainLetter(
        owner.ownerEmail,
        row.name,
        state,
        problem,
        `${config.baseUrl}/projects/${site.projectId}/site#domains`,
      ),
    )
}
