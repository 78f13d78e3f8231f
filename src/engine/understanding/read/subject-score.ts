import type { TradeReading } from '../trades.ts'
import type { TextClause } from './clauses.ts'
import { isObject } from './own-sentences.ts'
import { isSelfIntroduction } from './person.ts'
import { hasPredicate, isPredicate } from './predicates.ts'
import { officesIn } from './writer.ts'
import type { RequestText } from './request-text.ts'
import {
  isListedBehind,
  isMentioned,
  isOfPage,
  isOfPeople,
  isOwnAside,
  isFounded,
  isOfSubject,
  isOnSign,
  isSecond,
  isMentionedLater,
  MOST_OPENING,
  selfBefore,
  type SubjectPhrase,
  type Surroundings,
} from './subject-asides.ts'
import { isAtAddress, isDetermined, isInRole, isOffered } from './subject-cues.ts'
import { isOfSomebody } from './spoken-for.ts'

/** 'a SOUND DESIGNER for': behind an article of its clause, somebody by what they do. */
function isOfDoer(request: RequestText, before: number): boolean {
  const lead = request.hitBefore('about', before)
  const clause = request.clauseOf(before)
  const doer = (lead?.first ?? 0) - 1
  if (!lead || !clause || !request.lexicon.has('articles', request.word(clause.first)) || doer <= clause.first)
    return false
  return request.lexicon.grammar.doerEndings.some((ending) => request.word(doer).endsWith(ending))
}

function isWhoSpeaks(request: RequestText, first: number): boolean {
  const lead = request.hitBefore('person', first - 1)
  return lead !== undefined && isSelfIntroduction(lead) && request.isCapital(first)
}

function surroundings(request: RequestText, phrase: SubjectPhrase): Surroundings {
  const { first, last, trade } = phrase
  const determined = isDetermined(request, first)
  // 'per IL NOSTRO coro', 'para O NOSSO clube'
  const isDouble =
    request.lexicon.has('own', request.word(first - 1)) && request.lexicon.has('articles', request.word(first - 2))
  const before = determined ? first - (isDouble ? 3 : 2) : first - 1
  const about = request.hitBefore('about', before)
  const clause = request.clauses.findIndex((one) => one.first <= first && one.last >= first)
  // 'a page with a WAITLIST FOR hearing aids'
  const leads = clause === 0 ? (['pages', 'asks', 'section', 'component'] as const) : (['pages', 'asks'] as const)
  const isAsked = about !== undefined && leads.some((kind) => request.hitBefore(kind, about.first - 1) !== undefined)
  return {
    ...phrase,
    request,
    before,
    determined,
    own: request.lexicon.has('own', request.word(first - 1)),
    about: about !== undefined,
    behindPage: isAsked || (opensPageClause(request, before) && request.isCapital(first)),
    known: Boolean(trade?.trade),
    isName: isNameLike(request, first, last, trade),
    isPart: covers(request, 'section', first, last) || covers(request, 'component', first, last),
    clause,
  }
}

/** 'I NEED a table for the meters in our gardens' asks for something there. */
const isAskedIn = (request: RequestText, at: number) =>
  (['asks', 'pages', 'wishes'] as const).some((kind) =>
    request.hits(kind).some((hit) => hit.last < at && request.clauseOf(hit.first) === request.clauseOf(at)),
  )

/** What speaks for a phrase as the subject, and what against it, each with its points. */
const cues: readonly { points: number; holds: (around: Surroundings) => boolean }[] = [
  // 'a page for a BAKERY'
  { points: 3, holds: ({ behindPage }) => behindPage },
  // 'a BAKERY website'
  {
    points: 3,
    holds: ({ request, last, trade }) =>
      request.hitAt('pages', last + 1) !== undefined && !isKindOfPage(request, last, trade),
  },
  // 'we are a parish and want an event page for our TOWER DAY'
  {
    points: 4,
    holds: ({ request, behindPage, first }) =>
      behindPage && request.hits('eventPages').some(({ last }) => last < first && first - last <= NEAR_PAGE),
  },
  // 'my client is a MIDWIFE'
  { points: 6, holds: ({ request, before }) => isOfSomebody(request, before) },
  // 'we are a BAKERY'
  { points: 2, holds: ({ request, before }) => selfBefore(request, before) },
  // 'I'm a registered INTERPRETER' says it, whatever else is known of other words
  {
    points: 1.2,
    holds: ({ request, determined, own, before }) =>
      determined && !own && (selfBefore(request, before) || request.hitBefore('person', before) !== undefined),
  },
  // 'I’m the SECRETARY of the chorus'
  { points: -6, holds: ({ request, first, last }) => officesIn(request, [first, last]).length > 0 },
  // 'a page for the SUMMER'
  { points: -6, holds: ({ request, first, last }) => covers(request, 'seasons', first, last) },
  // 'As a BAKERY we live from bread'
  { points: 3.2, holds: ({ request, before }) => isInRole(request, before) },
  // 'regulars love FARM TOURS'
  { points: -3, holds: ({ request, determined, known, first }) => !determined && isOffered(request, first, known) },
  // 'our BAKERY'
  { points: 1.5, holds: ({ own }) => own },
  // 'our TAXIDERMY WORKSHOP is called Lumo'
  { points: 3, holds: ({ request, own, last }) => own && request.hitAt('named', last + 1) !== undefined },
  // 'a BAKERY'
  { points: 0.5, holds: ({ determined, own }) => determined && !own },
  // 'es wird EIN STADTARCHIV eröffnet', 'my mate opens A BAKERY', where a text begins
  { points: 2.5, holds: (around) => isFounded(around) },
  // 'from the shed at the back of OUR HOUSE'
  {
    points: -4,
    holds: ({ request, own, behindPage, before }) =>
      own && !behindPage && hasGenitive(request) && request.hitBefore('of', before) !== undefined,
  },
  // 'we began to mend accordions in our GARAGE'
  {
    points: -4,
    holds: ({ request, own, behindPage, before, first }) =>
      own &&
      !behindPage &&
      request.hitBefore('at', before) !== undefined &&
      hasPredicate(request, request.clauseOf(first)?.first ?? first, before) &&
      !isAskedIn(request, first),
  },
  // 'on the BOARD above the door'
  {
    points: -6,
    holds: ({ request, first, last, before }) => isOnSign(request, [first, last], before),
  },
  // 'we have opened a CLUB', 'I own a STUDIO'
  { points: 1.5, holds: ({ request, determined, before }) => determined && isPredicate(request, before) },
  // 'I have a BAKERY', where a text begins
  {
    points: 2,
    holds: ({ request, determined, before, clause, trade }) =>
      determined &&
      trade !== null &&
      (request.clauses[clause]?.sentence ?? 1) <= 1 &&
      request.hitBefore('possesses', before) !== undefined,
  },
  // 'for Ondine, a SWIMWEAR LABEL'
  {
    points: 2.6,
    holds: ({ request, determined, own, first }) => determined && !own && isApposition(request, first - 1),
  },
  // 'I need a BAKERY …'
  {
    points: 1,
    holds: ({ request, before, clause }) => clause === 0 && request.hitBefore('asks', before) !== undefined,
  },
  // 'BAKERY in Leith, …'
  { points: 2, holds: ({ opens }) => opens },
  // 'LOCATION DE CAMPING-CARS, …', 'CLUB DE JAZZ « Marsol »'
  { points: 1, holds: ({ request, opens, first, last }) => opens && opensText(request, first, last) },
  // 'Lumo is a BAKERY'
  {
    points: 2.5,
    holds: ({ request, determined, before, clause }) => {
      const copula = request.hitBefore('copula', before)
      // 'a barn owl that is the FAVOURITE of the children' is told further on
      if ((request.clauses[clause]?.sentence ?? 0) > MOST_OPENING && !isOfSubject(request, copula)) return false
      // 'etterpå ER DET vafler' says what there is
      return (
        determined && copula !== undefined && !request.hitAt('offering', copula.first) && !isOfPage(request, copula)
      )
    },
  },
  // 'BAKERY', and nouns that say what something is but no trade
  { points: 3.5, holds: (around) => around.known && !(around.own && isBusiness(around)) },
  { points: 1.5, holds: ({ trade, known }) => trade !== null && !known },
  // 'THE ALL-IN BOURBON BAR' is a name that says it, 'BLUE LOTUS' one that does not
  { points: -1.5, holds: ({ isName, known }) => isName && known },
  { points: -3.5, holds: ({ isName, known }) => isName && !known },
  // 'GALLERY' may be a part of the page
  { points: -3, holds: ({ isPart, known }) => isPart && known },
  { points: -5.5, holds: ({ isPart, known }) => isPart && !known },
  // '…, steps, GALLERY, team': one of the parts that are listed
  { points: -3, holds: (around) => around.isPart && isListedPart(around) },
  // 'MODERN'
  { points: -4, holds: ({ request, first, last }) => covers(request, 'style', first, last) },
  // 'a NEW website'
  { points: -8, holds: ({ request, first, last, known }) => isQuality(request, first, last) && !known },
  // 'for FAMILIES'
  { points: -2.5, holds: ({ request, first, last, about }) => covers(request, 'audience', first, last) && about },
  // 'I’m Ada, a sound designer FOR GAMES': what somebody does it for
  { points: -4, holds: ({ request, before, clause }) => clause > 0 && isOfDoer(request, before) },
  // 'our startup Foldly, a tool that …'
  { points: -2, holds: (around) => isBusiness(around) && around.request.isCapital(around.last + 1) },
  // 'our BUSINESS'
  { points: -1, holds: (around) => isBusiness(around) && !around.request.isCapital(around.last + 1) },
  // 'PEOPLE come for the bread'
  { points: -4, holds: (around) => isOfPeople(around) },
  // 'I’m Ana and have a BAKERY', and no 'a page with a GARDEN'
  { points: 1.5, holds: (around) => isBehindHaving(around) && isHad(around) },
  { points: -2.5, holds: (around) => isBehindHaving(around) && !isHad(around) },
  // 'ich heiße ILKA BRAND und …': who speaks
  { points: -8, holds: ({ request, determined, first }) => !determined && isWhoSpeaks(request, first) },
  // 'most CHURCHES have him in twice a year' is told further on
  { points: -4.5, holds: (around) => isMentionedLater(around) },
  // 'We rent boats. Regatta, gear hire, SUMMER CAMP.'
  { points: -4, holds: (around) => isListedBehind(around) },
  // 'my VAN is old', behind what somebody does
  { points: -2, holds: (around) => isOwnAside(around) },
  // 'people who cannot get a CONTRACTOR', 'she paints the DIALS'
  { points: -3.5, holds: (around) => isMentioned(around) },
  // 'we teach ADULTS', 'I come to your HOUSE'
  { points: -4, holds: (around) => isObject(around.request, around.first) && !around.known && !isOwned(around) },
  // '…, BYARKIV i Skolegata 27, …'
  { points: 3.2, holds: ({ request, first, last, clause }) => clause > 0 && isAtAddress(request, first, last) },
  // 'meet at the LIBRARY'
  {
    points: -2.5,
    holds: ({ request, clause, before }) => clause > 0 && request.hitBefore('at', before) !== undefined,
  },
  // 'Arost, BOWLING ALLEY, …'
  { points: 2.8, holds: ({ request, first, last, trade }) => isSecond(request, { first, last }, trade) },
  // '…; FOUNDRY, Galway; warm', '…, krull in ulm, FOUNDRY, …'
  { points: 3, holds: ({ request, first, last, trade }) => trade !== null && isOwnPart(request, first, last) },
]

/** So far behind the word for the page stands what it is for. */
const NEAR_PAGE = 4

/** What every further clause takes off, and how much all of them may. */
const LATER = 0.2
const LATEST = 2

/** How much speaks for a phrase as what the page is about. */
export function subjectScore(request: RequestText, phrase: SubjectPhrase): number {
  const around = surroundings(request, phrase)
  const sum = cues.reduce((all, { points, holds }) => (holds(around) ? all + points : all), 0)
  return sum - Math.min(LATEST, around.clause * LATER)
}

/** 'we have opened a CLUB' is about it, whatever else somebody does with things. */
const isOwned = ({ request, behindPage, determined, before }: Surroundings) =>
  behindPage || (determined && request.within('founds', before) !== undefined)

/** 'our STARTUP', 'my SMALL BUSINESS': a noun that says no trade. */
const isBusiness = ({ request, first, last }: Surroundings) =>
  covers(request, 'businesses', last, last) &&
  request.run(first, last - 1, (at) => (['qualities', 'sizes'] as const).some((kind) => request.within(kind, at))) ===
    last - 1

const isBehindHaving = ({ request, before }: Surroundings) => request.hitBefore('having', before) !== undefined

/** Whose or what it is of is said by a small word between two nouns, the first of which it is about. */
const hasGenitive = ({ lexicon }: RequestText) => !lexicon.grammar.headFirst && !lexicon.grammar.compounds

/** It is the speaker who has it. */
const isHad = ({ request, determined, before }: Surroundings) => determined && isOwner(request, before)

const covers = (
  request: RequestText,
  kind: 'section' | 'component' | 'audience' | 'style' | 'cue' | 'businesses' | 'people' | 'seasons',
  first: number,
  last: number,
) => request.hits(kind).some((hit) => hit.first <= first && hit.last >= last)

/** 'Nutria 7, Passwortmanager in …': a word and its number open the sentence. */
const isNumbered = (request: RequestText, first: number, last: number) =>
  first === 0 &&
  first === last &&
  request.isCapital(first) &&
  request.tokens[last + 1]?.kind === 'number' &&
  request.clauseOf(first)?.last === last + 1

/** 'a page for lumo, a bakery': without an article, and what it is comes behind. */
function isIntroduced(request: RequestText, first: number, last: number): boolean {
  const about = request.hitBefore('about', first - 1)
  const starts = request.hitBefore('self', first - 1)
  const index = request.clauses.findIndex((clause) => clause.last === last)
  const next = request.clauses[index + 1]
  if ((!about && !starts) || !next || next.before !== ',' || index < 0) return false
  const article =
    request.lexicon.has('articles', request.word(next.first)) || request.lexicon.has('own', request.word(next.first))
  return (
    article &&
    (starts !== undefined || request.hitBefore('pages', (about?.first ?? 0) - 1) !== undefined) &&
    !request.lexicon.has('audience', request.word(last))
  )
}

/** A piece of nothing but the name of a part, between commas, 'with' and 'and', beside another such piece. */
function isListedPart({ request, first, last }: Surroundings): boolean {
  const sentence = request.clauseOf(first)?.sentence
  const joints = ['and', 'having', 'articles'] as const
  const isPiece = (from: number, to: number) => {
    const clause = request.clauseOf(from)
    if (!clause || clause.sentence !== sentence) return false
    const opens = clause.first === from || joints.some((kind) => request.hitBefore(kind, from - 1) !== undefined)
    return opens && (clause.last === to || request.hitAt('and', to + 1) !== undefined)
  }
  return (
    isPiece(first, last) && request.hits('section').some((hit) => hit.first !== first && isPiece(hit.first, hit.last))
  )
}

/** Capitals all through are a name in languages whose nouns have none; 'Cat sitter' opens a sentence. */
export function isNameLike(request: RequestText, first: number, last: number, trade: TradeReading | null): boolean {
  if (request.run(first, last, (at) => !/\p{Script=Latin}/u.test(request.word(at))) === last) return true
  if (request.hits('occasions').some((hit) => hit.first <= first && hit.last >= last)) return false
  if (isIntroduced(request, first, last) || isNumbered(request, first, last)) return true
  const joined = [first - 1, last + 1].some(
    (at) => request.tokens[at]?.text === '&' && (request.isCapital(at + 1) || request.isCapital(at - 1)),
  )
  if (joined && request.isCapital(first)) return true
  if (request.lexicon.language === 'de') {
    // 'Website für Salzstern': without an article, and no noun that is known
    const about = request.hitBefore('about', first - 1)
    return (
      trade === null &&
      request.isCapital(first) &&
      about !== undefined &&
      request.hitBefore('pages', about.first - 1) !== undefined
    )
  }
  for (let at = first; at <= last; at++)
    if (request.isWord(at) && !request.isCapital(at) && !request.isSmall(at)) return false
  // 'Olivares' is no olive grove, and 'Lampebutikk' ends in what it is
  const { heads, grammar } = request.lexicon
  return last > first || !(heads.has(request.word(first)) || (grammar.compounds && trade !== null))
}

/** 'for Ondine, a swimwear label': a phrase with its article behind a clause that ends in a name. */
function isApposition(request: RequestText, at: number): boolean {
  const clause = request.clauseOf(at)
  return clause?.first === at && (clause.before === ',' || clause.before === 'dash') && request.isCapital(at - 2)
}

/** '…; FOUNDRY, Galway; warm': all of a piece that a semicolon parts from the rest, or behind the piece with its name. */
function isOwnPart(request: RequestText, first: number, last: number): boolean {
  const index = request.clauses.findIndex((one) => one.first === first && one.last === last)
  const [before, clause, next] = [index - 1, index, index + 1].map((at) => request.clauses[at])
  const isPlaced = next?.before === ',' && (request.taken(next.first) === 'place' || request.isPlace(next.first))
  if (clause?.before === ';') return clause.after === ';' || clause.after === '' || isPlaced
  return index > 2 && clause?.before === ',' && before !== undefined && request.taken(before.first) === 'name'
}

/** A phrase that is all of the first clause, but for the name and the place behind it. */
const opensText = (request: RequestText, first: number, last: number) => {
  // 'Homepage, bowling alley, …'
  const isPage = ({ first: from, last: to }: TextClause) =>
    request.run(from, to, (at) => request.isSmall(at) || request.within('pages', at) !== undefined) === to
  const clause = request.clauses.find((one) => !isPage(one))
  if (!clause || clause.first !== first) return false
  const next = last + 1
  return (
    clause.last === last ||
    request.tokens[next]?.kind === 'quote' ||
    request.isCapital(next) ||
    request.hitAt('at', next) !== undefined
  )
}

/** 'an INVITATION page for OUR housewarming': which kind of page it is, where what it is about follows. */
export function isKindOfPage(request: RequestText, last: number, trade: TradeReading | null): boolean {
  const page = request.hitAt('pages', last + 1)
  const about = page && request.hitAt('about', page.last + 1)
  return !trade?.trade && about !== undefined && request.lexicon.has('own', request.word(about.last + 1))
}

/** 'eine Seite, DIE Biofeedback erklärt', 'eine Website, UM meine Keramik zu verkaufen': where verbs end the clause. */
export function opensPageClause(request: RequestText, before: number): boolean {
  const clause = request.clauseOf(before)
  const previous = clause && request.clauses[request.clauses.indexOf(clause) - 1]
  const isOpened =
    clause?.first === before && clause.before === ',' && request.lexicon.has('relative', request.word(before))
  return (
    isOpened &&
    request.lexicon.grammar.inverts &&
    previous !== undefined &&
    request.hitBefore('pages', previous.last) !== undefined
  )
}

/** 'a NEW website' says of nothing what it is. */
const isQuality = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => request.within('qualities', at) !== undefined) === last

/** 'I’m Ana and HAVE a bakery': whoever has it is said, and no page. */
function isOwner(request: RequestText, at: number): boolean {
  const clause = request.clauseOf(at)
  const stands = (kind: 'self' | 'person' | 'pages' | 'asks') =>
    request.hits(kind).some(({ first, last }) => first >= (clause?.first ?? at) && last < at)
  return (stands('self') || stands('person')) && !stands('pages') && !stands('asks')
}
