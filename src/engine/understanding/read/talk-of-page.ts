import type { ConceptKind } from '../lexicon.ts'
import type { Span } from '../types.ts'
import { clausesBySentence, isAssertion, isProse, type SentenceClauses } from './assertions.ts'
import { readTrade } from '../trades.ts'
import type { TextClause } from './clauses.ts'
import { contentClauses } from './content-clauses.ts'
import type { Fact, ReadKind } from './facts.ts'
import { isIn, isPlain, LEAST_LISTED, LISTED } from './placed-facts.ts'
import { isSubject } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { ofBusiness, spokenToBuilder } from './spoken-to-builder.ts'
import type { Stretch } from './stretches.ts'
import {
  type TalkHead,
  headOf,
  LEAD,
  looksOfThing,
  lookWords,
  pageWords,
  type TalkPart,
  partsOf,
  placesOf,
} from './talk-parts.ts'

/** What is kept of talk: how the page is to be, and what one is told even in asking ('put our address, 4 Mill Road, on it'). */
const ofPage = new Set<ReadKind>([
  'section',
  'without',
  'style',
  'colour',
  'field',
  'question',
  'quote',
  'contact',
  'price',
  'hours',
  'date',
  'place',
])

/** What visitors are told: days, amounts, how one reaches somebody. */
const forVisitors = new Set<ReadKind>(['price', 'hours', 'date', 'contact', 'question'])

const says: readonly ConceptKind[] = ['pages', 'sayings', 'partOrders', 'section']

/** So many looks without a verb describe how something is to be. */
const LOOKS = 2
/** From so sure on it was said there what the page is of, and how it is called. */
const GIVEN = 0.7

/**
 * What of a request speaks to whoever builds the page, in order: how the page is to look, what is to be written on it, and what
 * is wished for. It is cut where a sentence begins to wish.
 */
export function talkIn(request: RequestText, facts: readonly Fact[]): Span[] {
  const all = clausesBySentence(request)
  // what asks for the page opens a short text
  const sentences = isProse(request, all) ? all : all.slice(1)
  const others = sentences.filter((clauses) => !isOneRefusal(request, clauses, facts))
  const parts = others.flatMap((clauses) => partsOf(request, clauses, facts))
  const spoken = parts.map(isTalk)
  // 'The hall is heated, PLEASE MAKE THAT CLEAR': what a wish is about is no part of it
  const isWishedFor = (at: number) => {
    const [part, next] = [parts[at], parts[at + 1]]
    return spoken[at + 1] === true && part !== undefined && next !== undefined && isOfOneSentence(part, next)
  }
  const found = parts.map((part, at) => spoken[at] === true || (!isWishedFor(at) && isHeard(part, facts)))
  const goOn = (at: number) => {
    const [before, part, after] = [parts[at - 1], parts[at], parts[at + 1]]
    if (!part || found[at] || part.facts.some(({ kind }) => kind === 'audience')) return
    const beside = (found[at - 1] ? 1 : 0) + (found[at + 1] || !after ? 1 : 0)
    const isNext = before !== undefined && found[at - 1]
    const isBehind = isNext && (isOfOneSentence(before, part) || (part.isLate && mayBeTalk(part)))
    found[at] = (isBehind && goesOnBehind(part)) || goesOnAsTalk(part, beside)
  }
  for (const at of parts.keys()) goOn(at)
  for (const at of [...parts.keys()].toReversed()) goOn(at)
  const talk = parts.flatMap(({ first, last }, at): Stretch[] => (found[at] ? [[first, last]] : []))
  const opening = sentences === all ? [] : looksBehind(request, all[0] ?? [], facts)
  return joined([...opening, ...talk]).map(([first, last]) => request.span(first, last))
}

/** 'Les prix, merci de ne pas les mettre': a part and its refusal are one, and no part of it is talk by itself. */
const isOneRefusal = (request: RequestText, clauses: SentenceClauses, facts: readonly Fact[]) => {
  const [opening] = clauses
  const { start } = request.span(opening?.first ?? 0, opening?.last ?? 0)
  const { end } = request.span(opening?.first ?? 0, clauses.at(-1)?.first ?? 0)
  return facts.some((fact) => fact.kind === 'without' && fact.id && fact.start === start && fact.end > end)
}

/** 'page for a workshop in Rosario, SOBER, BIG LETTERS, NO CLOWNS PLEASE': behind what it asks for, how it is to look. */
function looksBehind(request: RequestText, clauses: SentenceClauses, facts: readonly Fact[]): Stretch[] {
  const found: Stretch[] = []
  for (const clause of clauses.slice(1)) {
    const [part] = partsOf(request, [clause], facts)
    if (part && !isTrade(request, clause) && (isOnlyLook(part) || isBanOnLooks(part, found.at(-1))))
      found.push([part.first, part.last])
  }
  return found
}

/** 'copy shop': all of a clause is a trade, and no word of it a look. */
const isTrade = (request: RequestText, { first, last }: TextClause) =>
  last > first &&
  request.run(first, last, (at) => request.isWord(at) && !isOf(request, lookWords, at)) === last &&
  typeof readTrade(
    request.lexicon,
    request.tokens.slice(first, last + 1).map(({ text }) => text),
  )?.trade === 'string'
const isOf = (request: RequestText, kinds: readonly ConceptKind[], at: number) =>
  kinds.some((kind) => request.within(kind, at) !== undefined)

/** All that it says is how something looks: 'sober', 'something discreet', 'autumn colours', and no 'warm bread'. */
const isOnlyLook = (part: TalkPart) =>
  isPhrase(part) &&
  part.clauses[0]?.before !== '(' &&
  (isHeadedByLook(part) ||
    (looksIn(part) > 0 && looksIn(part) + placesOf(part, ['hedges', 'degrees']) >= wordsOf(part)))

/** 'nothing with magnifiers please', or beside a look. */
const isBanOnLooks = (part: TalkPart, before: Stretch | undefined) =>
  headOf(part.request, part.first, part.last) === 'ban' &&
  isPhrase(part) &&
  (placesOf(part, ['courtesies']) > 0 || before?.[1] === part.first - 2)

/** It speaks of the page or of looks, is unsure, or tells nothing. */
const mayBeTalk = (part: TalkPart) =>
  isSpoken(part) || looksIn(part) > 0 || placesOf(part, ['hedges']) > 0 || !isAssertion(part.request, part.clauses)

const isOfOneSentence = ({ clauses: [one] }: TalkPart, { clauses: [other] }: TalkPart) =>
  one?.sentence === other?.sentence

/** Facts that stand in some spans. */
export const factsIn = (spans: readonly Span[], facts: readonly Fact[]): Fact[] =>
  facts.filter((fact) => spans.some((span) => isIn(fact, span)))

/** Facts that stand in none of some spans. */
export const factsOutside = (spans: readonly Span[], facts: readonly Fact[]): Fact[] =>
  facts.filter((fact) => !spans.some((span) => isIn(fact, span)))

/** What was read in talk of how the page is to be; whatever else was read there is shown nowhere. */
export const factsOfTalk = (talk: readonly Span[], facts: readonly Fact[]): Fact[] =>
  factsIn(talk, facts).flatMap((fact): Fact[] => {
    if (ofPage.has(fact.kind)) return [fact]
    return fact.kind === 'service' || fact.kind === 'statement' ? [{ ...fact, kind: 'style', id: 'unshown' }] : []
  })

/** Parts beside each other are one. */
const joined = (parts: readonly Stretch[]): Stretch[] =>
  parts.reduce<Stretch[]>((all, [first, last]) => {
    const before = all.at(-1)
    return before && before[1] + 1 === first ? [...all.slice(0, -1), [before[0], last]] : [...all, [first, last]]
  }, [])

/** It says what the page is of, or asks to tell visitors something. */
function isContent({ request, clauses, facts }: TalkPart): boolean {
  const isGiven = facts.some(({ kind, sure }) => (kind === 'what' || kind === 'name') && sure >= GIVEN)
  const isMentioned = clauses.some(({ first, last }) =>
    request.hits('mentions').some((hit) => hit.first >= first && hit.last < last - LEAD),
  )
  return isGiven || isMentioned || contentClauses(request, clauses).length > 0
}

const isPartOfPage = ({ kind }: Fact) => kind === 'section' || kind === 'field'
const isListedThing = (fact: Fact) => isPlain(fact) && fact.sure >= LISTED

/** It names parts of the page, or things that stand in one: 'show our wines, the cellar tour and the barrels'. */
const namesParts = ({ request, facts }: TalkPart) =>
  facts.some((fact) => isPartOfPage(fact) || (isListedThing(fact) && isInBracket(request, fact))) ||
  facts.filter(isListedThing).length >= LISTED_THINGS

/** 'we’d like to show what we do (REPAIRS, rentals)' */
const isInBracket = ({ text }: RequestText, { start }: Fact) =>
  text.lastIndexOf('(', start) > text.lastIndexOf(')', start)

/** Fewer may be words of a wish that somebody took for things. */
const LISTED_THINGS = 3

/** A single loose piece may be what is left of an order: 'show the tide as a line, with THE HOUR BESIDE IT'. */
const namesThings = ({ facts }: TalkPart) =>
  facts.some((fact) => isPartOfPage(fact) || isListedThing(fact)) || facts.filter(isPlain).length >= LEAST_LISTED

const tellsVisitors = ({ facts }: TalkPart) => facts.some(({ kind }) => forVisitors.has(kind))

/** It speaks of the page: of what it is made of, of what it says, of where things stand. */
const isSpoken = (part: TalkPart) => placesOf(part, [...pageWords, ...says]) > 0

/** What a part says by what it begins with; null: that does not tell. */
const byHead: Record<TalkHead, (part: TalkPart) => boolean | null> = {
  wish: (part) => !namesParts(part) && (!tellsVisitors(part) || isSpoken(part)),
  // 'my sister thinks every chair deserves a second life' tells of the chairs
  opinion: (part) =>
    !tellsVisitors(part) &&
    !namesThings(part) &&
    (isSpoken(part) || looksIn(part) > 0 || part.clauses[0]?.sentence === 0),
  order(part) {
    // ', CHE SI corre domenica' tells of what stands before it
    if (!isSpoken(part) && part.clauses[0]?.before === ',') return null
    return !tellsVisitors(part) && !(isSpoken(part) ? namesParts(part) : namesThings(part))
  },
  courtesy: (part) =>
    !tellsVisitors(part) && (placesOf(part, pageWords) > 0 || (isSpoken(part) && !namesParts(part))) ? true : null,
  ban: () => null,
}

function isTalk(part: TalkPart): boolean {
  const { request, first, last } = part
  const head = headOf(request, first, last)
  if (placesOf(part, ['lookTopics']) > 0) return true
  if (isContent(part) || (part.isListed && head !== 'wish')) return false
  const known = head && byHead[head](part)
  if (known !== null) return known
  if (tellsVisitors(part)) return false
  // 'we don’t need any TESTIMONIALS'
  if (part.facts.some(({ kind, id }) => kind === 'without' && id !== undefined)) return true
  return (
    asksBuilder(part) ||
    bansOnPage(part) ||
    isLikened(part) ||
    isPondered(part) ||
    isConfession(part) ||
    wishesLooks(part) ||
    isHeadedByLook(part) ||
    isLook(part)
  )
}

/** By its kinds of words, and by those of its sentence, it is said to whoever builds the page; nothing in it is for visitors. */
function isHeard(part: TalkPart, facts: readonly Fact[]): boolean {
  const { request, clauses, first, last } = part
  if (mayBeForVisitors(part)) return false
  const sentence = clausesBySentence(request).find(([opening]) => opening?.sentence === clauses[0]?.sentence) ?? clauses
  const whole: Stretch = [sentence[0]?.first ?? first, sentence.at(-1)?.last ?? last]
  const sure = [spokenToBuilder(request, facts, [first, last]), spokenToBuilder(request, facts, whole)]
  return Math.max(...sure) >= SURE && Math.min(...sure) >= LIKELY
}

/** What kinds of words alone cannot tell from what visitors read: facts, lists, and speech that never ends. */
function mayBeForVisitors(part: TalkPart): boolean {
  const { request, clauses, first, last } = part
  const isList = part.isListed || clauses.length > FEW_CLAUSES || clauses.at(-1)?.after === ':'
  // 'I carve spoons AND NEED A PAGE': what asks for the page is read for what it is of
  const isAsk = placesOf(part, ['asks']) > 0 && placesOf(part, ['pages']) > 0
  const isEndless = !request.tokens.some(({ kind, text }) => kind === 'break' || /^[.!?]$/.test(text))
  if (isList || isAsk || isEndless || hasNumber(part) || tellsVisitors(part) || isContent(part)) return true
  if (part.facts.some(({ kind }) => ofBusiness.has(kind)) || looksOfThing(part)) return true
  return headOf(request, first, last) === 'ban' ? namesParts(part) : namesThings(part)
}
/** From so sure on the whole of a sentence, or a part of it by itself, is said to the builder. */
const SURE = 0.87
/** More of them beside each other are a list. */
const FEW_CLAUSES = 3
/** Less sure a part may be where its sentence is sure. */
const LIKELY = 0.5

const LONGEST_LOOK = 5

/** 'FOND noir comme au castelet', 'COLORES de tierra seca': what is spoken of is the page, whatever is said of it. */
function isHeadedByLook(part: TalkPart): boolean {
  const { request, first, last } = part
  const at = request.hitAt('articles', first)?.last ?? first - 1
  const starts = (kind: ConceptKind) => request.hitAt(kind, at + 1) !== undefined
  if (hasNumber(part) || last === at + 1) return false
  return starts('backdrops') || (starts('lookNouns') && isPhrase(part) && wordsOf(part) <= LONGEST_LOOK)
}

/** 'DON’T MENTION the move', 'we don’t want any PHOTOS' */
const bansOnPage = (part: TalkPart) => refusesToShow(part) || (isOfWords(part) && placesOf(part, ['withholds']) > 0)

const isOfWords = (part: TalkPart) => placesOf(part, [...pageWords, 'pages', 'sayings']) > 0

/** 'should LOOK LIKE an old nursery', and no 'WE look like pirates' */
const isLikened = (part: TalkPart) =>
  !isSubject(part.request, part.first) &&
  placesOf(part, ['lookVerbs']) > 0 &&
  placesOf(part, ['obliges', 'builds', 'wishes', 'nots', 'refuses']) > 0

const looksIn = (part: TalkPart) => placesOf(part, pageWords) + placesOf(part, lookWords)

/** 'Blue is what everybody has, PERHAPS RATHER rust' */
const isPondered = (part: TalkPart) => part.isClosing && looksIn(part) > 0 && placesOf(part, ['hedges']) > 0

/** 'Plain please, greys and greens', 'no stock photos': a phrase without a verb of which the most is looks. */
function isLook(part: TalkPart): boolean {
  const { request, clauses, first, last } = part
  if (!isPhrase(part) || isSigned(part)) return false
  if (headOf(request, first, last) === 'ban') return isOfWords(part) && clauses[0]?.before !== '('
  const ofLooks = looksIn(part)
  if (looksOfThing(part)) return false
  const beside = placesOf(part, ['hedges', 'courtesies', 'refuses']) + (part.isClosing ? 1 : 0)
  return ofLooks * FEW >= wordsOf(part) && ofLooks + beside >= LOOKS
}

/** 'I KNOW NOTHING OF COMPUTERS', and no 'I repair computers', 'you need know nothing of computers' */
const isConfession = (part: TalkPart) =>
  placesOf(part, ['computers']) > 0 &&
  placesOf(part, ['confesses']) > 0 &&
  // who it is stands in the verb: 'no ENTIENDO nada'
  (placesOf(part, ['alone']) > 0 || part.request.lexicon.grammar.verbEndings.length > 0) &&
  !namesThings(part)

/** 'Should we give the PRICES at all?' */
const asksBuilder = (part: TalkPart) => {
  const { request, first, last } = part
  const isQuestion = first > 0 && last > first + LEAD && request.tokens[last + 1]?.text === '?'
  return isQuestion && (isSpoken(part) || placesOf(part, ['hedges']) > 0)
}

/** 'DON’T MENTION the move', 'IKKE SKRIV …', and no 'we don’t want presents': what is refused is to show something. */
const refusesToShow = ({ request, first, last }: TalkPart) =>
  request
    .hits('withholds')
    .some(
      (ban) =>
        ban.first >= first &&
        ban.last <= last &&
        [...request.hits('builds'), ...request.hits('sayings')].some(
          (hit) => hit.first >= ban.first && hit.last <= ban.last,
        ),
    )

/** 'Darkish colours WOULD BE NICE', 'Senfgelb FÄNDEN WIR toll': what is wished for stands before the wish. */
const wishesLooks = (part: TalkPart) =>
  placesOf(part, ['attitudes']) > 0 && placesOf(part, [...pageWords, ...lookWords]) > 0 && !namesParts(part)

/** 'Cheers BETHAN PROSSER, LONG EARS HOOFCARE': behind a farewell, or by itself, nothing but names. */
const isSigned = ({ request, first, last }: TalkPart) => {
  const from = (request.hitAt('courtesies', first)?.last ?? first - 1) + 1
  const isName = (at: number) => request.isCapital(at) || !request.isWord(at)
  return from < last && request.run(from, last, isName) === last
}

/** Of so many words at least one is of looks, where a phrase says how something is to be. */
const FEW = 2

const wordsOf = ({ request, first, last }: TalkPart) =>
  request.tokens
    .slice(first, last + 1)
    .filter((_, index) => request.isWord(first + index) && !request.isSmall(first + index)).length

/** No verb, nobody who does something, no number, and nothing that visitors are told. */
const isPhrase = (part: TalkPart) => {
  const { request, clauses, first, last, facts } = part
  return (
    clauses.at(-1)?.after !== ':' &&
    !isAssertion(request, clauses) &&
    !hasNumber(part) &&
    request.run(first, last, (at) => !isSubject(request, at)) === last &&
    !tellsVisitors(part) &&
    !facts.some(({ kind }) => kind === 'person' || kind === 'name')
  )
}

/** 'No stock photos, WE ARE ON THE BALTIC': what follows talk in its sentence says why, and tells visitors nothing. */
function goesOnBehind(part: TalkPart): boolean {
  const { clauses } = part
  const isNew = [':', ';'].includes(clauses[0]?.before ?? '') || clauses.at(-1)?.after === ':'
  return !isNew && !isSigned(part) && !isContent(part) && !tellsVisitors(part) && !namesParts(part) && !hasNumber(part)
}

const hasNumber = ({ request, first, last }: TalkPart) =>
  request.run(first, last, (at) => !/\d/.test(request.tokens[at]?.text ?? '')) < last

/** 'Green and gold. NO ANGELS PLEASE.': beside what is talk, a look or a ban without a verb is one, too. */
function goesOnAsTalk(part: TalkPart, beside: number): boolean {
  const { request, first, last } = part
  if (beside === 0 || first === 0 || last === first || !isPhrase(part)) return false
  if (isContent(part) || namesParts(part) || part.isListed) return false
  const ofLooks = placesOf(part, [...pageWords, ...lookWords, 'hedges', 'courtesies'])
  if (headOf(request, first, last) === 'ban') return beside + (ofLooks > 0 ? 1 : 0) >= LOOKS
  return ofLooks * FEW >= wordsOf(part)
}

/** 'What I imagine for RÉMI AUBRY is …': whose page is talked of is its name, where nothing else is. */
export function whosePage(
  request: RequestText,
  talk: readonly Span[],
  all: readonly Fact[],
  shown: readonly Fact[],
): Fact[] {
  if (shown.some(({ kind }) => kind === 'name' || kind === 'person')) return []
  const [first, ...others] = factsIn(talk, all).filter(({ kind }) => kind === 'person')
  const at = request.tokens.findIndex(({ start }) => start === first?.start)
  const isFor = first !== undefined && request.hitBefore('about', at - 1) !== undefined
  return isFor && others.length === 0
    ? [{ kind: 'name', start: first.start, end: first.end, text: first.text, sure: GUESSED_NAME }]
    : []
}
const GUESSED_NAME = 0.7
