import { headingOf, pageSections } from './sections.ts'
import { readAttribute } from './start-tag.ts'
import { visibleText } from './text.ts'
import type { PageDocument, PageSection } from './types.ts'

/** A section with what it can be known by in another version of its page. */
export type KnownSection = {
  section: PageSection
  index: number
  tag: string
  source: string
  id: string | null
  /** all of `data-section`: 'hero/split' */
  mark: string | null
  heading: string | null
}

/** The sections of a page with their signs, top to bottom. */
export function knownSections(document: PageDocument): KnownSection[] {
  return pageSections(document).flatMap((section, index) => {
    const element = document.elements.get(section.key)
    if (!element) return []
    return [
      {
        section,
        index,
        tag: element.tag,
        source: document.html.slice(section.start, section.end),
        id: readAttribute(document.html, element, 'id') || null,
        mark: readAttribute(document.html, element, 'data-section') || null,
        heading: headingOf(document, element)?.text.toLowerCase() ?? null,
      },
    ]
  })
}

/** Signs that name a section when both pages have just one with it, the surest first. */
const signs: ((known: KnownSection) => string | null)[] = [
  ({ id, tag }) => id && `${tag}#${id}`,
  ({ mark }) => mark,
  ({ heading }) => heading,
  ({ section }) => (section.kind === 'section' ? null : section.kind),
]

/** Two sections share this part of their words and tags at least before they count as one that was changed. */
const leastLikeness = 0.5

/** Which section of a later page is which of an earlier one, by index: index there → index here. */
export function pairSections(before: readonly KnownSection[], after: readonly KnownSection[]): Map<number, number> {
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  const add = (old: KnownSection, now: KnownSection) => {
    pairs.set(now.index, old.index)
    taken.add(old.index)
  }
  const oldOnes = () => before.filter(({ index }) => !taken.has(index))
  const newOnes = () => after.filter(({ index }) => !pairs.has(index))
  for (const now of after) {
    const old = oldOnes().find(({ source }) => source === now.source)
    if (old) add(old, now)
  }
  for (const sign of signs) {
    const olds = Map.groupBy(oldOnes(), sign)
    for (const [name, [now, ...others]] of Map.groupBy(newOnes(), sign)) {
      const [old, ...twins] = olds.get(name) ?? []
      if (name !== null && now && old && others.length === 0 && twins.length === 0) add(old, now)
    }
  }
  for (const { old, now } of byLikeness(oldOnes(), newOnes())) {
    if (!taken.has(old.index) && !pairs.has(now.index)) add(old, now)
  }
  for (const now of newOnes()) {
    const old = inItsPlace(now, { before, after, pairs, taken })
    if (old) add(old, now)
  }
  return pairs
}

/** What is alike enough, the most alike first. */
function byLikeness(olds: KnownSection[], news: KnownSection[]): { old: KnownSection; now: KnownSection }[] {
  const words = new Map([...olds, ...news].map((known) => [known, wordsOf(known.source)]))
  const none: ReadonlySet<string> = new Set()
  return olds
    .flatMap((old) =>
      news.map((now) => ({ old, now, likeness: likeness(words.get(old) ?? none, words.get(now) ?? none) })),
    )
    .filter((pair) => pair.likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || a.now.index - b.now.index || a.old.index - b.old.index)
}

function wordsOf(source: string): ReadonlySet<string> {
  const tags = [...source.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag]) => `<${tag}`)
  const said = visibleText(source).toLowerCase().split(/\s+/)
  return new Set([...tags, ...said].filter((word) => word !== ''))
}

/** The shared part of two sets, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0
  return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size)
}

type Known = {
  before: readonly KnownSection[]
  after: readonly KnownSection[]
  pairs: ReadonlyMap<number, number>
  taken: ReadonlySet<number>
}

/** The only other section between the same two neighbours, of the same tag and not of another kind: it was written anew. */
function inItsPlace(now: KnownSection, { before, after, pairs, taken }: Known): KnownSection | null {
  const above = now.index === 0 ? -1 : pairs.get(now.index - 1)
  const below = now.index === after.length - 1 ? before.length : pairs.get(now.index + 1)
  if (above === undefined || below !== above + 2 || taken.has(above + 1)) return null
  const old = before[above + 1]
  if (!old || old.tag !== now.tag) return null
  const kinds = new Set([old.section.kind, now.section.kind, 'section'])
  return kinds.size < 3 ? old : null
}
