import { knownNames } from '../lexicon.ts'
import type { NameCandidate } from './announced-names.ts'
import { capitalRun } from './capitals.ts'
import type { TextClause } from './clauses.ts'
import { capitalShape } from './name-shapes.ts'
import type { RequestText } from './request-text.ts'

/** Names that a word of theirs would be taken from: a month, a place, what it is. Read before those are looked for. */
export function namesAtOnce(request: RequestText): NameCandidate[] {
  return request.clauses
    .slice(0, EARLY)
    .flatMap((clause) => [
      ...beforeLegalForm(request, clause),
      ...(isBehindName(request, clause) ? [] : acrossJoints(request, clause)),
      ...(capitalShape(request, clause.first, clause.last) ? [{ ...clause, sure: 0.85 }] : []),
    ])
}
const EARLY = 3

/** 'Scuola di vela Maestrale, MALCESINE SUL GARDA': a line that opened with what it is and its name goes on with its town. */
function isBehindName(request: RequestText, clause: TextClause): boolean {
  const before = request.clauses[request.clauses.indexOf(clause) - 1]
  if (!before || clause.before !== ',' || before.line !== clause.line) return false
  const start = request.run(before.first, before.last - 1, (at) => !request.lexicon.heads.has(request.word(at))) + 1
  return start === before.first && request.isCapital(start) && request.isCapital(before.last)
}

const isLegalForm = (request: RequestText, at: number) => knownNames().legalForms.has(request.tokens[at]?.text ?? '')

/** 'der OBST- UND GARTENBAUVEREIN AUE e.V.', 'REED JOINERY Ltd': from the first word with a capital to the form of the firm. */
function beforeLegalForm(request: RequestText, { first, last }: TextClause): NameCandidate[] {
  for (let at = first + 1; at <= last; at++) {
    if (!isLegalForm(request, at)) continue
    const start = startOfFirm(request, first, at)
    // 'Schreinerei Huber GmbH': what it is and its name, which are read by themselves
    const isHead = request.lexicon.heads.has(request.word(start))
    const end = at < last && request.tokens[at + 1]?.text === '.' ? at + 1 : at
    if (start < at && !isHead && leadsUp(request, first, start)) return [{ first: start, last: end, sure: 0.9 }]
  }
  return []
}

const signs = new Set(['&', '-', '+', '.'])

function startOfFirm(request: RequestText, first: number, end: number): number {
  let start = end
  for (let at = end - 1; at >= first; at--) {
    const joins =
      signs.has(request.tokens[at]?.text ?? '') ||
      request.within('and', at) !== undefined ||
      knownNames().particles.has(request.word(at))
    if (!request.isFree(at)) break
    if (request.isCapital(at) && !(at === first && request.lexicon.has('articles', request.word(at)))) start = at
    else if (!joins) break
  }
  return start
}

/** The clause begins with it, or what stands before asks for its page or says 'we are'. */
const leadsUp = (request: RequestText, first: number, start: number) =>
  request.run(first, start - 1, (at) => request.isSmall(at) || request.within('pages', at) !== undefined) === start - 1

/** 'La Grange AUX HIRONDELLES', 'Neve DI MAGGIO', 'Villa SUL Lago': a small word and another capital belong to it. */
function acrossJoints(request: RequestText, { first, last }: TextClause): NameCandidate[] {
  for (let at = first; at <= last; at++) {
    const opens = at === first || request.lexicon.heads.has(request.word(at - 1))
    if (!opens || !request.isCapital(at) || request.lexicon.heads.has(request.word(at))) continue
    const run = joinedRun(request, at, last)
    if (run > at && request.isFree(at, run)) return [{ first: at, last: run, sure: 0.85 }]
  }
  return []
}

/** The end of a name that goes on behind such a word; `first - 1` where none does. */
export function joinedRun(request: RequestText, first: number, last: number): number {
  const end = capitalRun(request, first, last)
  const joint = end + 1
  const next =
    request.lexicon.has('articles', request.word(joint + 1)) && !request.isCapital(joint + 1) ? joint + 2 : joint + 1
  if (end < first || next > last || !request.isCapital(next) || isTown(request, next)) return first - 1
  const isMonth = request.within('month', next) !== undefined
  const goesOn = isMonth
    ? knownNames().particles.has(request.word(joint)) && request.isWord(end) && !months.has(request.lexicon.language)
    : knownNames().innerJoints.has(request.word(joint)) ||
      isLedByArticle(request, joint, next) ||
      isContracted(request, joint)
  if (!goesOn || request.tokens[next + 1]?.kind === 'number' || request.isGiven(first)) return first - 1
  return capitalRun(request, next, last) > next ? capitalRun(request, next, last) : next
}

/** 'Les Mains À LA Pâte', 'Pão À Mesa': before a town stands no article. */
const isLedByArticle = (request: RequestText, joint: number, next: number) =>
  request.word(joint) === 'à' && (next > joint + 1 || request.lexicon.language === 'pt')

/** 'Verde NA Marmita' */
const isContracted = (request: RequestText, joint: number) =>
  request.lexicon.language === 'pt' && /^(?:na|no|nas|nos)$/.test(request.word(joint))

/** 'Reims', and the Mans of 'au Mans' */
const isTown = (request: RequestText, at: number) =>
  request.isPlace(at) || knownNames().places.has(`le ${request.word(at)}`)

/** Where months always have capitals one says nothing. */
const months = new Set(['en', 'de'])
