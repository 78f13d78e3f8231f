import type { ZipFiles } from './zip-files.ts'

/** The files beside a page, found by the addresses that stand in it. */
export type Site = {
  /** the path of the file that an address means, null when there is none */
  find: (address: string) => string | null
  /** the path of the page that a link leads to, with what stands behind its `#` */
  findPage: (address: string) => { path: string; hash: string } | null
  read: (path: string) => Uint8Array | null
  /** the same files as seen from another one of them */
  from: (path: string) => Site
}

/** A page that came alone. */
export const noSite: Site = { find: () => null, findPage: () => null, read: () => null, from: () => noSite }

/**
 * What a file of a zip can reach of the others. Addresses may be relative, begin at the root of the site or with its own
 * host, be encoded, carry a query (`style.css?v=3`), and differ in case or in how accents are written.
 * @param own the host and first folder that the pages give as their own, such as 'a.example/shop/'; empty when unknown
 */
export function siteOf(path: string, files: ZipFiles, base = '', own = ''): Site {
  const index = indexOf(files)
  const lookUp = (candidates: readonly string[]) => {
    for (const candidate of candidates) {
      const found = index.get(keyOf(candidate))
      if (found !== undefined) return found
    }
    return null
  }
  return {
    find: (address) => lookUp(places(path, base, own, address)),
    findPage(address) {
      const [before, hash] = splitOnce(address, '#')
      if (before === '') return null
      const found = lookUp(places(path, base, own, before).flatMap(pagesAt))
      return found === null || !/\.html?$/i.test(found) ? null : { path: found, hash: hash === '' ? '' : `#${hash}` }
    },
    read: (target) => readQuietly(files, target),
    from: (target) => siteOf(target, files, '', own),
  }
}

/** A file that cannot be unpacked is one that is not there: the page says what it misses. */
function readQuietly(files: ZipFiles, path: string): Uint8Array | null {
  try {
    return files.read(path)
  } catch {
    return null
  }
}

const indexes = new WeakMap<ZipFiles, Map<string, string>>()

function indexOf(files: ZipFiles): Map<string, string> {
  const known = indexes.get(files) ?? new Map(files.paths.toReversed().map((path) => [keyOf(path), path]))
  indexes.set(files, known)
  return known
}

const keyOf = (path: string) => path.normalize('NFC').toLowerCase()

const nowhere = 'https://zip.invalid/'

/** Where a file may lie that an address means, the likeliest first. */
function places(from: string, base: string, own: string, address: string): string[] {
  const trimmed = address.trim().replaceAll('\\', '/')
  if (trimmed === '') return []
  const asked = nextPicture(trimmed) ?? trimmed
  let url: URL
  try {
    const start = new URL(encodePath(from), nowhere)
    url = new URL(asked, isLocal(base) ? new URL(base, start) : start)
  } catch {
    return []
  }
  if (!/^https?:$/.test(url.protocol)) return []
  const path = decoded(url.pathname.slice(1))
  const asWritten = url.search === '' ? [] : [`${path}${decoded(url.search)}`, path + url.search]
  const withQuery = [...asWritten, ...asWritten.map((name) => name.replace('?', '@')), path]
  const roots = ancestors(from)
  if (!url.href.startsWith(nowhere)) {
    const byHost = withQuery.map((name) => `${url.host}/${name}`)
    const atRoot = own !== '' && url.host === own ? withQuery : []
    return roots.flatMap((root) => [...byHost, ...atRoot].map((name) => root + name))
  }
  if (!asked.startsWith('/') && base === '') return withQuery
  // a site that was built for a folder of its host: '/shop/assets/x.css' lies in 'assets'
  const deeper = withQuery.flatMap((name) => (name.includes('/') ? [name.slice(name.indexOf('/') + 1)] : []))
  return [...withQuery, ...deeper].flatMap((name) => roots.map((root) => root + name))
}

const isLocal = (address: string) => address !== '' && !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address.trim())

/** Next.js asks its server for pictures: '/_next/image?url=%2Fboat.jpg&w=640'. */
function nextPicture(address: string): string | null {
  const query = /^[^?]*\/_next\/image\/?\?(.*)$/.exec(address)?.[1]
  return query === undefined ? null : new URLSearchParams(query.replaceAll('&amp;', '&')).get('url')
}

/** The top of the zip and each folder on the way to a file: any of them may be the root of its site. */
function ancestors(path: string): string[] {
  const folders = path.split('/').slice(0, -1)
  return folders.reduce<string[]>((all, folder) => [...all, `${all.at(-1) ?? ''}${folder}/`], ['']).slice(0, 12)
}

/** 'about' may be a file of that name with its ending, or a folder with a page in it. */
function pagesAt(place: string): string[] {
  if (/\.html?$/i.test(place)) return [place]
  const bare = place.replace(/\/$/, '')
  const folder = bare === '' ? '' : `${bare}/`
  return [`${folder}index.html`, `${folder}index.htm`, `${bare}.html`, `${bare}.htm`]
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
