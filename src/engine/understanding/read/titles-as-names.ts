import { knownNames } from '../lexicon.ts'
import type { NameCandidate } from './announced-names.ts'
import { allCapital, isTitleOfPage } from './capitals.ts'
import type { TextClause } from './clauses.ts'
import { isBehindSubject } from './name-slot.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** What stands behind the opening line when it is a name. */
const titleMarks = new Set(['dash', ':', 'break', '('])

/** 'an online course, Bookbinding at Home': capitals at both ends, and small words between. */
function isTitleBehindHead(request: RequestText, index: number): boolean {
  const [before, clause] = [request.clauses[index - 1], request.clauses[index]]
  if (!before || !clause || request.lexicon.language === 'de' || request.taken(before.last) !== 'what') return false
  const { first, last } = clause
  const ends = request.isCapital(first) && request.isCapital(last) && last > first
  return ends && request.run(first, last, (at) => request.isCapital(at) || request.isSmall(at)) === last
}

/** How sure the opening is a name: 'Arost, bowling alley, …'; three words may hold what it is and where as well. */
function sureOfFirst(request: RequestText, { first, last, after }: TextClause): number {
  if (titleMarks.has(after)) return 0.85
  const next = request.clauses[1]
  const isPlain = next !== undefined && request.isWord(next.first) && !request.isCapital(next.first)
  // 'Foundry, repairs from 28 €': without another word for what it is, that is what it is
  const isSaid = request.facts.some(({ kind }) => kind === 'what')
  if (first === last) return isSaid && isPlain && after === ',' && !request.isSmall(next.first) ? 0.76 : 0.65
  const isRow = request.run(first, last, (at) => request.isCapital(at)) === last
  // 'The Iron Hook, jazz club': what it is follows
  const isOther = next !== undefined && request.taken(next.first) === 'what'
  return last - first > 1 && after === ',' && isRow && !isOther ? 0.7 : 0.85
}

const listing = new Set(['service', 'offered', 'note', 'price', 'section', 'hours', 'style', 'colour', 'audience'])

/** A clause of capitals: 'Brewhaven Coffee', that is no place, no person and nothing else that is known. */
export const titlesAsNames = (request: RequestText, rows: ReadonlyMap<number, string>): NameCandidate[] =>
  request.clauses.flatMap((clause, index) => {
    // 'Pricing: Free, Team $12': what a key leads up to is what the key says
    if (listing.has(rows.get(index) ?? '')) return []
    const last = beforePlace(request, index)
    const lead = request.hitAt('about', clause.first)
    const first = lead && lead.last < last ? lead.last + 1 : clause.first
    const isTitle = allCapital(request, first, last) || (last === clause.last && isTitleBehindHead(request, index))
    if (!request.isFree(first, last) || !isTitle || last - first > LONGEST_TITLE) return []
    // 'Notdienst am Wochenende': nothing is called after the day on which it is
    if (index > 0 && request.run(first, last, (at) => !request.within('day', at)) < last) return []
    if (isInList(request, clause) || isQuantity(request, first) || isBehindPlace(request, clause)) return []
    if (isKnown(request, first, last) || (first === last && isOtherWord(request, index, first))) return []
    // 'who: Taar / what: dog school': no person, and all that is said of who it is
    const isWho = rows.get(index) === 'person' && [...rows.values()].includes('what')
    return [{ first, last, sure: isWho ? 0.85 : sureOfTitle(request, index, [first, last]) }]
  })

const LONGEST_TITLE = 5

/** 'our nursery, SOLSTUA in Arendal, …': the end of a clause behind what it is, before where it is. */
function beforePlace(request: RequestText, index: number): number {
  const [before, clause] = [request.clauses[index - 1], request.clauses[index] as TextClause]
  const place = request.run(clause.first, clause.last, (at) => request.taken(at) !== 'place') + 1
  const isBehind =
    before !== undefined &&
    clause.before === ',' &&
    request.run(before.first, before.last, (at) => request.taken(at) !== 'what') < before.last
  const isOver =
    place <= clause.last && request.run(place, clause.last, (at) => request.taken(at) === 'place') === clause.last
  let last = place - 1
  while (
    last >= clause.first &&
    (request.isSmall(last) || request.within('at', last) !== undefined) &&
    !request.isCapital(last)
  )
    last -= 1
  return isBehind && isOver && last >= clause.first && last < place - 1 ? last : clause.last
}

/** 'Dashboard für …: offene Aufträge, TEILE IM LAGER, …': in a list behind a colon any noun of German has a capital. */
function isInList(request: RequestText, { sentence, before, first }: TextClause): boolean {
  const beside = request.clauses.filter((one) => one.sentence === sentence && one.first < first)
  return request.lexicon.grammar.nounCapitals && before === ',' && beside.some(({ after }) => after === ':')
}

/** 'MINDESTENS 5 Nächte', 'ALLE Kassen': how much of something is no name. */
const isQuantity = (request: RequestText, first: number) =>
  (['conditions', 'every', 'measures'] as const).some((kind) => request.hitAt(kind, first) !== undefined)

/** 'in Somo (CANTABRIA)': where a place is. */
const isBehindPlace = (request: RequestText, { first, before }: TextClause) =>
  before === '(' && (request.taken(first - 2) === 'place' || request.within('at', first - 3) !== undefined)

const known = ['section', 'component', 'style', 'cue', 'colour', 'asks', 'pages', 'audience', 'businesses'] as const

/** 'Opening Hours', 'Dark Green': means something else by itself. */
const isKnown = (request: RequestText, first: number, last: number) =>
  // 'Wells Road' is where it is
  (last > first && knownNames().streetWords.has(request.word(last))) ||
  known.some((kind) => request.hits(kind).some((hit) => hit.first <= first && hit.last >= last))

/** One word that is no name: a plain noun, or what something is written in. */
const isOtherWord = (request: RequestText, index: number, at: number) =>
  knownNames().noPlaces.has(request.word(at)) || isPlainNoun(request, index, at)

/** 'Bakery', and in German every word by itself that is not the title of the text: a noun with a capital. */
function isPlainNoun(request: RequestText, index: number, at: number): boolean {
  if (request.isSmall(at) || request.lexicon.heads.has(request.word(at))) return true
  const isTitle = (index === 0 && titleMarks.has(request.clauses[index]?.after ?? '')) || isExplained(request, index)
  return request.lexicon.language === 'de' && !isTitle
}

/** '…, Ladderworks: campervan rental, …': what it is stands behind a colon. */
function isExplained(request: RequestText, index: number): boolean {
  const next = request.clauses[index + 1]
  return request.clauses[index]?.after === ':' && next !== undefined && request.taken(next.first) === 'what'
}

/** Behind what it is, before a piece without a capital, and no word that is known. */
function isInSlot(request: RequestText, index: number): boolean {
  const [before, clause, next] = [index - 1, index, index + 1].map((at) => request.clauses[at])
  if (!before || !clause || !next || request.lexicon.grammar.nounCapitals || !isBehindSubject(request, before))
    return false
  const isLow = clause.after === ',' && request.isWord(next.first) && !request.isCapital(next.first)
  return isLow && !request.lexicon.knows(request.word(clause.first))
}

/** 'DESPIDOS, nóminas, bajas.': the first of things in small letters. */
function opensList(request: RequestText, index: number): boolean {
  const clause = request.clauses[index] as TextClause
  const opens = clause.before === '.' || clause.before === 'break'
  const rest = request.clauses.filter((one) => one.sentence === clause.sentence && one.first > clause.last)
  const isThing = ({ first, last, before }: TextClause) =>
    before === ',' &&
    last - first < 2 &&
    request.isWord(first) &&
    !request.isCapital(first) &&
    request.isFree(first, last)
  return opens && rest.length > 1 && rest.every(isThing)
}

/** How sure a title is the name: the later it stands, and the fewer its words, the less. */
function sureOfTitle(request: RequestText, index: number, [first, last]: Stretch): number {
  const clause = request.clauses[index] as TextClause
  if (index === 0 || isTitleOfPage(request, first)) return sureOfFirst(request, clause)
  if (isExplained(request, index)) return 0.85
  const isSingle = first === last
  // 'page for a bakery, Pelwen, dark green': a capital among small letters, where the name has its place
  if (isSingle && isInSlot(request, index)) return 0.78
  // the first word of a sentence has a capital anyway; 'Weekly, free, …'
  if (isSingle && (request.lexicon.knows(request.word(first)) || opensList(request, index))) return 0
  if (isSingle && (clause.before === '.' || clause.before === 'break')) return 0.4
  if (isBeforeAddress(request, index)) return 0.85
  if (index >= LATE) return 0.5
  return isSingle ? 0.62 : 0.75
}
const LATE = 4

/** 'SIGNAL BOX MODELS, 12 Cross Street, Kettering.': opens a sentence, and where it is follows. */
function isBeforeAddress(request: RequestText, index: number): boolean {
  const [clause, next] = [request.clauses[index], request.clauses[index + 1]]
  if (!clause || !next || clause.before === ',' || clause.after !== ',') return false
  const { start } = request.span(next.first, next.last)
  return request.facts.some(({ id, start: from }) => id === 'address' && from === start)
}
