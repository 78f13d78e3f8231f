import { applySplices, sortedSplices } from '#design/splices.ts'
import type { Splice } from '#design/types.ts'
import { attributeOf, type PageSource, parseSource, type SourceElement, type SourceNode } from './source.ts'

/** What a document needs and a page may lack, in the order in which it is written. */
const frameParts = ['doctype', 'html', 'head', 'charset', 'viewport'] as const
export type FramePart = (typeof frameParts)[number]

/** The word of a mark that says that the page was completed as a plain one. */
export const plainPart = 'plain'

const charset = '<meta charset="utf-8">'
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'
const doctype = '<!doctype html>\n'

/**
 * A whole document from a page or a piece of one, with a block put into its head. Nothing else changes, except that
 * doctype, charset and viewport come where they are missing, and the framework's own browser script goes.
 * @param block whole elements; they stand before the first style of the head, so that the page's own styles win, and
 *   in a plain page at its end
 * @param isPlain the page looks as a browser shows it: only the charset comes, since a doctype, a language or a viewport
 *   that it does not have would change that
 */
export function completeDocument(html: string, block: string, isPlain = false): string {
  const source = parseSource(html)
  const missing = missingParts(source, isPlain)
  const splices = source.elements.filter(isTailwindScript).map(cut)
  if (missing.has('doctype')) splices.push(insertion(0, doctype))
  const head = headOf(source)
  if (head?.sourceCodeLocation?.startTag) {
    splices.push(insertion(head.sourceCodeLocation.startTag.endOffset, metasAfterHead(missing)))
    splices.push(insertion(placeInHead(head, isPlain, html), `${block}\n`))
  } else {
    const root = source.elements.find((element) => element.tagName === 'html')?.sourceCodeLocation?.startTag
    splices.push(insertion(root?.endOffset ?? source.doctypeEnd ?? 0, wholeHead(missing, block)))
  }
  return applySplices(html, sortedSplices(splices))
}

/** What `completeDocument` adds to this page beside the block. */
export function addedParts(html: string, isPlain = false): FramePart[] {
  const missing = missingParts(parseSource(html), isPlain)
  return frameParts.filter((part) => missing.has(part))
}

/**
 * The page that `completeDocument` made this document of, where parts and block are known.
 * @returns null when the document was changed around them since
 */
export function pageBefore(document: string, block: string, parts: readonly string[]): string | null {
  const missing = new Set<FramePart>(frameParts.filter((part) => parts.includes(part)))
  const written = missing.has('head') ? wholeHead(missing, block) : `${block}\n`
  const at = document.indexOf(written)
  if (at < 0) return null
  let page = document.slice(0, at) + document.slice(at + written.length)
  const metas = missing.has('head') ? '' : metasAfterHead(missing)
  const metasAt = page.indexOf(metas)
  if (metasAt < 0) return null
  page = page.slice(0, metasAt) + page.slice(metasAt + metas.length)
  if (missing.has('doctype')) {
    if (!page.startsWith(doctype)) return null
    page = page.slice(doctype.length)
  }
  return completeDocument(page, block, parts.includes(plainPart)) === document ? page : null
}

function missingParts(source: PageSource, isPlain: boolean): Set<FramePart> {
  const { elements, doctypeEnd } = source
  const metas = elements.filter((element) => element.tagName === 'meta')
  const lower = (meta: SourceElement, name: string) => attributeOf(meta, name)?.toLowerCase()
  const has: Record<FramePart, boolean> = {
    doctype: doctypeEnd !== null,
    html: elements.some((element) => element.tagName === 'html'),
    head: headOf(source)?.sourceCodeLocation?.startTag !== undefined,
    // the file is UTF-8, whatever the page was written in; of two the first is taken
    charset: metas.some(
      (meta) =>
        isUtf8(lower(meta, 'charset')) ||
        (lower(meta, 'http-equiv') === 'content-type' &&
          isUtf8(lower(meta, 'content')?.split('charset=')[1] ?? 'utf-8')),
    ),
    viewport: metas.some((meta) => lower(meta, 'name') === 'viewport'),
  }
  return new Set(frameParts.filter((part) => !has[part] && (!isPlain || part === 'head' || part === 'charset')))
}

function metasOf(missing: ReadonlySet<FramePart>): string[] {
  return [missing.has('charset') ? charset : '', missing.has('viewport') ? viewport : ''].filter(Boolean)
}

function metasAfterHead(missing: ReadonlySet<FramePart>): string {
  return metasOf(missing)
    .map((meta) => `\n${meta}`)
    .join('')
}

/** A head of its own for a page without one; it begins a line where something stands before it. */
function wholeHead(missing: ReadonlySet<FramePart>, block: string): string {
  const isFirst = missing.has('doctype') && missing.has('html')
  const root = missing.has('html') ? ['<html lang="en">'] : []
  return [...(isFirst ? [] : ['']), ...root, '<head>', ...metasOf(missing), block, '</head>', ''].join('\n')
}

const isUtf8 = (name: string | undefined) => /^\s*utf-?8\b/.test(name ?? '')

const headOf = ({ elements }: PageSource) => elements.find((element) => element.tagName === 'head')

/** Of a plain page the own styles stay the first ones: its scripts may count them. */
function placeInHead(head: SourceElement, isPlain: boolean, html: string): number {
  const style = isPlain ? undefined : head.childNodes.find((node) => node.nodeName === 'style')
  const location = head.sourceCodeLocation
  return style?.sourceCodeLocation?.startOffset ?? location?.endTag?.startOffset ?? Math.max(...endsIn(head, html))
}

/**
 * Where a head and its elements end. The parser's own end of an element that is left open can lie before that of what
 * stands in it; there only what is closed counts, since a block in the text of a title would be text, and one in a comment
 * that nothing ends a part of it.
 */
function endsIn(head: SourceElement, html: string): number[] {
  const isOpenComment = (node: SourceNode) =>
    node.nodeName === '#comment' && html.charAt((node.sourceCodeLocation?.endOffset ?? 0) - 1) !== '>'
  const ends = [head, ...head.childNodes.filter((node) => !isOpenComment(node))].map(
    (node) => node.sourceCodeLocation?.endOffset ?? 0,
  )
  ends.push(head.sourceCodeLocation?.startTag?.endOffset ?? 0)
  const open: SourceNode[] = [...head.childNodes]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) ends.push(node.sourceCodeLocation?.endTag?.endOffset ?? 0)
    if ('content' in node) open.push(node.content)
    if ('childNodes' in node) open.push(...node.childNodes)
  }
  return ends
}

function isTailwindScript(element: SourceElement): boolean {
  if (element.tagName !== 'script') return false
  const source = attributeOf(element, 'src')
  if (source !== null) return /tailwind/i.test(source)
  return element.childNodes.some((node) => 'value' in node && /^\s*tailwind\.config\s*=/.test(node.value))
}

function insertion(at: number, insert: string): Splice {
  return { start: at, end: at, insert }
}

function cut(element: SourceElement): Splice {
  const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {}
  return { start: startOffset, end: endOffset, insert: '' }
}
