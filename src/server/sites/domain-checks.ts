import { plansWithDomains } from '#rules/site-limits.ts'
import { claimDomains, type DomainRow, notePlans } from '../db/queries/domains.ts'
import { findServedSite } from '../db/queries/served-sites.ts'
import { transact } from '../db/transact.ts'
import type { Services } from '../services.ts'
import { announceDomains } from '../use-cases/domains/change-domains.ts'
import { checkDomain } from '../use-cases/domains/check-domain.ts'

/** Longer than a look takes: then whoever had it is dead. */
const leaseMs = 2 * 60_000
const atOnce = 10

type Parts = Pick<Services, 'config' | 'db' | 'mail' | 'now' | 'logger'>

/** Looks at the domains that are due; however many processes there are, each domain is looked at by one of them. */
export class DomainChecks {
  readonly #parts: Parts
  #running: Promise<void> = Promise.resolve()
  #isAsked = false
  #isClosed = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Something may be due. Returns at once. */
  wake(): void {
    if (this.#isAsked || this.#isClosed) return
    this.#isAsked = true
    this.#running = this.#running.then(async () => {
      this.#isAsked = false
      await this.#run().catch((error: unknown) =>
        this.#parts.logger.warn({ err: error }, 'domains wait for the database'),
      )
    })
  }

  /** Waits until what was due is looked at. */
  async idle(): Promise<void> {
    await this.#running
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.idle()
  }

  async #run(): Promise<void> {
    const { config, db, now } = this.#parts
    if (!config.domains) return
    if (config.billing) await this.#notePlans()
    for (;;) {
      const at = now()
      const due = await claimDomains(db, at, new Date(at.getTime() + leaseMs), atOnce)
      await Promise.all(due.map((domain) => this.#look(domain)))
      if (due.length < atOnce || this.#isClosed) return
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
