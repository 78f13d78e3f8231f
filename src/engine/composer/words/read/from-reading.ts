import { insideSentence } from './inside-sentence.ts'
import { alike, brandOf, cased, factsOf as of, nameOfApp, SURE } from './brand-of.ts'
import { asSentence } from '../plain/own-words.ts'
import { capital } from './source.ts'
import { isPlainSpoken } from '../plain/is-plain-spoken.ts'
import { slotWords } from '../phrases/slots.ts'
import { ui } from '../phrases/ui.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { isOfApp } from '../../own-spans.ts'
import { sectionLabels } from '../../section-labels.ts'
import { withUnit } from './items.ts'
import { bare, offersOf, withOffers, withPeople, withPrice, withTeam } from './listed-offers.ts'
import { withGivenFigures } from './given-figures.ts'
import { withMeasures } from './measures.ts'
import { proseSections } from './prose-sections.ts'
import { isTrade } from '../../../trades/trade-folders.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import { type AppReading, partsThere } from '../../../understanding/apps.ts'
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
const ownPage = ({ kind, component }: Brief) =>
  kind === 'component'
    ? component === 'hero'
    : !['screen', 'app', 'login', 'cart', 'dashboard', 'article', 'docs'].includes(kind)

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

/** What visitors ask stands among the questions, in the words and with the answers that were given; what only names it asks nothing. */
function withQuestions(sections: AskedSection[], questions: readonly Fact[], { language }: Brief): AskedSection[] {
  const [first] = questions
  if (!first) return sections
  const items = questions.map(
    ({ text, answer, id }): Item => ({
      title:
        id === 'topic' ? capital(text) : `${opened[language] ?? ''}${capital(text)}${language === 'fr' ? ' ' : ''}?`,
      text: answer ? asSentence(answer) : { placeholder: slotWords[language]['item-text'] },
      given: true,
      ...(answer ? {} : { meanwhile: ui[language]['ask-us'] }),
    }),
  )
  const there = sections.find(({ kind }) => kind === 'faq')
  const faq = there ?? { kind: 'faq' as const, words: sectionLabels[language].faq, items: [], span: first }
  return [...sections.filter((one) => one !== there), { ...faq, items: [...items, ...faq.items] }]
}

/** What others say, with who said it and what they are. */
const voicesOf = (facts: readonly Fact[], { language }: Brief): Item[] =>
  of(facts, 'quote')
    .filter(({ id }) => id === 'voice')
    .map(
      ({ text, of: who, role }): Item => ({
        title: who ? capital(who) : { placeholder: slotWords[language].name },
        text: unquoted(text),
        ...(role ? { meta: capital(role) } : {}),
      }),
    )

/** They stand in a part of their own, and nothing waits beside them. */
function withVoices(sections: AskedSection[], facts: readonly Fact[], brief: Brief): AskedSection[] {
  const items = voicesOf(facts, brief)
  const first = of(facts, 'quote').find(({ id }) => id === 'voice')
  if (!first) return sections
  const there = sections.find(({ kind }) => kind === 'testimonials')
  const words = sectionLabels[brief.language].testimonials
  const home = there ?? { kind: 'testimonials' as const, words, items: [], span: first }
  return [...sections.filter((one) => one !== there), { ...home, items, count: items.length }]
}

/** Pages that list what is offered; others show it as parts of one thing. */
const lists = new Set<PageKind>(['landing', 'portfolio', 'event', 'restaurant', 'blog', 'pricing', 'product'])

const isOneSentence = (request: string, one: Span, other: Span) =>
  !/[.!?]\s|\n/.test(request.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)))

/** What stands in a section already is that very entry, so that no other section lists it again. */
const asListed = (offers: readonly Item[], sections: readonly AskedSection[]): Item[] => {
  const shown = sections.flatMap(({ items }) => items)
  return offers.map((offer) => shown.find(({ title }) => title === offer.title) ?? offer)
}

/** 'dass wir nur bar kassieren' cannot stand by itself. */
const asNoted = (fact: Fact, { language }: Brief): Fact => {
  const opens = lexicon(language).grammar.thats.some((that) => fact.text.startsWith(`${that} `))
  return fact.id === 'sentence' && opens ? { ...fact, text: voiceWords[language].noted + fact.text } : fact
}

const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end

/** 'CLI tool that syncs dotfiles': the clause with the thing that it is said of. */
const whatItDoes = ({ text }: Fact, trade: string, { language }: Brief) =>
  trade === '' ? text : `${trade}${language === 'de' ? ',' : ''} ${text}`

/** 'a pricing table: Free 0 €, Pro 12 €': its plans in their order; none of them is its name. */
function plansOf(brief: Brief, facts: readonly Fact[]): Pick<Brief, 'offers' | 'brand'> {
  const { component, offers, brand } = brief
  // 'two months free' is no plan
  const isSaving = ({ title, price }: Item) =>
    savingsIn(brief).includes(
      [title, price]
        .filter((said) => typeof said === 'string')
        .join(' ')
        .toLowerCase(),
    )
  const plans =
    component === 'pricing-table' ? offersOf(facts).filter((one) => one.price !== undefined && !isSaving(one)) : []
  if (plans.length < 2) return { offers, brand }
  const isPlan = plans.some(({ title }) => typeof title === 'string' && bare(title) === bare(brand ?? ''))
  return { offers: plans, brand: isPlan ? null : brand }
}

/** What is said to be saved by paying for a year. */
const savingsIn = ({ request, language }: Brief): string[] =>
  partsThere(request, language, 'pricing-table-months').map(({ start, end }) => request.slice(start, end).toLowerCase())

const callsForForm = new Set<SectionKind>(['cta', 'newsletter', 'auth'])

/** 'a sign-up form with name and age': with fields of its own it is a form, and no call or way in. */
function asForm(section: AskedSection, facts: readonly Fact[]): AskedSection {
  if (!callsForForm.has(section.kind) || !facts.some(({ kind }) => kind === 'field')) return section
  const form = of(facts, 'section').find((fact) => overlaps(fact, section.span) && isSection(fact.id))
  return form?.id === 'booking' || form?.id === 'contact' ? { ...section, kind: form.id } : section
}

const frame = new Set<SectionKind>(['header', 'hero'])

/** Without the parts that are not wanted, unless another word asks for them; a page has its name and its head anyway. */
function withoutParts(brief: Brief, facts: readonly Fact[]): Brief {
  const asked = new Set(of(facts, 'section').map(({ id }) => id))
  const without = of(facts, 'without').flatMap(({ id }): SectionKind[] =>
    // whoever has no account cannot open one, and comes in by the same page
    isSection(id) && !asked.has(id) && !frame.has(id) && !(brief.kind === 'login' && id === 'auth') ? [id] : [],
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

const LONGEST_OFFER = 44
const SURE_OFFER = 0.9

/** 'we rent SCENT MACHINES TO THEATRES': whoever told neither a name nor what they are is called by what they offer. */
function offeredAlone({ facts, matter }: RequestReading): string {
  const [first] = of(facts, 'service')
  const isCalled = first && first.sure >= SURE_OFFER && /^\p{L}/u.test(first.text) && first.text.length <= LONGEST_OFFER
  return isCalled && matter === null ? first.text : ''
}

/** The brief with what the reading knows better. */
export function withReading(whole: Brief, reading: RequestReading): Brief {
  const { certainty } = reading
  const facts = reading.facts.map((fact) => asNoted(fact, whole))
  const brief = withoutParts(whole, facts)
  if (brief.app) return { ...brief, brand: nameOfApp(brief, facts) }
  if (brief.kind === 'dashboard')
    return reading.figures ? withGivenFigures(brief, reading, reading.figures) : withMeasures(brief, reading)
  if (!ownPage(brief)) {
    // whose door it is has the same name as everywhere
    const own =
      brief.kind === 'login' && brief.brand !== null
        ? { ...brief, brand: brief.door?.name ?? brandOf(brief, facts) }
        : brief
    const stated = of(facts, 'statement')
    return withLabels({ ...own, ...plansOf(own, facts), voices: voicesOf(facts, own), stated }, facts)
  }
  const [what] = of(facts, 'what')
  const [place] = of(facts, 'place')
  const brand = brandOf(brief, facts)
  const trade =
    what && certainty.subject >= SURE
      ? insideSentence(what.text, brief.request, reading.language.language)
      : certainty.subject > 0 && !facts.some(({ id }) => id === 'sentence')
        ? withoutTimes(brief.trade, facts)
        : brand === null && !what
          ? offeredAlone(reading)
          : ''
  // 'floor plan' among the parts of a page is one of them, and on offer nowhere
  const isPart = (fact: Fact) =>
    brief.sections.some(
      ({ items, span }) =>
        overlaps(fact, span) &&
        !items.some(({ title }) => typeof title === 'string' && bare(title).includes(bare(fact.text))),
    )
  // beside the parts of the page of one thing nothing else is on offer
  const isBesidePart = (fact: Fact) =>
    brief.kind === 'product' && of(facts, 'section').some((part) => isOneSentence(brief.request, part, fact))
  const offers = offersOf(facts.filter((fact) => fact.kind !== 'service' || !(isPart(fact) || isBesidePart(fact))))
  const sentences = of(facts, 'statement').filter(({ id }) => id === 'sentence')
  const said = brief.sections.map((section) => ({
    ...asForm(section, facts),
    items: withPeople(section, withUnit(section.items, reading.language.language), facts),
  }))
  const asked = withVoices(withQuestions(said, of(facts, 'question'), brief), facts, brief)
  const listed = lists.has(brief.kind) ? withOffers(asked, offers, brief, facts) : asked
  const costing = withPrice(withTeam(listed, facts, brief), facts, { ...brief, brand, trade })
  const told = proseSections(costing, sentences, reading, brief)
  const running = sentences.filter((one) => !told.sentences.has(one))
  const sections = withSentences(told.sections, running, brief).sort((one, other) => one.span.start - other.span.start)
  return {
    ...brief,
    // rows stand in their own parts
    stated: facts
      .filter((fact) => fact.id !== 'row' && !told.sentences.has(fact))
      .map((fact) => (fact.id === 'does' ? { ...fact, text: whatItDoes(fact, trade, brief) } : fact)),
    brand,
    trade: brand !== null && alike(trade, brand) ? brief.trade : trade,
    place: place && place.sure >= SURE ? cased(place.text) : brief.place,
    sections,
    offers: asListed(offers, sections),
    leftOver: [...brief.leftOver, ...unsaid(what, trade, facts)],
    facts: running.map(({ text }) => asSentence(text)),
    quoted: [
      ...new Set(
        [...brief.quoted.filter((text) => text !== brand && mayStand(text, facts)), ...labelsOf(facts)].filter(
          (text) => text !== brief.submit,
        ),
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

/** What somebody said has its own place; what is refused, or told in a sentence, opens no page by itself. */
const mayStand = (text: string, facts: readonly Fact[]) =>
  !facts.some(
    (fact) =>
      (fact.id === 'voice' && unquoted(fact.text) === text) ||
      ((fact.kind === 'without' || fact.id === 'unshown' || fact.kind === 'statement') && fact.text.includes(text)),
  )

const unquoted = (text: string) => text.replace(/^["“”„‟«'‘‚]|["”“‟»'’‘]$/g, '').trim()

/** What stands on buttons: quoted, or in front of the word. */
export const labelsOf = (facts: readonly Fact[]) => [
  ...of(facts, 'quote')
    .filter(({ id }) => id !== 'voice')
    .map(({ text }) => unquoted(text)),
  ...of(facts, 'section').flatMap(({ id, text, of: label }) =>
    id !== 'button' ? [] : label !== undefined ? [label] : / /.test(text) ? [capital(text.replace(/ \S+$/, ''))] : [],
  ),
]

/** 'Contact form, the button says Send it': its words are on it, and name nothing. */
function withLabels(brief: Brief, facts: readonly Fact[]): Brief {
  // what stands on a button beside the one that sends is on that one
  const isSize = (label: string) =>
    label
      .split(' ')
      .every((word) =>
        (['qualities', 'sizes'] as const).some((kind) => lexicon(brief.language).has(kind, word.toLowerCase())),
      )
  const labels = brief.door
    ? labelsOf(facts.filter((fact) => !isOfApp(brief, fact))).filter((label) => !isSize(label))
    : labelsOf(facts)
  const isLabel = labels.some((label) => bare(label).startsWith(bare(brief.brand ?? '\n')))
  return { ...brief, brand: isLabel ? null : brief.brand, quoted: [...new Set([...brief.quoted, ...labels])] }
}

const ofPlans = new Set<Fact['kind']>(['date', 'place', 'person'])
/** So has a potluck, and is no business. */
const ofSheets = new Set<Fact['kind']>(['date', 'place', 'person', 'hours'])

/** What is read of an app's own nouns and inside of its lists ('INVENTORY app', 'In progress' of its columns) tells of no business. */
export function outsideOf(reading: RequestReading, app: AppReading): RequestReading {
  const { lists, subject, span, served = [] } = app
  const isNoun = ({ kind, text }: Fact) => kind === 'name' && subject.toLowerCase().includes(text.toLowerCase())
  const inside = [...lists, ...served]
  // a wedding has a day and a place, whoever plans its tables
  const isOfPlan = ({ kind }: Fact) =>
    (app.planned !== undefined && ofPlans.has(kind)) || (app.sheet !== undefined && ofSheets.has(kind))
  const facts = reading.facts.filter(
    (fact) => !isNoun(fact) && !isOfPlan(fact) && !inside.some((list) => overlaps(fact, list)),
  )
  const { certainty } = reading
  const has = (kind: Fact['kind']) => facts.some((fact) => fact.kind === kind)
  // an app with lists of its own is that app, and no business that has one
  const isOfApp = (what: Fact) => overlaps(what, span) || app.context.includes(what.text)
  const isApp = (app.groups ?? app.wishes) !== undefined && of(facts, 'what').every(isOfApp)
  // a plumber who is to be called is nobody's trade
  return {
    ...reading,
    facts,
    trade: has('what') && !isApp ? reading.trade : null,
    certainty: { ...certainty, name: has('name') ? certainty.name : 0 },
  }
}

/** A business with a place, hours or people is asked for as a page, however its parts are called. */
export const isBusiness = ({ facts, trade, certainty }: RequestReading): boolean => {
  const told = facts.filter(({ kind }) => ['place', 'hours', 'contact', 'date', 'person'].includes(kind)).length
  const isNamed = certainty.name >= SURE && certainty.subject >= SURE
  const isServed = isNamed && facts.some(({ kind }) => ['audience', 'service', 'statement'].includes(kind))
  // 'Brand = Lumo, sector = foundry, audience = beginners'
  const isDescribed = isNamed && facts.some(({ kind, sure }) => kind === 'audience' && sure >= SURE_AUDIENCE)
  return told > 1 || (told > 0 && (trade !== null || isNamed)) || (isServed && trade !== null) || isDescribed
}

const SURE_AUDIENCE = 0.9
