import { forLanguages } from '#rules/languages.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import { type Domain, type PageKind, type SectionKind, type Span, sectionKinds } from '../../types.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import { factsOf, SURE } from './brand-of.ts'
import { matchSection } from './match-section.ts'

/** What a request asks for: the page, and where its opening ends. */
export type AskedOf = { kind: PageKind; domain: Domain; language: Language; opening: number }

/** A part of the page, as it was called. */
export type AskedPart = Span & { kind: SectionKind; words: string; count?: number }

const isSection = (id = ''): id is SectionKind => (sectionKinds as readonly string[]).includes(id)
const ofScreens = new Set<SectionKind>(['sidebar', 'kpis'])
const withScreens = new Set<PageKind>(['dashboard', 'docs', 'article'])

/** Marks and small words at which one thing ends and another begins, a bullet among them. */
export const border = forLanguages(
  (language) =>
    new RegExp(
      `[,;:.!?()\\n"“”]|(?<=^|\\s)[-–—*•·](?=\\s)|(?<![\\p{L}])(?:${grammar[language].and}|${grammar[language].withWords})(?![\\p{L}])`,
      'giu',
    ),
)

const MOST_BEFORE = 3
const joint = forLanguages((language) => new RegExp(`^ (?:${grammar[language].and}) $`, 'iu'))

/** 'an EMAIL SIGNUP form': the words of a part in front of its noun, as far as nothing else begins. */
function widened(reading: RequestReading, { start, end }: Span, language: Language): string {
  const { text, asking, facts, leftOver } = reading
  // 'PITCHES AND prices'
  const beside = leftOver.find((left) => left.end < start && joint[language].test(text.slice(left.end, start)))
  if (beside && /(?:^|[,:;]\s*)$/.test(text.slice(0, beside.start))) return text.slice(beside.start, end)
  const borders = [...text.slice(0, start).matchAll(border[language])].map(({ index, 0: mark }) => index + mark.length)
  const from = Math.max(0, ...[...facts, ...asking].map((one) => one.end).filter((at) => at <= start), ...borders)
  const before = text.slice(from, start).trim()
  return before.split(/\s+/).length > MOST_BEFORE
    ? text.slice(start, end)
    : `${before} ${text.slice(start, end)}`.trim()
}

const noWords = new Map<string, SectionKind>()

/** What the reader has no kind for is found by its name; a form is one to write with, all else a part of its own. */
function kindOf({ id }: Fact, words: string, { kind, language }: AskedOf): SectionKind | null {
  const isNamed = id !== undefined && id !== 'form'
  const place = isNamed ? id : (matchSection(words, language, noWords)?.kind ?? (id ? 'contact' : 'about'))
  return isSection(place) && (withScreens.has(kind) || !ofScreens.has(place)) ? place : null
}

/** 'mit PreisEN', 'mit häufigEN Fragen': a headline is not in the case in which a part was asked for. */
function inHeadline(said: string, language: Language): string {
  const own = lexicon(language)
  if (!own.grammar.nounCapitals || own.has('section', said.toLowerCase())) return said
  const nominative = said.split(' ').reduce<string[]>(
    (all, word) => {
      const forms = own.forms(word.toLowerCase())
      return all.flatMap((before) => forms.map((form) => `${before} ${word.charAt(0)}${form.slice(1)}`.trim()))
    },
    [''],
  )
  return nominative.find((one) => own.has('section', one.toLowerCase())) ?? said
}

/** Parts by the reader's own words for them. */
export function namedParts(reading: RequestReading, page: AskedOf): AskedPart[] {
  return factsOf(reading.facts, 'section').flatMap((fact) => {
    const { start, end, sure } = fact
    // 'A pricing page for …' is the page itself
    if (sure < SURE || (end <= page.opening && page.kind !== 'landing')) return []
    const words = inHeadline(widened(reading, fact, page.language), page.language)
    const kind = kindOf(fact, words, page)
    return kind ? [{ kind, words, start, end }] : []
  })
}

const LONGEST_LABEL = 40
/** Parts that list what is offered. */
const owning = new Set<SectionKind>(['services', 'products', 'menu', 'features', 'pricing'])
const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** Parts that list something else, by what it is. */
const listing: Partial<Record<SectionKind, Fact['kind']>> = { team: 'person', faq: 'question' }

/** 'Team: Ana, Bo', 'FAQ: do you deliver?': what such a part lists stands right behind it. */
const listsOwn = (kind: SectionKind, facts: readonly Fact[], colon: number) =>
  facts.some(({ kind: read, start }) => read === listing[kind] && start > colon && start <= colon + NEAR)
/** A colon, a space and the mark of a question. */
const NEAR = 3

/** 'services: cut 40 €': what a row of things is called. */
export function rowParts(
  { text, facts }: RequestReading,
  named: readonly AskedPart[],
  { language, opening }: AskedOf,
): AskedPart[] {
  return [...text.matchAll(/:(?=\s)/g)].flatMap(({ index: colon }): AskedPart[] => {
    const whole = text.slice(Math.max(0, colon - LONGEST_LABEL), colon)
    // 'a restaurant with A MENU:'
    const last = [...whole.matchAll(border[language])].at(-1)
    const said = (last ? whole.slice(last.index + last[0].length) : whole).trim()
    const start = text.lastIndexOf(said, colon)
    const span = { start, end: start + said.length }
    const isNamed = start < opening || named.some((part) => overlaps(part, span))
    const match = isNamed ? null : matchSection(said, language, noWords)
    return match && (owning.has(match.kind) || listsOwn(match.kind, facts, colon))
      ? [{ ...span, kind: match.kind, words: match.words }]
      : []
  })
}

/** 'donation features' and 'repairs with prices (…)' are one part each: the first word says which. */
export function joined({ text }: RequestReading, parts: readonly AskedPart[], { language }: AskedOf): AskedPart[] {
  const behindWith = new RegExp(`^\\s+(?:${grammar[language].withWords})\\s+$`, 'iu')
  const found: AskedPart[] = []
  for (const part of parts) {
    const last = found.at(-1)
    const between = last ? text.slice(last.end, part.start) : ''
    const isPriced = part.kind === 'pricing' && last && last.kind !== 'pricing' && behindWith.test(between)
    if (last && between === ' ')
      found[found.length - 1] = { ...last, words: `${last.words} ${text.slice(part.start, part.end)}`, end: part.end }
    else if (last && isPriced) found[found.length - 1] = { ...last, end: part.end }
    else found.push(part)
  }
  return found
}
