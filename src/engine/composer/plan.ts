import { partsThere } from '../understanding/apps.ts'
import { type Anchor, nameAnchors } from './anchors.ts'
import { rankFamilies } from './choose-family.ts'
import { alike, chooseSections, type SectionChoice } from './choose-sections.ts'
import { componentKinds, type Habits, outline, type SectionSlot } from './grammar.ts'
import { drawingOf, foldedAs } from './drawings.ts'
import type { Family, FamilyLibrary } from './library.ts'
import { sectionLabels } from './section-labels.ts'
import { hash } from './seed.ts'
import type { SharedLook } from './shared-look.ts'
import type { SectionTemplate } from './template/nodes.ts'
import { buildTheme, themeCss } from './theme.ts'
import { themeWish } from './theme-wish.ts'
import type { Brief, DesignPlan, SectionKind, Theme } from './types.ts'

export type PlanInput = {
  brief: Brief
  library: FamilyLibrary
  /** what is usual in the domain, and its hue in degrees */
  habits: Habits & { hue: number }
  /** 0 for the first answer; another number means another family or layout */
  variant: number
  /** the look of the project's other pages */
  look: SharedLook | null
  /** a family by id instead of the fitting one */
  family?: string
}

export type PlannedPlace = SectionSlot & Anchor & { template: SectionTemplate }
export type PagePlan = { plan: DesignPlan; family: Family; places: PlannedPlace[] }

/** What a business offers is listed once: beside its own things with their prices a trade's usual ones are others'. */
const offering = new Set<SectionKind>(['services', 'products', 'menu', 'pricing'])
const hasOwnPrices = ({ sections }: Brief) =>
  sections.some(({ kind, items }) => offering.has(kind) && items.filter(({ price }) => price !== undefined).length > 1)

/** What was asked not to be there is no habit either. */
function wantedOf(places: SectionSlot[], brief: Brief): SectionSlot[] {
  const { without = [] } = brief
  const others = hasOwnPrices(brief) ? offering : new Set<SectionKind>()
  return places.filter(({ kind, asked }) => asked !== null || !(without.includes(kind) || others.has(kind)))
}

/** Family, theme and sections of a page. The same request gives the same plan. */
export function makePlan(input: PlanInput): PagePlan {
  const { brief, library, variant, look } = input
  const seed = hash(brief.request.trim().toLowerCase())
  const places = (has?: Parameters<typeof outline>[2], isFurther?: boolean) =>
    alone(wantedOf(outline(brief, input.habits, has, isFurther), brief), brief, library, variant)
  const wanted = places()
  const { family, round } = chooseFamily(input, wanted, seed)
  const theme =
    look && look.family === family.id
      ? shared(look)
      : buildTheme(family, themeWish(brief, family, input.habits.hue, seed + variant))
  const setting = { library, family, brief, mode: theme.mode, seed: hash(`${seed}/${round}`), variant, fixed: look }
  const chosen = distinct((has) => chooseSections(places(has, look !== null), setting), {
    family,
    brief,
  })
  const anchors = nameAnchors(
    chosen.map(({ place }) => place),
    (kind) => input.habits.labels?.[kind] ?? sectionLabels[brief.language][kind],
    (kind) => sectionLabels[brief.language][kind],
  )
  const planned = chosen.map(({ place, template }, index) => ({ ...place, ...(anchors[index] as Anchor), template }))
  const sections = planned.map(({ id, kind, template, label, asked }) => ({
    id,
    kind,
    template: { family: template.family, kind: template.kind, variant: template.variant },
    label,
    asked,
  }))
  return { plan: { family: family.id, theme, sections, seed }, family, places: planned }
}

/**
 * Sections that nobody asked for come from the family alone, and give way to the next usual kind when they would look
 * like the section above or below them.
 */
function distinct(
  choose: (has: (kind: SectionKind) => boolean) => SectionChoice[],
  { family, brief }: { family: Family; brief: Brief },
): SectionChoice[] {
  const without = new Set<SectionKind>()
  const has = (kind: SectionKind) => !without.has(kind) && owns(family, kind, brief)
  for (;;) {
    const chosen = choose(has)
    const twin = chosen
      .flatMap((choice, index) => {
        const above = chosen[index - 1]
        return above && alike(above.template, choice.template) ? [choice, above] : []
      })
      .find(({ place }) => !place.asked && !without.has(place.kind))
    if (!twin) return chosen
    without.add(twin.place.kind)
  }
}

/** The n-th family for the n-th variant; when all have been shown, they come again with other sections. */
function chooseFamily(
  { brief, library, variant, look, family: named }: PlanInput,
  wanted: SectionSlot[],
  seed: number,
): { family: Family; round: number } {
  const fixed = library.families.get(named ?? look?.family ?? '')
  if (fixed) return { family: fixed, round: variant }
  const ranked = rankFamilies(
    library.families.values(),
    brief,
    wanted.map(({ kind }) => kind),
    seed,
  )
  const family = ranked[variant % ranked.length]
  if (!family) throw new Error('No design family was found')
  return { family, round: Math.floor(variant / ranked.length) }
}

/**
 * A single component has a template of its own, or is shown by a section that holds one; other versions of it take turns
 * between the two. It shows what was listed.
 */
function alone(places: SectionSlot[], brief: Brief, library: FamilyLibrary, variant: number): SectionSlot[] {
  const { kind, component, offers, trade } = brief
  if ((kind !== 'component' && kind !== 'screen') || !component) return places
  const like = componentKinds[component]
  const own = drawsPiece(library, kind, brief)
  const shown =
    kind === 'screen' || (own && (brief.alone || showsAsked(brief) || !(like && variant % 2 === 1)))
      ? kind
      : (like ?? 'services')
  const asked = offers.length === 0 ? null : { kind: shown, words: trade || component, items: offers, span: nowhere }
  return places.map((place) => (place.kind === kind ? { kind: shown, asked } : place))
}

/** What was asked for by word is in the drawing of our own alone: menus, stars, a switch between month and year. */
const showsAsked = (brief: Brief) =>
  Object.values(foldedAs).some(({ drawing }) => drawing === drawingOf(brief)) ||
  (brief.component === 'pricing-table' && partsThere(brief.request, brief.language, 'pricing-table-switch').length > 0)

const drawsPiece = ({ families }: FamilyLibrary, kind: SectionKind, brief: Brief) =>
  [...families.values()].some(({ sections }) =>
    sections.some((section) => section.kind === kind && section.variant.startsWith(`${drawingOf(brief)}-`)),
  )

const nowhere = { start: 0, end: 0 }

const owns = ({ sections }: Family, kind: SectionKind, { domain }: Brief) =>
  sections.some(
    (section) =>
      section.kind === kind && (section.facts.domains.includes('*') || section.facts.domains.includes(domain)),
  )

const shared = ({ variables, mode }: SharedLook): Theme => ({ variables, mode, css: themeCss(variables) })
