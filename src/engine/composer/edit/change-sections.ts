import { readAttribute } from '#design/start-tag.ts'
import type { Operation } from '#design/types.ts'
import type { ComposedPage, SectionKind } from '../types.ts'
import { matchSection } from '../words/read/match-section.ts'
import type { Position } from './intents.ts'
import { unfound } from './change-text.ts'
import { type OpenPage, type Part, type Section, sectionAround } from './open-page.ts'
import { type Outcome, problem } from './outcome.ts'
import { findSections, findTarget } from './targets.ts'

/** Takes a part away, with the links in the navigation that led to it. */
export function removePart(page: OpenPage, target: string): Outcome {
  const found = findTarget(page, target)
  if (!('found' in found)) return unfound(found)
  const operations: Operation[] = found.found.flatMap((part) => [...linksTo(page, part).map(remove), remove(part)])
  return { operations, said: `removed ${named(target)}` }
}

const remove = ({ key }: Part): Operation => ({ do: 'remove', k: key })

/** Links to a section's anchor that stand elsewhere; in a list, the whole entry. */
function linksTo(page: OpenPage, section: Part): Part[] {
  if (!section.id) return []
  const links = page.parts.filter(
    ({ tag, element }) =>
      tag === 'a' &&
      readAttribute(page.document.html, element, 'href') === `#${section.id}` &&
      (element.end <= section.element.start || element.start >= section.element.end),
  )
  return links.map((link) => {
    const entry = page.parts.find(({ key, tag }) => key === link.element.parent && tag === 'li')
    return entry && entry.text === link.text ? entry : link
  })
}

export function duplicatePart(page: OpenPage, target: string): Outcome {
  const found = findTarget(page, target)
  if (!('found' in found)) return unfound(found)
  const [part] = found.found
  if (!part) return problem(`could not find ${target}`)
  const source = page.document.html.slice(part.element.start, part.element.end)
  return {
    operations: [{ do: 'after', k: part.key, html: freshIds(source, page.document.html) }],
    said: `repeated ${named(target)} below itself`,
  }
}

/** Moves a section beside another, or to an end of the page. */
export function movePart(page: OpenPage, target: string, where: Position): Outcome {
  const found = findTarget(page, target)
  if (!('found' in found)) return unfound(found)
  const [part] = found.found
  if (!part) return problem(`could not find ${target}`)
  const place = placeFor(page, where, part)
  if (!place) return problem(`could not find where to move ${named(target)}`)
  return {
    operations: [{ do: place.side === 'before' ? 'move-before' : 'move-after', k: part.key, to: place.part.key }],
    said: `moved ${named(target)}`,
  }
}

function placeFor(
  page: OpenPage,
  where: Position,
  moved: Part | null,
): { side: 'before' | 'after'; part: Part } | null {
  const movable = page.sections.filter(({ kind, key }) => kind !== 'header' && kind !== 'footer' && key !== moved?.key)
  if (where.side === 'start') {
    const first = movable.find(({ kind }) => kind !== 'hero') ?? movable[0]
    return first ? { side: 'before', part: first } : null
  }
  if (where.side === 'end') {
    const last = movable.at(-1)
    return last ? { side: 'after', part: last } : null
  }
  const beside = findTarget(page, where.of)
  const [part] = 'found' in beside ? beside.found : []
  if (!part || part.key === moved?.key) return null
  return { side: where.side, part: moved && !isSection(page, moved) ? part : (sectionAround(page, part) ?? part) }
}

const isSection = (page: OpenPage, part: Part) => page.sections.some(({ key }) => key === part.key)

/** Makes a section for these words in the look and for the business of this page. */
export type MakeSection = (words: string) => ComposedPage

/** Sections usually stand in this order; a new one goes behind the last that comes before it. */
const usualOrder: readonly SectionKind[] = [
  'header',
  'hero',
  'logos',
  'statement',
  'features',
  'services',
  'products',
  'menu',
  'gallery',
  'steps',
  'stats',
  'about',
  'schedule',
  'events',
  'episodes',
  'posts',
  'team',
  'testimonials',
  'pricing',
  'subscription',
  'faq',
  'hours',
  'location',
  'booking',
  'contact',
  'newsletter',
  'download',
  'cta',
  'footer',
]

/** A page has one of each. */
const onlyOnce: ReadonlySet<SectionKind> = new Set(['header', 'hero', 'footer'])

/** What is to be added: 'a new section with three testimonials' means 'three testimonials'. */
function sectionWords(what: string): string {
  const bare = what.replace(/^(?:(?:an?|another|some|the|one more|new)\s+)+/i, '')
  const inside =
    /^(?:section|block|part|area)\s+(?:with|for|about|of|on|showing|containing|listing|that\s+(?:shows|lists|has|contains|explains))\s+(?:(?:an?|some|the|our|my)\s+)?(.+)$/i.exec(
      bare,
    )
  return inside?.[1] ?? bare
}

/** Adds a section such as 'a pricing section with 3 plans'. */
export function addSection(page: OpenPage, what: string, where: Position | null, make: MakeSection): Outcome {
  const asked = sectionWords(what)
  // 'a gallery of our breads' is a gallery.
  const words = [asked, asked.replace(/ of .+$/i, '')].find((some) => matchSection(some, 'en', new Map())) ?? asked
  const match = matchSection(words, 'en', new Map())
  if (!match) return problem(`do not know how to add ${named(words)}`)
  if (onlyOnce.has(match.kind) && page.sections.some(({ kind }) => kind === match.kind))
    return problem(`did not add ${named(words)}, because the page has a ${match.kind} already`)
  const made = make(words)
  const planned =
    made.plan.sections.find(({ asked }) => asked !== null && asked.kind === match.kind) ??
    made.plan.sections.find(({ kind }) => kind === match.kind)
  const part = made.parts.find(({ id }) => id === planned?.id)
  if (!planned || !part) return problem(`do not know how to add ${named(words)}`)
  const place = where ? placeFor(page, where, null) : usualPlace(page, planned.kind)
  if (!place) return problem(`could not find where to add ${named(words)}`)
  return {
    operations: [{ do: place.side, k: place.part.key, html: freshIds(part.html.trim(), page.document.html) }],
    said: `added ${withArticle(words)}`,
  }
}

function usualPlace(page: OpenPage, kind: SectionKind): { side: 'before' | 'after'; part: Section } | null {
  const rank = (name: string | null) => usualOrder.indexOf(name as SectionKind)
  const before = page.sections.findLast(
    (section) => section.kind !== 'footer' && rank(section.kind) >= 0 && rank(section.kind) <= rank(kind),
  )
  if (before && before.kind !== 'header') return { side: 'after', part: before }
  const footer = page.sections.find((section) => section.kind === 'footer')
  const last = page.sections.findLast((section) => section.kind !== 'footer')
  return last && last.kind !== 'header'
    ? { side: 'after', part: last }
    : footer
      ? { side: 'before', part: footer }
      : last
        ? { side: 'after', part: last }
        : null
}

/** Ids that the page has already get a number, in the piece and in what refers to them. */
function freshIds(piece: string, page: string): string {
  const ids = [...piece.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
  return ids.reduce((html, id) => {
    if (!page.includes(`id="${id}"`)) return html
    let next = `${id}-2`
    for (let n = 3; page.includes(`id="${next}"`); n += 1) next = `${id}-${n}`
    const name = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return html.replace(
      new RegExp(
        `(\\s(?:id|for|list|aria-labelledby|aria-describedby|aria-controls)="|url\\(#|href="#|has-\\[#|:has\\(#|\\[#)${name}(?=["):\\]])`,
        'g',
      ),
      `$1${next}`,
    )
  }, piece)
}

const named = (words: string) => (/^(?:the|a|an|all|"|')/i.test(words) ? words : `the ${words}`)
const things =
  /(?:section|block|form|table|map|gallery|image|picture|photo|list|bar|button|footer|header|sign-?up|grid|banner|timeline|video)$/i
const many = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|some|our|the)\b|[^su]s$/i

/** 'a contact form', 'three testimonials', 'a section on how it works'. */
function withArticle(words: string): string {
  const head = words.split(/ with | for | from | in /i)[0] ?? words
  if (things.test(head)) return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`
  return many.test(head) ? words : `a section on ${words}`
}

/** True when the words name a section that the page has. */
export const hasSection = (page: OpenPage, words: string) => findSections(page, words).length > 0
