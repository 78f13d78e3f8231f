import { type DefaultTreeAdapterTypes, html as spec, parseFragment } from 'parse5'
import { readDirectives } from './directives.ts'
import { readFacts } from './facts.ts'
import { type Ids, markAttribute, markHashes, markName, strayReferences } from './ids.ts'
import { element, escapeText } from './markup.ts'
import type { ElementNode, Template, TemplateNode } from './nodes.ts'

type Parsed = DefaultTreeAdapterTypes.Element
type ParsedNode = DefaultTreeAdapterTypes.ChildNode

/** What is gathered while the tree of one file is walked. */
type Work = {
  ids: Ids
  /** radio groups that live within one copy of a repeat: group name → depth */
  groups: ReadonlyMap<string, number>
  style: string[]
  limits: Record<string, number>
  slots: Set<string>
  words: Map<string, string>
  columns?: number
  problems: string[]
}

/** Where the walk stands. */
type Place = { depth: number; over: string[]; keep: boolean }

const isElement = (node: ParsedNode): node is Parsed => 'tagName' in node
const get = (node: Parsed, name: string) => node.attrs.find((entry) => entry.name === name)?.value
const isForeign = (node: Parsed) => node.namespaceURI !== spec.NS.HTML

/**
 * Reads a section or art file once: an optional comment with its facts as JSON, then exactly one root element.
 * Never throws for what a designer wrote; `problems` says what is wrong.
 */
export function compileTemplate(source: string, file: string): Template {
  const fragment = parseFragment(source.trim())
  const problems: string[] = []
  const facts = readFacts(source, problems)
  const roots = fragment.childNodes.filter(isElement)
  const root = roots[0]
  if (!root)
    return {
      file,
      facts,
      root: emptyRoot,
      style: '',
      limits: {},
      slots: new Set(),
      words: new Map(),
      repeatedIds: [],
      problems: [...problems, 'no root element'],
    }
  if (roots.length > 1) problems.push(`${roots.length} root elements, one is allowed`)
  const ids = new Map<string, number>()
  const groups = new Map<string, number>()
  collectNames(root, 0, ids, groups)
  const rootId = get(root, 'id')
  if (rootId) ids.set(rootId, -1)
  const work: Work = { ids, groups, style: [], limits: {}, slots: new Set(), words: new Map(), problems }
  const compiled = compileElement(root, { depth: 0, over: [], keep: false }, work)
  const repeatedIds = [...ids].filter(([, depth]) => depth > 0).map(([name]) => name)
  compiled.attributes = compiled.attributes.filter(([name]) => name !== 'id')
  return {
    file,
    facts,
    root: compiled,
    style: work.style.join('\n'),
    limits: work.limits,
    slots: work.slots,
    words: work.words,
    columns: work.columns,
    repeatedIds,
    problems,
  }
}

const emptyRoot: ElementNode = { is: 'element', tag: 'section', foreign: false, attributes: [], children: [] }

function collectNames(node: Parsed, outer: number, ids: Map<string, number>, groups: Map<string, number>) {
  const depth = outer + (get(node, 'data-repeat') === undefined ? 0 : 1)
  const id = get(node, 'id')
  if (id) ids.set(id, depth)
  if (depth > outer) for (const group of ownGroups(node)) groups.set(group, depth)
  for (const child of node.childNodes) if (isElement(child)) collectNames(child, depth, ids, groups)
}

/** Radio groups with two or more buttons inside one prototype: each copy gets a group of its own. */
function ownGroups(prototype: Parsed): string[] {
  const counts = new Map<string, number>()
  const walk = (node: Parsed) => {
    const name = get(node, 'name')
    if (get(node, 'type') === 'radio' && name) counts.set(name, (counts.get(name) ?? 0) + 1)
    for (const child of node.childNodes) if (isElement(child)) walk(child)
  }
  walk(prototype)
  return [...counts].filter(([, count]) => count > 1).map(([name]) => name)
}

function compileElement(node: Parsed, outer: Place, work: Work): ElementNode {
  const { directives, attributes, repeat } = readDirectives(node.attrs, node.tagName, work.problems)
  const place: Place = {
    depth: outer.depth + (repeat ? 1 : 0),
    over: repeat ? [...outer.over, repeat] : outer.over,
    keep: outer.keep || get(node, 'data-keep') !== undefined,
  }
  note(directives, place, node, work)
  const replaced =
    directives.slot !== undefined ||
    directives.word !== undefined ||
    (directives.fieldLabel === true && !hasOwnLabel(node))
  return {
    is: 'element',
    tag: node.tagName,
    foreign: isForeign(node),
    attributes: attributes.map(([name, value]) => [name, compileAttribute(node, name, value, work)]),
    children: replaced ? [] : countColumns(node, compileChildren(node, place, work), work),
    ...directives,
    ...(directives.word === undefined ? {} : { sample: textContent(node) }),
  }
}

/** Items look best when they fill the rows of a plain grid, or all places of a drawn arrangement. */
function countColumns(node: Parsed, children: TemplateNode[], work: Work): TemplateNode[] {
  const items = children.find((child) => child.is === 'repeat' && child.over === 'items')
  if (items?.is !== 'repeat' || items.prototypes.some(({ featured, once, range }) => featured || once || range)) {
    return children
  }
  const placed = /(?:col|row)-(?:span|start|end)/
  const arranged = items.prototypes.some(({ attributes }) =>
    attributes.some(([name, value]) => name === 'class' && placed.test(value)),
  )
  const columns = [...(get(node, 'class') ?? '').matchAll(/(?:^|\s|:)grid-cols-(\d+)(?!\S)/g)].map((match) =>
    Number(match[1]),
  )
  if (arranged) work.columns = items.prototypes.length
  else if (columns.length > 0) work.columns = Math.max(...columns)
  return children
}

function compileAttribute(node: Parsed, name: string, value: string, work: Work): string {
  if (name === 'name' && (get(node, 'type') === 'radio' || node.tagName === 'details'))
    return markName(value, work.groups.get(value) ?? 0)
  // the address of a data-link in the file is a sample
  if (name === 'href' && get(node, 'data-link') !== undefined) return ''
  for (const id of strayReferences(name, value, work.ids))
    work.problems.push(`${name} refers to #${id}, which is not in this file`)
  return markAttribute(name, value, work.ids)
}

function compileChildren(parent: Parsed, place: Place, work: Work): TemplateNode[] {
  const nodes: TemplateNode[] = []
  for (const child of parent.childNodes) {
    if (isElement(child)) {
      if (child.tagName === 'style' && !isForeign(child))
        work.style.push(markHashes(child.childNodes.map(textOf).join(''), work.ids).trim())
      else addElement(nodes, child, place, work)
    } else if (child.nodeName === '#text') addStatic(nodes, compileText(textOf(child), parent, place, work))
  }
  return nodes
}

const textOf = (node: ParsedNode) => ('value' in node ? node.value : '')

/** Texts are samples unless marked; only ornaments without a letter or digit may stand bare. */
function compileText(text: string, parent: Parsed, place: Place, work: Work): string {
  if (parent.tagName === 'style') return markHashes(text, work.ids)
  if (place.keep || !/[\p{L}\p{N}]/u.test(text)) return escapeText(text)
  work.problems.push(`text that is neither slot nor data-t nor data-keep: "${text.trim().slice(0, 60)}"`)
  return ''
}

function addStatic(nodes: TemplateNode[], html: string) {
  const last = nodes.at(-1)
  if (last?.is === 'static') last.html += html
  else if (html !== '') nodes.push({ is: 'static', html })
}

function addElement(nodes: TemplateNode[], child: Parsed, place: Place, work: Work) {
  const compiled = compileElement(child, place, work)
  const over = readRepeat(child)
  if (over) addPrototype(nodes, compiled, over, place.depth + 1)
  else if (isStatic(compiled))
    addStatic(nodes, element(compiled.tag, compiled.attributes, staticHtml(compiled), compiled.foreign))
  else nodes.push(compiled)
}

const readRepeat = (node: Parsed) =>
  get(node, 'data-repeat') as Extract<TemplateNode, { is: 'repeat' }>['over'] | undefined

/** Neighbours that repeat the same list are the prototypes of one repeat. */
function addPrototype(
  nodes: TemplateNode[],
  compiled: ElementNode,
  over: Extract<TemplateNode, { is: 'repeat' }>['over'],
  level: number,
) {
  const last = nodes.at(-1)
  const before = last?.is === 'static' && last.html.trim() === '' ? nodes.at(-2) : last
  if (before?.is === 'repeat' && before.over === over) {
    if (last !== before) nodes.pop()
    before.prototypes.push(compiled)
    return
  }
  const gap = last?.is === 'static' ? (/\s+$/.exec(last.html)?.[0] ?? '') : ''
  nodes.push({ is: 'repeat', over, level, gap, prototypes: [compiled] })
}

const plainKeys = new Set(['is', 'tag', 'foreign', 'attributes', 'children'])
/** What stands on the first copy only cannot be copied as it is. */
const once = new Set(['checked', 'open', 'selected'])
const isStatic = (node: ElementNode) =>
  !node.attributes.some(([name]) => once.has(name)) &&
  Object.keys(node).every((key) => plainKeys.has(key)) &&
  node.children.every((child) => child.is === 'static')
const staticHtml = (node: ElementNode) =>
  node.children.map((child) => (child.is === 'static' ? child.html : '')).join('')

/** Keeps the lists of slots, limits and words, and what is wrong with them. */
function note(directives: Partial<ElementNode>, place: Place, node: Parsed, work: Work) {
  const path = place.over.filter((name) => name !== 'nav' && name !== 'links')
  const names = [directives.slot, ...(directives.attributeSlots ?? []).map(([, slot]) => slot)]
  for (const name of names) {
    if (!name) continue
    const key = [...path, name].join('.')
    work.slots.add(key)
    if (directives.max) work.limits[key] = Math.min(work.limits[key] ?? Number.POSITIVE_INFINITY, directives.max)
  }
  for (const name of [...(directives.when ?? []), ...(directives.unless ?? [])])
    work.slots.add([...path, name].join('.'))
  if (directives.link) work.slots.add([...path, directives.link].join('.'))
  for (const name of place.over) work.slots.add(name)
  if (directives.word !== undefined) work.words.set(directives.word, textContent(node))
  for (const [attribute, word] of directives.attributeWords ?? []) work.words.set(word, get(node, attribute) ?? '')
  if ((directives.slot || directives.word) && /<(svg|img|input)/.test(tagsIn(node))) {
    work.problems.push(
      `<${node.tagName} data-${directives.slot ? 'slot' : 't'}> loses its drawing when it is filled: put the text into a <span> beside it`,
    )
  }
}

/** A label around its control, with a slot for the words. */
const hasOwnLabel = (node: Parsed): boolean =>
  node.childNodes.some(
    (child) =>
      isElement(child) &&
      (get(child, 'data-slot') !== undefined || get(child, 'data-field') !== undefined || hasOwnLabel(child)),
  )

const textContent = (node: Parsed): string =>
  node.childNodes
    .map((child) => (isElement(child) ? textContent(child) : textOf(child)))
    .join('')
    .trim()
const tagsIn = (node: Parsed): string =>
  node.childNodes.map((child) => (isElement(child) ? `<${child.tagName}${tagsIn(child)}` : '')).join('')
