import { readTrade } from '../trades.ts'
import type { TextClause } from './clauses.ts'
import { type NameStretch, behindJoint, isDeterminer, nameEnd, namesOf } from './person-names.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'
import { readSpokenFor } from './spoken-for.ts'

/** Words that say what somebody is or does; `known`: a list has them, else the name beside them has to tell. */
type Role = { first: number; last: number; known: boolean }

const LONGEST_ROLE = 4

/**
 * People with what they are there, before anything else is made of either: 'treasurer: Bo Kern', 'treasurer Bo Kern',
 * 'our treasurer is Bo Kern', 'Bo Kern, treasurer', 'Bo Kern (treasurer)', 'two employees, Bo and Cem'.
 */
export function readRoles(request: RequestText, rows: ReadonlyMap<number, string>): void {
  readSpokenFor(request)
  request.clauses.forEach((clause, index) => {
    if (rows.get(index) === 'name') return
    behindKey(request, index, rows)
    beforeNames(request, index)
    toldOf(request, clause)
    behindName(request, index)
    besideName(request, clause, index)
  })
}

/** Where a word of a role ends a stretch: it is in the list, in German and Norwegian as the last part of another. */
function isRoleWord(request: RequestText, at: number): boolean {
  if (!request.isWord(at) || isTaken(request, at)) return false
  if (request.within('roles', at)) return true
  const { grammar } = request.lexicon
  const word = request.word(at)
  return grammar.compounds && word.length > SHORTEST_COMPOUND && endsInRole(request, word)
}
const SHORTEST_COMPOUND = 7

const endsInRole = ({ lexicon }: RequestText, word: string) =>
  lexicon.grammar.roles.some((role) => role.length > 4 && word.endsWith(role)) ||
  (lexicon.grammar.compounds && lexicon.grammar.roleEndings.some((one) => one.length > 3 && word.endsWith(one)))

/** The words for what leads up to others are taken, and still say what somebody is. */
const isTaken = (request: RequestText, at: number) => request.taken(at) !== null && request.taken(at) !== 'shell'

const isOtherCue = (request: RequestText, at: number) => {
  const id = request.within('cue', at)?.id
  return id !== undefined && id !== 'person'
}

/** A stretch that is the name of a role and no more, without what determines it. */
function roleOf(request: RequestText, [from, last]: Stretch): Role | null {
  const first = request.run(from, last, (at) => isDeterminer(request, at)) + 1
  if (first > last || last - first >= LONGEST_ROLE) return null
  const isPlain = (at: number) => request.isWord(at) && !isTaken(request, at) && !request.isGiven(at)
  if (request.run(first, last, isPlain) < last) return null
  const { headFirst } = request.lexicon.grammar
  const known = [first, last].some(
    (at) => (headFirst ? at === first || first === last : true) && isRoleWord(request, at),
  )
  // 'chair of the trustees', 'jefa de cocina': what stands behind hangs on it by a small word
  const hangs = isRoleWord(request, last) || headFirst || first === last || request.isSmall(first + 1)
  return { first, last, known: known && hangs }
}

/** What nobody's role is called: a part of a page, a kind of fact, the page itself, a day. */
const others = [
  'section',
  'component',
  'named',
  'namedAfter',
  'asks',
  'pages',
  'day',
  'month',
  'style',
  'colour',
  'about',
  'self',
] as const

const isOther = (request: RequestText, { first, last }: Role) => {
  for (let at = first; at <= last; at++)
    if (isOtherCue(request, at) || others.some((kind) => request.within(kind, at) !== undefined)) return true
  return request.isPlace(first)
}

/** 'treasurer: BO KERN', 'owners: BO AND CEM', 'roadies: BO (lights), CEM': up to where no name follows. */
function behindKey(request: RequestText, index: number, rows: ReadonlyMap<number, string>): void {
  const [key, value] = [request.clauses[index], request.clauses[index + 1]]
  if (!key || !value || key.after !== ':' || rows.get(index + 1) === 'name') return
  const role = roleOf(request, keyOf(request, key))
  const people = role ? namesOf(request, index + 1, { trusted: role.known }) : []
  if (!role || people.length === 0) return
  const isGroup = rows.get(index + 1) === 'person'
  if (!role.known && !isGroup && (isOther(request, role) || !request.isGiven(value.first))) return
  const first = withOrdinal(request, index, role.first)
  claimAll(request, people, isGroup && !role.known ? '' : request.slice(first, role.last))
  request.shell(Math.min(first, key.first), key.last)
}

/** '1. Vorsitzende': the stop behind the number ends no sentence. */
function withOrdinal(request: RequestText, index: number, first: number): number {
  const [before, key] = [request.clauses[index - 1], request.clauses[index]]
  const isNumber = before?.first === before?.last && request.tokens[before?.first ?? -1]?.kind === 'number'
  const isBeside = before?.after === '.' && before.line === key?.line && key.first === first
  return before && isNumber && isBeside ? before.first : first
}

/** 'we have two employees: …' ends in what they are. */
function keyOf(request: RequestText, { first, last }: TextClause): Stretch {
  return isRoleWord(request, last) ? [startOf(request, last, first), last] : [first, last]
}

/** Where the words of a role begin that ends in `last`: 'the HEAD baker', 'PRESIDENTA de la asociación'. */
function startOf(request: RequestText, last: number, from: number): number {
  const hit = request.within('roles', last)
  const start = hit ? Math.max(from, hit.first) : last
  const before = start - 1
  const describes =
    before >= from &&
    request.isWord(before) &&
    request.taken(before) === null &&
    !request.isSmall(before) &&
    !request.isGiven(before) &&
    !request.lexicon.grammar.headFirst &&
    request.lexicon.has('qualities', request.word(before))
  return describes ? before : start
}

/** 'two employees, BO AND CEM', 'our owners (BO AND CEM)': behind what ends in a role stand names and nothing else. */
function beforeNames(request: RequestText, index: number): void {
  const [clause, value] = [request.clauses[index], request.clauses[index + 1]]
  if (!clause || !value || ![',', '(', 'dash'].includes(value.before) || !isRoleWord(request, clause.last)) return
  if (isOwnTrade(request, clause, clause.last)) return
  const people = namesOf(request, index + 1, { trusted: false })
  const first = startOf(request, clause.last, clause.first)
  if (people.length === 0 || !request.isGiven(value.first)) return
  claimAll(request, people, request.slice(first, clause.last))
  request.shell(first, clause.last)
}

/** 'photographer Anna Weiss' at the beginning is what the page is about, and whose it is. */
const isOwnTrade = (request: RequestText, { sentence }: TextClause, at: number) =>
  sentence === 0 && request.lexicon.heads.has(request.word(at)) && !request.hitBefore('own', at - 1)

/** 'our treasurer is BO KERN', 'BO KERN is our treasurer' */
function toldOf(request: RequestText, { first, last, sentence }: TextClause): void {
  const copula = request.hits('copula').find((hit) => hit.first > first && hit.last < last)
  if (!copula || copula.last - copula.first > 0) return
  const role = roleOf(request, [first, copula.first - 1])
  const end = nameEnd(request, copula.last + 1, last, { trusted: role?.known ?? false })
  if (role && end > copula.last && isToldRole(request, role, [copula.last + 1, end])) {
    request.claim('person', copula.last + 1, end, { sure: 0.9, role: request.slice(role.first, role.last) })
    return request.shell(first, copula.last)
  }
  const name = nameEnd(request, first, copula.first - 1, { trusted: false })
  const behind = roleOf(request, [copula.last + 1, last])
  const isTold = behind?.known && (sentence > 0 || !request.lexicon.heads.has(request.word(behind.last)))
  if (name !== copula.first - 1 || name < first || !behind || !isTold) return
  request.claim('person', first, name, { sure: 0.9, role: request.slice(behind.first, behind.last) })
  request.shell(copula.first, last)
}

/** 'our bakery is Anna Kern' names no baker. */
const isToldRole = (request: RequestText, role: Role, [first, last]: Stretch) =>
  role.known ||
  (request.isGiven(first) &&
    last > first &&
    !isOther(request, role) &&
    !request.lexicon.heads.has(request.word(role.last)) &&
    !request.within('businesses', role.last))

/** 'BO KERN, treasurer', 'BO KERN (lights)', 'BO KERN – treasurer': a clause that says what the one before it is. */
function behindName(request: RequestText, index: number): void {
  const [clause, said] = [request.clauses[index], request.clauses[index + 1]]
  if (!clause || !said || ![',', '(', 'dash', ':'].includes(said.before)) return
  const role = roleOf(request, [said.first, said.last])
  const first = personAtEnd(request, clause)
  if (first === null || !role || isOther(request, role) || !request.isFree(role.first, role.last)) return
  // 'Bo Kern (hostel)' in a line by itself is what the page is about
  const words = request.tokens.slice(said.first, said.last + 1).map(({ text }) => text)
  const isBusiness = index === 0 && readTrade(request.lexicon, words) !== null
  const isSaid = role.known
    ? !isOwnTrade(request, clause, role.last)
    : said.before === '(' && said.after === ')' && !isBusiness && isPlainNoun(request, role)
  if (!isSaid || (index === 0 && said.before !== '(' && clause.first === first)) return
  request.claim('person', first, clause.last, { sure: 0.9, role: request.slice(role.first, role.last) })
  request.shell(said.first, said.last)
}

/** '(lights)', '(guitar and voice)', and no '(cash only)': nothing in it says how much or on which condition. */
const isPlainNoun = (request: RequestText, { first, last }: { first: number; last: number }) =>
  request.run(
    first,
    last,
    (at) =>
      !request.isSmall(at) ||
      (['of', 'and', 'articles', 'at'] as const).some((kind) => request.lexicon.has(kind, request.word(at))),
  ) === last

/** The name that ends a clause: all of it, or behind a small word. */
function personAtEnd(request: RequestText, { first, last }: TextClause): number | null {
  for (let at = first; at <= last; at++)
    if (request.isGiven(at) && nameEnd(request, at, last, { trusted: false }) === last)
      return at === first || !request.isCapital(at - 1) ? at : null
  return null
}

/** 'treasurer BO KERN', 'our baker BO', 'harbourmaster KARI LIE' */
function besideName(request: RequestText, clause: TextClause, index: number): void {
  for (let at = clause.first + 1; at <= clause.last; at++) {
    const known = isRoleWord(request, at - 1)
    if (!known && !isLikeRole(request, at - 1, index)) continue
    if (request.within('titles', at - 1) || isOwnTrade(request, clause, at - 1)) continue
    const names = pairOf(request, at, clause.last)
    if (names.length === 0) continue
    const first = startOf(request, at - 1, clause.first)
    claimAll(request, names, request.slice(first, at - 1))
    const from = isDeterminer(request, first - 1) && first - 1 >= clause.first ? first - 1 : first
    request.shell(from, at - 1)
    at = names.at(-1)?.last ?? at
  }
}

/** 'harbourmaster' before a name: no list has it, its ending does; later in the text, where nobody says what the page is. */
function isLikeRole(request: RequestText, at: number, index: number): boolean {
  const { grammar, heads } = request.lexicon
  const word = request.word(at)
  return (
    index > 0 &&
    request.isWord(at) &&
    request.isFree(at) &&
    !request.isCapital(at) &&
    !request.isSmall(at) &&
    !heads.has(word) &&
    word.length > SHORTEST_COMPOUND &&
    request.isGiven(at + 1) &&
    request.isCapital(at + 2) &&
    !isOther(request, { first: at, last: at, known: false }) &&
    grammar.roleEndings.some((ending) => word.endsWith(ending))
  )
}

/** 'BO', 'BO KERN', 'BO AND CEM' from a place on; none where no given name stands. */
function pairOf(request: RequestText, first: number, last: number): NameStretch[] {
  if (!request.isGiven(first) && !(request.isCapital(first) && request.isCapital(first + 1))) return []
  const end = nameEnd(request, first, last, { trusted: !request.lexicon.grammar.nounCapitals })
  if (end < first) return []
  const next = behindJoint(request, end + 1)
  const other = next === null ? -1 : partnerEnd(request, next, last)
  return [{ first, last: end }, ...(next !== null && other >= next ? [{ first: next, last: other }] : [])]
}

/** The second of two may be called as nobody known is, where nothing follows: 'dueños MARTA Y CHEMA'. */
function partnerEnd(request: RequestText, first: number, last: number): number {
  const end = nameEnd(request, first, last, { trusted: true })
  return request.isGiven(first) || end === last ? end : first - 1
}

/** Two of one role are told together, as they were: 'owners: BO AND CEM'. */
function claimAll(request: RequestText, people: readonly NameStretch[], role: string): void {
  for (const { first, last, role: own } of people) {
    const said = own ? request.slice(...own) : role
    const more = { ...(said ? { role: said } : {}), ...(people.length > 1 ? { id: 'listed' } : {}) }
    request.claim('person', first, last, { sure: 0.9, ...more })
    if (own) request.shell(...own)
  }
  for (const { last } of people) {
    const next = behindJoint(request, last + 1)
    if (next !== null) request.shell(last + 1, next - 1)
  }
}
