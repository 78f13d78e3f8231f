import { Hono } from 'hono'
import { cookiePrefix } from '../auth/library.ts'
import type { Config } from '../config.ts'
import { answerAsset, readAssets } from '../http/assets.ts'
import type { AppEnv } from '../http/context.ts'
import { appPolicy, tabPolicy } from '../http/headers.ts'
import { type BuiltPage, readBuiltPages } from '../http/pages.ts'
import { visitorOfPage } from '../http/visitor.ts'

/** Paths that the client draws itself, without a prerendered page. */
const clientPaths = new Set(['/app', '/auth', '/projects', '/settings', '/workspaces/new'])
/** A project or one page as somebody sees it who has a link to look or to review; the link's secret stands in the fragment. */
const shared = new Set(['/p', '/review'])
/** A page alone in its tab. */
const previewTab = '/tab'
const clientPath = /^\/(?:projects\/[\da-f-]{36}(?:\/site)?|settings\/[\w/-]+)$/i

/** What is shown to whoever has a link: search engines leave it out, nobody keeps it, and no link tells where it was. */
const unlisted = {
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** The built client: files, prerendered pages, the shell, and an honest 404 for everything else. */
export function createSite(config: Config, clientDir: string): Hono<AppEnv> {
  const assets = readAssets(clientDir)
  const pages = readBuiltPages(clientDir)
  const sessionCookie = `${cookiePrefix(config)}.session_token`
  const site = new Hono<AppEnv>()
  site.get('*', visitorOfPage(config), (c) => {
    const path = withoutSlashes(c.req.path)
    const asset = assets.get(path)
    if (asset) return answerAsset(asset, c.req.header('accept-encoding'))
    const page = path === '/404' ? undefined : pages.byPath.get(path)
    const isKnown = hasCookie(c.req.header('cookie'), sessionCookie)
    const seen = (built: BuiltPage) => (isKnown ? { ...built, html: signedInPage(built.html) } : built)
    if (page) return answer(seen(page), 200)
    if (path === previewTab) return tab()
    if (shared.has(path)) return answer(pages.shell, 200, unlisted)
    if (clientPaths.has(path) || clientPath.test(path)) return answer(seen(pages.shell), 200)
    if (path.startsWith('/assets/')) return c.text('Not found', 404)
    // The client draws its own 404 at the address that was asked for.
    return answer(seen(pages.shell), 404)
  })
  return site

  /** Apart from the builder that opened it: no opener, and a process of its own for a page that keeps it busy. */
  function tab(): Response {
    const policy = tabPolicy(config, pages.shell.scripts)
    return answer(pages.shell, 200, { 'Content-Security-Policy': policy, 'Cross-Origin-Opener-Policy': 'same-origin' })
  }

  function answer(page: BuiltPage, status: number, other: Record<string, string> = {}): Response {
    return new Response(page.html, {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        Vary: 'Cookie',
        'Content-Security-Policy': appPolicy(config, page.scripts),
        ...other,
      },
    })
  }
}

/** '/app//' is '/app'. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Whether the browser sent a cookie of that name; what it is worth is found out by whoever reads it. */
function hasCookie(header: string | undefined, name: string): boolean {
  return (header ?? '').split(';').some((pair) => pair.trim().startsWith(`${name}=`))
}

/** The page of somebody who seems to be signed in: its header is theirs from the first paint on, also in a new browser profile. */
function signedInPage(html: string): string {
  return html.replace('<html ', '<html data-signed-in="" ')
}
