import { extractTitle } from '#design/clean.ts'
import { parseSource } from '#design/parse.ts'
import { maxPages, pageNameProblem } from '#rules/pages.ts'
import { plainLine } from '#rules/plain-text.ts'
import { linksBefore } from '../file-links.ts'
import { pageListName, readPageList } from '../page-list.ts'
import { textOf } from './file-text.ts'
import { readAttribute } from './page-context.ts'
import { linkPages } from './page-links.ts'
import { freeName, pageNameOf } from './page-names.ts'
import { ImportProblem, kinds } from './problem.ts'
import { type FoundPage, type ImportTools, readPage } from './read-page.ts'
import { siteOf } from './site.ts'
import { openZip, type ZipFiles } from './zip-files.ts'

/** The pages of a file, and those that could not come in with the reason of each. */
export type ImportResult = { pages: FoundPage[]; refused: { file: string; reason: string }[] }

/**
 * The pages of a zip, each by itself: one that cannot come in does not keep the others out.
 * @throws ImportProblem when none can
 */
export async function pagesOfZip(zip: string, bytes: Uint8Array, tools: ImportTools): Promise<ImportResult> {
  const files = openZip(zip, bytes)
  const { list, folder } = pageListOf(files)
  const all = files.paths.filter((path) => /\.html?$/i.test(path)).sort(homeFirst)
  if (all.length === 0) throw noPage(zip, files)
  const { pages: paths, skipped } = worthReading(files, all)
  const refused = [...skipped, ...tooMany(paths.slice(maxPages))]
  const read: FoundPage[] = []
  const hosts = new Map<string, string>()
  const listed = (path: string) => list.find(({ file }) => folder + file === path)
  const top = folderOfAll(paths)
  const own = new Map(list.map(({ name, file }) => [name, file]))
  for (const [index, path] of paths.slice(0, maxPages).entries()) {
    tools.onProgress?.({ done: index, total: Math.min(paths.length, maxPages), file: path })
    try {
      const text = textOf(path, files.read(path) ?? new Uint8Array())
      hosts.set(path, hostOf(text))
      const page = await readPage(path, text, tools, {
        site: siteOf(path, files, baseOf(text), hosts.get(path)),
        relink: (html) => linksBefore(html, own, listed(path)?.links ?? []) ?? html,
      })
      const name = listed(path)?.name ?? pageNameOf(path.slice(top.length), extractTitle(page.html))
      read.push(pageNameProblem([], name) === null ? { ...page, name: plainLine(name) } : page)
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error
      refused.push({ file: path, reason: error.what })
      if (paths.length === 1) throw error
    }
  }
  if (read.length === 0) throw new ImportProblem(`No page of “${zip}” can be imported`, refusedLine(refused), kinds)
  const order = (name: string) => list.findIndex((entry) => entry.name === name) + 1 || list.length + 1
  const named = distinct(read.toSorted((a, b) => order(a.name) - order(b.name)))
  return { pages: named.map((page) => (listed(page.file) ? page : linked(page, named, files, hosts))), refused }
}

const refusedLine = (refused: ImportResult['refused']) =>
  refused
    .slice(0, 3)
    .map(({ file, reason }) => `${file}: ${reason}`)
    .join(' ')

function noPage(zip: string, { paths }: ZipFiles): ImportProblem {
  const what = paths.some((path) => /\.[jt]sx$/.test(path))
    ? 'It holds components that have to be built first, and no HTML page.'
    : 'There is no HTML page in it.'
  return new ImportProblem(`“${zip}” holds no page`, what, kinds)
}

function pageListOf(files: ZipFiles) {
  const path = files.paths.find((other) => other === pageListName || other.endsWith(`/${pageListName}`))
  const bytes = path === undefined ? null : files.read(path)
  const list = bytes && readPageList(new TextDecoder().decode(bytes))
  return { list: list ?? [], folder: (path ?? '').slice(0, -pageListName.length) }
}

/** The folder in which all pages lie, as when a folder was packed: it says nothing of them. */
function folderOfAll(paths: readonly string[]): string {
  const [first = ''] = paths
  let folder = first.slice(0, first.lastIndexOf('/') + 1)
  while (folder !== '' && !paths.every((path) => path.startsWith(folder))) {
    folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1)
  }
  return folder
}

/** The page at the top comes first, then by place; pages that say what is missing come last. */
function homeFirst(a: string, b: string): number {
  const rank = (path: string) =>
    path.split('/').length * 4 -
    (/(^|\/)index\.html?$/i.test(path) ? 1 : 0) +
    (/(^|\/)(404|500|_error)\b/i.test(path) ? 100 : 0)
  return rank(a) - rank(b) || a.localeCompare(b)
}

/** Without feeds, copies of pages in a folder of files, and files that only send on to a page. */
function worthReading(
  files: ZipFiles,
  paths: readonly string[],
): { pages: string[]; skipped: ImportResult['refused'] } {
  const skipped: ImportResult['refused'] = []
  const pages = paths.filter((path) => {
    if (/_files\/[^/]*$/.test(path) && paths.length > 1) return false
    let start = ''
    try {
      start = new TextDecoder('latin1').decode(files.read(path)?.subarray(0, 2000))
    } catch {
      return true
    }
    if (/^[^<]*<\?xml[\s\S]{0,600}<(rss|feed|urlset|rdf)/i.test(start) || /^\s*<(rss|feed|urlset)\b/i.test(start))
      return false
    if (!/http-equiv\s*=\s*["']?refresh/i.test(start) || start.length >= 2000) return true
    skipped.push({ file: path, reason: 'It only sends on to another page.' })
    return false
  })
  return pages.length > 0 ? { pages, skipped } : { pages: [...paths], skipped: [] }
}

function tooMany(paths: readonly string[]): ImportResult['refused'] {
  const [first, ...others] = paths
  if (first === undefined) return []
  const rest = others.length === 0 ? first : `${first} and ${others.length.toLocaleString('en')} more`
  return [{ file: rest, reason: `A project has at most ${maxPages} pages: import these in another zip.` }]
}

const baseOf = (text: string) => /<base\b[^>]*\shref\s*=\s*["']?([^"'\s>]+)/i.exec(text.slice(0, 50_000))?.[1] ?? ''

/** The host that a page gives as its own. */
function hostOf(text: string): string {
  const named = parseSource(text).elements.flatMap((element) => {
    const rel = element.tag === 'link' && readAttribute(element, 'rel')?.toLowerCase() === 'canonical'
    const meta = element.tag === 'meta' && readAttribute(element, 'property')?.toLowerCase() === 'og:url'
    return rel ? (readAttribute(element, 'href') ?? []) : meta ? (readAttribute(element, 'content') ?? []) : []
  })
  const saved = /saved from url=\(\d+\)(\S+)/.exec(text.slice(0, 3000))?.[1]
  return (
    [...named, saved ?? '', baseOf(text)]
      .map((address) => /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? '')
      .find(Boolean) ?? ''
  )
}

function distinct(pages: FoundPage[]): FoundPage[] {
  const taken: string[] = []
  return pages.map((page) => {
    const name = freeName(taken, page.name)
    taken.push(name)
    return { ...page, name }
  })
}

/** Links to the other pages of the zip become links to the pages that they are now. */
function linked(
  page: FoundPage,
  all: readonly FoundPage[],
  files: ZipFiles,
  hosts: ReadonlyMap<string, string>,
): FoundPage {
  const names = new Map(all.map(({ file, name }) => [file, name]))
  const site = siteOf(page.file, files, '', hosts.get(page.file) ?? '')
  const html = linkPages(page.html, (address) => {
    const found = site.findPage(address)
    const name = found && names.get(found.path)
    return name ? { page: name, hash: found.hash } : null
  })
  return { ...page, html }
}
