import { Hono } from 'hono'
import type { Config } from '../config.ts'
import { answerAsset, readAssets } from '../http/assets.ts'
import type { AppEnv } from '../http/context.ts'
import { appPolicy, tabPolicy } from '../http/headers.ts'
import { type BuiltPage, readBuiltPages } from '../http/pages.ts'
import { visitorOfPage } from '../http/visitor.ts'

/** Paths that the client draws itself, without a prerendered page. */
const clientPaths = new Set(['/app', '/auth', '/projects', '/settings', '/workspaces/new'])
/** A page alone in its tab. */
const previewTab = '/tab'
const clientPath = /^\/(?:projects\/[\da-f-]{36}|settings\/[\w/-]+)$/i

/** The built client: files, prerendered pages, the shell, and an honest 404 for everything else. */
export function createSite(config: Config, clientDir: string): Hono<AppEnv> {
  const assets = readAssets(clientDir)
  const pages = readBuiltPages(clientDir)
  const site = new Hono<AppEnv>()
  site.get('*', visitorOfPage(config), (c) => {
    const path = withoutSlashes(c.req.path)
    const asset = assets.get(path)
    if (asset) return answerAsset(asset, c.req.header('accept-encoding'))
    const page = path === '/404' ? undefined : pages.byPath.get(path)
    if (page) return answer(page, 200)
    if (path === previewTab) return tab()
    if (clientPaths.has(path) || clientPath.test(path)) return answer(pages.shell, 200)
    if (path.startsWith('/assets/')) return c.text('Not found', 404)
    // The client draws its own 404 at the address that was asked for.
    return answer(pages.shell, 404)
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
