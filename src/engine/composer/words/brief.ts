import type { Brief, Domain, PageKind, Span } from '../types.ts'
import { spansOfApp } from '../own-spans.ts'
import {
  type AppReading,
  type AskedBehaviour,
  asksForPage,
  partsThere,
  readBehaviours,
} from '../../understanding/apps.ts'
import { blanked } from '../../understanding/blanked.ts'
import { lexicon } from '../../understanding/lexicon.ts'
import { lookedAtTwice, readInBlocks, readRequest } from '../../understanding/read-request.ts'
import type { RequestReading } from '../../understanding/reading.ts'
import type { Fact } from '../../understanding/read/facts.ts'
import { SURE } from './read/brand-of.ts'
import { askedSections } from './read/asked-sections.ts'
import { isBusiness, labelsOf, outsideOf, tradeOfReading, withReading } from './read/from-reading.ts'
import { withFigures } from '../reading/with-figures.ts'
import { asAlone } from './read/alone.ts'
import { asMatter } from './read/as-matter.ts'
import { showsBlocks, withBlocks } from './read/block-sections.ts'
import { insideSentence } from './read/inside-sentence.ts'
import { readColors } from './read/colors.ts'
import { doorWishes, opensDoor } from './read/door.ts'
import { readComponent } from './read/component.ts'
import { contactOf } from './read/contact.ts'
import { domainWords, readDomain, tradeInName } from './read/domain.ts'
import { readEntry } from './read/entry.ts'
import { formFields } from './read/form-fields.ts'
import { listedParts } from './read/listed-parts.ts'
import { asksPassword, asksVisitors, isBesideOthers } from './read/door-asked.ts'
import { readKind } from './read/kind.ts'
import { pageLanguage, requestLanguage } from './read/language.ts'
import { offersOf } from './read/listed-offers.ts'
import { type Opening, readOpening } from './read/opening.ts'
import { readPages } from './read/pages.ts'
import { settleDomain } from './read/settle-domain.ts'
import { appOf } from './read/app.ts'
import { readSource, type Source } from './read/source.ts'
import { isTool, type Specified, specified, withParts } from './read/spec.ts'
import { sentenceSpans } from '../../understanding/spec/read-spec.ts'
import { readMode, readTones } from './read/tone.ts'
import { translateSections } from './read/translate.ts'

const longestRequest = 8000

/** What 'Moon & Plum' and 'rose bouquets' are, and no colours. */
const isNamed = new Set(['name', 'person', 'place'])

/**
 * Everything that a request says: of a page its lists as blocks, of a dashboard its figures first, of a register what stands
 * beside its fields. Other screens have no parts for any of these, and read them with the rest.
 */
export function readingFor(
  prompt: string,
  prose: RequestReading = readRequest(prompt.slice(0, longestRequest)),
): RequestReading {
  if (!/[:\n\d(]/.test(prompt)) return prose // neither stands in a plain sentence
  const { kind, app } = readBrief(prompt, prose)
  // 'Was (z. B. Bohrhammer), Pfand in Euro' of a register is nobody's name and no place
  if (app?.records) return outsideOf(prose, app)
  if (showsBlocks(kind)) return readInBlocks(prose)
  const figured = withFigures(prose, kind)
  return figured.figures && readBrief(prompt, figured).kind === 'dashboard' ? figured : prose
}

/** The same of a request for a page: what that is called and what it is are looked at twice; a screen or a part has neither. */
export function readingForPage(prompt: string): RequestReading {
  const prose = readRequest(prompt.slice(0, longestRequest))
  const { kind, app, alone } = readBrief(prompt, prose)
  return readingFor(
    prompt,
    app || alone || !showsBlocks(kind) ? prose : lookedAtTwice(prompt.slice(0, longestRequest), prose),
  )
}

/** What a request of at most 8000 characters asks for; the rest is not read. Deterministic, never throws. */
export function readBrief(prompt: string, reading: RequestReading = readingFor(prompt)): Brief {
  const known = briefs.get(reading)
  if (known?.prompt === prompt) return known.brief
  const brief = briefOf(prompt, reading)
  briefs.set(reading, { prompt, brief })
  return brief
}
// the same reading is asked twice while its page is made
const briefs = new WeakMap<RequestReading, { prompt: string; brief: Brief }>()

function briefOf(prompt: string, reading: RequestReading): Brief {
  const rest = blanked(withoutUnwanted(prompt, reading), reading.blocks)
  const list = listedParts(reading)
  const brief = readParts(rest.slice(0, longestRequest), reading, textOf(prompt, reading), list)
  const fields = formFields(reading.facts)
  const [submit] = fields.length > 0 ? labelsOf(reading.facts.filter(({ id }) => id !== 'slogan')) : []
  const asked = {
    ...brief,
    request: prompt.slice(0, longestRequest),
    fields,
    ...(submit ? { submit } : {}),
  }
  const read = withReading(asked, brief.specified ? beside(reading, brief.specified) : reading)
  // a screen has no parts beside it
  if (read.app || read.kind === 'app') return read
  const whole = withBlocks(asMatter(read, reading), reading)
  return list ? whole : asAlone(whole)
}

/** What stands outside of the sentences that specify an application: of these only what it is, its name and its looks are read. */
const beside = (reading: RequestReading, spans: readonly Span[]): RequestReading => ({
  ...reading,
  facts: reading.facts.filter(
    ({ kind, start, end }) => ofWhole.has(kind) || !spans.some((span) => start < span.end && span.start < end),
  ),
})
const ofWhole = new Set<Fact['kind']>(['name', 'what', 'colour', 'style', 'contact'])

/** Somebody who says where they are, when and for how much has a business. */
const isReached = ({ facts }: RequestReading) =>
  facts.some(({ kind, text }) => ofBusinesses.has(kind) && /[\d@]/.test(text))
const ofBusinesses = new Set<Fact['kind']>(['contact', 'hours', 'price'])

/** What happens on a day, and no business. */
const isDated = ({ facts, matter }: RequestReading) => matter !== null && facts.some(({ kind }) => kind === 'date')

const unheard = new Set<Fact['kind']>(['without', 'question', 'field'])
/** Refusals, days that are closed, wishes about the page, and what it is to do. */
const forReadingAlone = new Set(['refusal', 'closed', 'wish', 'behaviour'])

/**
 * What is not wanted, what visitors ask, what they press, what is said out of courtesy, and the figures of a dashboard are
 * not heard by readers that know none of them; all else keeps its place.
 */
const withoutUnwanted = (prompt: string, { facts, asking, courtesies, figures }: RequestReading): string => {
  const unwanted = facts
    .filter(
      ({ kind, id = '', of, start }) =>
        unheard.has(kind) ||
        forReadingAlone.has(id) ||
        // 'cookie banner with two buttons' opens with what is asked for
        (id === 'button' && of !== undefined && prompt.slice(0, start).trim() !== ''),
    )
    .map(({ id, start, end, answer }) => ({
      start: id === 'button' ? leadOf(asking, start) : start,
      end: end + (answer ? answer.length + 2 : 0),
    }))
  return blanked(prompt, [...unwanted, ...courtesies, ...(figures?.spans ?? [])])
}

/** 'AND A donate button': where the words begin that lead up to it, two at most. */
function leadOf(asking: readonly Span[], start: number): number {
  const step = (at: number) => asking.find(({ end }) => end === at - 1)?.start ?? at
  return step(step(start))
}

/** So many views make an application of what is a dashboard, or one of its screens, by itself. */
const [ABOVE_FIGURES, ABOVE_SCREEN] = [3, 3]

/** Whether a request is made of what it specifies: a site of parts, an application with views, and no tool that has all that in it. */
function isMadeOf(spec: Specified, single: PageKind, { app, parts }: { app: Brief['app']; parts: number }): boolean {
  // 'gallery, blog and questions' are parts of a page, and are read as such
  if (spec.kind === 'landing') return single === 'landing' && parts < spec.sections.length
  if ((app && (isTool(app.screen) || app.screen === 'settings')) || (!spec.isTold && parts >= spec.sections.length - 1))
    return false
  // a list with entries of its own and a way in with its fields are read for these
  const isListed = app && (app.wishes !== undefined || app.records !== undefined || app.lists.length > 0)
  if ((isListed || single === 'login') && !(spec.isUsed && spec.busy >= ABOVE_SCREEN)) return false
  // 'a social network with profiles and posts' is a screen that has them
  if (app && app.screen !== 'register' && !spec.isTold && spec.busy < ABOVE_SCREEN) return false
  const least = single === 'dashboard' ? ABOVE_FIGURES - (spec.isEntered ? 1 : 0) : 0
  // 'an EVENT PLATFORM on which organizers publish and visitors buy'
  return (
    (specifiable.has(single) || framed.has(single)) &&
    spec.busy >= Math.max(least, framed.has(single) ? (spec.isFramed ? 2 : ABOVE_FIGURES) : 0)
  )
}

/** Where a request says no more than how its page is to look: 'use beige for the background and brown for components'. */
const lookSentences = (request: string, language: Brief['language']): Span[] =>
  sentenceSpans(request).filter(
    ({ start, end }) => readColors(readSource(request.slice(start, end)), language).length > 0,
  )

const isInside = (one: Span, { start, end }: Span) => one.start >= start && one.end <= end

/** Kinds of pages that may turn out to be applications with several views. */
const specifiable = new Set<PageKind>(['landing', 'screen', 'dashboard', 'login', 'cart'])

const framed = new Set<PageKind>(['event', 'product', 'blog', 'restaurant'])

/** Where the one word for them, 'cart', is no trade. */
const unnamed = new Set<PageKind>(['component', 'cart'])

/** 'a form WITH SEVERAL STEPS' is one of its own. */
const inSteps = (name: string, request: string, language: Brief['language']) =>
  name === 'form' && partsThere(request, language, 'form-in-steps').length > 0 ? 'step-form' : name

/** Components whose names are those of other things: a toast bar in Leeds, a conversation. */
const thingsToo = new Set(['toast', 'bubbles', 'bell', 'otp'])

/** 'a navbar FOR A LACE MUSEUM': whose part it is stands behind the word for it. */
const isNamedFor = ({ facts, certainty, language: { language } }: RequestReading) => {
  const what = facts.find(({ kind }) => kind === 'what')
  const isPart = (word: string) => lexicon(language).has('component', word) || lexicon(language).has('pages', word)
  return certainty.subject >= SURE && what !== undefined && !isPart(what.text.toLowerCase())
}

/** 'need BOOKINGS, prices and reviews for my bakery': one of several parts, and no tool. */
const isPartOfList = (list: Span | null, { span, records }: AppReading) =>
  list !== null && records === undefined && span.end <= list.end

/** What was read, with the figures that were taken out of it. */
const textOf = (prompt: string, { text, figures }: RequestReading) => (figures ? prompt.slice(0, longestRequest) : text)

function readParts(request: string, reading: RequestReading, said: string, list: Span | null): Brief {
  const { facts } = reading
  // what other readers took out of the text says as well which language it is in
  const language = requestLanguage(said)
  const source = readSource(request)
  const opening = readOpening(source, language, facts)
  const text = (kind: Fact['kind']) => facts.find((fact) => fact.kind === kind)?.text ?? null
  const [brand, place] = [text('name'), text('place')]
  // each of several parts could be asked for alone
  const piece = list ? null : readComponent(source, opening, reading)
  const part = piece === null ? null : inSteps(piece.name, request, language)
  // '404 page for our shop' is asked of a business, and is that page
  const isElsewhere = isBusiness(reading) || (thingsToo.has(part ?? '') && place !== null)
  const component = isElsewhere && part !== 'not-found' ? null : part
  // 'burbujas de chat' are bubbles, and no chat
  const screen = appOf(piece && thingsToo.has(piece.name) ? blanked(request, [piece]) : request, language, reading)
  // settings that are asked for by that word are those of an app, whatever they are for
  const isOfApp =
    screen !== null &&
    (screen.screen === 'settings' ||
      screen.game !== undefined ||
      screen.records?.isAsked === true ||
      !isBusiness(outsideOf(reading, screen)))
  const app = isOfApp && !isPartOfList(list, screen) ? screen : null
  const named = tradeOfReading(reading)
  const spec =
    part === null && list === null
      ? specified(request, language, {
          // who sells software asks for the software as well
          isBusiness: isBusiness(reading) && domainWords(named).archetype !== 'digital',
          isReached: isReached(reading),
        })
      : null
  const kindOfOne = readKind(source, opening, named, {
    component,
    screen: app?.screen ?? null,
    isPage: asksForPage(request, language),
    isNamed: brand !== null,
  })
  const called = list ? (domainWords(named).page ?? 'landing') : kindOfOne
  const way = called === 'login' || opensDoor(request, language) ? doorWishes(reading.text, language) : null
  // 'Login for the volunteers of the food bank: user name and PIN' says what is asked for there
  const isDoor = opensDoor(request, language) && (!isBusiness(reading) || (way?.fields.length ?? 0) > 0)
  // to sign up for what happens on a day is no account
  const isEntered = called === 'login' && !(isDated(reading) && !asksPassword(reading)) && !isBesideOthers(reading)
  const asked = called === 'login' && !isEntered ? 'landing' : called
  const opened = asked === 'landing' && isDoor && !isDated(reading) ? 'login' : asked
  const door = opened === 'login' ? way : null
  const sole: PageKind =
    (opened === 'login' && (door?.fields.length ?? 0) === 0 && asksVisitors(reading)) ||
    (opened === 'dashboard' && isSold(reading)) ||
    (opened === 'product' && isOneOfSeveral(reading))
      ? 'landing'
      : opened
  const parts = facts.filter(({ kind: read, id }) => read === 'section' && id !== 'button' && id !== 'auth')
  const isSpecified = spec !== null && isMadeOf(spec, sole, { app, parts: parts.length })
  const kind = isSpecified ? spec.kind : sole
  const painted = isSpecified ? lookSentences(request, language) : []
  const isPainted = facts.some((one) => one.kind === 'place' && painted.some((span) => isInside(one, span)))
  const shown = isSpecified ? (spec.sections[0]?.screen ?? app) : app
  const alone = kind === 'component' || kind === 'screen'
  const trade = readTrade(text('what') ?? '', brand, reading)
  const domain = alone
    ? named === 'general'
      ? domainOfComponent(source, opening, language)
      : named
    : settleDomain(named, kind, source, { trade, page: opening.page })
  const behaviours = readBehaviours(request, language)
  const wished = reading.facts.flatMap(({ id, text }) => (id === 'behaviour' ? readBehaviours(text, language) : []))
  const looks = withoutSwitch(source, behaviours)
  const written = pageLanguage(said)
  const listed = askedSections(reading, { kind, domain, language, opening: opening.end }, offersOf).filter(
    // a page of several products has no single one
    (section) => !(opened === 'product' && kind === 'landing' && section.kind === 'product'),
  )
  const made = isSpecified ? withParts(spec, listed) : null
  const entry = kind === 'landing' && !listed.some((one) => one.kind === 'auth') ? readEntry(source, language) : []
  const pages = readPages(request)
  // a sidebar is of no trade
  const isPiece = (what: string) =>
    kind === 'component' &&
    piece !== null &&
    what.toLowerCase().includes(request.slice(piece.start, piece.end).toLowerCase())
  const words = piece ? request.slice(piece.start, piece.end) : ''
  const colours = facts.filter(({ kind: read }) => read === 'colour')
  const styles = facts.filter(({ kind: read }) => read === 'style')
  const section = facts.find((fact) => fact.kind === 'section' && !(piece && fact.id === 'button'))?.text ?? ''
  const calledIn = section.length >= words.length ? section : words

  return {
    request,
    pages: kind === 'dashboard' && pages.length === 0 ? doorOf(source, language) : pages,
    language: written,
    ...(reading.language.unspoken ? { unspoken: reading.language.unspoken } : {}),
    kind,
    domain,
    trade:
      isSpecified && spec.subject
        ? spec.subject
        : (unnamed.has(kind) && brand === null && !isNamedFor(reading)) || isOfDoor(reading, door) || isPiece(trade)
          ? ''
          : trade,
    brand: door?.name ?? brand,
    // 'peru for the buttons' is a colour
    place: isPainted ? null : place,
    audience: text('audience'),
    tones: readTones(looks, brand, language, { colours, styles }),
    mode: readMode(looks, language, colours),
    colors: readColors(source, language, {
      are: colours,
      // what is late turns red, and the page does not
      areNot: [
        ...facts.filter(({ kind: read, sure }) => isNamed.has(read) && sure >= 0.8),
        ...spansOfApp({ app, door }),
      ],
    }),
    sections: alone ? [] : made ? made.sections : translateSections([...listed, ...entry], language, written),
    ...(isSpecified && made ? { specified: [...spec.spans, ...painted], unplaced: made.unplaced } : {}),
    ...(door && kind === 'login' ? { door } : {}),
    quoted: source.quotes.map((quote) => quote.text).filter((said) => said !== brand && !door?.further.includes(said)),
    facts: [],
    offers: isSpecified ? [] : offersOf(facts),
    contact: contactOf(facts, written),
    component: kind === 'component' ? component : kind === 'screen' ? (shown?.screen ?? null) : null,
    ...(kind === 'component' && calledIn ? { called: calledIn } : {}),
    app: kind === 'screen' ? shown : null,
    behaviours: [...new Set([...behaviours, ...wished].map(({ name }) => name))],
    leftOver: [],
  }
}

/** What a page is about is told by no sentence that stands below its fields. */
const isOfDoor = ({ facts }: RequestReading, door: Brief['door']): boolean =>
  facts.some(
    ({ kind, start, end }) => kind === 'what' && door?.served.some((span) => start >= span.start && end <= span.end),
  )

/** What it costs by the month is said of software that a page sells, and of no figures. */
const isSold = ({ facts }: RequestReading) =>
  facts.some(({ kind, unit }) => kind === 'price' && unit !== undefined) &&
  facts.some(({ kind, id = '' }) => kind === 'section' && selling.has(id))
/** 'a product page with 5 KNIVES', 'packages: 1 hive 149, 2 hives 259': several are sold, and no single one has the page. */
const isOneOfSeveral = ({ facts }: RequestReading) => {
  const priced = facts.filter(({ kind, of }) => kind === 'price' && of !== undefined)
  const rows = facts.filter(({ kind, id, text }) => kind === 'statement' && id === 'row' && /\d/.test(text))
  const counted = facts.some(({ kind, text }) => kind === 'service' && /^(?:[2-9]|\d{2,})\s/.test(text))
  return priced.length > 1 || rows.length > 1 || counted
}

const selling = new Set(['pricing', 'features', 'faq', 'testimonials', 'hero'])

/** A switch between light and dark asks for neither of them. */
const withoutSwitch = (source: Source, asked: readonly AskedBehaviour[]): Source => ({
  ...source,
  bare: asked
    .filter(({ name }) => name === 'theme')
    .map(({ start, end }) => source.request.slice(start, end))
    .reduce((bare, words) => bare.replaceAll(words, ' '.repeat(words.length)), source.bare),
})

/** 'Users can log in' to a dashboard by a page of its own: nobody signs in beside the figures. */
const doorOf = (source: Source, language: Brief['language']) => readEntry(source, language).map(({ words }) => words)

/** Words for components are nouns of trades too: a table is no restaurant. */
function domainOfComponent(source: Source, opening: Opening, language: Brief['language']): Domain {
  const blank = (text: string) =>
    text.replace(/\b(?:tables?|cards?|menus?|bars?|lists?|tabs?|forms?|chat|toasts?|files?|books?)\b/gi, (word) =>
      ' '.repeat(word.length),
    )
  return readDomain({ ...source, text: blank(source.text) }, opening, language)
}

/** The trade as it was said, else as the name says it: 'Magnolia Mental Health Clinic' is a clinic. */
function readTrade(said: string, brand: string | null, { text, language, certainty }: RequestReading): string {
  const ofName = brand && (said === '' || certainty.subject < SURE) ? tradeInName(brand, language.language) : ''
  const what = ofName && ofName.toLowerCase() !== brand?.toLowerCase() ? ofName : said
  const [first = '', ...rest] = what.split(' ')
  // 'one-page CV'
  const isOfPage = rest.length > 0 && lexicon(language.language).has('pages', first.split('-')[1]?.toLowerCase() ?? '')
  return insideSentence(isOfPage ? rest.join(' ') : what, text, language.language)
}
