import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection, Domain, PageKind, SectionKind } from '../../types.ts'
import type { Language } from '../types.ts'
import { domainWords } from './domain.ts'
import type { Entry } from './entries.ts'
import { readItems } from './items.ts'
import { isDate, isGivenAnyway, type Match, matchSection } from './match-section.ts'
import { hasPrice } from './prices.ts'
import type { Source } from './source.ts'

/** Kinds of which a page may have two when they are called differently. */
const several: readonly SectionKind[] = [
  'features',
  'products',
  'services',
  'about',
  'events',
  'details',
  'gallery',
  'menu',
  'pricing',
  'chart',
  'team',
  'posts',
  'location',
  'steps',
]

/** On some pages a word means another kind. */
const meansThere: Partial<Record<PageKind, Partial<Record<SectionKind, SectionKind>>>> = {
  product: { testimonials: 'reviews', gallery: 'product', cta: 'product', subscription: 'product' },
  dashboard: {
    stats: 'kpis',
    header: 'toolbar',
    about: 'table',
    products: 'table',
    menu: 'sidebar',
    contact: 'table',
    team: 'table',
    events: 'table',
    posts: 'table',
    services: 'table',
    steps: 'table',
    download: 'toolbar',
  },
  cart: { features: 'cart', cta: 'summary', pricing: 'summary' },
  login: { cta: 'auth', newsletter: 'auth', contact: 'auth' },
  blog: { products: 'features' },
  // a comparison of plans holds no rows of data
  pricing: { table: 'comparison' },
  'coming-soon': { newsletter: 'coming-soon', cta: 'coming-soon', contact: 'coming-soon', hero: 'coming-soon' },
}

/** Words of the trade that ask for a kind: 'breads' in a bakery. */
export function tradeWords(domain: Domain): ReadonlyMap<string, SectionKind> {
  const pairs = Object.entries(domainWords(domain).asks ?? {}) as [SectionKind, readonly string[]][]
  return new Map(pairs.flatMap(([kind, phrases]) => phrases.map((phrase) => [phrase, kind] as const)))
}

export type Sorted = { sections: AskedSection[]; others: Entry[] }

/** Which listed things ask for a section of the page, and which do not. */
export function readSections(
  source: Source,
  entries: readonly Entry[],
  kind: PageKind,
  domain: Domain,
  language: Language,
): Sorted {
  const extra = tradeWords(domain)
  const sections: AskedSection[] = []
  const others: Entry[] = []
  for (const entry of entries) {
    if (isDate(entry.text)) continue
    if (
      /^\d[\d.,]* ?(?:rooms|m²|bedrooms|beds|seats|guests|zimmer|plätze|chambres|habitaciones|rom)(?![\p{L}])/iu.test(
        entry.text,
      ) &&
      entry.cue === ':'
    ) {
      others.push(entry)
      continue
    }
    const owner = entry.owner === null ? null : matchSection(entry.owner, language, extra)
    const found = entry.cue === '' ? opening(entry, language, extra) : asSection(entry, language, extra)
    if (kind === 'pricing' && entry.cue === ':' && !owner && (!found || hasPrice(entry.text))) {
      addItem(
        sections,
        { kind: 'pricing', plain: true, words: entry.owner ?? 'pricing' },
        entry,
        readItems(source.request.slice(entry.start, entry.end), language),
      )
      continue
    }
    if (owner && (!found?.plain || found.kind === owner.kind || hasPrice(entry.text))) {
      const said = source.request.slice(entry.start, entry.end)
      addItem(
        sections,
        { ...owner, kind: meansThere[kind]?.[owner.kind] ?? owner.kind },
        entry,
        readItems(said, language),
      )
    } else if (found) {
      const items = entry.inside === null ? priceInWords(entry, language) : readItems(insideOf(source, entry), language)
      const place = placeOf(found, kind, items.length)
      add(
        sections,
        { ...found, kind: place, ...(place === 'product' ? { words: sectionLabels[language].product } : {}) },
        entry,
        items,
      )
    } else if (!isGivenAnyway(entry.text) && entry.cue !== '') others.push(entry)
  }
  return { sections, others }
}

/** What a kind is called on such a page; the one price of a product stands beside its name. */
const placeOf = ({ kind: found, plain }: Match, kind: PageKind, items: number): SectionKind =>
  kind === 'product' && found === 'pricing' && plain && items < 2 ? 'product' : (meansThere[kind]?.[found] ?? found)

/** In lists of functions only the usual names of sections count, and signing in is a function. */
function asSection(entry: Entry, language: Language, extra: ReadonlyMap<string, SectionKind>): Match | null {
  const strict = functional.test(entry.cue)
  const match = matchSection(entry.text, language, extra, strict)
  return match && strict && match.kind === 'auth' && !/form|page|screen/i.test(entry.text) ? null : match
}
const functional = /functionalit|functions|modules/i

/** The parentheses as the person wrote them. */
function insideOf(source: Source, entry: Entry): string {
  const raw = source.request.slice(entry.start, entry.end)
  return raw.slice(raw.indexOf('(') + 1, raw.lastIndexOf(')'))
}

const priceInWords = (entry: Entry, language: Language) =>
  /\d/.test(entry.text) ? readItems(entry.text, language).filter((item) => item.price !== undefined) : []

/** A sentence may open with a section ('A hero section with …'), but prose must not be taken for one. */
function opening(entry: Entry, language: Language, extra: ReadonlyMap<string, SectionKind>): Match | null {
  const text = entry.text.replace(/^.*\b(?:section should|page should|should) (?:have|include|contain|show)\b/i, '')
  return /\b(?:section|form|hero|gallery|faq|newsletter)\b/i.test(text) && text.split(' ').length <= 7
    ? matchSection(text, language, extra)
    : null
}

function add(sections: AskedSection[], match: Match, entry: Entry, items: AskedSection['items']): void {
  // 'price from 45 €' counts nothing
  const count = hasPrice(entry.text) && items.length < 2 ? undefined : match.count
  const twin = sections.find(
    (other) =>
      other.kind === match.kind &&
      (!several.includes(match.kind) ||
        match.plain ||
        sameWords(other.words, match.words) ||
        (!(other.items.length > 0) && items.length > 0 && match.kind === 'pricing')),
  )
  if (twin) {
    twin.items.push(...items)
    if (count !== undefined) twin.count ??= count
    return
  }
  sections.push({
    kind: match.kind,
    words: match.words,
    ...(count === undefined ? {} : { count }),
    items: [...items],
    span: { start: entry.start, end: entry.end },
  })
}

/** An entry of 'features: a, b' belongs to the section named before the colon. */
function addItem(sections: AskedSection[], owner: Match, entry: Entry, items: AskedSection['items']): void {
  const twin = sections.find((other) => other.kind === owner.kind && other.words === owner.words)
  if (twin) twin.items.push(...items)
  else add(sections, owner, entry, items)
}

const sameWords = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
