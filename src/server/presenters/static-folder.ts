import type { ReleaseFile, SiteRow } from '../db/queries/served-sites.ts'
import { cachingOf, siteHeaders } from './site-headers.ts'

/** A site with the files of the release that visitors see, and its number. */
export type LiveFiles = {
  site: SiteRow
  url: string
  release: number
  /** search engines are asked to leave it out */
  isHidden: boolean
  files: ReleaseFile[]
}

/** A folder for static hosts: files by the digests of their content, and what is written for the host itself. */
export function siteFolder({ site, url, release, isHidden, files: all }: LiveFiles) {
  const files = all.filter(isForVisitors)
  return {
    name: site.name,
    release,
    has_password: site.visibility === 'password',
    files: files.map((file) => ({ path: folderPath(file), sha256: file.sha256 })),
    texts: [
      { path: '_headers', text: headersFile(files, isHidden) },
      { path: '_redirects', text: redirectsFile(files, url) },
    ],
  }
}

/** Files of a release that visitors can ask for; what begins with '/_' is for the server. */
const isForVisitors = ({ path }: Pick<ReleaseFile, 'path'>) => !path.startsWith('/_')

/** Where a file lies in a folder for static hosts: they answer '/about' with 'about.html'. */
function folderPath({ path, type }: Pick<ReleaseFile, 'path' | 'type'>): string {
  if (path === '/') return 'index.html'
  const isBare = type.startsWith('text/html') && !path.endsWith('.html')
  return `${path.slice(1)}${isBare ? '.html' : ''}`
}

/** The file in which static hosts read their headers. No header of one file stands in two rules: some hosts would join them. */
function headersFile(files: readonly ReleaseFile[], isHidden: boolean): string {
  const shared: [string, string][] = [...Object.entries(siteHeaders), ...(isHidden ? [robots] : [])]
  const rules = new Map([['/*', shared]])
  for (const file of files) {
    const path = file.path.startsWith('/assets/') ? '/assets/*' : encodeURI(file.path)
    const policy: [string, string][] = file.policy === null ? [] : [['Content-Security-Policy', file.policy]]
    rules.set(path, [['Cache-Control', cachingOf(file, 200)], ...policy])
  }
  return [...rules].map(([path, headers]) => `${path}\n${headers.map(headerLine).join('')}`).join('\n')
}

const robots: [string, string] = ['X-Robots-Tag', 'noindex']
const headerLine = ([name, value]: [string, string]) => `  ${name}: ${value}\n`

/** The file in which static hosts read what leads elsewhere: pages by the names of their files, and reports to this host. */
function redirectsFile(files: readonly ReleaseFile[], url: string): string {
  const pages = files
    .filter(({ path, type }) => type.startsWith('text/html') && !path.endsWith('.html'))
    .map(({ path }) => `${path === '/' ? '/index.html' : encodeURI(`${path}.html`)} ${encodeURI(path)} 301\n`)
    .join('')
  return `${pages}/_report ${url}/_report 302\n`
}
