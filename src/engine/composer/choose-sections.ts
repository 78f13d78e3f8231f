import { type Place, standIns } from './grammar.ts'
import type { Family, Library } from './library.ts'
import { random } from './seed.ts'
import type { SectionTemplate } from './template/nodes.ts'
import type { Brief, Item, SectionKind } from './types.ts'

type Candidate = { template: SectionTemplate; cost: number }
type Choice = { place: Place; template: SectionTemplate }

export type Setting = {
  library: Library
  family: Family
  brief: Brief
  mode: 'light' | 'dark'
  seed: number
  /** variants of header and footer that the project's other pages have */
  fixed: { header: string | null; footer: string | null } | null
}

/**
 * A template for every place, chosen together so that neighbours differ in layout and ground. A place that was not
 * asked for and that no template fits is left out; one that was asked for gets a template of a related kind.
 */
export function chooseSections(places: Place[], setting: Setting): Choice[] {
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
  const choices = rows.flatMap(({ place }, index): Choice[] => {
    const template = chosen[index]?.template
    return template ? [{ place, template }] : []
  })
  const covered = new Set(choices.flatMap(({ template }) => template.facts.covers ?? []))
  return choices.filter(({ place }) => !covered.has(place.kind))
}

function candidates(place: Place, before: number, setting: Setting, next: () => number): Candidate[] {
  const rate = (template: SectionTemplate, more: number) => ({
    template,
    cost: cost(template, place, setting) + turn(template, before, setting) + more + next() * 1.6,
  })
  const fitting = available(place.kind, setting).map((template) => rate(template, 0))
  if (!place.asked && !frameKinds.has(place.kind)) return fitting
  // a related section of the family itself may look better than one of the right kind from a stranger
  const related = standIns[place.kind] ?? []
  const own = related.flatMap((kind, distance) =>
    available(kind, setting)
      .filter(({ family }) => family === setting.family.id)
      .map((template) => rate(template, 4 + distance * 2)),
  )
  if (fitting.length + own.length > 0) return [...fitting, ...own]
  return related.flatMap((kind, distance) =>
    available(kind, setting).map((template) => rate(template, 4 + distance * 2)),
  )
}

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

/** The family's own templates of a kind, and those that others lend to it. */
function available(kind: SectionKind, { library, family, brief, mode }: Setting): SectionTemplate[] {
  const fits = ({ facts }: SectionTemplate) =>
    (facts.domains.includes('*') || facts.domains.includes(brief.domain)) &&
    (!facts.modes || facts.modes.includes(mode))
  const own = family.sections.filter((template) => template.kind === kind && fits(template))
  const lent = [...library.families.values()]
    .filter((other) => other !== family)
    .flatMap(({ sections }) => sections)
    .filter(
      (template) =>
        template.kind === kind &&
        fits(template) &&
        (template.facts.families?.includes('*') || template.facts.families?.includes(family.id)),
    )
  if (own.length === 0 && lent.length === 0 && frameKinds.has(kind)) return anyOf(kind, library, fits)
  return [...own, ...lent]
}

/** A page cannot do without its frame, so in need any family gives it. */
const anyOf = (kind: SectionKind, library: Library, fits: (template: SectionTemplate) => boolean) =>
  [...library.families.values()]
    .flatMap(({ sections }) => sections)
    .filter((template) => template.kind === kind && fits(template))

/** Lower is better. */
function cost(template: SectionTemplate, place: Place, { family, brief, fixed, library }: Setting): number {
  const same = template.kind === 'header' ? fixed?.header : template.kind === 'footer' ? fixed?.footer : null
  const { facts } = template
  const items = place.asked?.items ?? []
  const count = Math.max(items.length, place.asked?.count ?? 0)
  const [least, most] = facts.items ?? [0, Number.POSITIVE_INFINITY]
  return (
    (template.family === family.id ? -6 : strangeness(template, family, library)) +
    (same === template.variant ? -50 : 0) +
    (facts.domains.some((domain) => domain !== '*' && domain === brief.domain) ? -3 : 0) +
    (family.prefers.includes(`${template.kind}/${template.variant}`) ? -0.5 : 0) +
    (count > most ? 4 + count - most : 0) +
    (count > 0 && count < least ? 2 : 0) +
    (facts.needs ?? []).filter((need) => !given(need, items, brief)).length * 3 +
    (template.kind === 'component' && brief.component && !template.variant.startsWith(brief.component) ? 20 : 0)
  )
}

/** How odd a borrowed section looks: nearer families speak in the same tones and in the same kind of type. */
function strangeness(template: SectionTemplate, family: Family, { families }: Library): number {
  const lender = families.get(template.family)
  if (!lender) return 9
  const shared = lender.suits.tones.filter((tone) => family.suits.tones.includes(tone)).length
  const loud = ({ suits }: Family) => suits.tones.includes('bold') || suits.tones.includes('energetic')
  return (template.kind === 'hero' ? 4 : 0) - Math.min(shared, 3) + (loud(lender) === loud(family) ? 0 : 2)
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
  if (list !== 'items' || !field) return true
  const all = items.length > 0 ? items : brief.offers
  return all.length > 0 && all.every((item) => item[field as keyof Item] !== undefined)
}

/** What it costs when two sections follow one another. */
function friction(above: SectionTemplate, below: SectionTemplate): number {
  const grounds = [above.facts.surface ?? 'surface', below.facts.surface ?? 'surface']
  return (
    (above === below ? 12 : 0) +
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
        const again = way.steps.some((step) => step.template === candidate.template) ? 5 : 0
        const total = way.total + candidate.cost + again + (above ? friction(above.template, candidate.template) : 0)
        if (!best || total < best.total) best = { total, steps: [...way.steps, candidate] }
      }
      return best ?? { total: candidate.cost, steps: [candidate] }
    })
  }
  return ways.reduce((best, way) => (way.total < best.total ? way : best), ways[0] ?? { total: 0, steps: [] }).steps
}
