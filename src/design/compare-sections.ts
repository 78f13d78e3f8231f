import { knownSections, pairSections, type KnownSection } from './section-pairs.ts'
import { sourceOf } from './document.ts'
import type { PageDocument, PageSection } from './types.ts'

/** What became of a section between two versions; `moved` is unchanged in itself, and elsewhere. */
export type SectionChange = 'same' | 'changed' | 'moved' | 'added' | 'removed'

export type ComparedSection = {
  label: string
  change: SectionChange
  /** null when it was added */
  before: PageSection | null
  /** null when it is gone */
  after: PageSection | null
}

export type Comparison = {
  /** in the order of the later page; what is gone stands behind what it stood behind */
  sections: ComparedSection[]
  /** the style block of the theme differs */
  theme: boolean
  /** something else outside of the sections differs: the title, the frame around them */
  rest: boolean
}

/**
 * What differs between two versions of a page, section by section. Sections are found again by their source, id, mark,
 * heading, kind, words, and last by their place.
 */
export function compareSections(before: PageDocument, after: PageDocument): Comparison {
  const olds = knownSections(before)
  const news = knownSections(after)
  const pairs = pairSections(olds, news)
  const inOrder = longestRise(news.map(({ index }) => pairs.get(index) ?? null))
  const sections = news.map((now) => compared(olds[pairs.get(now.index) ?? -1] ?? null, now, inOrder.has(now.index)))
  const found = new Set(pairs.values())
  for (const old of olds) {
    if (found.has(old.index)) continue
    const above = olds[old.index - 1]?.section.key
    const place = sections.findIndex((row) => above !== undefined && row.before?.key === above)
    sections.splice(place + 1, 0, { label: old.section.label, change: 'removed', before: old.section, after: null })
  }
  return {
    sections,
    theme: sourceOf(before, 'theme') !== sourceOf(after, 'theme'),
    rest: around(before, olds) !== around(after, news),
  }
}

function compared(old: KnownSection | null, now: KnownSection, isInOrder: boolean): ComparedSection {
  const both = { label: now.section.label, before: old?.section ?? null, after: now.section }
  if (!old) return { ...both, change: 'added' }
  if (old.source !== now.source) return { ...both, change: 'changed' }
  return { ...both, change: isInOrder ? 'same' : 'moved' }
}

/** The places in a list of numbers that make the longest rising row; what is not in it has moved. */
export function longestRise(numbers: readonly (number | null)[]): Set<number> {
  const best: { length: number; from: number }[] = []
  let end = -1
  numbers.forEach((number, place) => {
    let from = -1
    if (number !== null) {
      for (let earlier = 0; earlier < place; earlier++) {
        const other = numbers[earlier]
        const isLower = other !== null && other !== undefined && other < number
        if (isLower && (best[earlier]?.length ?? 0) > (best[from]?.length ?? 0)) from = earlier
      }
    }
    best.push({ length: number === null ? 0 : (best[from]?.length ?? 0) + 1, from })
    if ((best[place]?.length ?? 0) > (best[end]?.length ?? 0)) end = place
  })
  const rise = new Set<number>()
  for (let at = end; at >= 0; at = best[at]?.from ?? -1) rise.add(at)
  return rise
}

/** A page without its sections and its theme; how much white space stood between them says nothing. */
function around(document: PageDocument, sections: readonly KnownSection[]): string {
  const theme = document.elements.get('theme')
  const holes = [...sections.map(({ section }) => section), ...(theme ? [theme] : [])].sort((a, b) => a.start - b.start)
  let rest = ''
  let at = 0
  for (const { start, end } of holes) {
    rest += document.html.slice(at, Math.max(at, start))
    at = Math.max(at, end)
  }
  return (rest + document.html.slice(at)).replace(/\s+/g, ' ')
}
