import { insideSentence } from './inside-sentence.ts'
import { alike, brandOf, cased, factsOf as of, nameOfApp, SURE } from './brand-of.ts'
import { capital } from './source.ts'
import { isPlainSpoken } from '../plain/is-plain-spoken.ts'
import { slotWords } from '../phrases/slots.ts'
import { sectionLabels } from '../../section-labels.ts'
import { withUnit } from './items.ts'
import { bare, listsPeople, offersOf, isAboutPerson, priced, things, withOffers, withPeople } from './listed-offers.ts'
import { withMeasures } from './measures.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { isTrade } from '../../../trades/trade-folders.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { RequestReading } from '../../../understanding/read-request.ts'
import type { Span } from '../../../understanding/types.ts'
import {
  type AskedSection,
  type Brief,
  type Domain,
  type Item,
  type PageKind,
  type SectionKind,
  sectionKinds,
} from '../../types.ts'

/** Screens and single parts have no business of their own to speak about. */
const ownPage = (kind: PageKind) =>
  !['component', 'screen', 'login', 'cart', 'dashboard', 'article', 'docs'].includes(kind)

const isSection = (id: string | undefined): id is SectionKind => (sectionKinds as readonly string[]).includes(id ?? '')

/** The trade that the head noun names; `general` where it names none of ours, and where nothing says what it is. */
export function tradeOfReading({ trade, certainty }: RequestReading): Domain {
  return isTrade(trade) && certainty.trade >= SURE ? trade : 'general'
}

/** So many sentences of the person's own stand under the headline, in so many characters; more want a section. */
const LEAD = { sentences: 2, length: 110 }

/** Sentences of the person's own stand whole, as running text. */
function withSentences(sections: AskedSection[], sentences: readonly Fact[], brief: Brief): AskedSection[] {
  const [first] = sentences
  const length = sentences.reduce((sum, { text }) => sum + text.length, 0)
  // where a trade lends its words, the lead has some of them
  const fitsLead = isPlainSpoken(brief) && sentences.length <= LEAD.sentences && length <= LEAD.length
  if (!first || fitsLead || sections.some(({ kind }) => kind === 'about')) return sections
  return [...sections, { kind: 'about', words: sectionLabels[brief.language].about, items: [], span: first }]
}

const opened: Partial<Record<Brief['language'], string>> = { es: '¿' }

/** What visitors ask stands among the questions, in the words and with the answers that were given. */
function withQuestions(sections: AskedSection[], questions: readonly Fact[], { language }: Brief): AskedSection[] {
  const [first] = questions
  if (!first) return sections
  const items = questions.map(
    ({ text, answer }): Item => ({
      title: `${opened[language] ?? ''}${capital(text)}${language === 'fr' ? ' ' : ''}?`,
      text: answer ? asSentence(answer) : { placeholder: slotWords[language]['item-text'] },
    }),
  )
  const there = sections.find(({ kind }) => kind === 'faq')
  const faq = there ?? { kind: 'faq' as const, words: sectionLabels[language].faq, items: [], span: first }
  return [...sections.filter((one) => one !== there), { ...faq, items: [...items, ...faq.items] }]
}

/** Pages that list what is offered; others show it as parts of one thing. */
const lists = new Set<PageKind>(['landing', 'portfolio', 'event', 'restaurant', 'blog'])

/** What stands in a section already is that very entry, so that no other section lists it again. */
const asListed = (offers: readonly Item[], sections: readonly AskedSection[]): Item[] => {
  const shown = sections.flatMap(({ items }) => items)
  return offers.map((offer) => shown.find(({ title }) => title === offer.title) ?? offer)
}

/** A name ends with its line, and a quotation in it was blanked. */
const oneLine = (words: string) => {
  const plain = words.replaceAll('\u0001', ' ')
  return plain.split('\n')[0]?.trim() || plain.trim()
}

const asSentence = (text: string) => (/[.!?…]$/.test(text) ? capital(text) : `${capital(text)}.`)

/** Parts that were asked for and that no older reader saw. */
function sectionsOf(brief: Brief, reading: RequestReading): AskedSection[] {
  const { facts } = reading
  // 'partner logos and gallery', of which an older reader knows the second alone
  const isOther = (fact: Fact, { kind, span }: AskedSection) =>
    of(facts, 'section').some(
      (one) => one !== fact && one.id === kind && overlaps(one, span) && areApart(fact, one, reading),
    )
  return of(facts, 'section').flatMap((fact): AskedSection[] => {
    const { id, text, start, end, sure } = fact
    const isThere = (section: AskedSection) => {
      const { kind, span } = section
      const isBeside = span.start <= end && start <= span.end && span.end - span.start < end - start + 40
      return kind === id || (isBeside && !isOther(fact, section))
    }
    return sure >= SURE &&
      !(id === 'pricing' && brief.sections.some(({ items }) => items.some(({ price }) => price !== undefined))) &&
      isSection(id) &&
      !brief.sections.some(isThere)
      ? [{ kind: id, words: text, items: [], span: { start, end } }]
      : []
  })
}

/** 'donation features' are one part, whatever its words are called elsewhere; 'logos and blog' are two. */
function areApart(one: Span, other: Span, { text, language }: RequestReading): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  const between = text.slice(first.end, second.start).trim().toLowerCase()
  return between.includes(',') || lexicon(language.language).has('and', between)
}

/** 'partner logos and blog': one section to an older reader, and two that are asked for. */
function inParts(section: AskedSection, reading: RequestReading): AskedSection[] {
  const { facts } = reading
  const parts = of(facts, 'section').flatMap(({ id, text, start, end, sure }): AskedSection[] =>
    isSection(id) && sure >= SURE_OFFER && start >= section.span.start && end <= section.span.end
      ? [{ kind: id, words: text, items: [], span: { start, end } }]
      : [],
  )
  const kinds = new Set(parts.map(({ kind }) => kind))
  const areJoined = parts.every(({ span }, at) => at === 0 || areApart(parts[at - 1]?.span ?? span, span, reading))
  const isList = section.items.length === 0 && kinds.size > 1 && kinds.size === parts.length
  return isList && areJoined ? parts : [section]
}

const SURE_OFFER = 0.9
const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end

/** Names among sections are sections too, 'services, savings calculator, contact'; among things they are things. */
function namesParts(facts: readonly Fact[]): boolean {
  const parts = of(facts, 'section').length
  return (
    parts > 0 && parts >= of(facts, 'service').filter(({ sure, id }) => sure < SURE_OFFER && id !== 'priced').length
  )
}

/** 'A page for X: our day, fees, …', 'with opening hours, visits': listed where the parts of the page are. */
function isListedPart({ text, asking, facts }: RequestReading, { start }: Fact): boolean {
  const colon = text.indexOf(': ')
  const parts = of(facts, 'section')
  const behindColon =
    colon > 0 && start > colon && (asking.some(({ end }) => end <= colon) || parts.some((part) => part.start > colon))
  const behindPart = parts.some(({ end }) => end <= start && !/[.!?:]\s/.test(text.slice(end, start)))
  // 'with classes, prices'
  const opensList = asking.some(({ end }) => start - end === 1) && parts.length > 0
  return behindColon || opensList || (behindPart && asking.some(({ end }) => end <= start))
}

/** A section that an older reader made of a thing on offer. */
function isThing({ kind, items, span, words }: AskedSection, reading: RequestReading): boolean {
  // '£28 an hour' says nothing of opening hours
  const said = reading.text.slice(span.start, span.end).trim()
  if (kind === 'hours' && reading.facts.some((fact) => fact.kind === 'price' && fact.text === said)) return true
  // 'tastings: £90' lists nothing
  if (items.some(({ title, price }) => title !== price)) return false
  const inside = reading.facts.filter((fact) => overlaps(fact, span))
  if (inside.some((fact) => fact.kind === 'section')) return false
  // 'I’m a retired TEACHER' is who it is, and no team
  if (inside.some((fact) => fact.kind === 'what' && fact.start >= span.start && fact.end <= span.end)) return true
  // 'full service 60' is what costs 60, and no part of the page
  if (inside.some(({ id, text }) => id === 'priced' && bare(text).includes(bare(words)))) return true
  const [named] = inside.filter((fact) => fact.kind === 'service' && bare(words).includes(bare(fact.text)))
  if (!named) return kind === 'about'
  if (kind === 'about' && inside.length > 1) return true
  return (named.sure >= SURE_OFFER || !namesParts(reading.facts)) && (kind === 'about' || !isListedPart(reading, named))
}

/** 'We would like a site for …: cakes and bread, prices': an order, and nothing to be told on the page. */
function listsParts(text: string, { text: request, facts }: RequestReading): boolean {
  const start = request.indexOf(text)
  const span = { start, end: start + text.length }
  const inside = facts.filter((fact) => start >= 0 && fact.start >= span.start && fact.end <= span.end)
  return inside.some(({ kind }) => kind === 'section') && inside.some(({ kind }) => kind === 'service')
}

/** 'CLI tool that syncs dotfiles': the clause with the thing that it is said of. */
const whatItDoes = ({ text }: Fact, trade: string, { language }: Brief) =>
  trade === '' ? text : `${trade}${language === 'de' ? ',' : ''} ${text}`

/** Half a sentence that hours, a date, an address or a price say already: 'Encre is a small 80 €' says nothing. */
function isToldElsewhere(text: string, { text: request, facts }: RequestReading): boolean {
  const start = request.indexOf(text)
  if (start < 0 || /[.!?]$/.test(text)) return false
  return facts.some(
    ({ kind, text: said, start: from, end }) =>
      (['hours', 'date', 'contact'].includes(kind) || (kind === 'price' && /\d/.test(said))) &&
      from >= start &&
      end <= start + text.length,
  )
}

/** 'a pricing table: Free 0 €, Pro 12 €': its plans in their order; none of them is its name. */
function plansOf({ component, offers, brand }: Brief, facts: readonly Fact[]): Pick<Brief, 'offers' | 'brand'> {
  const plans = component === 'pricing-table' ? offersOf(facts).filter(({ price }) => price !== undefined) : []
  if (plans.length < 2) return { offers, brand }
  const isPlan = plans.some(({ title }) => typeof title === 'string' && bare(title) === bare(brand ?? ''))
  return { offers: plans, brand: isPlan ? null : brand }
}

/** 'J’aimerais une galerie' asks for what is called 'galerie'; 'pitches and prices' is the name of one part. */
function calledAs(section: AskedSection, { text, facts, asking }: RequestReading): string {
  const words = oneLine(section.words)
  const fact = facts.find(
    ({ kind, id, ...span }) => kind === 'section' && id === section.kind && overlaps(span, section.span),
  )
  if (!fact || !words.toLowerCase().endsWith(fact.text.toLowerCase())) return words
  const said = text
    .slice(section.span.start, fact.start)
    .split('')
    .filter((_, index) => {
      const at = section.span.start + index
      const known = [...asking, ...facts.filter((one) => one.kind === 'section' && one !== fact)]
      return !known.some(({ start, end }) => start <= at && at < end)
    })
  return said.some((sign) => /\p{L}/u.test(sign)) ? words : fact.text
}

const callsForForm = new Set<SectionKind>(['cta', 'newsletter', 'auth'])

/** 'a sign-up form with name and age': with fields of its own it is a form, and no call or way in. */
function asForm(section: AskedSection, facts: readonly Fact[]): AskedSection {
  if (!callsForForm.has(section.kind) || !facts.some(({ kind }) => kind === 'field')) return section
  const form = of(facts, 'section').find((fact) => overlaps(fact, section.span) && isSection(fact.id))
  return form?.id === 'booking' || form?.id === 'contact' ? { ...section, kind: form.id } : section
}

/** 'mit Galerie und Blog aus': one piece to a reader that knows neither, and nothing but parts of the page and a verb. */
function holdsParts({ kind, items, span }: AskedSection, { text, facts, asking }: RequestReading): boolean {
  const inside = of(facts, 'section').filter((fact) => fact.start >= span.start && fact.end <= span.end)
  if (kind !== 'about' || items.length > 0 || inside.length === 0 || inside.some(({ id }) => id === 'about'))
    return false
  // 'Preisen' by itself: plans that nobody gave are not made of it
  if (inside.every(({ id }) => id === 'pricing')) return false
  const known = [...inside, ...asking]
  const left = text
    .slice(span.start, span.end)
    .split('')
    .filter((_, index) => !known.some(({ start, end }) => start <= span.start + index && span.start + index < end))
  return !left.some((sign) => /\p{L}/u.test(sign))
}

/** 'a demo button' is no part of the page that tells of a demo button. */
const isControl = ({ kind, items, span }: AskedSection, facts: readonly Fact[]) =>
  kind === 'about' && items.length === 0 && facts.some((fact) => fact.id === 'button' && overlaps(fact, span))

const frame = new Set<SectionKind>(['header', 'hero'])

/** Without the parts that are not wanted, unless another word asks for them; a page has its name and its head anyway. */
function withoutParts(brief: Brief, facts: readonly Fact[]): Brief {
  const asked = new Set(of(facts, 'section').map(({ id }) => id))
  const without = of(facts, 'without').flatMap(({ id }): SectionKind[] =>
    isSection(id) && !asked.has(id) && !frame.has(id) ? [id] : [],
  )
  return { ...brief, without, sections: brief.sections.filter(({ kind }) => !without.includes(kind)) }
}

/** 'täglich 9-16 Uhr' says of no business what it is, and of 'laundromat open 24h' the first word does. */
function withoutTimes(trade: string, facts: readonly Fact[]): string {
  const all = [...of(facts, 'hours'), ...of(facts, 'date'), ...of(facts, 'contact')]
  const starts = all.map(({ text }) => trade.toLowerCase().indexOf(text.toLowerCase())).filter((at) => at >= 0)
  if (starts.length === 0) return trade
  const said = trade
    .slice(0, Math.min(...starts))
    .trim()
    .split(/\s+/)
  return (said.length > 1 && (said.at(-1) ?? '').length < 5 ? said.slice(0, -1) : said).join(' ')
}

/** The brief with what the reading knows better. */
export function withReading(whole: Brief, reading: RequestReading): Brief {
  const { facts, certainty } = reading
  const brief = withoutParts(whole, facts)
  if (brief.app) return { ...brief, brand: nameOfApp(brief, facts) }
  if (brief.kind === 'dashboard') return withMeasures(brief, reading)
  if (!ownPage(brief.kind)) return withLabels({ ...brief, ...plansOf(brief, facts) }, facts)
  const [what] = of(facts, 'what')
  const [place] = of(facts, 'place')
  const brand = brandOf(brief, facts)
  const trade =
    what && certainty.subject >= SURE
      ? insideSentence(what.text, brief.request, reading.language.language)
      : certainty.subject > 0
        ? withoutTimes(brief.trade, facts)
        : ''
  const own = brief.sections
    .flatMap((section) => inParts(section, reading))
    .filter(
      (section) =>
        !isThing(section, reading) &&
        !isControl(section, facts) &&
        !holdsParts(section, reading) &&
        !listsPeople(section, facts),
    )
  // 'floor plan' among the parts of a page is one of them, and on offer nowhere
  const isPart = (fact: Fact) =>
    own.some(
      ({ items, span }) =>
        overlaps(fact, span) &&
        !items.some(({ title }) => typeof title === 'string' && bare(title).includes(bare(fact.text))),
    )
  const offers = offersOf(facts.filter((fact) => fact.kind !== 'service' || !isPart(fact)))
  const sentences = of(facts, 'statement').filter(({ id }) => id === 'sentence')
  const said = own.map((section) => ({
    ...asForm(section, facts),
    words: calledAs(section, reading),
    items: withPeople(section, withUnit(priced(things(section, facts), facts), reading.language.language), facts),
  }))
  const asked = withQuestions(
    [...said, ...sectionsOf({ ...brief, sections: own }, reading)],
    of(facts, 'question'),
    brief,
  )
  const listed = lists.has(brief.kind) ? withOffers(asked, offers, brief) : asked
  const sections = withSentences(listed, sentences, brief).sort((one, other) => one.span.start - other.span.start)
  return {
    ...brief,
    stated: facts.map((fact) => (fact.id === 'does' ? { ...fact, text: whatItDoes(fact, trade, brief) } : fact)),
    brand,
    trade: brand !== null && alike(trade, brand) ? brief.trade : trade,
    place: place && place.sure >= SURE ? cased(place.text) : brief.place,
    sections,
    offers: asListed(offers, sections),
    leftOver: [...brief.leftOver, ...unsaid(what, trade, facts)].filter((text) => !isAboutPerson(text, facts)),
    facts: onceEach([
      ...sentences.map(({ text }) => asSentence(text)),
      ...brief.facts.filter((text) => !listsParts(text, reading) && !isToldElsewhere(text, reading)),
    ]),
    quoted: [
      ...new Set(
        [...brief.quoted.filter((text) => text !== brand), ...labelsOf(facts)].filter((text) => text !== brief.submit),
      ),
    ],
  }
}

/** What it may be, and what the page says nowhere: it is told that this was not used. */
const unsaid = (what: Fact | undefined, trade: string, facts: readonly Fact[]): string[] =>
  what === undefined ||
  bare(trade).includes(bare(what.text)) ||
  facts.some((fact) => fact !== what && fact.kind !== 'price' && bare(fact.text).includes(bare(what.text)))
    ? []
    : [what.text]

/** A sentence with and without its capital and its full stop is one. */
function onceEach(texts: readonly string[]): string[] {
  const plain = texts.map((text) => bare(text).replace(/[.!?]$/, ''))
  return texts.filter((_, index) => plain.indexOf(plain[index] ?? '') === index)
}

/** What stands on buttons: quoted, or in front of the word. */
export const labelsOf = (facts: readonly Fact[]) => [
  ...of(facts, 'quote').map(({ text }) => text.replace(/^["“”„‟«'‘‚]|["”“‟»'’‘]$/g, '').trim()),
  ...of(facts, 'section').flatMap(({ id, text, of: label }) =>
    id !== 'button' ? [] : label !== undefined ? [label] : / /.test(text) ? [capital(text.replace(/ \S+$/, ''))] : [],
  ),
]

/** 'Contact form, the button says Send it': its words are on it, and name nothing. */
function withLabels(brief: Brief, facts: readonly Fact[]): Brief {
  const labels = labelsOf(facts)
  const isLabel = labels.some((label) => bare(label).startsWith(bare(brief.brand ?? '\n')))
  return { ...brief, brand: isLabel ? null : brief.brand, quoted: [...new Set([...brief.quoted, ...labels])] }
}

/** What is read inside of the lists of an app ('In progress' of its columns) tells of no business. */
export function outsideOf(reading: RequestReading, lists: readonly Span[]): RequestReading {
  const facts = reading.facts.filter((fact) => !lists.some((list) => overlaps(fact, list)))
  const { certainty } = reading
  const name = facts.some(({ kind }) => kind === 'name') ? certainty.name : 0
  return { ...reading, facts, certainty: { ...certainty, name } }
}

/** A business with a place, hours or people is asked for as a page, however its parts are called. */
export const isBusiness = ({ facts, trade, certainty }: RequestReading): boolean => {
  const told = facts.filter(({ kind }) => ['place', 'hours', 'contact', 'date', 'person'].includes(kind)).length
  const isNamed = certainty.name >= SURE && certainty.subject >= SURE
  const isServed = isNamed && facts.some(({ kind }) => kind === 'audience' || kind === 'service')
  // 'Brand = Lumo, sector = foundry, audience = beginners'
  const isDescribed = isNamed && facts.some(({ kind, sure }) => kind === 'audience' && sure >= SURE_OFFER)
  return told > 1 || (told > 0 && (trade !== null || isNamed)) || (isServed && trade !== null) || isDescribed
}
