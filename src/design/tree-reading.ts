import { type Located, parseSource } from './parse.ts'
import { decodeText } from './text.ts'
import {
  contentKind,
  doctypeLine,
  fitsComment,
  frameOf,
  isForeignInside,
  openTag,
  standsAlone,
  writeText,
} from './tree-markup.ts'
import type { PageTree, TreeElement } from './types.ts'

/** Reads a page into its tree. The tree follows the source, so that writing it gives the source back. */
export function readTree(html: string): PageTree {
  const { elements } = parseSource(html)
  const nodes = readNodes(html, elements)
  const title = collapsed(
    textInside(
      html,
      elements.find(({ place }) => place === 'title'),
    ),
  )
  const description = collapsed(descriptionOf(elements))
  const body = elements.find(({ place }) => place === 'body')
  const framed = body && readFramed(html, elements, body, frameOf(title, description))
  if (framed) return { title, description, elements: framed }
  const whole = nodes.some(({ type }) => type === 'html')
  return { title, description, elements: whole ? nodes : [{ type: '#fragment', children: nodes }] }
}

/** The elements of a page in our own frame: they stand on lines of their own, and the breaks between them come back by themselves. */
function readFramed(
  html: string,
  elements: readonly Located[],
  body: Located,
  frame: { before: string; after: string },
): TreeElement[] | null {
  const from = frame.before.length
  const to = html.length - frame.after.length
  if (!html.startsWith(frame.before) || !html.endsWith(frame.after)) return null
  if (body.openEnd + 1 !== from || body.closeStart - 1 !== to) return null
  const within = elements.filter((element) => element.start >= from && element.end <= to)
  const nodes = readNodes(html, within, from, to)
  const seamless = nodes.some((node, index) => isElement(node) && isElement(nodes[index + 1]))
  if (seamless) return null
  return nodes.filter((node, index) => {
    const seam = node.type === '#text' && node.content === '\n'
    return !(seam && isElement(nodes[index - 1]) && isElement(nodes[index + 1]))
  })
}

export const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim()

function textInside(html: string, element: Located | undefined): string {
  return element ? decodeText(html.slice(element.openEnd, element.closeStart)) : ''
}

function descriptionOf(elements: readonly Located[]): string {
  const read = (element: Located, name: string) => element.attributes.find((other) => other.name === name)?.value
  const meta = elements.find(
    (element) => element.tag === 'meta' && read(element, 'name')?.toLowerCase() === 'description',
  )
  return (meta && read(meta, 'content')) ?? ''
}

export const isElement = (node: TreeElement | undefined): boolean => node !== undefined && !node.type.startsWith('#')

/** An element whose end has not come yet; `foreign` as the writer will take it, from the elements around it. */
type Open = { element: Located | null; foreign: boolean; children: TreeElement[]; end: number }

function readNodes(html: string, elements: readonly Located[], from = 0, to = html.length): TreeElement[] {
  const root: Open = { element: null, foreign: false, children: [], end: to }
  const open = [root]
  let at = from
  const closeUntil = (start: number) => {
    for (let top = open.at(-1); top?.element && top.end <= start; top = open.at(-1)) {
      top.children.push(...readGap(html.slice(at, top.element.closeStart), top))
      at = top.element.end
      open.pop()
      open.at(-1)?.children.push(readElement(html, top.element, top.foreign, top.children))
    }
  }
  for (const element of elements) {
    closeUntil(element.start)
    const top = open.at(-1) ?? root
    top.children.push(...readGap(html.slice(at, element.start), top))
    at = element.openEnd
    const around = top.element !== null && isForeignInside(top.element.tag, top.foreign)
    const foreign = around || element.tag === 'svg' || element.tag === 'math'
    open.push({ element, foreign, children: [], end: element.end })
  }
  closeUntil(to)
  root.children.push(...readGap(html.slice(at, to), root))
  return root.children
}

/** What stands between tags: text, comments, a doctype, and what a browser would drop or move. */
function readGap(source: string, { element, foreign }: Open): TreeElement[] {
  if (source === '') return []
  const kind = element ? contentKind(element.tag, foreign) : 'markup'
  if (kind === 'raw') return [{ type: '#text', content: source }]
  if (kind === 'text') return [textNode(source)]
  return source
    .split(/(<!--[\s\S]*?-->|<!doctype[^>]*>)/i)
    .filter((piece) => piece !== '')
    .map(readPiece)
}

function readPiece(piece: string): TreeElement {
  const comment = /^<!--([\s\S]*)-->$/.exec(piece)?.[1]
  if (comment !== undefined && fitsComment(comment)) return { type: '#comment', content: comment }
  if (piece === doctypeLine) return { type: '#doctype', content: 'html' }
  if (/^<!doctype[^>]*>$/i.test(piece)) return { type: '#doctype', content: 'html', written: { open: piece } }
  return /<[a-z/!?]/i.test(piece) ? { type: '#raw', content: piece } : textNode(piece)
}

function textNode(source: string): TreeElement {
  const content = decodeText(source)
  return writeText(content) === source
    ? { type: '#text', content }
    : { type: '#text', content, written: { open: source } }
}

function readElement(html: string, element: Located, foreign: boolean, children: TreeElement[]): TreeElement {
  const { tag } = element
  const node: TreeElement = { type: tag }
  const attributes = Object.fromEntries(
    element.attributes.map(({ name, value, prefix }) => [prefix ? `${prefix}:${name}` : name, value]),
  )
  if (element.attributes.length > 0) node.attributes = attributes
  const [only] = children
  if (children.length === 1 && only?.type === '#text' && !only.written) node.content = only.content ?? ''
  else if (children.length > 0) node.children = children
  const empty = children.length === 0
  const open = html.slice(element.start, element.openEnd)
  const close = html.slice(element.closeStart, element.end)
  const written: TreeElement['written'] = {}
  if (open !== openTag(tag, attributes, foreign, empty)) written.open = open
  if (close !== (standsAlone(tag, foreign, empty) ? '' : `</${tag}>`)) written.close = close
  if (Object.keys(written).length > 0) node.written = written
  return node
}
