import type { PublishedSite, Release } from '#api/sites.ts'
import type { Config } from '../config.ts'
import type { SiteRow } from '../db/queries/served-sites.ts'
import type { ReleaseRow } from '../db/queries/sites.ts'
import { siteAddress } from '../publish-origin.ts'

/** What of a site leaves the server, listed by hand: never its password. */
export function siteAnswer(
  { publish }: Pick<Config, 'publish'>,
  row: SiteRow,
  live: ReleaseRow | null,
  mainDomain: string | null,
): PublishedSite {
  return {
    id: row.id,
    name: row.name,
    url: siteAddress(publish, row.name, mainDomain),
    state: row.state,
    visibility: row.visibility,
    has_password: row.passwordHash !== null,
    badge: row.badge,
    noindex: row.noindex,
    taken_down_why: row.takenDownWhy,
    live: live && releaseAnswer(live),
  }
}

export function releaseAnswer(row: ReleaseRow): Release {
  return {
    id: row.id,
    number: row.number,
    created_at: row.createdAt.toISOString(),
    by: row.firstName ?? row.email,
    pages: row.pages,
    bytes: row.bytes,
  }
}
