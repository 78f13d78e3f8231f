import type { Bus } from '../bus/bus.ts'
import type { Db } from '../db/database.ts'
import { findDomainSite } from '../db/queries/domains.ts'
import {
  findForwarded,
  findServedSite,
  listReleaseFiles,
  type ReleaseFile,
  type ServedRow,
} from '../db/queries/served-sites.ts'
import { LruMap } from './lru-map.ts'

/** A site as it is served: its row, and the files of its live release by path. */
export type ServedSite = ServedRow & { files: ReadonlyMap<string, ReleaseFile> }

/** What a name stands for: a site, the name that it has now, or nothing. */
export type Named = { site: ServedSite; domain: { id: string; name: string } | null } | { movedTo: string } | null

const mostSites = 500
/** However the news of a change got lost, it is not believed for longer. */
const believedMs = 10_000

type Known = { named: Named; until: number }

/** What is served under which name, kept in memory until somebody changes it, in whichever process. */
export class ServedSites {
  readonly #db: Db
  readonly #now: () => Date
  readonly #known = new LruMap<Known>(mostSites)
  /** names that nobody has, apart: whoever makes many up drives out no site */
  readonly #nobody = new LruMap<Known>(mostSites)
  /** what is read while something changes is not kept */
  #changes = 0

  constructor(db: Db, bus: Bus, now: () => Date) {
    this.#db = db
    this.#now = now
    bus.subscribe({
      onEvent: (event) => {
        if (event.type === 'site') this.#forget((key, named) => key === event.name || idOf(named) === event.site_id)
        else if (event.type === 'project-deleted')
          this.#forget((_, named) => named !== null && 'site' in named && named.site.projectId === event.project_id)
      },
      onGap: () => this.#forget(() => true),
    })
  }

  /** By the label in front of the host's domain. */
  async byName(name: string): Promise<Named> {
    return this.#read(name, async () => {
      const row = await findServedSite(this.#db, { name })
      if (row) return { site: await this.#withFiles(row), domain: null }
      const movedTo = await findForwarded(this.#db, name, this.#now())
      return movedTo === null ? null : { movedTo }
    })
  }

  /** By a domain of somebody's own, which has a dot: no name under the host's domain does. */
  async byDomain(name: string): Promise<Named> {
    return this.#read(name, async () => {
      const found = await findDomainSite(this.#db, name, this.#now())
      const row = found && (await findServedSite(this.#db, { id: found.siteId }))
      return row ? { site: await this.#withFiles(row), domain: { id: found.id, name } } : null
    })
  }

  async #withFiles(row: ServedRow): Promise<ServedSite> {
    const files = row.liveReleaseId === null ? [] : await listReleaseFiles(this.#db, row.liveReleaseId)
    return { ...row, files: new Map(files.map((file) => [file.path, file])) }
  }

  async #read(key: string, read: () => Promise<Named>): Promise<Named> {
    const known = this.#known.get(key) ?? this.#nobody.get(key)
    const now = this.#now().getTime()
    if (known && known.until > now) return known.named
    const changes = this.#changes
    const named = await read()
    const kept = named === null ? this.#nobody : this.#known
    if (changes === this.#changes) kept.set(key, { named, until: now + believedMs })
    return named
  }

  #forget(isMeant: (key: string, named: Named) => boolean): void {
    this.#changes += 1
    for (const kept of [this.#known, this.#nobody])
      for (const [key, { named }] of kept.entries()) if (isMeant(key, named)) kept.delete(key)
  }
}

const idOf = (named: Named) => (named !== null && 'site' in named ? named.site.id : null)
