import { sourceOf } from './document.ts'
import { chainOf } from './edits.ts'
import { headingOf, pageSections } from './sections.ts'
import { readAttribute } from './start-tag.ts'
import { visibleText } from './text.ts'
import type { Key, PageDocument, PageElement, PageSection } from './types.ts'

/** An element that a description may mean. */
export type Candidate = {
  key: Key
  /** what a person would call it, for a question: its text, label or kind */
  label: string
  /** 1 fits exactly; equal scores at the top mean that the description is ambiguous */
  score: number
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/**
 * Finds what a description such as 'the main button', 'second card in pricing', '"Order now"', 'footer' or 's3' means.
 * Understands keys, quoted text, ids, kinds and labels of sections, nouns for elements with an ordinal, and `X in Y`.
 * @param within only elements inside this one
 * @returns candidates, best first; of equal score in document order; empty when nothing fits
 */
export function findElements(document: PageDocument, query: string, within: Key | null = null): Candidate[] {
  const words = query
    .trim()
    .replace(/^(the|my|our|your|this|that)\s+/i, '')
    .replace(/[.!?]+$/, '')
  const keyed = document.elements.get(words)
  if (keyed) return [candidate(document, keyed, 1)]
  const quoted = /["“”'‘«](.+?)["“”'’»]/.exec(words)?.[1]
  if (quoted) return byText(document, quoted, within)
  const scoped = /^(.+?)\s+(?:in|of|on|inside|within|from)\s+(?:the\s+)?(.+)$/i.exec(words)
  const scope = scoped && !within ? bySection(document, scoped[2] ?? '')[0] : undefined
  if (scoped && scope) return findElements(document, scoped[1] ?? '', scope.key)
  const exact = within ? [] : bySection(document, words)
  if (exact.length > 0) return exact
  const named = byNoun(document, words, within)
  if (named.length > 0) return named
  const id = [...document.elements.values()].filter(
    (element) => readAttribute(document.html, element, 'id') === slug(words),
  )
  return id.length > 0 ? id.map((element) => candidate(document, element, 0.9)) : byText(document, words, within)
}

const slug = (words: string) => words.toLowerCase().replace(/^#/, '').replace(/\s+/g, '-')

/** Innermost elements whose text is the one given (1), or holds it (less, the more else they say). */
function byText(document: PageDocument, text: string, within: Key | null): Candidate[] {
  const wanted = text.toLowerCase().replace(/\s+/g, ' ').trim()
  if (wanted === '') return []
  const holding = inside(document, within)
    .filter((element) => element.end - element.start < 20_000 && element.key !== 'title')
    .map((element) => ({ element, text: visibleText(sourceOf(document, element.key)).toLowerCase() }))
    .filter((item) => item.text.includes(wanted))
  const innermost = holding.filter(
    ({ element }) =>
      !holding.some((other) => other.element.start >= element.openEnd && other.element.end <= element.closeStart),
  )
  return ranked(
    innermost.map((item) =>
      candidate(
        document,
        item.element,
        (item.text === wanted ? 1 : 0.8 * (wanted.length / item.text.length)) * plainly(item.element),
      ),
    ),
  )
}

/** A choice in a list says the same as the thing it chooses, and is seldom meant. */
const plainly = ({ tag }: PageElement) => (tag === 'option' ? 0.9 : 1)

/** Sections by kind, label, id or position. */
function bySection(document: PageDocument, description: string): Candidate[] {
  const { words, index } = readOrdinal(description.replace(/^(the|my|our)\s+/i, ''))
  const name = words.toLowerCase().replace(/\s*(section|block|area|band)s?$/, '')
  const sections = pageSections(document)
  const score = (section: PageSection): number => {
    const element = document.elements.get(section.key)
    const id = (element && readAttribute(document.html, element, 'id')) ?? ''
    if (name === '') return /section/i.test(words) ? 1 : 0
    if (section.kind === (kindNames.get(name) ?? name)) return 1
    const heading = (element && headingOf(document, element)?.text.toLowerCase()) ?? ''
    if ([section.label.toLowerCase(), heading, id].some((called) => called === name || called === slug(name)))
      return 0.95
    const bare = name.replace(/s$/, '')
    return bare.length > 3 && (section.kind.startsWith(bare) || section.label.toLowerCase().includes(bare)) ? 0.7 : 0
  }
  const found = sections.map((section) => ({ key: section.key, label: section.label, score: score(section) }))
  return pick(ranked(found.filter((item) => item.score > 0)), index)
}

const kindNames = new Map(
  Object.entries({
    nav: 'header',
    navbar: 'header',
    navigation: 'header',
    banner: 'hero',
    top: 'hero',
    plans: 'pricing',
    prices: 'pricing',
    questions: 'faq',
    reviews: 'testimonials',
  }),
)

type Noun = { words: RegExp; keys: RegExp; weigh?: (element: PageElement, document: PageDocument) => number }

const painted = (element: PageElement, document: PageDocument) =>
  /(^|\s)bg-(?!transparent|white|none)/.test(readAttribute(document.html, element, 'class') ?? '') ? 1 : 0.6

/** The kind of the section an element stands in. */
const kindAround = (element: PageElement, document: PageDocument) =>
  pageSections(document).find(({ start, end }) => element.start >= start && element.end <= end)?.kind

/** The first screen counts most, the header least. */
function prominence(element: PageElement, document: PageDocument): number {
  const kind = kindAround(element, document)
  return kind === 'hero' ? 0 : kind === 'header' ? -0.2 : -0.1
}

/** A link or picture of the header that is not in its menu; the link rather than the picture in it. */
function isLogo(element: PageElement, document: PageDocument): number {
  if (kindAround(element, document) !== 'header') return 0
  if (chainOf(document, element.parent).some(({ tag }) => tag === 'nav' || tag === 'details')) return 0
  return element.tag === 'a' ? 1 : 0.9
}

const isPicture = (element: PageElement, document: PageDocument) =>
  element.tag !== 'svg' || readAttribute(document.html, element, 'role') === 'img' ? 1 : 0.5

/** Words for elements, and how much each element deserves them. */
const nouns: Noun[] = [
  {
    words: /^(main|primary|hero|big) (button|call to action)$|^(cta|call to action)$/i,
    keys: /^b/,
    weigh: (element, document) => painted(element, document) + prominence(element, document),
  },
  { words: /^buttons?$/i, keys: /^b/ },
  { words: /^links?$/i, keys: /^[ab]/, weigh: ({ tag }) => (tag === 'a' ? 1 : 0) },
  { words: /^(main |page )?(headline|title|h1)$/i, keys: /^h/, weigh: ({ tag }) => (tag === 'h1' ? 1 : 0.6) },
  { words: /^(sub)?headings?$/i, keys: /^h/ },
  { words: /^(image|picture|photo|illustration|drawing)s?$/i, keys: /^i/, weigh: isPicture },
  { words: /^icons?$/i, keys: /^i/, weigh: (element, document) => 1.5 - isPicture(element, document) },
  { words: /^logo$/i, keys: /^[ai]/, weigh: isLogo },
  { words: /^(card|item|entry|plan|row|tile)s?$/i, keys: /^c/ },
  { words: /^forms?$/i, keys: /^f/, weigh: ({ tag }) => (tag === 'form' ? 1 : 0) },
  { words: /^(field|input)s?$/i, keys: /^f/, weigh: ({ tag }) => (tag === 'form' || tag === 'fieldset' ? 0 : 1) },
  { words: /^(paragraph|text)s?$/i, keys: /^p/ },
  { words: /^sections?$/i, keys: /^s/ },
]

function byNoun(document: PageDocument, description: string, within: Key | null): Candidate[] {
  const { words, index } = readOrdinal(description)
  const noun = nouns.find((other) => other.words.test(words))
  if (!noun) return []
  const found = inside(document, within)
    .filter(({ key, tag }) => noun.keys.test(key) && tag !== 'body')
    .map((element) => candidate(document, element, noun.weigh?.(element, document) ?? 1))
    .filter(({ score }) => score > 0)
  // 'second card' counts on the page, not among the best
  return index === null ? ranked(found) : pick(found, index)
}

function inside(document: PageDocument, within: Key | null): PageElement[] {
  const around = within === null ? undefined : document.elements.get(within)
  const all = [...document.elements.values()]
  return around ? all.filter(({ start, end }) => start >= around.openEnd && end <= around.closeStart) : all
}

function readOrdinal(description: string): { words: string; index: number | null } {
  const [, which = '', words = ''] = /^(\w+)\s+(.+)$/.exec(description.trim()) ?? []
  const number = ordinals.indexOf(which.toLowerCase())
  const counted = /^(\d+)(st|nd|rd|th)$/i.exec(which)?.[1]
  if (/^last$/i.test(which)) return { words, index: -1 }
  if (number >= 0) return { words, index: number }
  return counted ? { words, index: Number(counted) - 1 } : { words: description.trim(), index: null }
}

const pick = (list: Candidate[], index: number | null): Candidate[] =>
  index === null ? list : [list.at(index)].filter((item) => item !== undefined)

const ranked = (list: Candidate[]): Candidate[] => list.toSorted((a, b) => b.score - a.score)

function candidate(document: PageDocument, element: PageElement, score: number): Candidate {
  const text = visibleText(sourceOf(document, element.key))
  const said =
    text || readAttribute(document.html, element, 'alt') || readAttribute(document.html, element, 'aria-label')
  const label = said || readAttribute(document.html, element, 'placeholder') || element.tag
  return { key: element.key, label: label.length > 60 ? `${label.slice(0, 59).trimEnd()}…` : label, score }
}
