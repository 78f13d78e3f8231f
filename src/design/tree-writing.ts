import { attributePlaces } from './start-tag.ts'
import { decodeAttribute, decodeText } from './text.ts'
import {
  contentKind,
  doctypeLine,
  fitsComment,
  frameOf,
  isForeignInside,
  openTag,
  standsAlone,
  writeRaw,
  writeText,
} from './tree-markup.ts'
import { collapsed, isElement } from './tree-reading.ts'
import type { PageTree, TreeElement } from './types.ts'

/** Writes a tree as a page. A title or description that was changed in the tree also changes in its document. */
export function writeTree(tree: PageTree): string {
  if (tree.elements.some(({ type }) => type === 'html' || type === '#fragment')) {
    return writeNodes(tree.elements, tree)
  }
  const frame = frameOf(tree.title, tree.description, tree.lang)
  const seamed = tree.elements.flatMap((node, index): TreeElement[] =>
    isElement(node) && isElement(tree.elements[index - 1]) ? [{ type: '#text', content: '\n' }, node] : [node],
  )
  return frame.before + writeNodes(seamed, null) + frame.after
}

type Task = string | { node: TreeElement; foreign: boolean; around: string }

/** With a list of tasks instead of calls: trees may be deeper than calls can be. */
function writeNodes(nodes: readonly TreeElement[], page: PageTree | null): string {
  let html = ''
  let titled = page === null
  const tasks: Task[] = nodes.map((node) => ({ node, foreign: false, around: '' })).toReversed()
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (typeof task === 'string') {
      html += task
      continue
    }
    const { foreign, around } = task
    let { node } = task
    if (node.type.startsWith('#')) {
      if (node.type === '#fragment') tasks.push(...inner(node, false, around))
      else html += writeBare(node, foreign, around)
      continue
    }
    if (page && !foreign) {
      if (node.type === 'title' && !titled) {
        titled = true
        node = withTitle(node, page.title)
      } else node = withDescription(node, page.description)
    }
    const [open, close] = writeTags(node, foreign || node.type === 'svg' || node.type === 'math')
    html += open
    tasks.push(close, ...inner(node, isForeignInside(node.type, foreign), node.type))
  }
  return html
}

/** Content and children as tasks, last first. */
function inner(node: TreeElement, foreign: boolean, around: string): Task[] {
  return [...contentNodes(node), ...(node.children ?? [])]
    .map((child) => ({ node: child, foreign, around }))
    .toReversed()
}

/** A list of content becomes what a list means in its element: items, paragraphs, or words after each other. */
export function contentNodes({ type, content }: TreeElement): TreeElement[] {
  if (content === undefined) return []
  if (typeof content === 'string') return [{ type: '#text', content }]
  const each = listTags.get(type)
  return each ? content.map((text) => ({ type: each, content: text })) : [{ type: '#text', content: content.join(' ') }]
}

const listTags = new Map(
  Object.entries({
    ul: 'li',
    ol: 'li',
    menu: 'li',
    select: 'option',
    tr: 'td',
    div: 'p',
    section: 'p',
    article: 'p',
    main: 'p',
    aside: 'p',
    header: 'p',
    footer: 'p',
    blockquote: 'p',
  }),
)

function writeBare({ type, content, written }: TreeElement, foreign: boolean, around: string): string {
  const text = typeof content === 'string' ? content : (content ?? []).join(' ')
  if (type === '#doctype') return /^<!doctype[^>]*>$/i.test(written?.open ?? '') ? (written?.open ?? '') : doctypeLine
  if (type === '#raw') return text
  if (type === '#comment') return fitsComment(text) ? `<!--${text}-->` : ''
  if (type !== '#text') return ''
  if (contentKind(around, foreign) === 'raw') return writeRaw(around, text)
  return written?.open !== undefined && decodeText(written.open) === text ? written.open : writeText(text)
}

function writeTags(node: TreeElement, foreign: boolean): [string, string] {
  const { type, written, attributes = {} } = node
  const empty = contentNodes(node).length === 0 && (node.children ?? []).length === 0
  const alone = standsAlone(type, foreign, empty)
  const open = openTag(type, attributes, foreign, empty)
  const close = alone ? '' : `</${type}>`
  if (!written) return [open, close]
  if (written.open === undefined) return [open, written.close ?? close]
  if (!says(written.open, type, attributes) || (foreign && !empty && written.open.endsWith('/>'))) return [open, close]
  return [written.open, written.close ?? close]
}

/** Whether a written start tag still says what the tree says. */
function says(open: string, type: string, attributes: Record<string, string>): boolean {
  const start = `<${type}`.toLowerCase()
  if (!open.toLowerCase().startsWith(start) || !/[\s/>]/.test(open[start.length] ?? '') || !open.endsWith('>'))
    return false
  const places = attributePlaces(open, 0, open.length)
  const wanted = new Map(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]))
  return (
    places.length === wanted.size &&
    places.every((place) => wanted.get(place.name) === decodeAttribute(open.slice(place.valueStart, place.valueEnd)))
  )
}

function withTitle(node: TreeElement, title: string): TreeElement {
  const now = [...contentNodes(node), ...(node.children ?? [])].map(({ content }) => content).join('')
  return collapsed(now) === title ? node : { type: node.type, attributes: node.attributes, content: title }
}

function withDescription(node: TreeElement, description: string): TreeElement {
  if (node.type !== 'meta' || node.attributes?.name?.toLowerCase() !== 'description') return node
  if (collapsed(node.attributes.content ?? '') === description) return node
  return { ...node, attributes: { ...node.attributes, content: description } }
}
