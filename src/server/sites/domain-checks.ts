import { plansWithDomains } from '#rules/site-limits.ts'
import { claimDomains, type DomainRow, notePlans } from '../db/queries/domains.ts'
import { findServedSite } from '../db/queries/served-sites.ts'
import { transact } from '../db/transact.ts'
import type { Services } from '../services.ts'
import { announceDomains } from '../use-cases/domains/change-domains.ts'
import { checkDomain } from '../use-cases/domains/check-domain.ts'
import { Waker } from '../waker.ts'

/** Longer than a look takes: then whoever had it is dead. */
const leaseMs = 2 * 60_000
const atOnce = 10

type Parts = Pick<Services, 'config' | 'db' | 'mail' | 'now' | 'logger'>

/** Looks at the domains that are due; however many processes there are, each domain is looked at by one of them. */
export class DomainChecks {
  readonly #parts: Parts
  readonly #waker: Waker

  constructor(parts: Parts) {
    this.#parts = parts
    this.#waker = new Waker({
      run: () => this.#run(),
      onFailure: (error) => parts.logger.warn({ err: error }, 'domains wait for the database'),
    })
  }

  /** Something may be due. Returns at once. */
  wake(): void {
    this.#waker.wake()
  }

  /** Waits until what was due is looked at. */
  idle(): Promise<void> {
    return this.#waker.idle()
  }

  close(): Promise<void> {
    return this.#waker.close()
  }

  async #run(): Promise<void> {
    const { config, db, now } = this.#parts
    if (!config.domains) return
    if (config.billing) await this.#notePlans()
    for (;;) {
      const at = now()
      const due = await claimDomains(db, at, new Date(at.getTime() + leaseMs), atOnce)
      await Promise.all(due.map((domain) => this.#look(domain)))
      if (due.length < atOnce || this.#waker.isClosed) return
    }
  }

  /** What goes wrong with one holds up no other; it is looked at again when its lease ends. */
  async #look(domain: DomainRow): Promise<void> {
    await checkDomain(this.#parts, domain).catch((error: unknown) =>
      this.#parts.logger.warn({ err: error, domain: domain.name }, 'a domain could not be looked at'),
    )
  }

  async #notePlans(): Promise<void> {
    const { db, now } = this.#parts
    await transact(db, async (tx) => {
      for (const { siteId, name } of await notePlans(tx, plansWithDomains, now())) {
        const site = await findServedSite(tx, { id: siteId })
        if (site) await announceDomains(tx, site, [name])
      }
    })
  }
}
