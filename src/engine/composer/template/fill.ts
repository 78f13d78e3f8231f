import type { SectionContent, Text } from '../types.ts'
import { fieldAttributes, labelAttributes, prototypeFor } from './fields.ts'
import { headingFit, longestWord } from './fit-words.ts'
import { joinCopies, numberCopy, resolveIds } from './ids.ts'
import { element, escapeText } from './markup.ts'
import type { ElementNode, RepeatNode, Template, TemplateNode } from './nodes.ts'
import { cut, emphasise, emWidth, placeholder } from './text.ts'
import { type ValueShape, valuePath } from './value-shapes.ts'
import { entries, has, linkFor, type PageFacts, type Scope, slotText } from './values.ts'

export type Filling = {
  /** the section's anchor, also the prefix of every id in it */
  id: string
  /** 'kind/variant', written to data-section */
  name: string
  content: SectionContent
  page: PageFacts
  /** a page has one h1; a second one becomes h2 */
  demoteHeading?: boolean
}

/** A compiled section filled with words: one element as HTML. No sample text of the template is in it. */
export function fillTemplate(template: Template, filling: Filling): string {
  const scope: Scope = {
    page: filling.page,
    content: filling.content,
    index: 0,
    count: 1,
    itemIndex: 0,
    ordinal: 1,
    beside: template.facts.layout.startsWith('split'),
  }
  const { root } = template
  const marked: ElementNode = {
    ...root,
    attributes: [['id', filling.id], ['data-section', filling.name], ...root.attributes],
  }
  const html = joinCopies(resolveIds(fillElement(marked, scope), filling.id), template.repeatedIds, filling.id)
  return filling.demoteHeading ? html.replace(/<(\/?)h1(?=[\s>])/g, '<$1h2') : html
}

/** The style blocks of a template with the ids of the section `id`. */
export const templateStyle = (template: Template, id: string) => resolveIds(template.style, id)

function fillNodes(nodes: TemplateNode[], scope: Scope): string {
  let html = ''
  for (const node of nodes) {
    const part =
      node.is === 'static' ? node.html : node.is === 'repeat' ? fillRepeat(node, scope) : fillElement(node, scope)
    html = part === '' ? html.trimEnd() : html + part
  }
  return html
}

function fillRepeat(node: RepeatNode, scope: Scope): string {
  const copies = entries(node.over, scope)
  const html: string[] = []
  let raised = 0
  for (const copy of copies) {
    const prototype = pickPrototype(node, copy)
    if (prototype?.featured) raised++
    const part = prototype
      ? fillElement(prototype, { ...copy, ordinal: copy.ordinal - (prototype.featured ? 0 : raised) })
      : ''
    if (part !== '') html.push(numberCopy(part, node.level, copy.index + 1))
  }
  return html.join(node.gap)
}

/** A prototype of the entry's own kind first (featured, field type), else they take turns. */
function pickPrototype({ prototypes }: RepeatNode, copy: Scope): ElementNode | undefined {
  const inRange = prototypes.filter(({ range }) => !range || (copy.index + 1 >= range[0] && copy.index < range[1]))
  if (copy.field) return prototypeFor(copy.field, inRange)
  const featured = inRange.find((prototype) => prototype.featured)
  if (featured && copy.item?.featured) return featured
  const turns = inRange.filter((prototype) => prototype !== featured || inRange.length === 1)
  if (copy.index < turns.length) return turns[copy.index]
  const again = turns.filter((prototype) => !prototype.once)
  return again[(copy.index - (turns.length - again.length)) % again.length] ?? turns.at(-1)
}

function fillElement(node: ElementNode, scope: Scope): string {
  if (node.when && !node.when.some((name) => has(name, scope))) return ''
  if (node.unless?.some((name) => has(name, scope))) return ''
  const linked = node.link ? linkFor(node.link, scope) : undefined
  if (node.link && !linked) return ''
  const inner: Scope = linked ? { ...scope, link: linked } : scope
  const content = fillContent(node, inner)
  if (content === null) return ''
  const attributes = fillAttributes(node, inner, linked?.href, content.html)
  if (content.waits) attributes.push(['data-placeholder', ''])
  return element(node.tag, attributes, content.html, node.foreign)
}

type Content = { html: string /** the element itself is a waiting slot */; waits?: boolean }

function fillContent(node: ElementNode, scope: Scope): Content | null {
  if (node.slot) return fillSlot(node, node.slot, scope)
  if (node.word !== undefined) return { html: escapeText(scope.page.words[node.word] ?? node.sample ?? node.word) }
  if (node.fieldLabel && node.children.length === 0) return { html: escapeText(scope.field?.label ?? '') }
  if (node.art !== undefined) return fillArt(node, node.art, scope)
  const html = fillNodes(node.children, scope)
  return node.optional && !hasContent(html) ? null : { html }
}

/** An optional wrapper goes when all that is left in it is space. */
const hasContent = (html: string) => /<(svg|img|input|canvas)\b|>[^<]*[^<\s]/.test(`>${html}`)

/** Where an inline wrapper for the dashed line of a waiting slot is not allowed. */
const bare = new Set(['title', 'option', 'desc'])

function fillSlot(node: ElementNode, name: string, scope: Scope): Content | null {
  const text = slotText(name, scope) ?? (node.optional ? undefined : missing(name, scope))
  if (text === undefined) return null
  if (typeof text === 'string') return { html: written(node, text) }
  if (bare.has(node.tag)) return { html: escapeText(text.placeholder) }
  return node.foreign ? { html: escapeText(text.placeholder), waits: true } : { html: placeholder(text.placeholder) }
}

function written(node: ElementNode, text: string): string {
  const padded = node.pad ? text.padStart(node.pad, '0') : cut(text, node.max)
  return node.emphasis !== undefined && !node.foreign ? emphasise(padded, node.emphasis) : escapeText(padded)
}

const missing = (name: string, scope: Scope): Text => ({
  placeholder: scope.page.words[`add-${name}`] ?? scope.page.words.add ?? 'Add text',
})

/** The role of the icons: which of them, the link says that it stands in. */
const ICON = 'icon'

function fillArt(node: ElementNode, named: string, scope: Scope): Content | null {
  const icon = (scope.link ?? scope.item?.link)?.icon
  const role = named === ICON && icon ? `${ICON}-${icon}` : named
  const piece = scope.page.art(role, scope.itemIndex, typeof scope.item?.title === 'string' ? scope.item.title : '')
  if (!piece) return node.children.length > 0 ? { html: fillNodes(node.children, scope) } : null
  // ids of the piece are told apart from the section's by the role, and by copy inside a repeat
  const id = `${role}${scope.item ? `-${scope.itemIndex + 1}` : ''}`
  return { html: resolveIds(fillElement(piece.root, scope), `\u0001${id}`) }
}

function fillAttributes(node: ElementNode, scope: Scope, href: string | undefined, inner: string): [string, string][] {
  const attributes: [string, string][] = []
  const add = (name: string, value: string) => {
    const at = attributes.findIndex(([known]) => known === name)
    if (at >= 0) attributes[at] = [name, value]
    else attributes.push([name, value])
  }
  if (href !== undefined) add('href', href)
  for (const [name, value] of node.attributes) {
    // of copies, only the first is open or chosen
    if ((name === 'checked' || name === 'open' || name === 'selected') && scope.index > 0) continue
    if (name !== 'href' || href === undefined) add(name, value)
  }
  for (const [name, key] of node.attributeWords ?? [])
    if (scope.page.words[key] !== undefined || !attributes.some(([known]) => known === name))
      add(name, scope.page.words[key] ?? key)
  for (const [name, slot] of node.attributeSlots ?? []) add(name, plain(slotText(slot, scope)))
  if (node.field && scope.field)
    for (const [name, value] of fieldAttributes(node.tag, scope.field, scope)) add(name, value)
  // a label around its control needs no reference to it
  if (node.fieldLabel && scope.field && node.tag === 'label' && !/<(input|select|textarea)/.test(inner))
    for (const [name, value] of labelAttributes(scope.field)) add(name, value)
  if (node.tag === 'form') sendHome(attributes, add)
  if (node.drawn) drawValues(node.drawn, scope, add)
  if (node.slot) fitText(node, node.slot, scope, add, attributes)
  return attributes
}

/** A section without amounts shows the drawing of its file. */
function drawValues(shape: ValueShape, { content, itemIndex }: Scope, add: (name: string, value: string) => void) {
  const amounts = content.items.map(({ amount }) => amount ?? null)
  if (amounts.some((amount) => amount !== null)) add('d', valuePath(shape, amounts, itemIndex))
}

/** A form that leads nowhere posts to its own section. */
function sendHome(attributes: [string, string][], add: (name: string, value: string) => void) {
  const given = (name: string) => attributes.find(([known]) => known === name)?.[1]
  if (!given('action') || given('action') === '#') add('action', '#\u0003')
  if (given('method') === undefined) add('method', 'post')
}

const plain = (text: Text | undefined) => (typeof text === 'string' ? text : (text?.placeholder ?? ''))

/**
 * Lets a text of any length fit: svg text shrinks to `data-fit` units, html with `data-fit` learns the width of the text
 * and of its longest word in em, and large headings get smaller on phones when a word would break.
 */
function fitText(
  node: ElementNode,
  slot: string,
  scope: Scope,
  add: (name: string, value: string) => void,
  attributes: [string, string][],
) {
  const get = (name: string) => attributes.find(([known]) => known === name)?.[1] ?? ''
  const heading = !node.foreign && (slot === 'headline' || slot === 'brand')
  if (node.fit === undefined && !heading) return
  const text = plain(slotText(slot, scope))
  const ems = emWidth(text)
  if (node.foreign) {
    const size = Number(get('font-size') || 16)
    return add('font-size', String(Math.round(Math.min(size, (node.fit ?? 0) / ems) * 10) / 10))
  }
  const { faceWidth } = scope.page
  if (node.fit !== undefined) {
    const word = longestWord(text, get('class'), faceWidth)
    add('style', `${get('style')}--em:${ems.toFixed(1)};--word:${word.toFixed(1)}`)
  }
  // beside a picture a headline has less than half of the window; of other headings only phones are known
  const share = node.tag === 'h1' ? (scope.beside ? 0.42 : 0.85) : 2
  const smaller = heading ? headingFit(text, get('class'), faceWidth, share) : ''
  if (smaller) add('class', `${get('class')} ${smaller}`)
}
