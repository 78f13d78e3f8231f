import type { SiteVisit } from './hooks.ts'

/** Notes a page for the counts of its site. Who asks not to be tracked (DNT, GPC) is not counted. */
export function countPage({ services, site, c, path, address, hostname }: SiteVisit): void {
  if (c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1') return
  // What a browser fetches ahead is seen by nobody yet.
  if (/prefetch|prerender/.test(c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '')) return
  services.visits.count({
    siteId: site.id,
    at: services.now(),
    address,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 400),
    path,
    referrer: referrerOf(c.req.header('referer') ?? '', hostname),
  })
}

function referrerOf(referrer: string, hostname: string): string | null {
  if (!URL.canParse(referrer)) return ''
  const host = new URL(referrer).hostname.toLowerCase()
  return host === hostname ? null : host
}
