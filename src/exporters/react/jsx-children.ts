import type { DefaultTreeAdapterTypes } from 'parse5'
import { inlineTags } from './jsx-names-data.ts'

export type DomChild = DefaultTreeAdapterTypes.ChildNode
export type DomElement = DefaultTreeAdapterTypes.Element
export type DomText = DefaultTreeAdapterTypes.TextNode

/** What stands between two tags, as JSX has to be told: words of one text, a blank that counts, an element, a remark. */
export type JsxPiece =
  | { kind: 'words'; words: string[]; node: DomText }
  | { kind: 'space' }
  | { kind: 'exact'; text: string; node: DomText }
  | { kind: 'remark'; text: string }
  | { kind: 'element'; element: DomElement }

const inline = new Set(inlineTags.split(' '))
const html = 'http://www.w3.org/1999/xhtml'

const isInline = (element: DomElement) => inline.has(element.tagName)

/** Elements that hold no text of their own. */
const holdsNoText = new Set('table thead tbody tfoot tr colgroup select optgroup datalist ul ol dl svg'.split(' '))

/**
 * The children of an element without the blanks that no browser shows: at the edges of blocks, between them, and inside
 * of flex boxes and grids. All other blanks become one space each.
 * @param isExact every blank counts, as in `<pre>`
 */
export function piecesOf(parent: DomElement, children: readonly DomChild[], isExact: boolean): JsxPiece[] {
  const raw = children.flatMap((node): JsxPiece[] => {
    if ('tagName' in node) return [{ kind: 'element', element: node }]
    if (node.nodeName === '#comment') return 'data' in node ? [{ kind: 'remark', text: node.data }] : []
    if (!('value' in node) || node.value === '') return []
    return isExact ? [{ kind: 'exact', text: node.value, node }] : textPieces(node)
  })
  if (isExact) return raw
  const isBox = isBoxOfItems(parent)
  const single = raw.filter((piece, index) => piece.kind !== 'space' || neighbour(raw, index, -1)?.kind !== 'space')
  return single.filter((piece, index) => {
    if (piece.kind !== 'space') return true
    if (isBox && !isBesideWords(single, index)) return false
    return !isEdge(single, index, -1, parent) && !isEdge(single, index, 1, parent)
  })
}

function textPieces(node: DomText): JsxPiece[] {
  const text = node.value
  const words = text.split(/[ \t\n\f\r]+/).filter((word) => word !== '')
  if (words.length === 0) return [{ kind: 'space' }]
  return [
    ...(/^[ \t\n\f\r]/.test(text) ? [{ kind: 'space' } as const] : []),
    { kind: 'words', words, node },
    ...(/[ \t\n\f\r]$/.test(text) ? [{ kind: 'space' } as const] : []),
  ]
}

function neighbour(pieces: readonly JsxPiece[], index: number, step: number): JsxPiece | undefined {
  let at = index + step
  while (pieces[at]?.kind === 'remark') at += step
  return pieces[at]
}

/** Whether nothing of a line stands on that side of a blank. */
function isEdge(pieces: readonly JsxPiece[], index: number, step: number, parent: DomElement): boolean {
  const beside = neighbour(pieces, index, step)
  if (!beside) return startsLine(parent)
  return beside.kind === 'element' && !isInline(beside.element)
}

/** Whether text inside begins a line: in blocks, in buttons, and in boxes of items. */
function startsLine(element: DomElement): boolean {
  return !isInline(element) || element.tagName === 'button' || isBoxOfItems(element)
}

function isBesideWords(pieces: readonly JsxPiece[], index: number): boolean {
  return [-1, 1].some((step) => neighbour(pieces, index, step)?.kind === 'words')
}

/** Flex boxes and grids at every width, and elements that drop text between their items. */
function isBoxOfItems(element: DomElement): boolean {
  if (holdsNoText.has(element.tagName)) return true
  if (element.namespaceURI !== html) return !/^(text|tspan|textPath|title|desc|foreignObject)$/.test(element.tagName)
  const classes = (element.attrs.find(({ name }) => name === 'class')?.value ?? '').split(/\s+/)
  const isBox = classes.some((name) => /^(inline-)?(flex|grid)$/.test(name))
  return isBox && !classes.some((name) => /:(block|inline|inline-block|contents|flow-root|table)$/.test(name))
}

/** Whether blanks inside an element count, as its tag, classes or style say. */
export function preservesWhitespace(element: DomElement): boolean {
  if (element.tagName === 'pre' && element.namespaceURI === html) return true
  return element.attrs.some(
    ({ name, value }) =>
      (name === 'class' && /(^|\s|:)whitespace-(pre|break)/.test(value)) ||
      (name === 'style' && /white-space\s*:\s*(pre|break)/i.test(value)) ||
      name === 'xml:space',
  )
}
