import { isTalk } from './assertions.ts'
import type { TextClause } from './clauses.ts'
import type { Fact, ReadKind } from './facts.ts'
import { opensDoor } from './hours-of-doors.ts'
import { listedThings } from './listed-in-prose.ts'
import { isIn, isPlain, LEAST_LISTED, LISTED, PlacedFacts, type ReadPieces } from './placed-facts.ts'
import type { RequestText } from './request-text.ts'
import { isAsk } from './sentences.ts'
import { isSentence } from './whole-clauses.ts'

/** So many sentences, or words, tell something; fewer are a wish with its list. */
const LONG = { sentences: 7, words: 90 }

/** So many sentences with all that one has are prose, however short. */
const PROSE = 3

/** What stands beside a thing in its clause when the thing was torn out of it. */
const beside = new Set<ReadKind>(['place', 'hours', 'date', 'person', 'statement', 'audience'])
/** Who comes, and who is there: a thing that they come for is whole all the same. */
const mayHave = new Set<ReadKind>(['person', 'audience'])

/**
 * A long text tells its business in sentences. What was torn out of one is told with all of it; what tells whoever makes the
 * page how it should be stands on no page, and the reply says so where no drawing answers it.
 */
export function inLongTexts(request: RequestText, rows: ReadonlyMap<number, string>, reading: ReadPieces): ReadPieces {
  const sentences = [...Map.groupBy(request.clauses, ({ sentence }) => sentence).values()]
  const words = request.tokens.filter((_, at) => request.isWord(at)).length
  const isLong = sentences.length >= LONG.sentences || words >= LONG.words
  const isProse = request.isOfProse || sentences.filter((clauses) => isSentence(request, clauses)).length >= PROSE
  const placed = new PlacedFacts(request, reading)
  for (const clauses of sentences) {
    if (isTalk(request, clauses)) continue
    const isTyped = clauses.some((clause) => {
      const row = rows.get(request.clauses.indexOf(clause))
      return row !== undefined && row !== 'offered'
    })
    for (const clause of clauses) if (!isTyped) tellOfVisitors(placed, clause)
    const ofPeople = isOfPeople(request, clauses)
    if (!isTyped && (isLong || ofPeople || (isProse && isSentence(request, clauses))))
      tellTorn(placed, clauses, ofPeople)
  }
  return { facts: placed.facts, left: placed.left }
}

/** 'WE ARE two, Iker and Nerea': who somebody is, where it says nothing of what the page is about. */
const isOfUs = (request: RequestText, clauses: readonly TextClause[]) =>
  clauses.length > 1 &&
  request.hitAt('self', clauses[0]?.first ?? 0) !== undefined &&
  !request.facts.some(({ kind, start, end }) => kind === 'what' && isIn({ start, end }, spanOf(request, clauses)))

/** 'MY DAUGHTER Effie cooks, I do front of house', 'just me and MY NEPHEW': what is said of one's own people. */
const isOfPeople = (request: RequestText, clauses: readonly TextClause[]) =>
  isOfUs(request, clauses) ||
  clauses.some(({ first, last }) => {
    const at = request.hitAt('and', first)?.last ?? first - 1
    const own = request.hitAt('own', at + 1)
    return own !== undefined && own.last < last && request.within('people', own.last + 1) !== undefined
  })

/** 'PEOPLE JUST walk in or ring': what they do is nothing on offer; 'people come for the cakes' names what is. */
function tellOfVisitors(placed: PlacedFacts, clause: TextClause): void {
  const { request } = placed
  const people = request.hitAt('people', clause.first)
  const loose = placed.inside(clause).filter((fact) => isLoose(fact) && fact.sure < LISTED)
  const isLed = count(request, [clause], ['likes', 'comes', 'gives', 'offering']) > 0
  if (!people || !request.isSmall(people.last + 1) || loose.length === 0 || isLed) return
  placed.facts = placed.facts.filter((fact) => !loose.includes(fact))
  placed.tell(clause.first, clause.last, 'note')
}

const spanOf = (request: RequestText, clauses: readonly TextClause[]) =>
  request.span(clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0)

/** How many of the sentence's phrases are of these kinds. */
function count(
  request: RequestText,
  clauses: readonly TextClause[],
  kinds: readonly Parameters<RequestText['hits']>[0][],
): number {
  const [first, last] = [clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0]
  return kinds.reduce(
    (sum, kind) => sum + request.hits(kind).filter((hit) => hit.first >= first && hit.last <= last).length,
    0,
  )
}

/** A sentence of which a thing, or several notes, were torn out is told whole; so is one that is to be `isWhole`. */
function tellTorn(placed: PlacedFacts, clauses: readonly TextClause[], isWhole: boolean): void {
  const { request } = placed
  const span = spanOf(request, clauses)
  const inside = placed.facts.filter((fact) => isIn(fact, span))
  const isAsked = count(request, clauses, ['pages']) > 0 && clauses.some((one) => isAsk(request, one))
  if (isAsked) return forgetTorn(placed, clauses, inside)
  const isOfPage = inside.some(({ kind }) => ofPage.has(kind))
  const [first, last] = [clauses[0], clauses.at(-1)]
  if (!first || !last || isOfPage || first.line !== last.line) return
  // what opens a text says what it is of: it is told where it says it in a sentence
  if (first === request.clauses[0] && !isSentence(request, clauses)) return
  const notes = inside.filter(({ kind, id }) => kind === 'statement' && id !== 'refusal')
  // a list of prices is one, whatever else is said in it
  if (inside.filter(({ id }) => id === 'priced').length >= LEAST_LISTED) return
  const pieces = notes.length + (inside.some(isPlain) ? 1 : 0)
  // nothing was torn out of it, or what was is listed there
  if (isWhole ? pieces === 0 || isOfferedList(placed, clauses) : !isTorn(placed, clauses) && pieces < LEAST_LISTED)
    return
  // some of the hours would look like all of them
  const isLost = inside.some((fact) => isHours(fact) && !opensClause(request, clauses, fact))
  const isGone = (fact: Fact) => notes.includes(fact) || isLoose(fact) || (fact.kind === 'hours' && isLost)
  // 'we do reeds, bellows and straps, AND WE DON’T DO …': what is listed holds beside its sentence
  const listed = isWhole ? [] : listedThings(request, inside)
  placed.facts = placed.facts.filter((fact) => !(inside.includes(fact) && isGone(fact)))
  const isLong = isWhole || isSentence(request, clauses) || span.end - span.start > LONG_NOTE
  placed.tell(first.first, last.last, isLong ? 'sentence' : 'note')
  placed.facts.push(...listed.filter((fact) => !placed.facts.includes(fact)))
}
const isHours = ({ kind, id }: Fact) => kind === 'hours' && id !== 'closed'
const ofPage = new Set<ReadKind>(['section', 'field', 'question', 'name'])

/** 'WE OPEN every day from 8 to 22 and …': what a clause begins with holds without the rest. */
const opensClause = (request: RequestText, clauses: readonly TextClause[], { start }: Fact) =>
  clauses.some(({ first, last }) => {
    const at = request.run(first, last, (one) => (request.tokens[one]?.start ?? start) < start) + 1
    const isThere = request.tokens[at]?.start === start
    return isThere && request.run(first, at - 1, (one) => request.isSmall(one) || opensDoor(request, one)) === at - 1
  })

/** '… a workshop for restoring stoves and RANGES, and I need a page': a thing or two beside words that nobody read. */
function forgetTorn(placed: PlacedFacts, clauses: readonly TextClause[], inside: readonly Fact[]): void {
  const things = inside.filter(isPlain)
  if (things.length > LEAST_LISTED || !clauses.some((clause) => placed.hasLeft(clause))) return
  placed.facts = placed.facts.map((fact) => (things.includes(fact) ? { ...fact, kind: 'style', id: 'unshown' } : fact))
}

/** Longer phrases stand among sentences, and in no row. */
const LONG_NOTE = 60

/** A verb says that it is on offer. */
const isOffered = (fact: Fact) => isPlain(fact) && fact.sure >= LISTED

/** On offer, with nothing that it costs. */
const isLoose = ({ kind, id }: Fact) => kind === 'service' && id !== 'priced'

/** 'regulars love A, B and C': two at least behind a verb that offers them, nothing left over, and no day among them. */
function isOfferedList(placed: PlacedFacts, clauses: readonly TextClause[]): boolean {
  const { request } = placed
  const facts = clauses.flatMap((clause) => placed.inside(clause))
  const isDay = ({ start, end }: Fact) =>
    request
      .hits('day')
      .some((hit) => request.span(hit.first, hit.last).start >= start && request.span(hit.first, hit.last).end <= end)
  const isOther = ({ kind }: Fact) => kind === 'statement' || kind === 'hours' || kind === 'place'
  return (
    facts.filter(isOffered).length >= LEAST_LISTED &&
    !facts.some((fact) => isOther(fact) || (isLoose(fact) && isDay(fact))) &&
    !clauses.some((clause) => placed.hasLeft(clause))
  )
}

/** A thing beside other facts or unknown words of its clause, or by itself among clauses of other kinds. */
function isTorn(placed: PlacedFacts, clauses: readonly TextClause[]): boolean {
  const perClause = clauses.map((clause) => ({ clause, facts: placed.inside(clause) }))
  const things = perClause.filter(({ facts }) => facts.some(isPlain))
  if (things.length === 0 || isOfferedList(placed, clauses)) return false
  const isMixed = things.some(
    ({ clause, facts }) =>
      placed.hasLeft(clause) ||
      facts.some(({ kind }) => beside.has(kind) && !(mayHave.has(kind) && facts.some(isOffered))),
  )
  const isRest = clauses.some((clause) => placed.hasLeft(clause))
  return isMixed || isRest || things.length * 2 <= clauses.length
}
