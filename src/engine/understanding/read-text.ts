import { blanked } from './blanked.ts'
import { type LanguageReading } from './language.ts'
import { lexicon } from './lexicon.ts'
import { verbatim } from './read/verbatim.ts'
import { clausesBySentence, isProse } from './read/assertions.ts'
import { asWrittenFacts } from './read/as-written-facts.ts'
import { readAreas, readDistricts, readNamedStreets } from './read/areas.ts'
import { withAskedParts } from './read/asked-parts.ts'
import { readAskedForm } from './read/asked-form.ts'
import { readCourtesies } from './read/courtesies.ts'
import { readFaqTopics, withoutInquiries } from './read/faq-topics.ts'
import { readFloors } from './read/floors.ts'
import { readAskedBehaviours } from './read/behaviours.ts'
import { withBracketDetails } from './read/bracket-details.ts'
import { readBareNumbers } from './read/bare-numbers.ts'
import { readButtons } from './read/buttons.ts'
import { readContacts } from './read/contact.ts'
import { FEAST, readCouple } from './read/couples.ts'
import { readDates } from './read/dates.ts'
import type { Fact } from './read/facts.ts'
import { readGatherings } from './read/gatherings.ts'
import { readHowParts } from './read/how-parts.ts'
import { readHours } from './read/hours.ts'
import { readHoursApart } from './read/hours-apart.ts'
import { keyedLists } from './read/keyed-lists.ts'
import { inLongTexts } from './read/long-texts.ts'
import { inProse } from './read/prose.ts'
import { readLabels } from './read/labels.ts'
import { type MatterReading, readMatter } from './read/matter.ts'
import { readColours, readStyles } from './read/looks.ts'
import { claimWhole, readGivenName, readName } from './read/name.ts'
import { readPartLists } from './read/part-lists.ts'
import { readPartOrders } from './read/part-orders.ts'
import { readAudience, readParts } from './read/parts.ts'
import { readMentions } from './read/mentions.ts'
import { readPageClauses } from './read/page-clauses.ts'
import { readPageWishes } from './read/page-wishes.ts'
import { readPeople } from './read/person.ts'
import { readPlaces } from './read/place.ts'
import { readPrices } from './read/price.ts'
import { readProgramme } from './read/programme.ts'
import { readQuestions } from './read/questions.ts'
import { readQuotedEntries } from './read/quoted-entries.ts'
import { readRefusalKeys } from './read/refusal-keys.ts'
import { readRefusals } from './read/refusals.ts'
import { RequestText } from './read/request-text.ts'
import { readRoles } from './read/roles.ts'
import { partsBesideFacts, wordsBesideFacts } from './read/beside-facts.ts'
import { readRelative } from './read/relative.ts'
import { readRest } from './read/rest.ts'
import { isRetold, retold } from './read/retell.ts'
import { readRows } from './read/rows.ts'
import { readSince } from './read/since.ts'
import { readSlogans } from './read/slogans.ts'
import { isInRole } from './read/subject-cues.ts'
import { factsOfTalk, talkIn, factsOutside, whosePage } from './read/talk-of-page.ts'
import { withoutSpoken } from './read/spoken-to-builder.ts'
import type { FoundSpans } from './read/second-opinion.ts'
import { withPlanRows } from './read/plan-rows.ts'
import { readSubject, subjectOf, type SubjectReading, withTopic } from './read/subject.ts'
import { sureOf, tradeOf } from './read/trade-of-subject.ts'
import { readTechniques } from './read/techniques.ts'
import { readTimedThings } from './read/timed-things.ts'
import { readTerms } from './read/terms.ts'
import { readVoices } from './read/voices.ts'
import { readLife } from './read/lives.ts'
import { readMemory } from './read/memory.ts'
import { readStreetsBehindDays, readVenues, readWhereabouts } from './read/whereabouts.ts'
import { readWhomLists } from './read/whom-lists.ts'
import { shownWhole } from './read/whole-clauses.ts'
import type { Stretch } from './read/stretches.ts'
import type { Span } from './types.ts'
import type { RequestReading } from './reading.ts'

/** Who marries, or is remembered, is what the page is about. */
const isNamedAfter = (isCouple: boolean, memory: Stretch | null) => isCouple || memory !== null

/** Whether something was made of talk that is no word on it, or of talk and content together. */
const readsOver = ({ facts }: RequestReading, talk: readonly Span[]): boolean =>
  facts.some((fact) =>
    talk.some(({ start, end }) => {
      const isIn = start <= fact.start && fact.end <= end
      return isIn ? ofContent.has(fact.kind) : fact.start < end && start < fact.end
    }),
  )
const ofContent = new Set<Fact['kind']>(['name', 'what', 'person', 'audience'])

export const noTalk: typeof talkIn = () => []

/**
 * Everything that a text says; what is said to whoever builds the page is read for how the page is to be, and nothing more.
 * `said`: what was found out before.
 */
export function readText(text: string, language: LanguageReading, said: FoundSpans = {}): RequestReading {
  const request = new RequestText(text, lexicon(language.language))
  const reading = readBesideTalk(request, language, said)
  return { ...reading, facts: withoutSpoken(request, reading.facts) }
}

/** Everything that a text says but for what is said to whoever builds the page. */
export function readBesideTalk(request: RequestText, language: LanguageReading, said: FoundSpans = {}): RequestReading {
  const { text, lexicon: known } = request
  const whole = readAll(request, language, talkIn, said)
  const { talk } = whole
  if (talk.length === 0) return whole
  const inOrder = (facts: Fact[]) => facts.toSorted((one, other) => one.start - other.start)
  const ofPage = factsOfTalk(talk, whole.facts)
  if (!readsOver(whole, talk)) {
    const facts = [...factsOutside(talk, whole.facts), ...ofPage]
    return { ...whole, talk, facts: inOrder([...facts, ...whosePage(request, talk, whole.facts, facts)]) }
  }
  const isOfProse = isProse(request, clausesBySentence(request))
  const rest = readAll(new RequestText(blanked(text, talk), known, isOfProse), language, noTalk, said)
  const isTalk = ({ start, end }: Span) => talk.some((one) => one.start <= start && end <= one.end)
  return {
    ...rest,
    text,
    talk,
    facts: inOrder([...rest.facts, ...ofPage]),
    asking: [...rest.asking, ...whole.asking.filter(isTalk)],
    parts: [...rest.parts, ...whole.parts.filter(isTalk)],
    leftOver: [...rest.leftOver, ...whole.leftOver.filter(isTalk)],
    beside: [...rest.beside, ...whole.beside.filter(isTalk)],
  }
}

/** The tokens of what was found out before; null where there are none, as in a text of which they were taken. */
function stretchIn(request: RequestText, span: Span | null | undefined): Stretch | null {
  const stretch = span ? request.stretchOf(span) : null
  return stretch && stretch[0] >= 0 && stretch[0] <= stretch[1] ? stretch : null
}

/** The name that was found out before, or what the rules are sure of before all else. */
function readNameSaid(request: RequestText, rows: Map<number, string>, { name }: FoundSpans): void {
  const stretch = stretchIn(request, name)
  if (stretch) claimWhole(request, stretch)
  else readGivenName(request, rows)
}

/** What the page is about: what was found out before, that there is nothing of the kind, or what the rules read. */
function aboutWhat(
  request: RequestText,
  rows: ReadonlyMap<number, string>,
  { what }: FoundSpans,
): SubjectReading | null {
  if (what === undefined) return readSubject(request, rows)
  const stretch = stretchIn(request, what)
  return stretch && subjectOf(request, stretch)
}

/** Everything that a text says. */
export function readAll(
  request: RequestText,
  language: LanguageReading,
  /** what is left of a text of which talk was taken has none in it, though its end is nearer now */
  talkOf: typeof talkIn,
  /** what was found out before */
  said: FoundSpans = {},
): RequestReading {
  const courtesies = readCourtesies(request)
  readRefusalKeys(request)
  const rows = readRows(request)
  readQuotedEntries(request)
  readVoices(request)
  readContacts(request)
  readTechniques(request)
  readAskedForm(request)
  readLabels(request)
  readSlogans(request, rows)
  readAreas(request)
  readFloors(request)
  readFaqTopics(request)
  readQuestions(request)
  readNameSaid(request, rows, said)
  const memory = readMemory(request)
  readLife(request)
  const isCouple = readCouple(request)
  readRoles(request, rows)
  readTerms(request, rows)
  readMentions(request)
  readRefusals(request, rows)
  readAskedBehaviours(request)
  readButtons(request)
  readHowParts(request)
  readPartOrders(request)
  readPartLists(request)
  readTimedThings(request)
  readDates(request)
  readProgramme(request)
  readHours(request)
  readHoursApart(request)
  readColours(request, rows)
  readStyles(request, rows)
  readPageWishes(request, rows)
  readWhereabouts(request)
  readVenues(request)
  readStreetsBehindDays(request)
  readNamedStreets(request)
  readPlaces(request)
  readDistricts(request)
  readPrices(request)
  readBareNumbers(request)
  readSince(request)
  // 'St Bride’s church' is where they marry, or where a service is held, and no page of a church
  const subject = isNamedAfter(isCouple, memory) ? null : aboutWhat(request, rows, said)
  if (subject && !subject.isName && request.taken(subject.first) !== 'what')
    request.claim('what', subject.first, withTopic(request, subject.first, subject.last), { sure: sureOf(subject) })
  if (subject && !subject.isName) {
    priceSubject(request, subject)
    // 'that explains', 'para vender': leads up to it
    for (const { first, last } of request.hits('about')) if (last > first) request.shell(first, last)
    for (const { first, last } of request.hits('as')) if (isInRole(request, first)) request.shell(first, last)
  }
  readPeople(request, rows)
  readName(request, subject?.isName ? null : subject, rows)
  readGatherings(request)
  readParts(request, rows)
  readWhomLists(request)
  readAudience(request)
  readPageClauses(request)
  readRelative(request)
  const open = withPlanRows(request, withBracketDetails(request, readRest(request, rows)))
  asWrittenFacts(request)
  request.talk = talkOf(request, request.facts)
  const name = request.facts.find(({ kind }) => kind === 'name')
  const trade = isCouple ? { id: FEAST, sure: 0.95 } : tradeOf(request, subject, name)
  const what = request.facts.find(({ kind }) => kind === 'what')
  const matter = readMatter(request, {
    trade: trade.id,
    what: what && what.sure >= SURE_WHAT ? what : null,
    isCouple,
    memory,
  })
  const { facts, left } = withWholeClauses(request, rows, shownWhole(request, rows, open, matter), matter)
  const asking = [...request.asking(), ...leadsBetween(request, facts)]
  return {
    text: request.text,
    talk: [...request.talk],
    blocks: [],
    language,
    facts: withoutInquiries(facts).sort((one, other) => one.start - other.start),
    trade: trade.id,
    matter: matter ? matter.matter : null,
    certainty: {
      name: sureOfKind(facts, 'name'),
      subject: Math.max(subject ? sureOf(subject) : 0, sureOfKind(facts, 'what')),
      trade: trade.sure,
      language: language.certain ? 1 : 0.5,
    },
    asking,
    courtesies,
    leftOver: [
      ...left.map(([first, last]) => request.span(first, last)),
      ...lostQuotes(request, [...facts, ...asking]),
    ],
    beside: wordsBesideFacts(request),
    parts: partsBesideFacts(request),
  }
}

/** '“HI THERE” $12': a quotation that a fact had that has gone since. */
const lostQuotes = ({ tokens }: RequestText, known: readonly Span[]): Span[] =>
  tokens.flatMap(({ kind, start, end }) =>
    kind === 'quote' && !known.some((one) => one.start <= start && end <= one.end) ? [{ start, end }] : [],
  )

/** '12 AND open', 'CALLED Moss and 12': what only leads up to something, of which a fact had a part that has gone since. */
function leadsBetween(request: RequestText, facts: readonly Fact[]): Span[] {
  const leads = (at: number) =>
    request.isSmall(at) ||
    (['named', 'asks', 'offering'] as const).some((kind) => request.within(kind, at) !== undefined)
  const isOpen = (at: number) => {
    const { start, end } = request.span(at, at)
    const isTaken = request.taken(at) !== null && request.taken(at) !== 'shell'
    return isTaken && leads(at) && !facts.some((fact) => fact.start < end && start < fact.end)
  }
  return [...request.tokens.keys()].filter(isOpen).map((at) => request.span(at, at))
}

/** What is told as it was said: of a feast or a sale line by line, of a business where its pieces do not hold. */
function withWholeClauses(
  request: RequestText,
  rows: ReadonlyMap<number, string>,
  left: readonly Stretch[],
  matter: MatterReading | null,
) {
  const told = retold(request, matter, left)
  if (isRetold(matter)) return told
  const whole = verbatim(request, rows, told)
  const kept = keyedLists(request, rows, whole, matter?.matter === 'person')
  return withAskedParts(request, inProse(request, rows, inLongTexts(request, rows, kept)))
}

/** 'Massage in Ulm from 60 €': an amount beside what the page is about is what that costs. */
function priceSubject(request: RequestText, { first, last }: SubjectReading): void {
  const clause = request.clauseOf(first)
  if (!clause) return
  const { start, end } = request.span(clause.first, clause.last)
  const prices = request.facts.filter((fact) => fact.kind === 'price' && fact.start >= start && fact.end <= end)
  const [only] = prices
  if (only && prices.length === 1 && only.of === '') only.of = request.slice(first, last)
}

const sureOfKind = (facts: readonly Fact[], kind: Fact['kind']) => facts.find((fact) => fact.kind === kind)?.sure ?? 0

/** From so sure on what it is was said there. */
const SURE_WHAT = 0.7
