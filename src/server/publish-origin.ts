/** Where sites are served: a name of their own each, in front of a domain that the app does not use. */
export type PublishOrigin = { scheme: 'http' | 'https'; domain: string; port: string }

const place = '{site}'

/** Reads a pattern such as `https://{site}.pages.example`; null when it is none. */
export function readPublishOrigin(pattern: string): PublishOrigin | null {
  const url = pattern.replace(place, 'site')
  if (pattern === url || !URL.canParse(url)) return null
  const { protocol, hostname, port, pathname, search, hash, username } = new URL(url)
  const domain = hostname.slice('site.'.length)
  const isPlain = pathname === '/' && search === '' && hash === '' && username === ''
  if (!isPlain || !hostname.startsWith('site.') || domain === '') return null
  if (protocol !== 'http:' && protocol !== 'https:') return null
  return { scheme: protocol === 'https:' ? 'https' : 'http', domain, port }
}

/** Whether a host name of BASE_URL is this machine itself. */
export const isOwnMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** On a machine of one's own browsers find every name under localhost; elsewhere a domain has to be set up. */
export function publishOrigin(
  pattern: string | undefined,
  baseUrl: string,
  refuse: (words: string) => never,
): PublishOrigin | null {
  const { hostname, port, protocol } = new URL(baseUrl)
  const own = isOwnMachine(hostname) ? `${protocol}//${place}.localhost${port && `:${port}`}` : null
  const used = pattern ?? own
  const origin = used === null ? null : readPublishOrigin(used)
  if (origin && hostname.endsWith(`.${origin.domain}`))
    refuse('BASE_URL lies under the domain of PUBLISH_ORIGIN, so that a site could take its name. Publish elsewhere.')
  return origin
}

/** The address of a site, without a slash at its end. */
export function siteUrl({ scheme, domain, port }: PublishOrigin, name: string): string {
  return `${scheme}://${name}.${domain}${port === '' ? '' : `:${port}`}`
}

/** The address that people see: its own domain, if it has a live one. */
export const siteAddress = (publish: PublishOrigin | null, name: string, mainDomain: string | null): string =>
  mainDomain === null ? (publish ? siteUrl(publish, name) : '') : `https://${mainDomain}`

/** The name in front of the domain of sites; null when this host is none of theirs. The port is whatever leads here. */
export function siteNameOf(origin: PublishOrigin, hostname: string): string | null {
  const end = `.${origin.domain}`
  return hostname.endsWith(end) ? hostname.slice(0, -end.length) : null
}

/** The host name that a request was sent to, lower case, without port and final dot; null when it is none. */
export function hostnameOf(host: string): string | null {
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : null
}
