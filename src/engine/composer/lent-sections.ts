import { openDocument, sourceOf } from '#design/document.ts'
import { pageLink } from '#design/page-links.ts'
import { pageSections } from '#design/sections.ts'
import { readAttribute } from '#design/start-tag.ts'
import { visibleText } from '#design/text.ts'
import type { PageDocument, PageElement } from '#design/types.ts'
import type { PlannedPlace } from './plan.ts'
import type { PlannedSection, SectionKind } from './types.ts'

/** A section that stands on another page of the site, with the rules that are its own. */
export type LentSection = { id: string; label: string; kind: SectionKind; variant: string; html: string; style: string }

/** Where facts of a kind may stand besides, the likeliest first. */
const alike: Partial<Record<SectionKind, readonly SectionKind[]>> = {
  pricing: ['menu', 'products', 'services'],
  menu: ['pricing', 'products'],
  products: ['menu', 'pricing'],
  services: ['features', 'pricing', 'products'],
  about: ['statement'],
  location: ['hours', 'contact', 'details'],
  contact: ['booking', 'location', 'hours'],
  booking: ['contact'],
  hours: ['location', 'details'],
  schedule: ['events', 'hours'],
  events: ['schedule'],
}
/** A page of a business ends with how one reaches it. */
const reach: readonly SectionKind[] = ['contact', 'booking', 'location', 'hours']
const frames = new Set<SectionKind>(['header', 'hero', 'footer', 'sidebar', 'toolbar'])
const shortestWord = 4

/** What a further page takes over: its places, and the sections in the order in which they stand. */
export type Lent = { places: PlannedPlace[]; sections: LentSection[] }

/**
 * A further page says about its subject what the first one says, in the same words: the sections that were asked for
 * come from there, and nothing stands on it that nobody asked for.
 */
export function lentFor(
  places: readonly PlannedPlace[],
  pages: readonly { name: string; html: string }[],
  title: string,
): Lent {
  const [first] = pages.filter(({ html }) => html !== '')
  const all = first ? sectionsOf(first.html) : []
  const asked = places.filter(({ kind, asked: said }) => said !== null && !frames.has(kind))
  const named = all.filter(({ label }) => sharesWord(label, title))
  const found = asked.flatMap(({ kind }) => {
    const kinds = [kind, ...(alike[kind] ?? [])]
    const section = kinds
      .flatMap((one) => all.find((other) => other.kind === one && tells(other, kind, title)) ?? [])
      .at(0)
    return section ? [{ kind, section }] : []
  })
  const sections = [...new Set([...found.map(({ section }) => section), ...(found.length > 0 ? [] : named)])]
  const end = all.find(({ kind }) => reach.includes(kind))
  const kept = places.filter(
    ({ kind, asked: said }) => frames.has(kind) || (said !== null && !found.some((one) => one.kind === kind)),
  )
  const hasReach = [...sections, ...kept].some(({ kind }) => reach.includes(kind))
  return { places: kept, sections: [...sections, ...(end && !hasReach ? [end] : [])] }
}

/** A price list has prices, and among details stands what the page is called after: 'Horario: martes a sábado'. */
const tells = ({ html, kind }: LentSection, wanted: SectionKind, title: string) =>
  (kind !== 'details' || wanted === 'details' || sharesWord(visibleText(html), title)) &&
  (wanted !== 'pricing' || kind === 'pricing' || /[$£€]\s?\d|\d\s?(?:€|£|kr|CHF|EUR)/.test(html))

const sharesWord = (label: string, title: string) => {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words(title).some((word) => word.length >= shortestWord && words(label).includes(word))
}

function sectionsOf(html: string): LentSection[] {
  const document = openDocument(html)
  return pageSections(document).flatMap(({ key, label: name, kind: known }) => {
    const element = document.elements.get(key)
    const id = element && readAttribute(html, element, 'id')
    const kind = known as SectionKind
    if (!element || !id || frames.has(kind)) return []
    const variant = readAttribute(html, element, 'data-section') ?? ''
    const label = headingIn(document, element) ?? name
    return [{ id, label, kind, variant, html: sourceOf(document, key), style: rulesOf(html, id) }]
  })
}

function headingIn(document: PageDocument, around: PageElement): string | null {
  const heading = [...document.elements.values()].find(
    ({ tag, start, end }) => /^h[1-6]$/.test(tag) && start >= around.start && end <= around.end,
  )
  return heading ? visibleText(sourceOf(document, heading.key)) : null
}

/** The rules of a page that speak of one of its sections. */
function rulesOf(html: string, id: string): string {
  const own = new RegExp(`#${id}(?![\\w-])`)
  return rulesIn(stylesOf(html))
    .filter((rule) => own.test(rule))
    .join('\n')
}

/** What stands in the style elements of a page. */
const stylesOf = (html: string): string =>
  html
    .split('<style')
    .slice(1)
    .map((after) => after.slice(after.indexOf('>') + 1).split('</style>')[0] ?? '')
    .join('\n')

/** The outermost rules, each to its closing brace. */
function rulesIn(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    else if (css[at] === '}' && --depth <= 0) {
      rules.push(css.slice(start, at + 1).trim())
      depth = 0
      start = at + 1
    }
  }
  return rules
}

/** The sections of a page with those that it takes over, above the footer. */
export function withLent(
  planned: readonly PlannedSection[],
  places: readonly PlannedPlace[],
  lent: readonly LentSection[],
): PlannedSection[] {
  const own = planned.filter(({ id }) => places.some((place) => place.id === id))
  const taken = lent.map(({ id, label, kind, variant }): PlannedSection => {
    const [, name = ''] = variant.split('/')
    return { id, kind, label, asked: null, template: { family: '', kind, variant: name } }
  })
  const end = own.findIndex(({ kind }) => kind === 'footer')
  return end < 0 ? [...own, ...taken] : own.toSpliced(end, 0, ...taken)
}

/** Links to places that are not on this page lead to where they are on the first one. */
export function linkedBack<Part extends { html: string }>(
  parts: readonly Part[],
  first: { name: string } | undefined,
): Part[] {
  if (!first) return [...parts]
  const ids = new Set(parts.flatMap(({ html }) => idsIn(html)))
  const home = pageLink(first.name)
  return parts.map((part) => ({ ...part, html: toHome(part.html, ids, home) }))
}

const idsIn = (html: string) =>
  html
    .split(' id="')
    .slice(1)
    .map((after) => after.split('"')[0])

function toHome(html: string, ids: ReadonlySet<string | undefined>, home: string): string {
  const [before = '', ...links] = html.split(' href="#')
  return links.reduce((made, after) => {
    const [id = ''] = after.split('"')
    return `${made} href="${id === '' || ids.has(id) ? '' : home}#${after}`
  }, before)
}
