import type { Item, SectionKind } from '../../types.ts'
import { parseItem, slot } from './parse-item.ts'
import { pick, seedFor, type Voice } from './voice.ts'

type Lines = readonly string[]

const isSets = (items: readonly string[] | readonly Lines[]): items is readonly Lines[] => typeof items[0] !== 'string'

/** How many entries look right when nobody says how many. */
const usual: Partial<Record<SectionKind, number>> = {
  features: 6,
  services: 6,
  products: 6,
  menu: 7,
  gallery: 6,
  steps: 6,
  faq: 5,
  team: 4,
  testimonials: 3,
  reviews: 3,
  events: 4,
  schedule: 5,
  posts: 4,
  episodes: 5,
  details: 6,
  specs: 8,
  stats: 4,
  logos: 6,
  pricing: 3,
  hours: 7,
  location: 4,
}

/** The number of entries within a template's room: what was asked for, else what is usual. */
export function countFor(kind: SectionKind, asked: number | undefined, [least, most]: [number, number]): number {
  return Math.max(least, Math.min(most, asked ?? usual[kind] ?? 4))
}

/** A sample without replacement that keeps the order; another seed takes others. */
function sample(lines: Lines, count: number, seed: number): Lines {
  if (lines.length <= count) return lines
  // The first entry names the thing itself, so it stays; the others are ranked by a number that the seed scatters.
  const rank = (index: number) =>
    index === 0 || lines[index]?.startsWith('!')
      ? index - lines.length
      : Math.imul((seed >>> 3) + index, 2_654_435_761) >>> 0
  const kept = new Set(
    lines
      .map((_, index) => index)
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, Math.max(0, count)),
  )
  return lines.filter((_, index) => kept.has(index))
}

/** A set that belongs together is cut before its last entry. */
function cut(lines: Lines, count: number): Lines {
  return lines.length <= count ? lines : [...lines.slice(0, Math.max(0, count - 1)), ...lines.slice(-1)]
}

/** Entries from the pools, best first, at least `least` of them; empty ones to fill in when the pools run out. */
export function poolItems(voice: Voice, kind: SectionKind, count: number, least: number): Item[] {
  const items: Item[] = []
  const titles = new Set<string>()
  const { language } = voice.brief
  for (const layer of voice.layers) {
    const source = layer[kind]?.items
    if (!source || source.length === 0 || (items.length >= Math.min(count, least) && items.length > 0)) continue
    const seed = seedFor(voice, kind, 'items')
    const wanted = count - items.length
    const lines = isSets(source) ? cut(chooseSet(source, wanted, seed), wanted) : sample(source, wanted, seed)
    for (const line of lines) {
      const item = parseItem(line, kind, language, voice.tokens)
      const key = typeof item?.title === 'string' ? item.title.toLowerCase() : `?${items.length}`
      if (!item || titles.has(key) || items.length >= count) continue
      titles.add(key)
      items.push(item)
    }
  }
  while (items.length < least) items.push({ title: slot(language, 'item'), text: slot(language, 'item-text') })
  return items
}

function chooseSet(sets: readonly Lines[], count: number, seed: number): Lines {
  const exact = sets.filter((set) => set.length === count)
  return pick(exact.length > 0 ? exact : sets, seed) ?? []
}
