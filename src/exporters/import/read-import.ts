import { extractTitle } from '#design/clean.ts'
import { visibleText } from '#design/text.ts'
import { pageMaxLength } from '#rules/chat.ts'
import { maxPages, pageNameProblem } from '#rules/pages.ts'
import { linksBefore } from '../file-links.ts'
import { exportedPage } from '../mark.ts'
import { pageListName, readPageList } from '../page-list.ts'
import { type Assets, assetsBeside, noAssets } from './assets.ts'
import { cleanImport, cleanOwn } from './clean-import.ts'
import { kindOf, textOf } from './file-text.ts'
import { fileMaxBytes } from './limits.ts'
import { type Loss, lossLines } from './losses.ts'
import { freeName, pageNameOf } from './page-names.ts'
import { ImportProblem, kinds } from './problem.ts'
import { pageOfJson } from './read-json.ts'
import { zipEntries } from './zip-entries.ts'

export type ImportFile = { name: string; bytes: Uint8Array }

/** A page that was found in a file. */
export type FoundPage = {
  /** what it may be called; no two of a file are called alike */
  name: string
  html: string
  /** the file it comes from, for a zip with its path inside */
  file: string
  /** one line for each kind of thing that did not come along */
  leftOut: string[]
}

/**
 * The pages of a file: HTML, a JSON tree, or a zip of pages. What was downloaded here comes back byte for byte.
 * @throws ImportProblem with words for the person
 */
export function readImport({ name, bytes }: ImportFile): FoundPage[] {
  if (bytes.length > fileMaxBytes) throw tooLarge(name)
  if (/\.(jsx?|tsx?|vue|svelte|php|css|scss|md|py)$/i.test(name))
    throw new ImportProblem(`“${name}” is not a page`, 'It holds code that has to be run or built first.', kinds)
  const kind = kindOf(bytes)
  if (kind === 'zip') return pagesOfZip(name, bytes)
  const text = textOf(name, bytes)
  return [kind === 'json' ? found(name, pageOfJson(name, text)) : found(name, text)]
}

function pagesOfZip(zip: string, bytes: Uint8Array): FoundPage[] {
  const entries = zipEntries(zip, bytes)
  const listPath = [...entries.keys()].find((path) => path === pageListName || path.endsWith(`/${pageListName}`))
  const list = readPageList(new TextDecoder().decode(entries.get(listPath ?? '') ?? new Uint8Array())) ?? []
  const folder = (listPath ?? '').slice(0, -pageListName.length)
  const files = new Map(list.map(({ name, file }) => [name, file]))
  const paths = [...entries.keys()].filter((path) => /\.html?$/i.test(path)).sort(homeFirst)
  if (paths.length === 0) {
    const what = [...entries.keys()].some((path) => /\.[jt]sx$/.test(path))
      ? 'It holds components that have to be built first, and no HTML page.'
      : 'There is no HTML page in it.'
    throw new ImportProblem(`“${zip}” holds no page`, what, kinds)
  }
  if (paths.length > maxPages)
    throw new ImportProblem(
      `“${zip}” holds too many pages`,
      `There are ${paths.length} in it; a project has at most ${maxPages}.`,
      'Import them in parts.',
    )
  const listed = (path: string) => list.find(({ file }) => folder + file === path)
  const pages = paths.map((path) => {
    const page = found(
      path,
      textOf(path, entries.get(path) ?? new Uint8Array()),
      assetsBeside(path, entries),
      (html) => linksBefore(html, files, listed(path)?.links ?? []) ?? html,
    )
    const name = listed(path)?.name ?? ''
    return pageNameProblem([], name) === null ? { ...page, name } : page
  })
  const order = (name: string) => list.findIndex((entry) => entry.name === name) + 1 || list.length + 1
  return distinct(pages.toSorted((a, b) => order(a.name) - order(b.name)))
}

/** The page at the top comes first, then by place. */
function homeFirst(a: string, b: string): number {
  const rank = (path: string) => path.split('/').length * 2 - (/(^|\/)index\.html?$/i.test(path) ? 1 : 0)
  return rank(a) - rank(b) || a.localeCompare(b)
}

function distinct(pages: FoundPage[]): FoundPage[] {
  const taken: string[] = []
  return pages.map((page) => {
    const name = freeName(taken, page.name)
    taken.push(name)
    return { ...page, name }
  })
}

/** @param relink what the links of a page were that was exported with others */
function found(file: string, text: string, assets: Assets = noAssets, relink = (html: string) => html): FoundPage {
  if (!isMarkup(text)) throw new ImportProblem(`“${file}” is not a page`, 'There is no HTML in it.', kinds)
  const own = unmarked(text)
  const page = own ? relink(own.html) : text
  const { html, losses } = own?.isExact ? cleanOwn(page) : cleanImport(page, assets)
  if (html.length > pageMaxLength) throw tooLarge(file, html.length)
  if (isBlank(html)) throw blank(file, losses)
  return { name: pageNameOf(file, extractTitle(html)), html, file, leftOut: lossLines(losses) }
}

/** An export that was exported again by other means has more than one mark; then it is no longer the page that it was. */
function unmarked(text: string): ReturnType<typeof exportedPage> {
  const own = exportedPage(text)
  const further = own && unmarked(own.html)
  return further ? { html: further.html, isExact: false } : own
}

const isMarkup = (text: string) => /<(!doctype|[a-z][a-z\d-]*)[\s>/]/i.test(text)

function isBlank(html: string): boolean {
  if (!isMarkup(html)) return true
  if (/<(img|svg|picture|video|canvas|input|button|iframe|hr)\b/i.test(html)) return false
  // painted boxes: a skeleton, a pattern
  if ((html.match(/<[a-z][^>]*\s(class|style)\s*=/gi) ?? []).length > 2) return false
  return visibleText(html.replace(/<!doctype[^>]*>|<(head|title)\b[\s\S]*?<\/\1\s*>/gi, '')) === ''
}

function blank(file: string, losses: readonly Loss[]): ImportProblem {
  const what = losses.includes('script')
    ? 'Scripts that it links draw all of it, and those cannot come along.'
    : 'There is nothing on it to see.'
  return new ImportProblem(
    `Nothing of “${file}” would be left`,
    what,
    'Save the page from a browser as a complete HTML file, and import that.',
  )
}

function tooLarge(name: string, length?: number): ImportProblem {
  const what =
    length === undefined
      ? `A file of more than ${fileMaxBytes / 1_000_000} MB cannot be read.`
      : `It has ${length.toLocaleString('en')} characters; a page has at most ${pageMaxLength.toLocaleString('en')}.`
  return new ImportProblem(
    `“${name}” is too large`,
    what,
    'Make it smaller, for example by smaller pictures, and try again.',
  )
}
