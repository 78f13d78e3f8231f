import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

/**
 * The body of a page as lines to compare: tags, attributes in order, texts with single blanks. Left away is what has no
 * place in a body or runs, and blanks beside blocks, which no browser shows.
 */
export function bodyLines(html: string): string[] {
  const document = parse(html)
  const root = document.childNodes.find((node) => node.nodeName === 'html') as Element
  const body = root.childNodes.find((node) => node.nodeName === 'body') as Element
  const lines: string[] = []
  write(body, lines, 0, false)
  return lines
}

const flags = new Set(
  'allowfullscreen autofocus autoplay checked controls default disabled formnovalidate hidden inert itemscope loop multiple muted novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
)
const inline = new Set(
  'a abbr b bdi bdo big button cite code data dfn em font i img input ins del kbd label mark meter output picture progress q s samp select small span strong sub sup svg textarea time u var'.split(
    ' ',
  ),
)

function write(element: Element, lines: string[], depth: number, isExact: boolean): void {
  const indent = '  '.repeat(depth)
  const exact = isExact || element.tagName === 'pre' || /whitespace-(pre|break)/.test(attribute(element, 'class'))
  const children = joined(('content' in element ? (element.content as Element) : element).childNodes)
  children.forEach((node, index) => {
    if (node.nodeName === '#text' && 'value' in node) {
      const text = exact ? node.value : trimmed(node.value, element, children[index - 1], children[index + 1])
      if (text !== '') lines.push(`${indent}${JSON.stringify(text)}`)
    } else if ('tagName' in node) {
      lines.push(`${indent}<${node.tagName}${attributesOf(node)}>`)
      write(node, lines, depth + 1, exact)
    }
  })
}

/** What is left, with texts that now stand beside each other as one. */
function joined(nodes: DefaultTreeAdapterTypes.ChildNode[]): DefaultTreeAdapterTypes.ChildNode[] {
  const left: DefaultTreeAdapterTypes.ChildNode[] = []
  for (const node of nodes.filter((candidate) => !isGone(candidate))) {
    const before = left.at(-1)
    if ('value' in node && before && 'value' in before)
      left[left.length - 1] = { ...before, value: before.value + node.value }
    else left.push(node)
  }
  return left
}

function isGone(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  if (node.nodeName === '#comment') return true
  if (!('tagName' in node) || !node.namespaceURI.endsWith('xhtml')) return false
  if (node.tagName === 'script') return /^$|javascript|module/i.test(attribute(node, 'type'))
  return /^(style|link|title|base)$/.test(node.tagName) || (node.tagName === 'meta' && !attribute(node, 'itemprop'))
}

type Neighbour = DefaultTreeAdapterTypes.ChildNode | undefined

function trimmed(text: string, parent: Element, before: Neighbour, after: Neighbour): string {
  const single = text.replace(/[ \t\n\f\r]+/g, ' ')
  const isBlock = (node: Neighbour) =>
    node ? 'tagName' in node && !inline.has(node.tagName) : !inline.has(parent.tagName) || isBox(parent)
  const start = isBlock(before) ? single.replace(/^ /, '') : single
  const both = isBlock(after) ? start.replace(/ $/, '') : start
  return both === ' ' && isBox(parent) ? '' : both
}

/** Items of flex boxes and grids, of tables, lists and drawings stand without blanks between them. */
function isBox(element: Element): boolean {
  if (element.namespaceURI.endsWith('svg')) return !/^(text|tspan|title|desc)$/.test(element.tagName)
  if (/^(table|tbody|thead|tfoot|tr|ul|ol|dl|select|optgroup|button)$/.test(element.tagName)) return true
  return /(^|\s)(inline-)?(flex|grid)(\s|$)/.test(attribute(element, 'class'))
}

function attributesOf(element: Element): string {
  return element.attrs
    .filter(({ name }) => !name.startsWith('on') && /^[:A-Z_a-z][:\w.-]*$/.test(name))
    .map(({ name, value, prefix }) => ` ${prefix ? `${prefix}:` : ''}${name}=${JSON.stringify(valueOf(name, value))}`)
    .sort()
    .join('')
}

function valueOf(name: string, value: string): string {
  if (flags.has(name)) return ''
  if (name === 'class') return value.trim().replace(/\s+/g, ' ')
  if (name !== 'style') return value
  const pairs = value
    .split(/;(?![^(]*\))/)
    .map((pair) => pair.split(/:([\s\S]*)/).map((part) => part.trim()))
    .filter(([, set]) => set)
    .map(([property = '', set]) => [property.startsWith('--') ? property : property.toLowerCase(), set] as const)
  return [...new Map(pairs)].map((pair) => pair.join(':')).join(';')
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((candidate) => candidate.name === name)?.value ?? ''
}
