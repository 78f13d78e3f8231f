import type { ConceptHit } from '../lexicon.ts'
import { capitalRun } from './capitals.ts'
import type { TextClause } from './clauses.ts'
import type { Fact } from './facts.ts'
import { isBehindSubject } from './name-slot.ts'
import { behindJoint, nameEnd } from './person-names.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** People: behind a title, behind what leads up to one, as 'role: name', and names that people are given. */
export function readPeople(request: RequestText, rows: ReadonlyMap<number, string>): void {
  for (const hit of request.hits('titles')) behindTitle(request, hit)
  for (const hit of request.hits('person')) behindLead(request, hit)
  for (const [index, clause] of request.clauses.entries()) {
    // 'name: Bodo Sommer' names the business, 'place: Marina Grande' a place
    if (!['name', 'place'].includes(rows.get(index) ?? '')) givenNames(request, clause, index)
  }
}

/** 'Dr. ANNA WEISS' */
function behindTitle(request: RequestText, hit: ConceptHit): void {
  const run = capitalRun(request, hit.last + 1, request.clauseOf(hit.last)?.last ?? hit.last)
  if (run <= hit.last || !request.isFree(hit.first, run)) return
  if (!request.isCapital(hit.first) && !hit.phrase.endsWith('.')) return
  request.claim('person', hit.first, end(request, hit.last + 1, run), { sure: 0.9 })
}

/** 'my name is ANNA', 'head baker: BO KERN': behind what says who follows. */
function behindLead(request: RequestText, hit: ConceptHit): void {
  const colon = request.run(hit.last + 1, hit.last + 1, (at) => /^[:]$/.test(request.tokens[at]?.text ?? '')) + 1
  const first = pastTitle(request, colon)
  const run = nameRun(request, hit, first)
  if (run < first || !request.isFree(first, run) || request.isPlace(first) || isOfName(request, hit)) return
  const last = request.isCapital(first) ? end(request, first, run) : run
  if (saysName(hit)) return introduce(request, hit, [first, last])
  // 'insegne' of a factory of signs is another word than 'insegna'
  const isSaid = request.slice(hit.first, hit.last).toLowerCase().replaceAll('’', "'") === hit.phrase
  const isNobody = isLoose(hit) || run === first || !isSaid
  if (!request.isGiven(first) && isNobody && !isWhoTheyAre(request, hit, [first, run])) return
  const from = isOwn(request, hit) ? hit.first - 1 : hit.first
  const role = from < hit.first ? request.slice(from, hit.last) : hit.phrase
  request.shell(from, first - 1)
  const fact = request.claim('person', first, last, { sure: 0.85, role })
  besides(request, last + 1, fact)
}

/** 'sono LA DOTT.SSA Ornella Bragadin': where a name begins behind a title and its article. */
function pastTitle(request: RequestText, from: number): number {
  const isTitle = (at: number) => request.within('titles', at) !== undefined
  const isSmall = (at: number) => isTitle(at) || (request.hitAt('articles', at) !== undefined && !request.isCapital(at))
  const last = request.run(from, from + MOST_TITLES, isSmall)
  return last >= from && isTitle(last) ? last + 1 : from
}
const MOST_TITLES = 2

const saysName = ({ phrase }: ConceptHit) =>
  /name|heiße|m' appelle|me llamo|chiamo|chamo|nome|heter|navn|nombre|nom|pr[eé]sent|mich vor|introduce/.test(phrase)

/** 'my name is', 'je m’appelle'; 'name:' may be anybody's. */
export const isSelfIntroduction = (hit: ConceptHit) => saysName(hit) && hit.last > hit.first

function introduce(request: RequestText, hit: ConceptHit, name: Stretch): void {
  request.shell(hit.first, name[0] - 1)
  request.claim('person', ...name, { sure: 0.95, role: '', ...(isSelfIntroduction(hit) ? { id: 'self' } : {}) })
}

function nameRun(request: RequestText, hit: ConceptHit, first: number): number {
  const last = request.clauseOf(first)?.last ?? first
  return isSelfIntroduction(hit) ? smallOrCapital(request, first, last) : capitalRun(request, first, last)
}

/** In a note without capitals 'my name is KARIM BENALI' has none either: two words, or what is left of the clause. */
function smallOrCapital(request: RequestText, first: number, last: number): number {
  if (request.text !== request.text.toLowerCase()) return capitalRun(request, first, last)
  const isName = (at: number) => request.isWord(at) && request.isFree(at) && !request.isSmall(at)
  return request.run(first, Math.min(last, first + 1), isName)
}

/** 'una pagina per DA Matteo', 'DA Matteo è una pizzeria': with a capital within its clause it belongs to a name, and before what it is. */
function isOfName(request: RequestText, { first, last }: ConceptHit): boolean {
  const clause = request.clauseOf(first)
  const isAgent = request.hitAt('agent', first) !== undefined && request.isCapital(first)
  const run = capitalRun(request, last + 1, clause?.last ?? last)
  const copula = request.hitAt('copula', run + 1)
  return (
    isAgent &&
    (first > (clause?.first ?? first) ||
      (copula !== undefined && request.hitAt('articles', copula.last + 1) !== undefined))
  )
}

/** 'run by BO AND CEM' */
function besides(request: RequestText, at: number, { sure, role }: Fact): void {
  const next = behindJoint(request, at)
  const run = next === null ? at : nameEnd(request, next, request.clauseOf(at)?.last ?? at, { trusted: false })
  if (next === null || run < next) return
  request.shell(at, next - 1)
  request.claim('person', next, run, { sure, role: role ?? '' })
}

/** 'SERVED by Bo', 'GESTITO da Bo': what they did says more than that somebody did. */
const isOwn = (request: RequestText, { first, last }: ConceptHit) =>
  first === last &&
  request.hitAt('agent', first) !== undefined &&
  request.isFree(first - 1) &&
  !(request.lexicon.language === 'de' && request.isCapital(first - 1)) &&
  request.lexicon.grammar.participles.some((ending) => request.word(first - 1).endsWith(ending))

/** 'with', 'I am': what leads up to other things too. */
const isLoose = ({ phrase }: ConceptHit) =>
  phrase.length < 5 || /^(?:i am|i'm|ich bin|je suis|soy|jeg er|with|avec|mit|con|med)$/.test(phrase)

/** 'I'm GWEN HARROWBY': two words with capitals that no list knows, where other nouns have none. */
function isWhoTheyAre(request: RequestText, { phrase }: ConceptHit, [first, last]: Stretch): boolean {
  const isUnknown = (at: number) => request.isCapital(at) && !request.lexicon.knows(request.word(at))
  return (
    /^(?:i am|i'm|im|je suis|soy|sono|jeg er)$/.test(phrase) &&
    !request.lexicon.grammar.nounCapitals &&
    last === first + 1 &&
    request.run(first, last, isUnknown) === last
  )
}

/** The names that people are given, in a clause: 'Liam Chen'. */
function givenNames(request: RequestText, { first, last }: TextClause, index: number): void {
  for (let at = first; at <= last; at++) {
    if (!isFullName(request, at, last)) continue
    const run = end(request, at, capitalRun(request, at, last))
    if (isOfOther(request, at, first)) continue
    // a person who opens the text is whose page it is: 'Leah Brandt for county council'
    const isOver = run === last || request.hitAt('about', run + 1) !== undefined
    // 'founded BY Marcus Bell' did something
    const isAgent = request.hits('agent').some((hit) => hit.first >= first && hit.last < at && at - hit.last < NEAR)
    const from = isAgent ? withPartner(request, at) : at
    request.claim('person', from, run, {
      sure: (index === 0 && at === first && isOver) || isWhose(request, index, [at, run]) ? 0.88 : 0.75,
      ...(isAgent ? { id: 'agent' } : {}),
    })
    at = run
  }
}

/** 'run by GEOFF AND Maureen Hartley': the other one, with the same surname. */
function withPartner(request: RequestText, at: number): number {
  const joint = request.hitBefore('and', at - 1)
  const partner = (joint?.first ?? 0) - 1
  const isOne = joint !== undefined && request.isCapital(partner) && request.isFree(partner)
  return isOne && request.hitBefore('agent', partner - 1) !== undefined ? partner : at
}

/** '…, Bo Kern: bakery, …', 'bakery BO KERN, …', 'page for a bakery, BO KERN, …': who stands where a name would. */
function isWhose(request: RequestText, index: number, [from, to]: readonly [number, number]): boolean {
  const [before, clause, next] = [index - 1, index, index + 1].map((at) => request.clauses[at])
  if (request.taken(from - 1) === 'what' && index === 0) return true
  const isAll = clause?.first === from && clause.last === to
  const isExplained = clause?.after === ':' && next !== undefined && request.taken(next.first) === 'what'
  return isAll && (isExplained || (before !== undefined && isBehindSubject(request, before)))
}

/** 'LIAM CHEN': a given name and another word with a capital behind it, that nobody has taken. */
const isFullName = (request: RequestText, at: number, last: number) =>
  request.isGiven(at) &&
  request.taken(at) === null &&
  request.isCapital(at + 1) &&
  request.taken(at + 1) === null &&
  at + 1 <= last

/** A person's name that names a page or a business. */
function isOfOther(request: RequestText, at: number, first: number): boolean {
  // 'resume site for Liam Chen': whose page it is
  if (request.hitBefore('pages', (request.hitBefore('about', at - 1)?.first ?? 0) - 1)) return true
  // 'Chez Marie', 'Villa Anna': a name before it is a name of something
  if (request.isCapital(at - 1) && at > first && request.lexicon.language !== 'de') return true
  return isNamed(request, at)
}

/** So many words may stand between: 'by EX-INMATE Marcus Bell'. */
const NEAR = 4

/** 'a shop called Femi Pryce', 'we are opening Pilar Zabala': a name of the business, whosever it was. */
function isNamed(request: RequestText, at: number): boolean {
  const lead = request.hitBefore('named', at - 1) ?? request.hitBefore('self', at - 1)
  return lead !== undefined && request.hitBefore('person', at - 1) === undefined
}

/** A person has two or three names; '& Sons' makes a firm of them. */
function end(request: RequestText, first: number, run: number): number {
  const stop = request.run(
    first,
    run,
    (at) => request.isCapital(at) || /^(?:van|von|de|da|di|del|der|la|le)$/.test(request.word(at)),
  )
  return Math.min(stop, first + 3)
}
