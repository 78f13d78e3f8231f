import { extractTitle } from '#design/clean.ts'
import { convertPage } from '#design/convert/convert-page.ts'
import type { Assets } from '#design/convert/types.ts'
import { depthOfPage, pageMaxDepth } from '#design/depth.ts'
import { parseSource } from '#design/parse.ts'
import { applySplices } from '#design/splices.ts'
import { visibleText } from '#design/text.ts'
import { exportedPage } from '../mark.ts'
import { fillIn, type Shrink } from './brought.ts'
import { type CleanImport, cleanImport, cleanOwn, withoutInner } from './clean-import.ts'
import { pageRoom } from './limits.ts'
import { lossLines } from './losses.ts'
import { pageNameOf } from './page-names.ts'
import { ImportProblem, kinds } from './problem.ts'
import { noSite, type Site } from './site.ts'

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

/** How far an import is: the page that is read now, of how many. */
export type ImportProgress = { done: number; total: number; file: string }

export type ImportTools = {
  /** draws pictures smaller; without it they come as they are, as long as there is room */
  shrink?: Shrink
  /** the icons that pages may name; without them a page is not made into what pages are made of here */
  icons?: () => Promise<Assets>
  onProgress?: (progress: ImportProgress) => void
  /** for each page, in characters */
  room?: number
  /** of a zip at once */
  maxPages?: number
}

type Around = {
  site: Site
  /** what the links of a page were that was exported with others */
  relink: (html: string) => string
}

/**
 * One page of a file, as one of ours.
 * @throws ImportProblem for what is no page, too large, too deep, or of which nothing would be left
 */
export async function readPage(
  file: string,
  text: string,
  { shrink = async () => null, room = pageRoom, icons }: ImportTools,
  { site, relink }: Around = { site: noSite, relink: (html) => html },
): Promise<FoundPage> {
  if (!isMarkup(text)) throw new ImportProblem(`“${file}” is not a page`, 'There is no HTML in it.', kinds)
  refuseDeep(file, text)
  const own = unmarked(text)
  const page = own ? relink(own.html) : text
  const isOwn = own?.isExact === true
  const made = isOwn || !icons ? { html: page, told: [] } : convertPage(page, await icons(), false)
  let clean = isOwn ? cleanOwn(page) : cleanImport(made.html, site)
  if (lengthWithoutFiles(clean) > room) clean = isOwn ? clean : cleanImport(made.html, site, false)
  const filled = await fillIn(clean.html, clean.bag, shrink, room)
  const losses = [...clean.losses, ...filled.losses]
  if (filled.html.length > room) throw tooLarge(file, filled.html.length, room)
  if (isBlank(filled.html)) throw blank(file, /<script\b/i.test(text))
  return {
    name: pageNameOf(file, extractTitle(filled.html)),
    html: filled.html,
    file,
    leftOut: [...lossLines(losses), ...made.told.map(leftOutLine)],
  }
}

/** Lines of the list say what did not come along; a change is one of them too. */
const leftOutLine = (line: string) =>
  line.replace(/^left out /, '').replace(/: pages here load nothing from other hosts$/, '')

const lengthWithoutFiles = ({ html, bag }: CleanImport) =>
  bag.files().reduce((length, { mark }) => length - mark.length * (html.split(mark).length - 1), html.length)

/** Browsers do not show such depths inside each other, and every later change would walk through them. */
function refuseDeep(file: string, text: string): void {
  const deepest = depthOfPage(text)
  if (deepest <= pageMaxDepth) return
  throw new ImportProblem(
    `“${file}” is nested too deeply`,
    `Its elements stand ${deepest.toLocaleString('en')} levels inside each other; a page has at most ${pageMaxDepth}.`,
    'Take boxes away that only hold one another, and try again.',
  )
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
  const apart = parseSource(html).elements.filter(({ tag }) => tag === 'head' || tag === 'title' || tag === 'noscript')
  const left = withoutInner(apart.map(({ start, end }) => ({ start, end, insert: '' })))
  return visibleText(applySplices(html, left).replace(/^\s*<!doctype[^>]*>/i, '')) === ''
}

function blank(file: string, hasScripts: boolean): ImportProblem {
  const what = hasScripts
    ? 'Scripts draw all of it when it is opened; in the file itself there is nothing to see.'
    : 'There is nothing on it to see.'
  return new ImportProblem(
    `Nothing of “${file}” would be left`,
    what,
    'Save the page from a browser as a complete HTML file, and import that.',
  )
}

function tooLarge(file: string, length: number, room: number): ImportProblem {
  return new ImportProblem(
    `“${file}” is too large`,
    `It has ${length.toLocaleString('en')} characters; a page has at most ${room.toLocaleString('en')}.`,
    'Make it smaller, for example by fewer words or styles, and try again.',
  )
}
