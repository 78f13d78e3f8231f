import { extractTitle } from '#design/clean.ts'
import { parseSource } from '#design/parse.ts'
import { homePage } from '#rules/chat.ts'
import { maxPages as visitorPages, pageNameProblem } from '#rules/pages.ts'
import { plainLine } from '#rules/plain-text.ts'
import { linksBefore } from '../file-links.ts'
import { pageListName, readPageList } from '../page-list.ts'
import { textOf } from './file-text.ts'
import { readAttribute } from './page-context.ts'
import { linkPages } from './page-links.ts'
import { freeName, pageNameOf } from './page-names.ts'
import { ImportProblem, kinds } from './problem.ts'
import { type FoundPage, type ImportTools, readPage } from './read-page.ts'
import { siteOf, splitOnce } from './site.ts'
import { choosePages, type RefusedFile, together } from './zip-choice.ts'
import { openZip, type ZipFiles } from './zip-files.ts'

/** The pages of a file, and those that could not come in with the reason of each. */
export type ImportResult = { pages: FoundPage[]; refused: RefusedFile[] }

/**
 * The pages of a zip, each by itself: one that cannot come in does not keep the others out.
 * @throws ImportProblem when none can
 */
export async function pagesOfZip(zip: string, bytes: Uint8Array, tools: ImportTools): Promise<ImportResult> {
  const { maxPages = visitorPages } = tools
  const whole = openZip(zip, bytes)
  const { list, folder } = pageListOf(whole)
  const { files, pages: paths, skipped, copies } = choosePages(whole)
  if (paths.length === 0 && skipped.length === 0) throw noPage(zip, whole)
  const many = `A project has at most ${maxPages} pages: import these in another zip.`
  const refused = [...skipped, ...together(paths.slice(maxPages), many)]
  const read: FoundPage[] = []
  const hosts = new Map<string, string>()
  const addresses = new Map<string, string>()
  const listed = (path: string) => list.find(({ file }) => folder + file === path)
  const top = folderOfAll(paths)
  const own = new Map(list.map(({ name, file }) => [name, file]))
  for (const [index, path] of paths.slice(0, maxPages).entries()) {
    tools.onProgress?.({ done: index, total: Math.min(paths.length, maxPages), file: path })
    try {
      const text = textOf(path, files.read(path) ?? new Uint8Array())
      const address = ownAddress(text)
      hosts.set(path, hostOf(address === '' ? baseOf(text) : address))
      addresses.set(path, address)
      const page = await readPage(path, text, tools, {
        site: siteOf(path, files, baseOf(text), hosts.get(path)),
        relink: (html) => linksBefore(html, own, listed(path)?.links ?? []) ?? html,
      })
      const name = listed(path)?.name ?? pageNameOf(path.slice(top.length), extractTitle(page.html))
      read.push(pageNameProblem([], name) === null ? { ...page, name: plainLine(name) } : page)
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error
      refused.push(...together([path], error.what))
      if (paths.length === 1) throw error
    }
  }
  if (read.length === 0) throw new ImportProblem(`No page of “${zip}” can be imported`, refusedLine(refused), kinds)
  const order = (name: string) =>
    list.findIndex((entry) => entry.name === name) + 1 || list.length + (name === homePage ? 1 : 2)
  const byAddress = pagesByAddress(addresses)
  const named = distinct(withHome(read, byAddress).toSorted((a, b) => order(a.name) - order(b.name)))
  const known: Known = { files, hosts, copies, byAddress }
  return { pages: named.map((page) => (listed(page.file) ? page : linked(page, named, known))), refused }
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

const baseOf = (text: string) => /<base\b[^>]*\shref\s*=\s*["']?([^"'\s>]+)/i.exec(text.slice(0, 50_000))?.[1] ?? ''

/** The whole address that a page gives as its own: where a browser saved it from, else what it says itself. */
function ownAddress(text: string): string {
  const saved = /saved from url=\(\d+\)(\S+)/.exec(text.slice(0, 3000))?.[1]
  const named = parseSource(text).elements.flatMap((element) => {
    const rel = element.tag === 'link' && readAttribute(element, 'rel')?.toLowerCase() === 'canonical'
    const meta = element.tag === 'meta' && readAttribute(element, 'property')?.toLowerCase() === 'og:url'
    return rel ? (readAttribute(element, 'href') ?? []) : meta ? (readAttribute(element, 'content') ?? []) : []
  })
  return [saved ?? '', ...named].find((address) => hostOf(address) !== '') ?? ''
}

const hostOf = (address: string) => /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? ''

/** `https://a.example/menu/index.html` and `http://a.example/menu` lead to one page. */
const addressKey = (address: string) =>
  splitOnce(address.trim(), '#')[0]
    .replace(/^https?:/i, '')
    .replace(/\/(index\.html?)?$/i, '')
    .toLowerCase()

/** The page at each address; none where several say that it is theirs. */
function pagesByAddress(addresses: ReadonlyMap<string, string>): Map<string, string> {
  const keys = [...addresses].map(([path, address]) => [addressKey(address), path] as const)
  return new Map(keys.filter(([key]) => key !== '' && keys.filter(([other]) => other === key).length === 1))
}

/** Where no page is Home, the one at the root of its host is. */
function withHome(pages: readonly FoundPage[], byAddress: ReadonlyMap<string, string>): FoundPage[] {
  const root = [...byAddress].find(([address]) => /^\/\/[^/?#]+$/.test(address))?.[1]
  if (pages.length < 2 || pages.some(({ name }) => name === homePage)) return [...pages]
  return pages.map((page) => (page.file === root ? { ...page, name: homePage } : page))
}

type Known = {
  files: ZipFiles
  hosts: ReadonlyMap<string, string>
  copies: ReadonlyMap<string, string>
  byAddress: ReadonlyMap<string, string>
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
function linked(page: FoundPage, all: readonly FoundPage[], { files, hosts, copies, byAddress }: Known): FoundPage {
  const names = new Map(all.map(({ file, name }) => [file, name]))
  const site = siteOf(page.file, files, '', hosts.get(page.file) ?? '')
  const html = linkPages(page.html, (address) => {
    const found = site.findPage(address) ?? atAddress(address, byAddress)
    const name = found && names.get(copies.get(found.path) ?? found.path)
    return name ? { page: name, hash: found.hash } : null
  })
  return { ...page, html }
}

/** A page that a browser saved: its links still lead to where the others were. */
function atAddress(address: string, byAddress: ReadonlyMap<string, string>): { path: string; hash: string } | null {
  const path = hostOf(address.trim()) === '' ? undefined : byAddress.get(addressKey(address))
  const [, hash] = splitOnce(address, '#')
  return path === undefined ? null : { path, hash: hash === '' ? '' : `#${hash}` }
}
