import type { Fact } from '../../../understanding/read/facts.ts'
import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection, Brief, Item, SectionKind } from '../../types.ts'
import { domainWords } from './domain.ts'
import { withOwnUnit, withUnit } from './items.ts'
import { matchSection } from './match-section.ts'
import { capital } from './source.ts'

const of = (facts: readonly Fact[], kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind)

/** A thing as it is compared: small letters, without the mark behind it. */
export const bare = (text: string) =>
  text
    .toLowerCase()
    .trim()
    .replace(/[.,;:]$/, '')
    .trim()

/** Things on offer, each once and with its price. */
export function offersOf(facts: readonly Fact[]): Item[] {
  const prices = of(facts, 'price')
  const heard = new Set<string>()
  const listed = of(facts, 'service').flatMap(({ text, detail }): Item[] => {
    // 'with 3 plans'
    if (heard.has(bare(text)) || !/\p{L}/u.test(text)) return []
    heard.add(bare(text))
    const entry: Item = { title: capital(text), ...(detail === undefined ? {} : { text: capital(detail) }) }
    // '250 kr for three hours, 450 kr all day'
    const costs = prices.filter((one) => one.of !== undefined && bare(one.of) === bare(text))
    return costs.length > 0 ? costs.map((price) => ({ ...entry, price: price.text })) : [entry]
  })
  // 'Massage from 60 €': what the page is about costs that
  const subject = prices.flatMap(({ of: item = '', text }): Item[] =>
    item !== '' && !heard.has(bare(item)) ? [{ title: capital(item), price: text }] : [],
  )
  return [...listed, ...subject]
}

/** Lists whose entries have no prices beside them. */
const servicesApart = new Set<SectionKind>(['services', 'features'])

const offering = new Set<SectionKind>(['services', 'products', 'menu', 'features'])

/** What has a price stands under the prices, all else in one list: where it was asked for, or where the trade lists it. */
export function withOffers(
  sections: AskedSection[],
  offers: readonly Item[],
  brief: Brief,
  facts: readonly Fact[],
): AskedSection[] {
  const shown = new Set(
    sections.flatMap(({ items }) => items.flatMap(({ title }) => (typeof title === 'string' ? [bare(title)] : []))),
  )
  const loose = offers.filter(({ title }) => typeof title === 'string' && !shown.has(bare(title)))
  const priced = loose.filter(({ price }) => price !== undefined)
  // a card that was asked for has its prices on it
  const isCard = sections.some(({ kind, items }) => offering.has(kind) && items.length === 0)
  // 'bouldering, café, day pass €15, monthly €59': what one can do, and what it costs
  const isApart = servicesApart.has(domainWords(brief.domain).offers) && loose.length > priced.length + 1
  const isList =
    sections.some(({ kind }) => kind === 'pricing') ||
    (!isCard && priced.length > 1 && (priced.length === loose.length || isApart))
  // on a page of plans 'Free' is one, and 'three plans' is none
  const isPlan = ({ title, price }: Item) =>
    price !== undefined || (typeof title === 'string' && !matchSection(title, brief.language, new Map()))
  const costs = brief.kind === 'pricing' ? loose.filter(isPlan) : isList ? priced : []
  const others = brief.kind === 'pricing' ? [] : loose.filter((one) => !costs.includes(one))
  const plans = withUnit(
    costs.map((item) => withOwnUnit(item, facts)),
    brief.language,
  )
  // the page of one thing tells what it has
  const homes = brief.kind === 'product' ? new Set<SectionKind>(['features']) : offering
  return listedIn(listedIn(sections, plans, brief, new Set(['pricing'])), others, brief, homes)
}

/** Entries in the first section of these kinds, else in one of their own where the first of them was named. */
function listedIn(
  sections: AskedSection[],
  items: readonly Item[],
  { domain, language, request }: Brief,
  kinds: ReadonlySet<SectionKind>,
): AskedSection[] {
  if (items.length === 0) return sections
  const home =
    sections.find(({ kind }) => kinds.has(kind)) ??
    sections.find(({ kind, items: own }) => kind === 'pricing' && own.length > 0 && items.length === 1)
  if (home)
    return sections.map((section) => (section === home ? { ...section, items: [...section.items, ...items] } : section))
  const usual = domainWords(domain).offers
  const [only] = kinds.size === 1 ? kinds : []
  const kind = kinds.has(usual) ? usual : (only ?? 'services')
  const title = typeof items[0]?.title === 'string' ? items[0].title : ''
  const start = Math.max(0, request.toLowerCase().indexOf(title.toLowerCase()))
  const span = { start, end: start + title.length }
  return [...sections, { kind, words: sectionLabels[language][kind], items: [...items], span }]
}

const MOST_NAMED = 2

/** 'Teachers are Ana, Bo and Cem': so many people stand in a part of their own, whether it was asked for or not. */
export function withTeam(sections: AskedSection[], facts: readonly Fact[], { language }: Brief): AskedSection[] {
  const people = of(facts, 'person')
  const [first] = people
  if (!first || people.length <= MOST_NAMED || sections.some(({ kind }) => kind === 'team')) return sections
  const items = people.map(({ text, role }) => (role ? { title: text, text: role } : { title: text }))
  return [...sections, { kind: 'team', words: sectionLabels[language].team, items, span: first }]
}

/** 'price 89 €': what it costs where nothing else is named; of a product it stands beside its name. */
export function withPrice(sections: AskedSection[], facts: readonly Fact[], brief: Brief): AskedSection[] {
  const [price, another] = of(facts, 'price')
  const title = brief.brand ?? brief.trade
  if (!price || another || price.of !== '' || title === '') return sections
  const item: Item = { title: capital(title), price: price.text }
  const kind = brief.kind === 'product' ? 'product' : 'pricing'
  const home = sections.find((section) => section.kind === kind)
  return home
    ? sections.map((section) => (section === home ? { ...section, items: [...section.items, item] } : section))
    : [...sections, { kind, words: sectionLabels[brief.language][kind], items: [item], span: price }]
}

/** 'Our trainers: Bo (boxing), Cem': whoever was listed stands where the people are, each with what they do. */
export function withPeople({ kind, span, words }: AskedSection, items: Item[], facts: readonly Fact[]): Item[] {
  const people = of(facts, 'person').filter(({ id, start }) => id === 'listed' && start >= span.start)
  if (kind !== 'team' || people.length < 2) return items
  return people.map(({ text, role }) =>
    role && !bare(words).endsWith(bare(role)) ? { title: text, text: role } : { title: text },
  )
}
