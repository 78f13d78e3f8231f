import { resolveHref } from './anchors.ts'
import type { RequestReading } from '../understanding/reading.ts'
import type { Habits } from './grammar.ts'
import type { PagePlan, PlannedPlace } from './plan.ts'
import type { AskedSection, Brief, Item, Link, SectionContent, SectionKind } from './types.ts'
import { briefOfView, leadingToViews } from './views.ts'
import { isPlainName } from './words/read/match-section.ts'
import type { SectionLimits } from './words/types.ts'

/** Who reads requests and writes words. */
export type Wordsmith = {
  readBrief: (prompt: string, reading?: RequestReading) => Brief
  habits: (brief: Brief) => Habits & { hue: number }
  writeCopy: (brief: Brief, kind: SectionKind, asked: AskedSection | null, limits: SectionLimits) => SectionContent
  headText: (brief: Brief) => { title: string; description: string }
  uiWords: (language: Brief['language']) => Readonly<Record<string, string>>
  /** where the navigation around a screen leads */
  appPlaces: (brief: Brief) => readonly string[]
}

/** The words of one section, as many as its template holds; its links lead to places on the page. */
export function writeSection(
  place: PlannedPlace,
  { places }: PagePlan,
  brief: Brief,
  words: Wordsmith,
  variant: number,
): SectionContent {
  const { limits, slots } = place.template.compiled()
  const copy = words.writeCopy(briefOfView(brief, place.asked), place.kind, place.asked, {
    headline: limits.headline,
    lead: limits.lead,
    title: limits['items.title'],
    text: limits['items.text'],
    items: room(place, brief),
    variant,
    present: places.map(({ kind }) => kind),
  })
  const items = place.asked?.view === 'home' ? leadingToViews(copy.items, brief.sections, places) : copy.items
  return linked({ ...copy, items: items.map((item) => withAmount(item, slots)) }, places)
}

/** What a thing costs stands in another place of its entry where the template has none for amounts or for their units. */
function withAmount(item: Item, slots: ReadonlySet<string>): Item {
  const { price, unit } = item
  if (typeof price !== 'string') return item
  const isApart = typeof unit === 'string' && !slots.has('items.unit') && !price.includes(unit)
  const amount = isApart ? `${price} ${unit}` : price
  if (slots.has('items.price')) return { ...item, price: amount }
  const free = (['meta', 'tag', 'text'] as const).find((slot) => slots.has(`items.${slot}`) && item[slot] === undefined)
  return free ? { ...item, [free]: amount } : item
}

/** How many each kind shows when nobody says how many; they come in rows where the template has a grid. */
const rows: Partial<Record<SectionKind, number>> = {
  features: 6,
  services: 6,
  products: 6,
  menu: 6,
  gallery: 6,
  team: 4,
  testimonials: 3,
  reviews: 3,
  events: 4,
  posts: 4,
  logos: 6,
  stats: 4,
}

/** Kinds whose own names are only other names for the same list; the words for it are there in these languages. */
const lists = new Set<SectionKind>(['products', 'menu', 'services', 'gallery'])

/** How many items fit: as many as fill whole rows, unless the person said what or how many. */
function room({ kind, asked, template }: PlannedPlace, { offers, language }: Brief): [number, number] | undefined {
  const { items } = template.facts
  // of something that nobody here knows, one row waits
  const known = lists.has(kind) && (language === 'en' || language === 'de')
  const usual = asked && asked.items.length === 0 && !known && !isPlainName(kind, asked.words) ? 3 : rows[kind]
  const { columns } = template.compiled()
  const given = asked ? (asked.count ?? asked.items.length) : offers.length
  if (!usual || !columns || columns < 2 || given > 0) return items
  const [least, most] = items ?? [1, 12]
  const full = [1, 2, 3, 4].map((row) => row * columns).filter((count) => count >= least && count <= most)
  const best = full.sort((a, b) => Math.abs(a - usual) - Math.abs(b - usual))[0]
  return best ? [best, best] : items
}

/** Every link leads somewhere on this page, or is left out. */
function linked(copy: SectionContent, anchors: PlannedPlace[]): SectionContent {
  const follow = (link: Link | undefined): Link | undefined => {
    const href = link && resolveHref(link.href, anchors)
    return link && href ? { ...link, href } : undefined
  }
  return {
    ...copy,
    primary: follow(copy.primary),
    secondary: follow(copy.secondary),
    ...(copy.links ? { links: copy.links.flatMap((link) => follow(link) ?? []) } : {}),
    items: copy.items.map((item) => ({ ...item, link: follow(item.link) })),
  }
}
