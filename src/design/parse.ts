import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, Parser, type Token } from 'parse5'

export type DomNode = DefaultTreeAdapterTypes.Node
type DomElement = DefaultTreeAdapterTypes.Element

/** One element that stands in the source. Elements a parser invents (an implied `<tbody>`) stand nowhere and are left out. */
export type Located = {
  tag: string
  attributes: readonly Token.Attribute[]
  /** inside `<svg>` or `<math>` */
  foreign: boolean
  /** inside `<body>`, or one of the elements outside it that have a name of their own */
  place: 'body' | 'inside' | 'title' | 'theme' | 'other'
  start: number
  openEnd: number
  closeStart: number
  end: number
  /** index of the element around it in the source, -1 for none */
  parent: number
}

export type Parsed = {
  root: DefaultTreeAdapterTypes.Document
  /** in document order; the ranges nest, none crosses another */
  elements: Located[]
  /**
   * Every tag of the source opens or closes exactly one element, in strict nesting, inside a written `<body>`.
   * In such a page a balanced change cannot alter how the rest of the page is read.
   */
  tidy: boolean
  /** elements that need an end tag and have none */
  unclosed: Located[]
  /** end tags that close nothing */
  strayEnds: { tag: string; start: number; end: number }[]
}

/** The value of an attribute, null when it is not there. */
export function attributeValue(element: Located, name: string): string | null {
  return element.attributes.find((attribute) => attribute.name === name)?.value ?? null
}

const voidTags = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
)

const isVoid = (tag: string): boolean => voidTags.has(tag)

/** Whether an element has no place for content: `<img>`, or `<path/>`. */
export function hasNoContent(html: string, element: { tag: string; openEnd: number; end: number }): boolean {
  return isVoid(element.tag) || (element.openEnd === element.end && html[element.openEnd - 2] === '/')
}

/** Keeps the end tags as they were written: the tree alone does not tell about those that closed nothing. */
class TagKeeper extends Parser<DefaultTreeAdapterMap> {
  startTags = 0
  readonly endTags = new Map<number, { tag: string; start: number; end: number }>()

  override onStartTag(token: Token.TagToken): void {
    this.startTags += 1
    super.onStartTag(token)
  }

  override onEndTag(token: Token.TagToken): void {
    const { startOffset: start = 0, endOffset: end = 0 } = token.location ?? {}
    // the parser hands some end tags to itself a second time; the map takes them once
    this.endTags.set(start, { tag: token.tagName, start, end })
    super.onEndTag(token)
  }
}

/** One state of a page is read by its preview, map, thumbnail and tools: the last few are remembered. */
const recent: { html: string; parsed: Parsed }[] = []
const mostRecent = 4

/**
 * Reads any HTML, as a browser does, and says where each element stands in the source. The same source may give the
 * same result again: nobody changes it.
 */
export function parseSource(html: string): Parsed {
  const at = recent.findIndex((known) => known.html === html)
  const [known] = at < 0 ? [{ html, parsed: readSource(html) }] : recent.splice(at, 1)
  if (!known) return readSource(html)
  recent.unshift(known)
  recent.length = Math.min(recent.length, mostRecent)
  return known.parsed
}

function readSource(html: string): Parsed {
  const parser = new TagKeeper({ sourceCodeLocationInfo: true })
  parser.tokenizer.write(html, true)
  const found = collect(parser.document, html)
  clampToBody(found)
  const unique = withoutCopies(found)
  const elements = nested(unique)
  const indices = new Map(elements.map((item, index) => [item, index]))
  elements.forEach((item) => {
    item.located.parent = item.around ? (indices.get(item.around) ?? -1) : -1
  })
  const unclosed = elements.filter((item) => !item.closed).map((item) => item.located)
  for (const item of elements) parser.endTags.delete(item.endTag)
  const strayEnds = [...parser.endTags.values()]
  const tidy =
    unclosed.length === 0 &&
    strayEnds.length === 0 &&
    parser.startTags === elements.length &&
    elements.length === found.length &&
    elements.some((item) => item.located.place === 'body') &&
    elements.every((item) => item.around === item.treeParent)
  return { root: parser.document, elements: elements.map((item) => item.located), tidy, unclosed, strayEnds }
}

type Item = {
  located: Located
  closed: boolean
  /** where its end tag starts, -1 without one */
  endTag: number
  /** the located element around it in the tree, and in the source */
  treeParent: Item | null
  around: Item | null
}

type Open = { node: DomNode; parent: Item | null; inBody: boolean }

/** All located elements of the tree. A stack of its own: pages may be nested deeper than calls can be. */
function collect(root: DomNode, html: string): Item[] {
  const found: Item[] = []
  const seen = { title: false, theme: false }
  const stack: Open[] = [{ node: root, parent: null, inBody: false }]
  for (let open = stack.pop(); open; open = stack.pop()) {
    const { node, parent, inBody } = open
    let around = parent
    let within = inBody
    if ('tagName' in node) {
      const place = placeOf(node, inBody, seen)
      within = inBody || place === 'body' || isImpliedBody(node)
      const item = itemOf(node, html, place, parent)
      if (item) {
        found.push(item)
        stretch(parent, item.located.end)
      }
      around = item ?? parent
    }
    const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i]
      if (child && child.nodeName !== '#text') stack.push({ node: child, parent: around, inBody: within })
      else if (child?.sourceCodeLocation) stretch(around, child.sourceCodeLocation.endOffset)
    }
  }
  return found
}

/** An element left open at the end of the file reaches at least as far as what is in it; the parser does not always say so. */
function stretch(around: Item | null, end: number): void {
  for (let item = around; item && !item.closed && item.located.end < end; item = item.treeParent) {
    item.located.closeStart = item.located.end = end
  }
}

const isHtml = (node: DomElement) => node.namespaceURI === 'http://www.w3.org/1999/xhtml'

const isImpliedBody = (node: DomElement) => node.tagName === 'body' && isHtml(node)

function placeOf(node: DomElement, inBody: boolean, seen: { title: boolean; theme: boolean }): Located['place'] {
  if (isHtml(node) && node.sourceCodeLocation) {
    if (!inBody && node.tagName === 'body') return 'body'
    if (node.tagName === 'title' && !seen.title) {
      seen.title = true
      return 'title'
    }
    if (node.tagName === 'style' && !seen.theme && definesAccent(textInside(node))) {
      seen.theme = true
      return 'theme'
    }
  }
  return inBody ? 'inside' : 'other'
}

/** Whether a style block is the theme of its page. */
export const definesAccent = (css: string): boolean => /--accent\s*:/.test(css)

function textInside(node: DomElement): string {
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

function itemOf(node: DomElement, html: string, place: Located['place'], treeParent: Item | null): Item | null {
  const location = node.sourceCodeLocation
  if (!location) return null
  const open = location.startTag ?? location
  const start = location.startOffset
  const openEnd = open.endOffset
  const closeStart = location.endTag?.startOffset
  const foreign = !isHtml(node)
  // a void element and `<path/>` have no content and no end tag by right
  const alone = foreign ? location.endOffset === openEnd && html[openEnd - 2] === '/' : isVoid(node.tagName)
  const end = alone ? openEnd : Math.max(openEnd, location.endOffset)
  const located: Located = {
    tag: node.tagName,
    attributes: node.attrs,
    foreign,
    place,
    start,
    openEnd,
    closeStart: closeStart ?? end,
    end,
    parent: -1,
  }
  return { located, closed: alone || closeStart !== undefined, endTag: closeStart ?? -1, treeParent, around: null }
}

/** An element left open when `</body>` comes is shown to the end of the body, though the parser only closes it at the end of the file. */
function clampToBody(found: Item[]): void {
  const body = found.find((item) => item.located.place === 'body')
  if (!body || body.endTag < 0) return
  const limit = body.located.closeStart
  if (found.some((item) => item.located.start > limit && item.located.place === 'inside')) return
  for (const { located, closed } of found) {
    if (located.place === 'inside' && !closed && located.end > limit) located.closeStart = located.end = limit
  }
}

/** The parser repeats a misnested `<b>` in each block it reaches into; only the first stands for the tag in the source. */
function withoutCopies(found: Item[]): Item[] {
  const starts = new Set<number>()
  return found
    .filter(({ located }) => !starts.has(located.start) && starts.add(located.start))
    .sort((a, b) => a.located.start - b.located.start)
}

/** Leaves out what crosses another element: of `<b><p></b></p>` the `<b>`, as in the tree. */
function nested(items: Item[]): Item[] {
  const crossing = new Set<Item>()
  const open: Item[] = []
  for (const item of items) {
    let around = open.at(-1)
    while (around && around.located.end <= item.located.start) {
      open.pop()
      around = open.at(-1)
    }
    while (around && around.located.end < item.located.end) {
      crossing.add(around)
      open.pop()
      around = open.at(-1)
    }
    item.around = around ?? null
    open.push(item)
  }
  const kept = items.filter((item) => !crossing.has(item))
  for (const item of kept) while (item.around && crossing.has(item.around)) item.around = item.around.around
  return kept
}
