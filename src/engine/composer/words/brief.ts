import { pattern } from '#rules/pattern.ts'
import { sectionLabels } from '../section-labels.ts'
import type { AskedSection, Brief, Domain, Item, PageKind, Span } from '../types.ts'
import { asksForPage, type AskedBehaviour, readBehaviours } from '../../understanding/apps.ts'
import { type RequestReading, readRequest } from '../../understanding/read-request.ts'
import type { Fact } from '../../understanding/read/facts.ts'
import { isBusiness, labelsOf, outsideOf, tradeOfReading, withReading } from './read/from-reading.ts'
import { asMatter } from './read/as-matter.ts'
import { insideSentence } from './read/inside-sentence.ts'
import { readAudience } from './read/audience.ts'
import { readColors } from './read/colors.ts'
import { readComponent } from './read/component.ts'
import { contactOf } from './read/contact.ts'
import { readDomain, tradeInName } from './read/domain.ts'
import { readEntry } from './read/entry.ts'
import { readEntries } from './read/entries.ts'
import { readFacts } from './read/facts.ts'
import { formFields } from './read/form-fields.ts'
import { readKind } from './read/kind.ts'
import { pageLanguage, requestLanguage } from './read/language.ts'
import { readLeftOver } from './read/left-over.ts'
import { matchSection } from './read/match-section.ts'
import { openList } from './read/open-list.ts'
import { readCapabilities, readOffers } from './read/offers.ts'
import { sortOthers } from './read/others.ts'
import { readPages } from './read/pages.ts'
import { readPlace } from './read/place.ts'
import { readSections, tradeWords } from './read/sections.ts'
import { settleDomain } from './read/settle-domain.ts'
import { appOf } from './read/app.ts'
import { readSource, type Source } from './read/source.ts'
import { withoutArticle } from './read/noun-phrase.ts'
import { readStatedPrices, type Stated } from './read/stated-prices.ts'
import { readSubject, type Subject } from './read/subject.ts'
import { readMissed } from './read/missed.ts'
import { readMode, readTones } from './read/tone.ts'
import { translateSections } from './read/translate.ts'

const longestRequest = 8000

/** What 'Moon & Plum' and 'rose bouquets' are, and no colours. */
const isNamed = new Set(['name', 'person', 'place'])

/** What a request of at most 8000 characters asks for; the rest is not read. Deterministic, never throws. */
export function readBrief(
  prompt: string,
  reading: RequestReading = readRequest(prompt.slice(0, longestRequest)),
): Brief {
  const heard = withoutUnwanted(prompt, reading)
  const brief = readParts(heard, reading)
  // what was not heard within a sentence still belongs to it
  const asWritten = (text: string) => {
    const at = heard.indexOf(text)
    return at < 0 ? text : prompt.slice(at, at + text.length).trim()
  }
  const fields = formFields(reading.facts)
  const [submit] = fields.length > 0 ? labelsOf(reading.facts.filter(({ id }) => id !== 'slogan')) : []
  const asked = {
    ...brief,
    request: prompt.slice(0, longestRequest),
    facts: brief.facts.map(asWritten),
    fields,
    ...(submit ? { submit } : {}),
  }
  return asMatter(withReading(asked, reading), reading)
}

/** 'registration form: name, age, club' is for visitors; who signs in has an address, a provider or a password. */
function asksVisitors({ facts }: RequestReading): boolean {
  const fields = facts.filter(({ kind }) => kind === 'field').map(({ id = 'text' }) => id)
  return fields.length > 1 && !fields.includes('password') && fields.some((id) => id !== 'email' && id !== 'text')
}

const unheard = new Set<Fact['kind']>(['without', 'question', 'field'])
/** Refusals, days that are closed, wishes about the page, and what it is to do. */
const forReadingAlone = new Set(['refusal', 'closed', 'wish', 'behaviour'])

/**
 * What is not wanted, what visitors ask, what they press, and what is said out of courtesy is not heard by readers that
 * know neither; all else keeps its place.
 */
const withoutUnwanted = (prompt: string, { facts, asking, courtesies }: RequestReading): string =>
  facts
    .filter(
      ({ kind, id = '', of }) => unheard.has(kind) || forReadingAlone.has(id) || (id === 'button' && of !== undefined),
    )
    .map(({ id, start, end, answer }) => ({
      start: id === 'button' ? leadOf(asking, start) : start,
      end: end + (answer ? answer.length + 2 : 0),
    }))
    .concat(courtesies)
    .reduce((text, { start, end }) => blanked(text, start, end), prompt)

/** 'AND A donate button': where the words begin that lead up to it, two at most. */
function leadOf(asking: readonly Span[], start: number): number {
  const step = (at: number) => asking.find(({ end }) => end === at - 1)?.start ?? at
  return step(step(start))
}

const blanked = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(Math.min(end, text.length) - start) + text.slice(end)

function readParts(prompt: string, reading: RequestReading): Brief {
  const { text: request, pages } = readPages(prompt.slice(0, longestRequest))
  const language = requestLanguage(request)
  const source = readSource(openList(request, language))
  const subject = readSubject(source, language)
  const audience = readAudience(source, language)
  const named = tradeOfReading(reading)
  const place = readPlace(source, language, subject.brand)
  const brand = place !== null && bare(place) === bare(subject.brand ?? '') ? null : subject.brand
  const component = isBusiness(reading) ? null : readComponent(source, subject, reading)
  const screen = appOf(request, language, reading)
  const app = screen && !isBusiness(outsideOf(reading, screen.lists)) ? screen : null
  const called = readKind(source, subject, named, {
    component,
    screen: app?.screen ?? null,
    isPage: asksForPage(request, language),
  })
  const kind = called === 'login' && asksVisitors(reading) ? 'landing' : called
  const alone = kind === 'component' || kind === 'screen'
  const domain = alone ? domainOfComponent(source, subject, language) : settleDomain(named, kind, source, subject)
  const behaviours = readBehaviours(request, language)
  const wished = reading.facts.flatMap(({ id, text }) => (id === 'behaviour' ? readBehaviours(text, language) : []))
  const looks = withoutSwitch(source, behaviours)
  const tones = readTones(looks, brand, language)
  const colors = readColors(source, language, {
    are: reading.facts.filter(({ kind }) => kind === 'colour'),
    areNot: reading.facts.filter(({ kind, sure }) => isNamed.has(kind) && sure >= 0.8),
  })

  const extra = tradeWords(domain)
  const entries = readEntries(
    source,
    language,
    listBefore(source, subject) ?? subject.head.end,
    (text) => matchSection(text, language, extra) !== null,
  ).filter(({ text }) => !saysSubject(text, subject))
  const { sections, others } = readSections(source, entries, kind, domain, language)
  const rest = sortOthers(source, { domain, kind, tones, colors }, others, language)
  const listed = joined(sections, rest.sections)
  const missed = prosaic.has(kind)
    ? readMissed(source, { language, subject, extra, taken: listed.map(({ span }) => span) })
    : []
  const entry = kind === 'landing' && !listed.some((one) => one.kind === 'auth') ? readEntry(source, language) : []
  const found = order([
    ...listed,
    ...entry,
    ...missed.filter((one) => ![...listed, ...entry].some((other) => other.kind === one.kind)),
  ])
  if (prosaic.has(kind)) tellPrices(found, rest.offers, readStatedPrices(source, subject.head.end, language), language)
  // 'Team 29 €' is a plan and no section of people
  const titles = new Set(found.flatMap(({ items }) => items.flatMap(({ title, price }) => (price ? [title] : []))))
  const asked = alone
    ? []
    : found.filter((one) => (one.items.length > 0 || !titles.has(one.words)) && !onMenu(one, found))
  const offered = found
    .filter((section) => alone || ['features', 'products', 'menu', 'services'].includes(section.kind))
    .flatMap((section) => section.items)
  // 'a pricing table: Free 0 €, Pro 12 €' names plans, and no brand
  const plans = [...offered, ...found.filter((section) => section.kind === 'pricing').flatMap(({ items }) => items)]
  const shown = (alone || kind === 'pricing') && plans.some(({ title }) => title === brand) ? null : brand

  const contact = contactOf(reading.facts, pageLanguage(request))

  return {
    request: prompt.slice(0, longestRequest),
    pages: kind === 'dashboard' && pages.length === 0 ? doorOf(source, language) : pages,
    language: pageLanguage(request),
    kind,
    domain,
    trade: insideSentence(
      readTrade(subject.trade, brand, kind === 'component' || kind === 'cart' || kind === 'login', language),
      request,
      language,
    ),
    brand: shown,
    place,
    audience,
    tones,
    mode: readMode(looks, language),
    colors,
    sections: translateSections(asked, language, pageLanguage(request)),
    quoted: source.quotes.map((quote) => quote.text).filter((text) => text !== brand),
    facts: [...readFacts(source, subject, language, place), ...rest.facts],
    offers: [...offered, ...rest.offers, ...readOffers(rest.functions, readCapabilities(source))],
    contact,
    component: kind === 'component' ? component : kind === 'screen' ? (app?.screen ?? null) : null,
    app: kind === 'screen' ? app : null,
    behaviours: [...new Set([...behaviours, ...wished].map(({ name }) => name))],
    leftOver: readLeftOver(
      source,
      // texts in quotation marks stand on the component, a number under contact
      rest.unused.filter(
        ({ text }) => !(alone && text.includes('"')) && !(contact.phone && text.includes(contact.phone)),
      ),
      asked.map((section) => section.span),
    ),
  }
}

/** A switch between light and dark asks for neither of them. */
const withoutSwitch = (source: Source, asked: readonly AskedBehaviour[]): Source => ({
  ...source,
  bare: asked
    .filter(({ name }) => name === 'theme')
    .map(({ start, end }) => source.request.slice(start, end))
    .reduce((bare, words) => bare.replaceAll(words, ' '.repeat(words.length)), source.bare),
})

/** Plans and tickets, whatever else a trade sells. */
const planLike = pattern('iu')`
  (?<!\p{L})(?:pass(?:es)?|tickets?|member(?:ship)?s?|drop-?in|entry|admission|adults?|children|kids|students?
  |seniors?|month(?:ly)?|year(?:ly)?|annual|week(?:ly)?|day|session|plan|prices?|lessons?|stunden?|monat\w*
  |eintritt|karte|erwachsene|kinder|preise?|tarifs?|entrée|adultes?|enfants?|mois|entrada|adultos|niños|mes
  |precios?|medlemskap|måned\w*|voksne|barn|billett\w*|priser?)(?!\p{L})
`

/** Prices that were told in sentences stand under the prices that were asked for, else where such things are sold. */
function tellPrices(found: AskedSection[], offers: Item[], told: readonly Stated[], language: Brief['language']): void {
  const known = new Set([...found.flatMap(({ items }) => items), ...offers].map(({ price }) => price))
  const news = told.filter(({ item }) => !known.has(item.price))
  const [first] = news
  if (!first) return
  const items = news.map(({ item }) => item)
  const asked = found.find(({ kind }) => kind === 'pricing')
  if (asked) asked.items.push(...items)
  else if (items.some(({ title }) => typeof title === 'string' && planLike.test(title)))
    found.push({ kind: 'pricing', words: sectionLabels[language].pricing, items, span: first.span })
  else offers.push(...items)
}

/** 'Company page: logos, features, FAQ, for Octavo': where a list begins that stands before the name; null without one. */
function listBefore({ text }: Source, { head, brand }: Subject): number | null {
  const at = brand === null ? -1 : text.lastIndexOf(brand, head.end)
  const colon = text.indexOf(': ', head.start)
  if (at < 0 || colon < 0 || colon > at) return null
  const list = text.slice(colon, at)
  return !/[.!?]/.test(list) && list.split(',').length > 3 ? colon : null
}

/** 'for Octavo' and 'invoicing for translators' at the end of such a list are no parts of the page. */
const saysSubject = (text: string, { brand, description }: Subject) =>
  (brand !== null && text.replace(/^(?:for|by|of|called|named) /i, '') === brand) ||
  (description.length > 3 && text === description)

/** 'Users can log in' to a dashboard by a page of its own: nobody signs in beside the figures. */
const doorOf = (source: Source, language: Brief['language']) => readEntry(source, language).map(({ words }) => words)

/** 'the Dolomites' and 'Dolomites' are one place. */
const bare = (name: string) => name.replace(/^the /i, '')

/** Pages whose sections prose may name; screens have their parts anyway. */
const prosaic = new Set<PageKind>(['landing', 'portfolio', 'event', 'restaurant', 'blog', 'pricing'])

/** Words for components are nouns of trades too: a table is no restaurant. */
function domainOfComponent(source: Source, subject: Subject, language: Brief['language']): Domain {
  const blank = (text: string) =>
    text.replace(/\b(?:tables?|cards?|menus?|bars?|lists?|tabs?|forms?|chat|toasts?|files?|books?)\b/gi, (word) =>
      ' '.repeat(word.length),
    )
  return readDomain({ ...source, text: blank(source.text) }, subject.head, language)
}

/** The trade as it was said, else as the name says it: 'Magnolia Mental Health Clinic' is a clinic. */
function readTrade(said: string, brand: string | null, screen: boolean, language: Brief['language']): string {
  if (screen && brand === null) return ''
  const plain = withoutArticle(said, language).replace(/^(?:new|modern|simple|beautiful|professional) (?=\p{L})/iu, '')
  // 'Home cleaning company SparkleNest' opens with the trade and ends with the name
  const trade =
    brand && plain.length > brand.length && plain.endsWith(` ${brand}`) ? plain.slice(0, -brand.length - 1) : plain
  return trade || (brand ? tradeInName(brand, language) : '')
}

/** The prices of a card of dishes stand on the card. */
const onMenu = ({ kind, items }: AskedSection, all: readonly AskedSection[]) =>
  kind === 'pricing' && items.length === 0 && all.some((other) => other.kind === 'menu')

/** A list found among other names belongs to the section that was asked for without entries. */
function joined(sections: AskedSection[], more: AskedSection[]): AskedSection[] {
  const left = more.filter((section) => {
    const home = sections.find(({ kind, items }) => kind === section.kind && items.length === 0)
    if (!home || section.items.length === 0) return true
    home.items.push(...section.items)
    return false
  })
  return [...sections, ...left]
}

const order = (sections: AskedSection[]) => [...sections].sort((a, b) => a.span.start - b.span.start)
