import { isIP } from 'node:net'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import { isHidden } from '#rules/sites.ts'
import { herePath } from '../domains/probe-domain.ts'
import { clientAddress } from '../http/address.ts'
import type { AppEnv } from '../http/context.ts'
import type { Services } from '../services.ts'
import { StampedPages } from './forms/stamped-pages.ts'
import { siteFiles } from './site-files.ts'
import { siteHeaders } from '../presenters/site-headers.ts'
import { answerFile } from './answer-file.ts'
import { inFrame } from './frame.ts'
import { hooks, type SiteVisit } from './hooks.ts'
import { passwordGate } from './password-gate.ts'
import { hostnameOf, siteAddress, siteNameOf, siteUrl } from '../publish-origin.ts'
import { type Named, type ServedSite, ServedSites } from './served-sites.ts'

/**
 * Answers what was sent to the host of a site, before anything of the app sees it: no route, no cookie, no header of the
 * app. Only the Host header decides; X-Forwarded-Host is never read. What came to another host goes on to the app, which
 * answers to its own names only.
 */
export function answerSites(services: Services) {
  const { config } = services
  const appHosts = new Set(
    [config.baseUrl, config.previewOrigin].flatMap((url) => (url === null ? [] : [new URL(url).hostname])),
  )
  const sites = new ServedSites(services.db, services.bus, services.now)
  const files = siteFiles(services)
  const stampedPages = new StampedPages(files)
  return createMiddleware<AppEnv>(async (c, next) => {
    const hostname = hostnameOf(c.req.header('host') ?? new URL(c.req.url).host)
    if (hostname === null || appHosts.has(hostname)) return next()
    const response = await ofSite(c, hostname)
    return response ?? next()
  })

  /** Null: this host is none of a site. */
  async function ofSite(c: Context<AppEnv>, hostname: string): Promise<Response | null> {
    try {
      const found = await named(c, hostname)
      if (found === null) return null
      if (found instanceof Response) return withHeaders(found)
      const visit = visitOf(c, found, hostname)
      return withHeaders(toMain(visit) ?? (await answer(visit)), found.domain !== null)
    } catch (error) {
      services.logger.error({ err: error, requestId: c.get('requestId') }, 'a site could not be answered')
      return withHeaders(
        new Response('This site cannot be shown right now. Try again in a moment.\n', {
          status: 503,
          headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5', 'Cache-Control': 'no-store' },
        }),
      )
    }
  }

  /** Null: this host is none of a site. */
  async function named(c: Context<AppEnv>, hostname: string): Promise<Found | Response | null> {
    const name = config.publish && siteNameOf(config.publish, hostname)
    if (name === null) return config.domains && isDomain(hostname) ? asFound(await sites.byDomain(hostname)) : null
    // No site has a dot in its name, or is called as long.
    const found = name.includes('.') || name.length > 60 ? null : await sites.byName(name)
    if (found === null) return nobody()
    if ('site' in found) return found
    const to = config.publish ? siteUrl(config.publish, found.movedTo) : ''
    return moved(`${to}${pathAndQuery(c.req.url)}`)
  }

  function visitOf(c: Context<AppEnv>, { site, domain }: Found, hostname: string): SiteVisit {
    const address = clientAddress(
      c.env.incoming.socket.remoteAddress,
      c.req.header('x-forwarded-for'),
      config.trustedProxies,
    )
    return { services, site, domain, hostname, address, c, path: decoded(new URL(c.req.url).pathname) }
  }

  async function answer(visit: SiteVisit): Promise<Response> {
    const { site, c, path } = visit
    const own = hooks.ownPaths.find(
      (one) => one.method === c.req.method && (one.path.endsWith('/') ? path.startsWith(one.path) : path === one.path),
    )
    if (own?.whenever) return (await own.answer(visit)) ?? missing(visit)
    if (site.state === 'unpublished') return nobody()
    if (site.state === 'taken_down') return inFrame(files, null, takenDown)
    if (site.state === 'paused') return inFrame(files, site, paused)
    const gate = await passwordGate(visit, files)
    if (gate) return gate
    if (own) return (await own.answer(visit)) ?? missing(visit)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return new Response('This address only answers GET.\n', { status: 405, headers: { Allow: 'GET, HEAD' } })
    return page(visit)
  }

  async function page(visit: SiteVisit): Promise<Response> {
    const { site, c, path } = visit
    const file = path.startsWith('/_') ? undefined : site.files.get(path)
    if (!file) {
      const to = tidyPath(site, path)
      return to === null ? missing(visit) : moved(to + new URL(c.req.url).search)
    }
    if (isPage(file) && services.visits.isResting(site.id)) return inFrame(files, site, resting)
    const isPrivate = site.visibility === 'password'
    const withForms = isPage(file) ? await stampedPages.answer(visit, file, askedBy(c), isPrivate) : null
    const response = withForms ?? (await answerFile(files, file, askedBy(c), { isPrivate }))
    if (!response) throw new Error(`The file ${file.sha256} of a live release is not in the store.`)
    if (isHidden(site, services.now())) response.headers.set('X-Robots-Tag', 'noindex')
    if (isPage(file) && c.req.method === 'GET') tellPage(visit)
    return response
  }

  function tellPage(visit: SiteVisit): void {
    for (const tell of hooks.onPage) {
      try {
        tell(visit)
      } catch (error) {
        services.logger.error({ err: error }, 'a visit was not counted')
      }
    }
  }

  async function missing({ site, c }: SiteVisit): Promise<Response> {
    const file = site.files.get('/404.html')
    const asked = { ...askedBy(c), ifNoneMatch: undefined, range: undefined }
    const response = file && (await answerFile(files, file, asked, { status: 404 }))
    return response ?? nobody()
  }
}

const isDomain = (hostname: string) => hostname.includes('.') && hostname.length <= 253 && isIP(hostname) === 0

type Found = Extract<Named, { site: ServedSite }>
const asFound = (named: Named) => (named !== null && 'site' in named ? named : null)

/** All names of a site lead to its main one; what is sent to another one is taken there as well. */
function toMain({ services: { config }, site, domain, c, path }: SiteVisit): Response | null {
  const isAsked = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (site.mainDomain === (domain?.name ?? null) || site.state !== 'live' || !isAsked || path === herePath) return null
  // Another one may be chosen at any time: browsers remember this for a minute.
  return moved(`${siteAddress(config.publish, site.name, site.mainDomain)}${pathAndQuery(c.req.url)}`, 60)
}

const isPage = ({ type }: { type: string }) => type.startsWith('text/html')

const askedBy = (c: Context<AppEnv>) => ({
  method: c.req.method,
  acceptEncoding: c.req.header('accept-encoding'),
  ifNoneMatch: c.req.header('if-none-match'),
  range: c.req.header('range'),
})

/** Where a path leads that is written differently: slash at the end, capitals, '.html'. Only to what is there. */
function tidyPath(site: ServedSite, path: string): string | null {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  const lower = path.slice(0, end).toLowerCase()
  const bare = lower.endsWith('.html') ? lower.slice(0, -'.html'.length) : lower
  const tidy = bare === '/index' || bare === '' ? '/' : bare
  return tidy !== path && !tidy.startsWith('/_') && site.files.has(tidy) ? encodeURI(tidy) : null
}

/** A path that cannot be decoded names nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/_'
  }
}

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const moved = (to: string, seconds = 3600) =>
  new Response(null, { status: 301, headers: { Location: to, 'Cache-Control': `public, max-age=${seconds}` } })

const nobody = () =>
  new Response('There is no site at this address.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

/** The name of somebody's own is asked for with TLS only from then on, by browsers that were here once. */
const onlyTls = 'max-age=31536000'

function withHeaders(response: Response, isOwnDomain = false): Response {
  const { headers } = response
  if (isOwnDomain) headers.set('Strict-Transport-Security', onlyTls)
  for (const [name, value] of Object.entries(siteHeaders)) headers.set(name, value)
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
  return response
}

const paused = {
  title: 'Back soon',
  status: 503,
  headers: { 'Retry-After': '3600' },
  body: html`<h1>Back soon</h1><p>This site is resting for the moment. Look in again later.</p>`,
}

const resting = {
  title: 'Resting until tomorrow',
  status: 503,
  headers: { 'Retry-After': '3600' },
  body: html`<h1>Resting until tomorrow</h1>
<p>So many people came today that this site takes a rest. It is back tomorrow, with all that is on it.</p>`,
}

const takenDown = {
  title: 'Taken down',
  status: 451,
  body: html`<h1>This site was taken down</h1>
<p>It broke the rules of the host that kept it. Whoever made it was told why, and how to object.</p>`,
}
