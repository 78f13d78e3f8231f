import type { BehaviourName } from '../understanding/app-words.ts'
import { contrast } from './color.ts'
import { componentKinds, type SectionSlot, standIns } from './grammar.ts'
import { drawingOf } from './drawings.ts'
import type { Family, FamilyLibrary } from './library.ts'
import { drawnRoles } from './theme.ts'
import { random } from './seed.ts'
import type { SectionTemplate } from './template/nodes.ts'
import { briefOfView } from './views.ts'
import type { Brief, Item, SectionKind } from './types.ts'

type Candidate = { template: SectionTemplate; cost: number }
export type SectionChoice = { place: SectionSlot; template: SectionTemplate }

export type Setting = {
  library: FamilyLibrary
  family: Family
  brief: Brief
  mode: 'light' | 'dark'
  seed: number
  /** the number of the version */
  variant?: number
  /** variants of header and footer that the project's other pages have */
  fixed: { header: string | null; footer: string | null } | null
}

/**
 * A template for every place, chosen together so that neighbours differ in layout and ground. A place that was not
 * asked for and that no template fits is left out; one that was asked for gets a template of a related kind.
 */
export function chooseSections(places: SectionSlot[], setting: Setting): SectionChoice[] {
  const next = random(setting.seed)
  const rows = places
    .map((place, index) => ({
      place,
      candidates: candidates(
        place,
        places.slice(0, index).filter(({ kind }) => kind === place.kind).length,
        setting,
        next,
      ),
    }))
    .filter(({ candidates }) => candidates.length > 0)
  const chosen = cheapestWay(rows.map((row) => row.candidates))
  const choices = rows.flatMap(({ place }, index): SectionChoice[] => {
    const template = chosen[index]?.template
    return template ? [{ place, template }] : []
  })
  const covered = new Set(choices.flatMap(({ template }) => template.facts.covers ?? []))
  return choices.filter(({ place }) => !covered.has(place.kind))
}

/** The family's own sections of the kind; where it has none that fits, borrowed ones and its own of a related kind. */
function candidates(place: SectionSlot, before: number, setting: Setting, next: () => number): Candidate[] {
  const rate = (template: SectionTemplate, more: number): Candidate => ({
    template,
    cost: cost(template, place, setting) + turn(template, before, setting) + more + next() * 1.6,
  })
  const drawn = drawnFor(place, setting)
  if (drawn.length > 0) return drawn.map((template) => rate(template, 0))
  const own = ownOf(place.kind, setting).map((template) => rate(template, 0))
  const doing = before === 0 ? doingFor(place, setting) : []
  if (doing.length > 0) return doing.map((template) => rate(template, 0))
  if (pieces.has(place.kind)) {
    const turns = drawings(place, setting)
    const piece =
      turns[
        Math.floor(
          (setting.variant ?? 0) / (componentKinds[setting.brief.component ?? ''] && !setting.brief.alone ? 2 : 1),
        ) % turns.length
      ]
    if (piece) return [rate(piece, 0)]
  }
  // a second section of the kind should not look like the first
  if (own.length > before && own.some(({ template }) => holds(template, place, setting.brief))) return own
  const lent = lentFor(place.kind, setting).map((template) => rate(template, 3 + strangeness(template, setting)))
  if (!place.asked && !frameKinds.has(place.kind)) return [...own, ...lent]
  // a price in a place that shows none is worse than one row alone
  const priced = (place.kind === 'pricing' || hasValues(place)) && own.length + lent.length > 0
  const related = priced || (lent.length > 0 && shells.has(place.kind)) ? [] : (standIns[place.kind] ?? [])
  const near = (kind: SectionKind, distance: number) =>
    ownOf(kind, setting).map((template) => rate(template, 4 + distance * 2))
  const found = [...own, ...lent, ...related.flatMap(near)]
  return found.length > 0 ? found : anyOf(place.kind, setting).map((template) => rate(template, 0))
}

/** Labels with what they say: a list of things has no room for both. */
const hasValues = ({ kind, asked }: SectionSlot) =>
  kind === 'details' && (asked?.items ?? []).some(({ meta, text }) => meta !== undefined || text !== undefined)

/** Ways in which any list may be shown; the others come with a section of their own. */
const anywhere = new Set<BehaviourName>(['filter', 'accordion'])

/** What was asked for by word is there, whatever the family has. */
const doingFor = ({ kind, asked }: SectionSlot, setting: Setting): SectionTemplate[] =>
  anyOf(kind, setting).filter(
    ({ facts: { behaves } }) =>
      behaves !== undefined && (asked !== null || kind === setting.brief.kind || anywhere.has(behaves)),
  )

/** What draws the values that were given, or is made for this kind of page. */
const drawnFor = ({ kind, asked }: SectionSlot, { library, brief }: Setting): SectionTemplate[] =>
  ofKind(library, kind).filter(({ facts }) =>
    asked?.drawn === undefined ? facts.kinds?.includes(brief.kind) : facts.draws === asked.drawn,
  )

const byKind = new WeakMap<FamilyLibrary, Map<SectionKind, SectionTemplate[]>>()

/** All templates of a kind, whoever has them. */
function ofKind(library: FamilyLibrary, kind: SectionKind): readonly SectionTemplate[] {
  const kinds = byKind.get(library) ?? new Map<SectionKind, SectionTemplate[]>()
  byKind.set(library, kinds)
  const known = kinds.get(kind)
  if (known) return known
  const found = [...library.families.values()].flatMap(({ sections }) => sections.filter((one) => one.kind === kind))
  kinds.set(kind, found)
  return found
}

/** Kinds that are drawn once for all families; another version takes the next drawing. */
const pieces = new Set<SectionKind>(['component', 'screen', 'article', 'guide'])

const drawings = ({ kind, asked }: SectionSlot, { library, brief }: Setting) => {
  const drawing = drawingOf(briefOfView(brief, asked))
  return ofKind(library, kind).filter(
    (template) => kind === 'article' || kind === 'guide' || template.variant.startsWith(`${drawing}-`),
  )
}

/** Parts that another kind of section only stands in for in need. */
const shells = new Set<SectionKind>(['sidebar', 'toolbar', 'kpis', 'chart', 'table', 'comparison'])

const frameKinds = new Set<SectionKind>([
  'header',
  'hero',
  'footer',
  'sidebar',
  'toolbar',
  'auth',
  'cart',
  'product',
  'coming-soon',
  'component',
  'kpis',
])

const fits = ({ facts }: SectionTemplate, { brief, mode }: Setting) =>
  facts.draws === undefined &&
  (facts.kinds === undefined || facts.kinds.includes(brief.kind)) &&
  (!facts.behaves || (brief.behaviours ?? []).includes(facts.behaves)) &&
  (facts.domains.includes('*') || facts.domains.includes(brief.domain)) &&
  (!facts.modes || facts.modes.includes(mode))

const ownOf = (kind: SectionKind, setting: Setting) =>
  setting.family.sections.filter((template) => template.kind === kind && fits(template, setting))

/** Sections of a kind that other families lend to this one. */
function lentFor(kind: SectionKind, setting: Setting): SectionTemplate[] {
  const { library, family } = setting
  const { loose } = readable(family)
  const lends = ({ family: id }: SectionTemplate) => {
    const other = library.families.get(id)
    return other !== undefined && other !== family && (!loose || readable(other).loose)
  }
  return ofKind(library, kind).filter(
    (template) =>
      (template.facts.families?.includes('*') || template.facts.families?.includes(family.id)) &&
      fits(template, setting) &&
      lends(template),
  )
}

/** Families whose accent is too pale for small text take no sections from those that write with theirs. */
function readable(family: Family): { loose: boolean } {
  const { accent, surface } = drawnRoles(family)
  return { loose: contrast(accent, surface) < 4.5 }
}

/** A page cannot do without its frame, so in need any family gives it. */
const anyOf = (kind: SectionKind, setting: Setting) =>
  ofKind(setting.library, kind).filter((template) => fits(template, setting))

const offering = new Set<SectionKind>(['menu', 'products', 'services', 'features'])
const wantedCount = ({ kind, asked }: SectionSlot, { offers }: Brief) =>
  asked ? Math.max(asked.items.length, asked.count ?? 0) : offering.has(kind) ? offers.length : 0
const holds = (template: SectionTemplate, place: SectionSlot, brief: Brief) =>
  wantedCount(place, brief) <= (template.facts.items?.[1] ?? Number.POSITIVE_INFINITY) &&
  holdsOne(template.facts.items?.[0] ?? 0, place) &&
  showsTexts(template, place)

/** One plan beside an empty one looks as if something had been forgotten. */
const holdsOne = (least: number, { kind, asked }: SectionSlot) =>
  kind !== 'pricing' || asked?.items.length !== 1 || least < 2

const LOST = 12

/** What is said of a row finds no room where only labels are drawn. */
const showsTexts = ({ compiled }: SectionTemplate, { kind, asked }: SectionSlot) =>
  kind !== 'details' ||
  !(asked?.items ?? []).some(({ text }) => typeof text === 'string') ||
  compiled().slots.has('items.text')

/** Lower is better. */
function cost(template: SectionTemplate, place: SectionSlot, { family, brief, fixed }: Setting): number {
  const same = template.kind === 'header' ? fixed?.header : template.kind === 'footer' ? fixed?.footer : null
  const { facts } = template
  const items = place.asked?.items ?? []
  const count = wantedCount(place, brief)
  const [least, most] = facts.items ?? [0, Number.POSITIVE_INFINITY]
  return (
    (same === template.variant ? -50 : 0) +
    (template.kind === 'toolbar' && (facts.layout === 'app') !== (brief.kind === 'dashboard') ? 20 : 0) +
    (facts.domains.some((domain) => domain !== '*' && domain === brief.domain) ? -3 : 0) +
    (family.prefers.includes(`${template.kind}/${template.variant}`) ? -0.5 : 0) +
    (count > most ? 4 + count - most : 0) +
    // rows that were given and find no room are lost
    (items.length > most || !showsTexts(template, place) ? LOST : 0) +
    (count > 0 && count < least ? (template.kind === 'pricing' ? 3.5 : 2) : 0) +
    (facts.needs ?? []).filter((need) => !given(need, items, brief)).length * 3
  )
}

/** Kinds whose drawings stand for the things themselves. */
const pictured = new Set<SectionKind>(['gallery', 'products'])

/** How odd a borrowed section looks: nearer families speak in the same tones and in the same kind of type. */
function strangeness(template: SectionTemplate, { family, library, brief }: Setting): number {
  const lender = library.families.get(template.family)
  if (!lender) return 9
  const shared = lender.suits.tones.filter((tone) => family.suits.tones.includes(tone)).length
  const loud = ({ suits }: Family) => suits.tones.includes('bold') || suits.tones.includes('energetic')
  // book covers are no screenshots, and contour lines no houses
  const made = pictured.has(template.kind) ? (lender.suits.domains[brief.domain] ?? 0) : 2
  const foreign = made < 2 ? 2 : made > 2 ? -2 : 0
  return (template.kind === 'hero' ? 4 : 0) + foreign - Math.min(shared, 3) + (loud(lender) === loud(family) ? 0 : 2)
}

/** On an app screen the parts were drawn for their order: the first chart is the large one. */
function turn({ kind, variant, facts }: SectionTemplate, before: number, { family }: Setting): number {
  if (facts.layout !== 'app') return 0
  const order = family.prefers.filter((name) => name.startsWith(`${kind}/`)).indexOf(`${kind}/${variant}`)
  return order < 0 ? 4 : Math.abs(order - before) * 2
}

/** Whether the request brings what a template needs, such as 'items.price'. */
function given(need: string, items: Item[], brief: Brief): boolean {
  const [list, field] = need.split('.')
  // titles and texts are always written
  if (list !== 'items' || !field || field === 'title' || field === 'text') return true
  const all = items.length > 0 ? items : brief.offers
  return all.length > 0 && all.every((item) => item[field as keyof Item] !== undefined)
}

/** One drawing used for two kinds looks like the same section twice. */
export const alike = (one: SectionTemplate, other: SectionTemplate) =>
  one.family === other.family && one.variant === other.variant && one.facts.layout !== 'app'

/** What it costs when two sections follow one another. */
function friction(above: SectionTemplate, below: SectionTemplate): number {
  const grounds = [above.facts.surface ?? 'surface', below.facts.surface ?? 'surface']
  return (
    (above === below ? 12 : alike(above, below) ? 6 : 0) +
    (above.facts.layout === below.facts.layout && above.facts.layout !== 'app' ? 3 : 0) +
    (grounds[0] === grounds[1] ? (grounds[0] === 'surface' ? 0.8 : 4) : 0)
  )
}

/** The choice per row with the least cost of all: dynamic programming from top to bottom. */
function cheapestWay(rows: Candidate[][]): Candidate[] {
  type Way = { total: number; steps: Candidate[] }
  let ways: Way[] = [{ total: 0, steps: [] }]
  for (const row of rows) {
    ways = row.map((candidate) => {
      let best: Way | null = null
      for (const way of ways) {
        const above = way.steps.at(-1)
        const again = way.steps.some(({ template }) => alike(template, candidate.template)) ? 4 : 0
        const total = way.total + candidate.cost + again + (above ? friction(above.template, candidate.template) : 0)
        if (!best || total < best.total) best = { total, steps: [...way.steps, candidate] }
      }
      return best ?? { total: candidate.cost, steps: [candidate] }
    })
  }
  return ways.reduce((best, way) => (way.total < best.total ? way : best), ways[0] ?? { total: 0, steps: [] }).steps
}
