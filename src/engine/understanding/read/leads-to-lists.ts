import type { ConceptKind } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { isPredicate, isSubject } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** So many things in a row are a list, whatever the verb before them says. */
const LEAST_THINGS = 3
const LONGEST_THING = 6

/** Before what is looked for, done to what others bring, said of a page, or not so. */
const never: readonly ConceptKind[] = [
  'having',
  'needs',
  'worksOn',
  'asks',
  'wishes',
  'builds',
  'sayings',
  'founds',
  'comes',
  'named',
  'locates',
  'person',
]
/** In which a sentence asks for the page or refuses something. */
const ofPage: readonly ConceptKind[] = [
  'pages',
  'component',
  'nots',
  'refuses',
  'withholds',
  'excluding',
  'lacks',
  'ifs',
]

/**
 * 'I TURN bowls, spoons and candlesticks from windfall oak', 'os tratamentos SÃO implantes, próteses e branqueamento': verbs that no
 * row has, before three things at least that commas and 'and' part. Places, people and days are no things, and neither is what a small
 * word leads up to: 'we come by bus, train or bike'.
 */
export function leadsToLists(request: RequestText, rows: ReadonlyMap<number, string>): Stretch[] {
  return request.clauses.flatMap((clause, index) => {
    if (rows.has(index) || isOfPage(request, clause) || isAsked(request, clause)) return []
    const verb =
      lastVerb(request, clause) ??
      ownDeed(request, clause) ??
      firstPerson(request, clause) ??
      asideAlone(request, clause)
    const lead = verb === null ? null : overAdverbs(request, verb)
    if (verb === null || lead === null || !opensThing(request, lead + 1)) return []
    if (!isThing(request, [lead + 1, clause.last]) || countThings(request, index, lead) < LEAST_THINGS) return []
    return [[isLeadIn(request, clause.first, verb) ? clause.first : verb, lead] as const]
  })
}

const isOfPage = (request: RequestText, { sentence, first }: TextClause) =>
  request.clauses.some(
    (one) =>
      one.sentence === sentence &&
      // ', and we don’t do electronic ones' says it of others
      (one.first <= first || request.run(one.first, one.last, (at) => !isSubject(request, at)) === one.last) &&
      request.run(one.first, one.last, (at) => ofPage.every((kind) => request.within(kind, at) === undefined)) <
        one.last,
  )

/** 'OUR SERVICES ARE', 'BEURKUNDET WERDEN': says nothing but that a list follows. */
function isLeadIn(request: RequestText, first: number, verb: number): boolean {
  const kinds = ['cue', 'businesses', 'people', 'pronouns', 'asides', 'section', 'qualities'] as const
  const isLead = (at: number) =>
    request.isFree(at) &&
    (request.isSmall(at) ||
      isPredicate(request, at) ||
      (at === first && isPredicate(request, at + 1)) ||
      kinds.some((kind) => request.within(kind, at) !== undefined))
  return request.run(first, verb, isLead) === verb
}

/** 'make US a page', and no 'bei UNS' */
const isAsked = (request: RequestText, { first, last }: TextClause) =>
  request.hits('asks').some((hit) => hit.first >= first && hit.last <= last && !request.within('asides', hit.first))

/** The last verb of a clause, with somebody or something before it. */
function lastVerb(request: RequestText, { first, last }: TextClause): number | null {
  for (let at = last - 1; at > first; at--) {
    const isVerb = isPredicate(request, at) || request.within('copula', at)?.last === at || isDeed(request, at)
    if (isVerb)
      return never.some((kind) => request.within(kind, at) !== undefined) ||
        isOfPeople(request, first, at) ||
        isOfPlaces(request, at)
        ? null
        : at
  }
  return null
}

/** 'TRADUZCO contratos, …', and no 'Cambio de aceite, …' */
function ownDeed(request: RequestText, { first, last }: TextClause): number | null {
  const verb = request.hitAt('ownDeeds', first)
  return verb && verb.last < last && request.hitAt('of', verb.last + 1) === undefined ? verb.last : null
}

/** 'TRAMITO arraigos, …': where who does something stands in the verb, a word that nobody knows opens the sentence; no 'Vino blanco, …'. */
function firstPerson(request: RequestText, { first, last, before }: TextClause): number | null {
  const { verbEndings, headFirst } = request.lexicon.grammar
  const [word, next] = [request.word(first), request.word(first + 1)]
  const isVerb = headFirst && verbEndings.length > 0 && word.length > 4 && word.endsWith('o')
  const isKnown = request.lexicon.heads.has(word) || request.lexicon.knows(word)
  const isNoun = first < last && !request.isSmall(first + 1) && !next.endsWith('o') && !request.isCapital(first + 1)
  return isVerb && isNoun && !isKnown && before !== ',' && request.isFree(first) ? first : null
}

/** 'our CUSTOMERS ARE pharmacies, labs and shops' says who comes. */
const isOfPeople = (request: RequestText, first: number, verb: number) =>
  request.within('copula', verb) !== undefined &&
  request.run(first, verb, (at) => request.within('people', at) === undefined) < verb

/** 'we COVER Hull, Beverley and York', and no 'we cover fractions, percentages and …' */
const isOfPlaces = (request: RequestText, verb: number) =>
  request.within('covers', verb) !== undefined &&
  (request.lexicon.grammar.nounCapitals || request.isCapital(verb + 1) || request.isSmall(verb + 1))

/** 'MOSTLY mugs, bowls and dishes': what opens a sentence without a verb. */
function asideAlone(request: RequestText, { first, last, sentence }: TextClause): number | null {
  const aside = request.hitAt('asides', first)
  const isTold = request.clauses.some((one) => one.sentence === sentence && isPredicate(request, one.first))
  return aside && aside.last < last && !isTold && request.run(first, last, (at) => !isPredicate(request, at)) === last
    ? aside.last
    : null
}

/** 'Beurkundet werden BEI UNS VOR ALLEM Testamente, …': where nouns have capitals, what stands before the first of them. */
function overAdverbs(request: RequestText, said: number): number | null {
  // 'heute führe ICH …'
  const isTurned = request.lexicon.grammar.inverts && isSubject(request, said + 1) && !isSubject(request, said)
  const verb = isTurned ? said + 1 : said
  if (!request.lexicon.grammar.nounCapitals) return verb
  const isAdverb = (at: number) =>
    !request.isCapital(at) && (request.isSmall(at) || request.within('asides', at) !== undefined)
  const last = request.run(verb + 1, verb + MOST_ADVERBS, isAdverb)
  const leadsUp =
    last > verb && request.within('asides', last) === undefined && request.within('pronouns', last) === undefined
  const isArticle = request.within('articles', last) !== undefined
  return leadsUp && !isArticle ? null : isArticle ? last - 1 : last
}
const MOST_ADVERBS = 5

/** 'I TURN', 'ich DRECHSLE', 'I write and LEAD': a verb of a dictionary behind who does it, or behind another one. */
function isDeed(request: RequestText, at: number): boolean {
  const isVerb = (one: number) => request.lexicon.deeds.has(request.word(one))
  const isBeside = request.within('and', at - 1) !== undefined && isVerb(at - 2)
  return isVerb(at) && request.within('pronouns', (isBeside ? at - 2 : at) - 1) !== undefined
}

/** No small word leads up to it but an article. */
const opensThing = (request: RequestText, at: number) =>
  request.isWord(at) && (!request.isSmall(at) || request.hitAt('articles', at) !== undefined)

/** Free words, none of which is a verb, a place, a person or a colour, and few. */
function isThing(request: RequestText, [first, last]: Stretch): boolean {
  const isFree = (at: number) =>
    request.isWord(at) &&
    request.isFree(at) &&
    !request.isPlace(at) &&
    !request.isGiven(at) &&
    !isPredicate(request, at) &&
    !(at === first && request.within('people', at)) &&
    (['pronouns', 'colour', 'day', 'month', 'relativePronouns'] as const).every((kind) => !request.within(kind, at))
  return last - first < LONGEST_THING * 2 && request.run(first, last, isFree) === last
}

/** How many things stand behind the verb, in its clause and in those that go on with it. */
function countThings(request: RequestText, index: number, verb: number): number {
  const clause = request.clauses[index] as TextClause
  const joints = ({ first, last }: TextClause) =>
    request.hits('and').filter((hit) => hit.first > first && hit.last < last).length
  let count = 1 + joints({ ...clause, first: verb })
  let isJoined = count > 1
  for (const next of request.clauses.slice(index + 1)) {
    if (isJoined || next.sentence !== clause.sentence || next.line !== clause.line || next.before !== ',') break
    const joint = request.hitAt('and', next.first)
    const first = joint ? joint.last + 1 : next.first
    if (!opensThing(request, first) || next.last - first >= LONGEST_THING * 2) break
    const inside = joints(next)
    // of the last clause only what stands up to 'and' and one thing more have to be things
    const end =
      inside > 0 ? (request.hits('and').find((hit) => hit.first > first)?.first ?? next.last + 1) - 1 : next.last
    if (!isThing(request, [first, end]) || end - first >= LONGEST_THING) break
    count += 1 + inside
    isJoined = joint !== undefined || inside > 0
  }
  return isJoined ? count : 0
}
