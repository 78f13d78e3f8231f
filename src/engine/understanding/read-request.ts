import type { RequestBlock } from './blocks/block.ts'
import { withBullets } from './blocks/text-lines.ts'
import { blanked } from './blanked.ts'
import { mailIn, withKeys, withoutBlocks } from './blocks/around-blocks.ts'
import { withSubjectOf } from './blocks/subject-before.ts'
import { outsideOfPrices } from './blocks/price-lists.ts'
import { inOneList } from './blocks/one-list.ts'
import { rowFacts, tornBlocks } from './blocks/read-blocks.ts'
import type { FigureReading } from './figures/types.ts'
import { type LanguageReading, readLanguage } from './language.ts'
import { lexicon } from './lexicon.ts'
import { withoutLongQuotes } from './long-quotes.ts'
import { verbatim } from './read/verbatim.ts'
import { clausesBySentence, isProse } from './read/assertions.ts'
import { asWrittenFacts } from './read/as-written-facts.ts'
import { readAreas, readDistricts, readNamedStreets } from './read/areas.ts'
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
import { letterParts } from './read/letters.ts'
import { inLongTexts } from './read/long-texts.ts'
import { inProse } from './read/prose.ts'
import { readLabels } from './read/labels.ts'
import { type Matter, type MatterReading, readMatter } from './read/matter.ts'
import { readColours, readStyles } from './read/looks.ts'
import { readGivenName, readName } from './read/name.ts'
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
import { signedBy } from './read/signed.ts'
import { readSince } from './read/since.ts'
import { readSlogans } from './read/slogans.ts'
import { isInRole } from './read/subject-cues.ts'
import { factsIn, factsOfTalk, factsOutside, talkIn, whosePage } from './read/talk-of-page.ts'
import { withoutSpoken } from './read/spoken-to-builder.ts'
import { withPlanRows } from './read/plan-rows.ts'
import { readSubject, type SubjectReading, withTopic } from './read/subject.ts'
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
import type { ReadingLanguage, Span } from './types.ts'

/** How sure a reading is of what a person would notice first, from 0 to 1. */
export type RequestCertainty = { name: number; subject: number; trade: number; language: number }

/** A request with everything that it says, each thing with its place. */
export type RequestReading = {
  text: string
  language: LanguageReading
  facts: Fact[]
  /** the trade by its id, null where the head noun has no row or makes something else of it */
  trade: string | null
  /** what kind of matter it is where it is no business */
  matter: Matter | null
  certainty: RequestCertainty
  /** words that only ask for a page, or say which kind of fact follows */
  asking: Span[]
  /** 'pls', 'mille grazie' at the end of what is wished */
  courtesies: Span[]
  /** words that nobody could read */
  leftOver: Span[]
  /** of a letter: its formulas, which stand in the text no more, and who signed it where nothing else says so */
  letter?: { formulas: Span[]; untold: Span[]; signed: Fact[] }
  /** what is said to whoever builds the page, and to no visitor */
  talk: Span[]
  /** phrases around such words, and around what was taken for something that only asks */
  beside: Span[]
  /** names of parts of the page, by their kinds, that are no facts */
  parts: (Span & { id: string })[]
  /** rows that are listed together and shown as they were written; no other fact stands in them */
  blocks: RequestBlock[]
  /** of a dashboard: what it says in figures, which nothing else reads */
  figures?: FigureReading
}

/** Who marries, or is remembered, is what the page is about. */
const isNamedAfter = (isCouple: boolean, memory: Stretch | null) => isCouple || memory !== null

/** Reads a request, sentence by sentence. `fallback` is the page's or the browser's language. Never throws. */
export function readRequest(request: string, fallback: ReadingLanguage = 'en'): RequestReading {
  const language = readLanguage(request, fallback)
  const text = withoutLongQuotes(withBullets(request))
  const known = lexicon(language.language)
  const { formulas, signature } = letterParts(text, known)
  const body = blanked(text, signature ? [...formulas, signature] : formulas)
  if (body.trim() === '' || formulas.length === 0) return readApart(text, language)
  const isSaid = signature === null || saysAll(body, text.slice(signature.start, signature.end))
  const reading = readApart(body, language)
  const mentioned = reading.facts.find((fact) => isMentioned(fact, body))
  const isNamed =
    reading.facts.some((fact) => (fact.kind === 'name' && fact !== mentioned) || fact.id === 'self') ||
    reading.matter !== null
  const signed = isSaid || isNamed ? [] : signedBy(text, signature, body, known)
  const letter = {
    formulas: signature ? [...formulas, signature] : formulas,
    untold: isSaid || signed.length > 0 ? [] : [trimmed(text, signature)],
    signed,
  }
  const facts = signed.length > 0 ? reading.facts.filter((fact) => fact !== mentioned) : reading.facts
  return { ...withLetter({ ...reading, facts }, letter), text: blanked(text, formulas) }
}

/** 'I took the workshop over from ANN BELL', further on in a letter: somebody else's name where the letter is signed. */
const isMentioned = ({ kind, sure, start }: Fact, body: string) =>
  kind === 'name' && sure < GIVEN_NAME && /[.!?]\s/.test(body.slice(0, start))
/** From so sure on it was given as the name. */
const GIVEN_NAME = 0.8

/** Whether every word of a few stands in a text. */
const saysAll = (text: string, few: string): boolean => {
  const words = new Set(text.match(/\p{L}+/gu))
  return (few.match(/\p{L}+/gu) ?? []).every((word) => words.has(word))
}

const trimmed = (text: string, { start, end }: Span): Span => {
  const said = text.slice(start, end)
  const from = said.search(/\p{L}/u)
  return { start: start + from, end: start + said.trimEnd().replace(/\.$/, '').length }
}

/** A reading of what stands in a letter: its formulas are courtesies, and who signed it stands beside. */
const withLetter = (reading: RequestReading, letter: RequestReading['letter']): RequestReading =>
  letter
    ? {
        ...reading,
        letter,
        facts: [...reading.facts, ...letter.signed],
        courtesies: [...letter.formulas, ...reading.courtesies],
        beside: [...reading.beside, ...letter.untold],
      }
    : reading

/**
 * The reading of a request with its lists as blocks, and the rest read without them; the same reading where it has torn none,
 * or where a list is what the request is about.
 */
export function readInBlocks(read: RequestReading): RequestReading {
  const { text, language, matter } = read
  if (!/[:;(\n]|1[.)]\s|(?:\d.*){2}/.test(text)) return read
  const known = lexicon(language.language)
  // what frames a letter is read nowhere
  const whole = new RequestText(blanked(text, read.letter?.formulas ?? []), known)
  const prose = { ...read, talk: outsideOfPrices(whole, read.talk) }
  const body = blanked(whole.text, withKeys(whole.text, prose.talk))
  const blocks = tornBlocks(new RequestText(body, known), prose)
  if (blocks.length === 0) return read
  const isOfProse = prose.talk.length > 0 && isProse(whole, clausesBySentence(whole))
  const rest = readAll(new RequestText(withoutBlocks(body, blocks), known, isOfProse), language, noTalk)
  const { facts: all, ...reading } = withSubjectOf(prose, rest, blocks)
  const { blocks: lists, facts } = inOneList({ blocks, facts: all })
  whole.talk = prose.talk
  const isWhat = ({ kind }: Fact) => kind === 'what'
  const isOutside = ({ start, end }: Fact) => !blocks.some((block) => start < block.end && block.start < end)
  const isLost = prose.facts.some((fact) => isWhat(fact) && isOutside(fact)) && !facts.some(isWhat)
  if (reading.matter !== matter || isLost) return read
  return {
    ...withLetter({ ...reading, facts }, prose.letter),
    text,
    blocks: lists.filter(({ isRow }) => !isRow),
    talk: prose.talk,
    facts: [
      ...withoutSpoken(whole, facts),
      ...rowFacts(text, lists),
      ...mailIn(prose, facts),
      ...(prose.letter?.signed ?? []),
      ...factsIn(prose.talk, prose.facts),
    ].sort((one, other) => one.start - other.start),
  }
}

/** Whether something was made of talk that is no word on it, or of talk and content together. */
const readsOver = ({ facts }: RequestReading, talk: readonly Span[]): boolean =>
  facts.some((fact) =>
    talk.some(({ start, end }) => {
      const isIn = start <= fact.start && fact.end <= end
      return isIn ? ofContent.has(fact.kind) : fact.start < end && start < fact.end
    }),
  )
const ofContent = new Set<Fact['kind']>(['name', 'what', 'person', 'audience'])

const noTalk: typeof talkIn = () => []

/** Everything that a text says; what is said to whoever builds the page is read for how the page is to be, and nothing more. */
function readApart(text: string, language: LanguageReading): RequestReading {
  const request = new RequestText(text, lexicon(language.language))
  const reading = readBesideTalk(request, language)
  return { ...reading, facts: withoutSpoken(request, reading.facts) }
}

function readBesideTalk(request: RequestText, language: LanguageReading): RequestReading {
  const { text, lexicon: known } = request
  const whole = readAll(request, language, talkIn)
  const { talk } = whole
  if (talk.length === 0) return whole
  const inOrder = (facts: Fact[]) => facts.toSorted((one, other) => one.start - other.start)
  const ofPage = factsOfTalk(talk, whole.facts)
  if (!readsOver(whole, talk)) {
    const facts = [...factsOutside(talk, whole.facts), ...ofPage]
    return { ...whole, talk, facts: inOrder([...facts, ...whosePage(request, talk, whole.facts, facts)]) }
  }
  const isOfProse = isProse(request, clausesBySentence(request))
  const rest = readAll(new RequestText(blanked(text, talk), known, isOfProse), language, noTalk)
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

/** Everything that a text says. */
function readAll(
  request: RequestText,
  language: LanguageReading,
  /** what is left of a text of which talk was taken has none in it, though its end is nearer now */
  talkOf: typeof talkIn,
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
  readGivenName(request, rows)
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
  readColours(request)
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
  const subject = isNamedAfter(isCouple, memory) ? null : readSubject(request, rows)
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
    asking: [...request.asking(), ...leadsBetween(request, facts)],
    courtesies,
    leftOver: left.map(([first, last]) => request.span(first, last)),
    beside: wordsBesideFacts(request),
    parts: partsBesideFacts(request),
  }
}

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
  return inProse(request, rows, inLongTexts(request, rows, kept))
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
