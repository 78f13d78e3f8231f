import { pattern } from '#rules/pattern.ts'
import { matchSection } from '../words/read/match-section.ts'
import type { OpenPage, Section } from './open-page.ts'

const none = new Map<string, never>()

/** Other words that people use for kinds of sections, when they point at one. */
const aliases: readonly [pattern: RegExp, kind: string][] = [
  [
    /^(?:nav|navigation|navigation bar|nav ?bar|menu bar|top bar|top menu|main menu|header|page header|menu at the top|bar at the top|top navigation)$/,
    'header',
  ],
  [
    pattern()`
      ^(?:hero|banner|first screen|top|intro section|top section|hero part|header section|first thing|first|start
      |opening|welcome|intro|introduction|top of the page|up top)$
    `,
    'hero',
  ],
  [
    /^(?:footer|bottom|page footer|bottom bar|very bottom|small print|fine print|end|foot|bottom of the page|down (?:there|below))$/,
    'footer',
  ],
  [
    pattern()`
      ^(?:reviews?|quotes?|customer (?:quotes|reviews|voices)|testimonials?|what (?:people|clients|customers
      |guests) say|feedback|(?:people|customers|clients|guests)['’]?s? (?:opinions?|voices|feedback|quotes|words)
      |opinions|praise)$
    `,
    'testimonials',
  ],
  [
    /^(?:prices?|pricing|plans?|price list|price table|pricing table|tiers|packages|rates|costs|what it costs|fees|tariffs)$/,
    'pricing',
  ],
  [/^(?:questions|questions and answers|q ?& ?a|faqs?|frequently asked questions)$/, 'faq'],
  [/^(?:contact|contact (?:form|info|information|details|part|us)|form|get in touch)$/, 'contact'],
  [/^(?:hours|opening (?:hours|times)|business hours|opening|times|when we(?:['’]re| are) open)$/, 'hours'],
  [
    /^(?:sign-?up|newsletter(?: (?:form|box|sign-?up))?|mailing list|e-?mail list|subscribe (?:form|box)|subscription (?:form|box))$/,
    'newsletter',
  ],
  [/^(?:people|staff|team|crew)$/, 'team'],
  [/^(?:pictures|photos|gallery|images)$/, 'gallery'],
  [/^(?:how it works|steps|process)$/, 'steps'],
  [/^(?:numbers|stats|statistics|figures)$/, 'stats'],
  [/^(?:logos|clients|partners)$/, 'logos'],
  [/^(?:story|our story|about(?: us| me)?|about section|(?:section|part|bit) about (?:us|me))$/, 'about'],
  [/^(?:call to action|cta(?: band| banner)?)$/, 'cta'],
]

/** A description of a section without what only says that it is one. */
const bareName = (description: string) =>
  description
    .replace(
      /^(?:the )?(?:section|part|block|area|bit) (?:with|about|on|of|for|containing|showing) (?!us$|me$)(?:all )?(?:the |our |my )?/i,
      '',
    )
    .replace(
      /(?<=\w) (?:(?:section|block|area|part|band|bit|module|thing|stuff|box|piece|row)s?|at the (?:very )?(?:bottom|top)|up (?:there|top)|down there)$/i,
      '',
    )
    .replace(/ (?:section|block|area|part|bit|thing)s?$/i, '')
    .replace(/^(?:the|my|our|whole|entire) /i, '')
    .replace(/^(?:the|whole|entire) /i, '')
    .trim()
    .toLowerCase()

/** Words that name a kind of section as a whole. */
export const isAlias = (words: string) => aliases.some(([pattern]) => pattern.test(bareName(words)))

/** Sections by kind, heading or id. */
export function findSections(page: OpenPage, description: string): Section[] {
  const words = bareName(description)
  const kind = aliases.find(([pattern]) => pattern.test(words))?.[1]
  if (kind === 'header') return headerOf(page)
  if (kind === 'hero') {
    const heroes = byKind(page, 'hero')
    return (heroes.length > 0 ? heroes : page.sections.filter((section) => section.kind !== 'header')).slice(0, 1)
  }
  if (kind === 'footer') return byKind(page, 'footer').slice(-1)
  const named = page.sections.filter(
    (section) =>
      section.heading.toLowerCase() === words ||
      section.id.toLowerCase() === words.replaceAll(' ', '-') ||
      section.kind === words,
  )
  if (named.length > 0) return named
  const known = kind ? byKind(page, kind) : []
  if (known.length > 0) return known
  const match = matchSection(words, 'en', none) ?? matchSection(`${words} section`, 'en', none)
  const kinds = match ? byKind(page, match.kind) : []
  if (kinds.length > 0) return match?.kind === 'header' || match?.kind === 'hero' ? kinds.slice(0, 1) : kinds
  if (words.length < 3) return []
  const wanted = kind ?? match?.kind
  const alike = wanted ? page.sections.filter((section) => section.kind === null && kindOf(section) === wanted) : []
  if (alike.length > 0) return alike
  const stem = words.replace(/s$/, '')
  // 'the poles' are not the section 'When the pole turns'
  const said = new RegExp(`(?<!\\p{L})${(stem === words ? stem : words).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`, 'iu')
  return page.sections.filter(
    (section) =>
      section.kind !== 'hero' &&
      section.kind !== 'header' &&
      ((stem.length > 3 && said.test(section.heading)) || section.id.toLowerCase().includes(stem.replaceAll(' ', '-'))),
  )
}

/** What a section's heading or id says it is, where the page does not mark it. */
const kindOf = ({ heading, id }: Section) =>
  (matchSection(heading, 'en', none) ?? matchSection(id.replaceAll('-', ' '), 'en', none))?.kind

const byKind = (page: OpenPage, kind: string) => page.sections.filter((section) => section.kind === kind)

function headerOf(page: OpenPage): Section[] {
  const headers = byKind(page, 'header')
  return (headers.length > 0 ? headers : byKind(page, 'nav')).slice(0, 1)
}
