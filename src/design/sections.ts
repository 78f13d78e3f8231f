import { childrenOf, sourceOf } from './document.ts'
import { readAttribute } from './start-tag.ts'
import { visibleText } from './text.ts'
import type { PageDocument, PageElement, PageSection } from './types.ts'

/** Elements that are a band of a page by themselves, and those that may only wrap bands. */
const bandTags = new Set(['section', 'header', 'footer', 'nav', 'aside', 'article', 'form'])
const wrapperTags = new Set(['main', 'div', 'body', 'center'])

/**
 * The top-level parts of a page, top to bottom, for the page map. Wrappers around several parts (`<main>`, an app's root)
 * are looked into; skip links, scripts, styles and hidden drawings are no parts. `kind` is that of `data-section`
 * ('hero/split' → 'hero') or what tag, id and first heading suggest, else 'section'.
 */
export function pageSections(document: PageDocument): PageSection[] {
  const known = sectionsOf.get(document)
  if (known) return known
  const sections = readSections(document)
  sectionsOf.set(document, sections)
  return sections
}

/** A document never changes, and many ask for its sections. */
const sectionsOf = new WeakMap<PageDocument, PageSection[]>()

function readSections(document: PageDocument): PageSection[] {
  const top = childrenOf(document, document.elements.has('body') ? 'body' : null)
  const bands = top.flatMap((element) => bandsIn(document, element))
  // a lone component: a link, a label, a list of cards
  const parts =
    bands.length > 0 ? bands : top.filter((element) => !noPart.has(element.tag) && hasContent(document, element))
  const sections = parts.map((element, index) => {
    const heading = headingOf(document, element)
    const kind = kindOf(document, element, heading, index)
    const label = labelOf(document, element, heading, kind)
    return { key: element.key, label, kind, start: element.start, end: element.end, heading }
  })
  return sections.map(({ heading, ...section }) => {
    const shared = sections.some((other) => other.key !== section.key && other.label === section.label)
    return shared && heading ? { ...section, label: shortened(heading.text) } : section
  })
}

const noPart = new Set(['script', 'style', 'link', 'template', 'noscript', 'svg', 'meta', 'title'])

/** Wrappers are looked into so many levels deep; what is deeper is content. */
const wrapperDepth = 60

function bandsIn(document: PageDocument, element: PageElement, depth = 0): PageElement[] {
  const { tag } = element
  const marked = readAttribute(document.html, element, 'data-section') !== null
  if (marked || bandTags.has(tag)) return [element]
  if (tag === 'h1' || tag === 'table' || tag === 'ul' || tag === 'dialog') return [element]
  if (!wrapperTags.has(tag)) return []
  if (depth > wrapperDepth) return hasContent(document, element) ? [element] : []
  const inner = childrenOf(document, element.key).flatMap((child) => bandsIn(document, child, depth + 1))
  const bands = inner.filter(
    (child) => bandTags.has(child.tag) || readAttribute(document.html, child, 'data-section') !== null,
  )
  // a box of ordinary content is a part itself; a box around parts is not
  if (tag === 'main' ? bands.length > 0 : bands.length > 1 || (bands.length === 1 && coversMost(bands[0], element)))
    return inner
  return hasContent(document, element) ? [element] : []
}

function coversMost(inner: PageElement | undefined, outer: PageElement): boolean {
  return inner !== undefined && inner.end - inner.start > 0.6 * (outer.end - outer.start)
}

function hasContent(document: PageDocument, element: PageElement): boolean {
  const source = sourceOf(document, element.key)
  return /<(img|svg|picture|video|canvas|input|button)\b/i.test(source) || visibleText(source) !== ''
}

export type Heading = { text: string; level: number } | null

/** The first heading inside an element that says something. */
export function headingOf(document: PageDocument, around: PageElement): Heading {
  for (const element of document.elements.values()) {
    if (element.start < around.start || element.end > around.end || !/^h[1-6]$/.test(element.tag)) continue
    const text = visibleText(sourceOf(document, element.key))
    if (text !== '') return { text, level: Number(element.tag[1]) }
  }
  return null
}

/** Words of an id or heading by which a part is known, first match counts. */
const kindWords: [kind: string, words: RegExp][] = [
  ['pricing', /\b(pricing|prices|plans)\b/i],
  ['faq', /\b(faqs?|questions)\b/i],
  ['testimonials', /\b(testimonials?|reviews|what (people|customers|clients) say)\b/i],
  ['contact', /\b(contact|get in touch)\b/i],
  ['newsletter', /\b(newsletter|subscribe)\b/i],
  ['hours', /\b(opening hours|hours)\b/i],
  ['team', /\b(team|our people)\b/i],
  ['gallery', /\b(gallery|portfolio|our work)\b/i],
  ['menu', /\bmenu\b/i],
  ['about', /\b(about|our story)\b/i],
  ['features', /\b(features?|benefits|why us)\b/i],
  ['services', /\bservices\b/i],
  ['steps', /\b(how it works|steps)\b/i],
  ['cta', /\b(cta|call to action|get started)\b/i],
  ['stats', /\b(stats|numbers)\b/i],
  ['logos', /\b(logos|partners|trusted by)\b/i],
  ['hero', /\bhero\b/i],
]

/** Kinds of sections that words speak of: 'the prices and the FAQ' → pricing, faq. */
export function kindsIn(words: string): string[] {
  return [...kindWords, ...placeWords].filter(([, known]) => known.test(words)).map(([kind]) => kind)
}

/** By where they stand rather than by what they say. */
const placeWords: typeof kindWords = [
  ['header', /\b(header|nav|navigation|nav ?bar|top bar|menu bar|logo)\b/i],
  ['footer', /\b(footer|bottom of the page)\b/i],
]

function kindOf(document: PageDocument, element: PageElement, heading: Heading, index: number): string {
  const read = (name: string) => readAttribute(document.html, element, name) ?? ''
  const marked = read('data-section').split('/')[0]?.trim()
  if (marked) return marked
  if (element.tag === 'footer') return 'footer'
  if (heading?.level === 1) return 'hero'
  if (element.tag === 'header' || (element.tag === 'nav' && index < 2)) return 'header'
  const said = `${read('id').replaceAll(/[-_]/g, ' ')} ${read('aria-label')} ${heading?.text ?? ''}`
  const known = kindWords.find(([, words]) => words.test(said))
  return known?.[0] ?? (element.tag === 'nav' || element.tag === 'aside' ? element.tag : 'section')
}

const plainNames = new Map(
  Object.entries({ div: 'section', center: 'section', ul: 'list', a: 'link', fieldset: 'form' }),
)

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text)

/** By what a person would call it: the kind it is marked with, its name, its heading, its id, its tag. */
function labelOf(document: PageDocument, element: PageElement, heading: Heading, kind: string): string {
  const read = (name: string) => readAttribute(document.html, element, name) ?? ''
  const marked = read('data-section') === '' ? '' : kind
  const short = heading && shortened(heading.text)
  const name =
    marked ||
    read('aria-label') ||
    (kind === 'header' || kind === 'footer' ? kind : short) ||
    read('id') ||
    (plainNames.get(element.tag) ?? element.tag)
  const words = name.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
