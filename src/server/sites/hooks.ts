import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import type { Services } from '../services.ts'
import { countPage } from './count-page.ts'
import { formPaths } from './forms/answer-form.ts'
import { herePaths } from './here.ts'
import { reportPaths } from './report.ts'
import type { ServedSite } from './served-sites.ts'

/** A request that came to a site: never one to the app. */
export type SiteVisit = {
  services: Services
  site: ServedSite
  /** the host name that was asked for, lower case: the site's own */
  hostname: string
  /** the domain of somebody's own that was asked for; null: the site's name under the host's domain */
  domain: { id: string; name: string } | null
  /** of the address, decoded, such as '/about' */
  path: string
  /** the visitor's network address, by the rule of TRUSTED_PROXIES */
  address: string
  c: Context<AppEnv>
}

/**
 * An address under which a site answers itself. The site is live and its password, if it has one, was given; with
 * `whenever` also while it is paused, taken down or asks for its password.
 */
export type OwnPath = {
  method: 'GET' | 'POST'
  /** the whole path, or with a slash at its end everything below it, such as '/_forms/' */
  path: `/_${string}`
  whenever?: true
  /** null: nothing is there, so that the site's own 404 answers */
  answer(visit: SiteVisit): Promise<Response | null>
}

/**
 * What the room of sites asks others for. To plug in, add to these lists in this file, with functions of files of your own:
 *
 * - `ownPaths`: who answers `POST /_forms/{key}`, `/_v`, `/_report`. Paths that begin with '/_' belong to us: no page of a
 *   release has one. Sec-Fetch-Site and Origin are not looked at before; bodies are limited by nobody else.
 * - `onPage`: called after each page (GET, 200 or 304, text/html) that a visitor gets of a live site, before the answer
 *   leaves. It returns at once: what takes time is done beside it, and what it throws is logged and told to nobody.
 */
export const hooks: {
  ownPaths: OwnPath[]
  onPage: ((visit: SiteVisit) => void)[]
} = { ownPaths: [...formPaths, ...reportPaths, ...herePaths], onPage: [countPage] }
