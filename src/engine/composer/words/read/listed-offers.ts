import type { Fact } from '../../../understanding/read/facts.ts'
import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection, Brief, Item, SectionKind } from '../../types.ts'
import { domainWords } from './domain.ts'
import { capital } from './source.ts'

const of = (facts: readonly Fact[], kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind)

/** What stands behind an entry: a thing that is offered, what costs a price, a person, a date. */
const thingKinds = new Set<Fact['kind']>(['service', 'person', 'date', 'audience'])

/** An entry is a thing that was read as one: words of the sentence around it are none. */
export const things = ({ kind: where, items }: AskedSection, facts: readonly Fact[]) => {
  // 'treasurer: Bo Kern' offers nobody
  const isEntry = (kind: Fact['kind']) => thingKinds.has(kind) && !(kind === 'person' && offering.has(where))
  const read = new Set(
    facts.flatMap(({ kind, text, of: item }) => [...(isEntry(kind) ? [text] : []), ...(item ? [item] : [])]).map(bare),
  )
  const amounts = new Set(facts.flatMap(({ kind, text, of: item }) => (kind === 'price' && !item ? digits(text) : [])))
  return items.filter(
    ({ title, price }) =>
      typeof title !== 'string' ||
      read.has(bare(title)) ||
      (typeof price === 'string' && digits(price).some((amount) => amounts.has(amount))),
  )
}

/** 'Prices: gift baskets: £46': what was said to cost something shows its price, wherever it is listed. */
export const priced = (items: readonly Item[], facts: readonly Fact[]): Item[] =>
  items.map((item) => {
    const { title, price } = item
    const costs = of(facts, 'price').filter(
      ({ of: thing = '' }) => typeof title === 'string' && bare(thing) === bare(title),
    )
    const [only] = costs
    return only && costs.length === 1 && price === undefined ? { ...item, price: only.text } : item
  })

const digits = (text: string): string[] => text.match(/\d+/g) ?? []
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
  const listed = of(facts, 'service').flatMap(({ text }): Item[] => {
    if (heard.has(bare(text))) return []
    heard.add(bare(text))
    const title = capital(text)
    // '250 kr for three hours, 450 kr all day'
    const costs = prices.filter((one) => one.of !== undefined && bare(one.of) === bare(text))
    return costs.length > 0 ? costs.map((price) => ({ title, price: price.text })) : [{ title }]
  })
  // 'Massage from 60 €': what the page is about costs that
  const subject = prices.flatMap(({ of: item = '', text }): Item[] =>
    item !== '' && !heard.has(bare(item)) ? [{ title: capital(item), price: text }] : [],
  )
  return [...listed, ...subject]
}

const offering = new Set<SectionKind>(['services', 'products', 'menu', 'features'])

/** What has a price stands under the prices, all else in one list: where it was asked for, or where the trade lists it. */
export function withOffers(sections: AskedSection[], offers: readonly Item[], brief: Brief): AskedSection[] {
  const shown = new Set(
    sections.flatMap(({ items }) => items.flatMap(({ title }) => (typeof title === 'string' ? [bare(title)] : []))),
  )
  const loose = offers.filter(({ title }) => typeof title === 'string' && !shown.has(bare(title)))
  const priced = loose.filter(({ price }) => price !== undefined)
  // a card that was asked for has its prices on it
  const isCard = sections.some(({ kind, items }) => offering.has(kind) && items.length === 0)
  const isList =
    sections.some(({ kind }) => kind === 'pricing') || (!isCard && priced.length > 1 && priced.length === loose.length)
  const [costs, others] = isList ? [priced, loose.filter((one) => !priced.includes(one))] : [[], loose]
  return listedIn(listedIn(sections, costs, brief, new Set(['pricing'])), others, brief, offering)
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
    sections.find(({ kind, items: own }) => kind === 'pricing' && own.length > 0)
  if (home)
    return sections.map((section) => (section === home ? { ...section, items: [...section.items, ...items] } : section))
  const usual = domainWords(domain).offers
  const kind = kinds.has(usual) ? usual : kinds.has('pricing') ? 'pricing' : 'services'
  const title = typeof items[0]?.title === 'string' ? items[0].title : ''
  const start = Math.max(0, request.toLowerCase().indexOf(title.toLowerCase()))
  const span = { start, end: start + title.length }
  return [...sections, { kind, words: sectionLabels[language][kind], items: [...items], span }]
}

/** 'Our trainers: Bo (boxing), Cem': whoever was listed stands where the people are, each with what they do. */
export function withPeople({ kind, span, words }: AskedSection, items: Item[], facts: readonly Fact[]): Item[] {
  const people = of(facts, 'person').filter(({ id, start }) => id === 'listed' && start >= span.start)
  if (kind !== 'team' || people.length < 2) return items
  return people.map(({ text, role }) =>
    role && !bare(words).endsWith(bare(role)) ? { title: text, text: role } : { title: text },
  )
}

/** 'Who: Bo Kern': an older reader takes people for what is on offer, and nothing else is. */
export function listsPeople(section: AskedSection, facts: readonly Fact[]): boolean {
  const names = new Set(of(facts, 'person').map(({ text }) => bare(text)))
  const isPerson = ({ title }: Item) => typeof title === 'string' && names.has(bare(title))
  // 'Iker (longboard)' is no part of the page
  if (names.has(bare(section.words))) return true
  return offering.has(section.kind) && section.items.some(isPerson) && things(section, facts).length === 0
}

/** 'Groundsman is Bo Kern': who that is stands on the page, with what they are. */
export const isAboutPerson = (text: string, facts: readonly Fact[]) =>
  of(facts, 'person').some(({ text: name, role }) => role && text.includes(name) && text.includes(role))
