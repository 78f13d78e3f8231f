import { lexicon } from '../../../understanding/lexicon.ts'
import { hasDateOrPrice } from '../../../understanding/date-or-price.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection, Domain, Item, PageKind, SectionKind, Span } from '../../types.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import { domainWords } from './domain.ts'
import { withOwnUnit } from './items.ts'
import { isPlainName, withoutArticle } from './match-section.ts'
import { type AskedOf, type AskedPart, joined, namedParts, rowParts } from './named-parts.ts'
import { ownParts } from './own-parts.ts'
import { capital } from './source.ts'

/** Kinds of which a page may have two when they are called differently. */
const several = new Set<SectionKind>([
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
])

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

/** 'statutes to download' are a part of a club's page, and no program for one's machine. */
const ofTrade = (kind: SectionKind, domain: Domain): SectionKind =>
  kind === 'download' && domainWords(domain).archetype !== 'digital' ? 'about' : kind

/** Whether something is listed for a part: 'menu (sourdough $8)', 'prices: cut 22 €'. */
function belongsTo(text: string, part: Span, next: Span | undefined, start: number): boolean {
  const between = text.slice(part.end, start)
  const isOpen = between.lastIndexOf('(') > between.lastIndexOf(')') || /^\s*:/.test(between)
  return start >= part.end && (next === undefined || start < next.start) && isOpen && !/[.!?]\s|\n\s*\n/.test(between)
}

/** Kinds of which a bracket may say when they are. */
const timed = new Set<SectionKind>(['events', 'schedule', 'location', 'steps', 'details'])
/** Kinds of which a bracket lists what they hold: 'our courses (BEGINNERS, RACING, CRUISING)'. */
const holding = new Set<SectionKind>(['services', 'products', 'menu'])

/**
 * 'running days (FIRST SUNDAY EACH MONTH, 10 TO 4)', 'what to wear (IT IS A FIELD)': the pieces of a bracket behind a part, as
 * they were written, where nothing on offer stands in it. How a gallery or an app's part is to be is no content: '(lightbox)'.
 */
function inBrackets(reading: RequestReading, part: AskedPart, asked: AskedOf, listed: readonly Span[]): Item[] {
  const { text } = reading
  const { domain, language } = asked
  const from = text.indexOf('(', part.end) + 1
  const close = text.indexOf(')', from)
  if (from === 0 || close < 0 || text.slice(part.end, from - 1).trim() !== '') return []
  const said = text.slice(from, close)
  const isOwn = part.kind === 'about' && !isPlainName('about', part.words)
  // what the reader made something else of is told by that
  const isList =
    holding.has(part.kind) && /[,;]\s/.test(said) && !reading.facts.some(({ start }) => start >= from && start < close)
  const isContent = isOwn || isList ? domainWords(domain).archetype !== 'digital' : timed.has(part.kind)
  if (!isContent || !(isOwn || isList || hasDateOrPrice(said, language))) return []
  const borders = [...said.matchAll(/[,;]\s|$/g)].map(({ index }) => index)
  return borders.flatMap((border, at): Item[] => {
    const before = borders[at - 1]
    const start = before === undefined ? 0 : before + 1
    const words = said.slice(start, border).trim()
    const isListed = listed.some((one) => one.start < from + border && one.end > from + start)
    return words === '' || isListed ? [] : [{ title: capital(words), whole: true }]
  })
}

/** 'three plans', 'FAQ with 6 questions' */
function countIn(words: string, language: Language): number | undefined {
  for (const word of words.toLowerCase().trim().split(/\s+/).slice(0, 3)) {
    if (/^\d{1,2}$/.test(word)) return Number(word)
    const at = grammar[language].numbers.indexOf(word)
    if (at > 0) return at + 1
  }
  return undefined
}

/** 'the three FAQ sections' → 'FAQ', and 'our day' as it is. */
function called(said: string, language: Language): string {
  const words = /["“„]([^"”“]{2,40})["”“]/.exec(said)?.[1] ?? said
  const { numbers } = grammar[language]
  const own = lexicon(language)
  const all = words.split(/\s+/)
  const isLead = (word: string) => own.has('articles', word) || numbers.indexOf(word) > 0 || /^\d{1,2}$/.test(word)
  while (all.length > 1 && isLead((all[0] ?? '').toLowerCase())) all.shift()
  const plain = all.join(' ')
  return /^our /i.test(plain) ? plain : withoutArticle(plain)
}

/** The parts of the page that a request names, with what it lists for them. `offers`: everything on offer, see offersOf. */
export function askedSections(
  reading: RequestReading,
  asked: AskedOf,
  offersOf: (facts: readonly Fact[]) => Item[],
): AskedSection[] {
  const { kind, language } = asked
  const named = namedParts(reading, asked)
  const all = [...named, ...rowParts(reading, named, asked), ...ownParts(reading, named, asked)]
  const parts = joined(
    reading,
    all.toSorted((one, other) => one.start - other.start),
    asked,
  )
  const sections: AskedSection[] = []
  parts.forEach((part, index) => {
    const next = parts[index + 1]
    const listed = reading.facts.filter(
      ({ start, kind: read }) => (read === 'service' || read === 'price') && belongsTo(reading.text, part, next, start),
    )
    const items = offersOf(listed).map((item) => (part.kind === 'pricing' ? withOwnUnit(item, listed) : item))
    const place = meansThere[kind]?.[part.kind] ?? ofTrade(part.kind, asked.domain)
    const told = items.length === 0 ? inBrackets(reading, part, asked, listed) : []
    items.push(...told)
    // the one price of a product stands beside its name
    const said = kind === 'product' && place === 'pricing' && items.length < 2 ? 'product' : place
    // 'where to stay (three guest houses, a campsite)': what is listed for a part of its own stands in it
    const isOwn = said === 'about' && items.length > 0 && !isPlainName('about', part.words)
    const home = isOwn || (told.length > 0 && !holding.has(said)) ? 'details' : said
    const words = home === 'product' ? sectionLabels[language].product : called(part.words, language)
    const twin = sections.find(
      (other) =>
        other.kind === home &&
        (!several.has(home) ||
          home === kind ||
          isPlainName(home, words) ||
          other.words.toLowerCase() === words.toLowerCase()),
    )
    if (twin) return void twin.items.push(...items)
    const behind = /^[^,.;:(\n]*/.exec(reading.text.slice(part.end))?.[0] ?? ''
    const before = reading.text.slice(0, part.start).trimEnd().split(' ').at(-1) ?? ''
    const count = part.count ?? [part.words, before, behind].map((said) => countIn(said, language)).find(Boolean)
    sections.push({
      kind: home,
      words,
      ...(count === undefined ? {} : { count }),
      items,
      span: { start: part.start, end: part.end },
    })
  })
  return sections
}
