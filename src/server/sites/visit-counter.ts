import { createHash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import type { Logger } from 'pino'
import { dayOf, deviceOf, mostViews } from '#rules/visits.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { deliverySite } from '../db/queries/delivery-site.ts'
import { findSiteById } from '../db/queries/site-of.ts'
import {
  addDays,
  addViews,
  countReferrers,
  type DayCount,
  holdSites,
  insertVisitors,
  noteRested,
  saltOf,
  type ViewCount,
} from '../db/queries/site-visits.ts'
import { ownerPlan } from '../db/queries/stored.ts'
import { transact } from '../db/transact.ts'
import { restingLetter } from '../mail/site-letters.ts'
import type { Mail } from '../mail/mail.ts'

/** A page that somebody got. The address is forgotten as soon as it is counted, a few seconds later. */
export type PageHit = {
  siteId: string
  at: Date
  address: string
  userAgent: string
  path: string
  /** the host that led here; '': none, null: a page of the same site */
  referrer: string | null
}

const flushMs = 3000
/** So many hits are counted without waiting. */
const fullAt = 20_000
/** While the database is away, more than that is not remembered. */
const most = 200_000
/** More hosts than that in a day are made up. */
const mostReferrers = 300
const otherHosts = 'other sites'

type Parts = { db: Db; config: Pick<Config, 'billing' | 'baseUrl'>; mail: Mail | null; logger: Logger; now: () => Date }

/** Counts who came to sites, without a cookie: in memory first, in the database every few seconds and at the end. */
export class VisitCounter {
  readonly #parts: Parts
  #hits: PageHit[] = []
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #salt: { day: string; salt: string } | null = null
  /** sites that have had their views of a day */
  readonly #resting = new Map<string, string>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Notes a page; returns at once. */
  count(hit: PageHit): void {
    if (this.#hits.length >= most) return
    this.#hits.push(hit)
    if (this.#hits.length === fullAt) void this.flush()
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref()
  }

  /** Whether a site has had its views of today. */
  isResting(siteId: string): boolean {
    return this.#resting.get(siteId) === dayOf(this.#parts.now())
  }

  /** Writes down what was counted. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#running = this.#running.then(async () => {
      const hits = this.#hits
      this.#hits = []
      try {
        for (const [day, ofDay] of Map.groupBy(hits, ({ at }) => dayOf(at))) await this.#write(day, ofDay)
      } catch (error) {
        this.#parts.logger.warn({ err: error }, 'visits wait for the database')
        this.#hits = [...hits, ...this.#hits].slice(0, most)
      }
    })
    return this.#running
  }

  async close(): Promise<void> {
    await this.flush()
    clearTimeout(this.#timer)
  }

  async #write(day: string, all: readonly PageHit[]): Promise<void> {
    const hits = all.filter(({ userAgent }) => userAgent !== '' && !isbot(userAgent))
    if (hits.length === 0) return
    const { db } = this.#parts
    const salt = await this.#saltOf(day)
    const counted = await transact(db, async (tx) => {
      const there = await holdSites(tx, [...new Set(hits.map(({ siteId }) => siteId))])
      const known = hits.filter(({ siteId }) => there.has(siteId))
      if (known.length === 0) return []
      const visitors = new Map(known.map((hit) => [visitorOf(salt, hit), hit.siteId]))
      const added = await insertVisitors(
        tx,
        [...visitors].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([visitor, siteId]) => ({ siteId, day, visitor })),
      )
      const bySite = [...Map.groupBy(known, ({ siteId }) => siteId)].toSorted(([a], [b]) => (a < b ? -1 : 1))
      const sums = await addDays(
        tx,
        bySite.map(([siteId, ofSite]) => ({
          siteId,
          day,
          views: ofSite.length,
          visitors: added.filter((one) => one.siteId === siteId).length,
        })),
      )
      for (const [siteId, ofSite] of bySite) {
        const areMany = (await countReferrers(tx, siteId, day)) >= mostReferrers
        await addViews(tx, viewsOf(siteId, day, ofSite, areMany))
      }
      return sums
    })
    await this.#rest(counted)
  }

  async #saltOf(day: string): Promise<string> {
    if (this.#salt?.day !== day)
      this.#salt = { day, salt: await saltOf(this.#parts.db, day, randomBytes(32).toString('hex')) }
    return this.#salt.salt
  }

  /** Lets sites rest that have had more views than their plan serves in a day, and tells their owners once. */
  async #rest(days: readonly DayCount[]): Promise<void> {
    const { db, config, mail, now } = this.#parts
    const least = mostViews('free', config.billing)
    for (const { siteId, day, views } of days) {
      if (views < least || day !== dayOf(now())) continue
      const site = await findSiteById(db, siteId)
      const owner = site && (await deliverySite(db, siteId))
      if (!site || !owner) continue
      const limit = mostViews((await ownerPlan(db, site.workspaceId)).plan, config.billing)
      if (views < limit) {
        this.#resting.delete(siteId)
        continue
      }
      this.#resting.set(siteId, day)
      if (await noteRested(db, siteId, day))
        mail?.send(
          restingLetter(
            owner.ownerEmail,
            owner.projectName,
            limit,
            `${config.baseUrl}/projects/${owner.projectId}/site`,
          ),
        )
    }
  }
}

/** Nobody finds the address again: the salt is random, and gone tomorrow. */
function visitorOf(salt: string, { siteId, address, userAgent }: PageHit): string {
  return createHash('sha256').update(`${salt}\n${siteId}\n${address}\n${userAgent}`).digest('base64url').slice(0, 22)
}

function viewsOf(siteId: string, day: string, hits: readonly PageHit[], areMany: boolean): ViewCount[] {
  const counts = new Map<string, ViewCount>()
  const add = (kind: ViewCount['kind'], name: string) => {
    const key = `${kind} ${name}`
    const known = counts.get(key)
    if (known) known.views += 1
    else counts.set(key, { siteId, day, kind, name, views: 1 })
  }
  let hosts = 0
  const seen = new Set<string>()
  for (const { path, referrer, userAgent } of hits) {
    add('page', path.slice(0, 200))
    add('device', deviceOf(userAgent))
    if (referrer === null) continue
    if (referrer !== '' && !seen.has(referrer)) hosts += 1
    seen.add(referrer)
    add('referrer', referrer !== '' && (areMany || hosts > mostReferrers) ? otherHosts : referrer.slice(0, 100))
  }
  return [...counts.values()].toSorted((a, b) => (`${a.kind} ${a.name}` < `${b.kind} ${b.name}` ? -1 : 1))
}
