import { insideSentence } from './inside-sentence.ts'
import { titleCase } from './runs.ts'
import { capital } from './source.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { RequestReading } from '../../../understanding/read-request.ts'
import {
  type AskedSection,
  type Brief,
  type Domain,
  domains,
  type Item,
  type PageKind,
  type SectionKind,
  sectionKinds,
} from '../../types.ts'

/** From here on what was read stands as it was read; below, an older reader is asked too. */
const SURE = 0.7

/** Screens and single parts have no business of their own to speak about. */
const ownPage = (kind: PageKind) =>
  !['component', 'screen', 'login', 'cart', 'dashboard', 'article', 'docs'].includes(kind)

const isDomain = (id: string): id is Domain => (domains as readonly string[]).includes(id)
const isSection = (id: string | undefined): id is SectionKind => (sectionKinds as readonly string[]).includes(id ?? '')

/** The trade that the head noun names; `general` where it names none of ours; null where nothing says what it is. */
export function tradeOfReading({ trade, certainty }: RequestReading): Domain | null {
  if (trade !== null && isDomain(trade) && certainty.trade >= SURE) return trade
  return certainty.subject > 0 ? 'general' : null
}

const of = (facts: readonly Fact[], kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind)
const alike = (one: string, other: string) => one.toLowerCase().trim() === other.toLowerCase().trim()

/** 'Tischlerei Huber' is what the people say and have on their door. */
function withHead({ request, language }: Brief, name: Fact, what: Fact | undefined): string {
  const beside = what && request.slice(what.end, name.start) === ' ' && /\p{L}/u.test(request.charAt(name.start))
  // elsewhere a noun has a capital only at the beginning, or as a part of a name
  const isPart = language === 'de' || (what !== undefined && /\p{L} $/u.test(request.slice(0, what.start)))
  return beside && isPart && !/\s/.test(name.text) && /^\p{Lu}/u.test(what.text)
    ? `${what.text} ${name.text}`
    : name.text
}

/** What it is called: the name, else the person whose page it is. */
function brandOf(brief: Brief, facts: readonly Fact[]): string | null {
  const [name] = of(facts, 'name')
  if (name && name.sure >= SURE) return cased(withHead(brief, name, of(facts, 'what')[0]), brief.request)
  const [person, another] = of(facts, 'person')
  if (person && !another && !name && (!person.role || brief.kind === 'portfolio')) return person.text
  return name?.text ?? guessed(brief, facts)
}

/** An app has a name where it was given one: its own nouns and the entries of its lists are none. */
function nameOfApp({ app }: Brief, facts: readonly Fact[]): string | null {
  const [name] = of(facts, 'name')
  if (!name || name.sure < SURE || !app) return null
  const inside = [app.span, ...app.lists].some(({ start, end }) => name.start < end && start < name.end)
  return inside ? null : name.text
}

/** What an older reader took for the name, where nothing speaks against it. */
function guessed({ brand }: Brief, facts: readonly Fact[]): string | null {
  if (
    brand === null ||
    brand.split(' ').length > 4 ||
    !/^\p{Lu}|^\P{Script=Latin}/u.test(brand) ||
    /[“”"„«»]/.test(brand)
  )
    return null
  // a thing on offer that nobody is sure of may be the name itself: 'for Acme, a shop'
  const others = facts.filter(({ kind, text, sure }) => !(kind === 'service' && sure < SURE && alike(text, brand)))
  const said = others.some(
    ({ kind, text }) => kind !== 'statement' && kind !== 'what' && text.toLowerCase().includes(brand.toLowerCase()),
  )
  const holds = others.some(
    ({ kind, text }) => kind !== 'statement' && brand.toLowerCase().includes(text.toLowerCase()),
  )
  return said || holds ? null : brand
}

const isAmount = /^(?:\p{L}+ )?[$€£]?\s?\d+(?:[.,]\d*|,-)?\s?(?:[$€£]|kr|euros?)?\.?$/iu

const noThing = new Set<Fact['kind']>(['hours', 'contact', 'date', 'place', 'what', 'style', 'colour', 'name'])

/** An entry is a thing: no amount alone, no name, nothing that was read as hours or as the label of a row. */
const things = (items: readonly Item[], brand: string | null, facts: readonly Fact[], request: string) =>
  items.filter(({ title }) => {
    if (typeof title !== 'string') return true
    if (isAmount.test(title) || (brand !== null && alike(title, brand))) return false
    if (
      facts.some(
        ({ kind, text }) => noThing.has(kind) && (alike(text, title) || (kind === 'hours' && title.includes(text))),
      )
    )
      return false
    const at = request.toLowerCase().indexOf(title.toLowerCase())
    return (
      at < 0 ||
      !/^\s?[:=]\s/.test(request.slice(at + title.length, at + title.length + 3)) ||
      facts.some(({ of: item }) => item !== undefined && alike(item, title))
    )
  })

/** In a note without capitals names have none either. */
const cased = (name: string, request = '') =>
  name === name.toLowerCase() && request === request.toLowerCase() && /^\p{Script=Latin}/u.test(name)
    ? titleCase(name)
    : name

const listedIn = (brief: Brief) => [...brief.offers, ...brief.sections.flatMap(({ items }) => items)]

/** Things on offer that no list of the page has yet, each with its price. */
function offersOf(brief: Brief, facts: readonly Fact[]): Item[] {
  const known = listedIn(brief)
  const prices = of(facts, 'price')
  const elsewhere = (fact: Fact) =>
    brief.sections.some(({ span, items }) => items.length === 0 && span.start < fact.end && fact.start < span.end)
  const services = of(facts, 'service')
    .filter((fact) => !elsewhere(fact))
    .map(({ text }): Item => {
      const price = prices.find((one) => one.of === text)
      return price ? { title: capital(text), price: price.text } : { title: capital(text) }
    })
  const heard: Item[] = [...known]
  return services.filter((offer) => {
    const isNew = !heard.some(
      ({ title }) => typeof title === 'string' && typeof offer.title === 'string' && alike(title, offer.title),
    )
    if (isNew) heard.push(offer)
    return isNew
  })
}

/** Parts that were asked for and that no older reader saw. */
function sectionsOf(brief: Brief, facts: readonly Fact[]): AskedSection[] {
  return of(facts, 'section').flatMap(({ id, text, start, end, sure }) =>
    sure >= SURE &&
    !(id === 'pricing' && brief.sections.some(({ items }) => items.some(({ price }) => price !== undefined))) &&
    isSection(id) &&
    !brief.sections.some(
      ({ kind, span }) =>
        kind === id || (span.start <= end && start <= span.end && span.end - span.start < end - start + 40),
    )
      ? [{ kind: id, words: text, items: [], span: { start, end } }]
      : [],
  )
}

function contactOf(brief: Brief, facts: readonly Fact[]): Brief['contact'] {
  const contacts = (id: string) => of(facts, 'contact').find((fact) => fact.id === id)?.text
  const [phone, email, address] = [contacts('phone'), contacts('mail'), contacts('address')]
  const hours = [...new Set(of(facts, 'hours').map(({ text }) => capital(text)))]
  const [date] = of(facts, 'date')
  return {
    ...brief.contact,
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(address && !brief.contact.address ? { address } : {}),
    ...(hours.length > 0 ? { hours } : {}),
    ...(date ? { date: date.text } : {}),
  }
}

/** The brief with what the reading knows better. */
export function withReading(brief: Brief, reading: RequestReading): Brief {
  const { facts, certainty } = reading
  if (brief.app) return { ...brief, brand: nameOfApp(brief, facts), contact: contactOf(brief, facts) }
  if (!ownPage(brief.kind)) return { ...brief, contact: contactOf(brief, facts) }
  const [what] = of(facts, 'what')
  const [place] = of(facts, 'place')
  const brand = brandOf(brief, facts)
  const trade =
    what && certainty.subject >= SURE
      ? insideSentence(what.text, brief.request, reading.language.language)
      : certainty.subject > 0
        ? brief.trade
        : ''
  const said = brief.sections.map((section) => ({
    ...section,
    items: things(section.items, brand, facts, brief.request),
  }))
  const sections = [...said, ...sectionsOf(brief, facts)].sort((one, other) => one.span.start - other.span.start)
  return {
    ...brief,
    stated: facts,
    brand,
    trade: brand !== null && alike(trade, brand) ? brief.trade : trade,
    place: place && place.sure >= SURE ? cased(place.text) : brief.place,
    sections,
    offers: [...things(brief.offers, brand, facts, brief.request), ...offersOf(brief, facts)],
    contact: contactOf(brief, facts),
    quoted: [...new Set([...brief.quoted.filter((text) => text !== brand), ...labelsOf(facts)])],
  }
}

/** What stands on buttons: quoted, or in front of the word. */
const labelsOf = (facts: readonly Fact[]) => [
  ...of(facts, 'quote').map(({ text }) => text.slice(1, -1).trim()),
  ...of(facts, 'section').flatMap(({ id, text }) =>
    id === 'button' && / /.test(text) ? [capital(text.replace(/ \S+$/, ''))] : [],
  ),
]

/** A business with a place, hours or people is asked for as a page, however its parts are called. */
export const isBusiness = ({ facts, trade }: RequestReading): boolean => {
  const told = facts.filter(({ kind }) => ['place', 'hours', 'contact', 'date', 'person'].includes(kind)).length
  return told > 1 || (told > 0 && trade !== null)
}
