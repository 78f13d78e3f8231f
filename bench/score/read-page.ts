import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** One element of a page with what the rules ask of it. */
export type PageNode = {
  tag: string
  attributes: Readonly<Record<string, string>>
  parent: PageNode | null
  children: PageNode[]
  /** what is inside it, in order: texts and children */
  pieces: (string | PageNode)[]
  /** text directly inside it */
  own: string
  /** inside `<svg>` or `<math>` */
  foreign: boolean
}

export type ReadPage = {
  html: string
  /** all elements in document order */
  nodes: PageNode[]
  body: PageNode | null
  /** the text of all style blocks */
  css: string
}

/** Reads a page, as a browser does, into the plain elements that the rules look at. */
export function readPage(html: string): ReadPage {
  const nodes: PageNode[] = []
  const stack: { node: DefaultTreeAdapterTypes.Node; parent: PageNode | null }[] = [{ node: parse(html), parent: null }]
  for (let open = stack.pop(); open; open = stack.pop()) {
    const { node, parent } = open
    let around = parent
    if ('value' in node) parent?.pieces.push(node.value)
    if ('tagName' in node) {
      around = pageNode(node, parent)
      parent?.children.push(around)
      parent?.pieces.push(around)
      nodes.push(around)
    }
    const children = 'childNodes' in node ? node.childNodes : []
    for (let i = children.length - 1; i >= 0; i--) stack.push({ node: children[i] as typeof node, parent: around })
  }
  return {
    html,
    nodes,
    body: nodes.find(({ tag }) => tag === 'body') ?? null,
    css: nodes
      .filter(({ tag }) => tag === 'style')
      .map(({ own }) => own)
      .join('\n'),
  }
}

function pageNode(node: DefaultTreeAdapterTypes.Element, parent: PageNode | null): PageNode {
  return {
    tag: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    parent,
    children: [],
    pieces: [],
    own: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(' '),
    foreign: node.namespaceURI !== 'http://www.w3.org/1999/xhtml',
  }
}

const silent = new Set(['script', 'style', 'template', 'noscript', 'head'])
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'tspan',
  'u',
])

/** The text of an element and everything in it, in one line. */
export const textOf = (node: PageNode): string => rawText(node).replace(/\s+/g, ' ').trim()

function rawText(node: PageNode): string {
  if (silent.has(node.tag)) return ''
  const text = node.pieces.map((piece) => (typeof piece === 'string' ? piece : rawText(piece))).join('')
  return inline.has(node.tag) ? text : ` ${text} `
}

/** An element and everything in it, in document order. */
export function within(node: PageNode): PageNode[] {
  return [node, ...node.children.flatMap(within)]
}

/** The elements around one, nearest first. */
export function around(node: PageNode): PageNode[] {
  const found: PageNode[] = []
  for (let up = node.parent; up; up = up.parent) found.push(up)
  return found
}

export const classesOf = (node: PageNode): string[] => (node.attributes.class ?? '').split(/\s+/).filter(Boolean)

/** '<a href="#x">Read on' for a list of findings. */
export function shown(node: PageNode): string {
  const name = node.attributes.id ? `#${node.attributes.id}` : ''
  const section = [node, ...around(node)].find((one) => one.attributes['data-section'])?.attributes['data-section']
  return `<${node.tag}${name}>${textOf(node).slice(0, 40)}${section ? ` in ${section}` : ''}`
}
