import { knownNames } from '../lexicon.ts'
import { capitalRun } from './capitals.ts'
import type { TextClause } from './clauses.ts'
import { isSubject } from './predicates.ts'
import type { RequestText } from './request-text.ts'

/** Where somebody goes or delivers to, told as it was said: 'I cover Ludlow, Craven Arms and Church Stretton'. */
export function readAreas(request: RequestText): void {
  for (const hit of request.hits('covers')) {
    const clause = request.clauseOf(hit.first)
    const from = hit.last + 1
    if (!clause || !request.isWord(from === clause.last + 1 ? from + 1 : from)) continue
    const end = endOfNames(request, from)
    const first = request.run(clause.first, hit.first - 1, (at) => isSubject(request, at)) === hit.first - 1
    if (end === null) continue
    const opens = request.run(hit.first, hit.last, (at) => isOpen(request, at)) === hit.last
    if (opens) request.claim('statement', first ? clause.first : hit.first, end, { sure: 0.75, id: 'note' })
  }
}

const isOpen = (request: RequestText, at: number) => request.taken(at) === null || request.taken(at) === 'shell'

/** The last token of a list of names that ends its sentence or line; null where another word stands in it. */
function endOfNames(request: RequestText, from: number): number | null {
  const sentence = request.clauseOf(from)?.sentence ?? request.clauseOf(from + 1)?.sentence
  let last: number | null = null
  for (let at = from; at < request.tokens.length; at++) {
    const clause = request.clauseOf(at)
    const text = request.tokens[at]?.text ?? ''
    if (clause === undefined && (text === ',' || (text === ':' && at === from))) continue
    if (clause === undefined || clause.sentence !== sentence) break
    if (isName(request, at)) last = at
    // 'I cover Ludlow and Craven Arms, TEXT only 07700 900 466'
    else if (last !== null && clause.first === at && clause.before === ',') break
    else if (!request.isSmall(at) || !isOpen(request, at)) return null
  }
  return last
}
const isName = (request: RequestText, at: number) =>
  isOpen(request, at) && (request.isPlace(at) || (request.isCapital(at) && !request.isSmall(at)))

/** 'quai des Indes', 'Storgata' beside a town: a street without its number. Read before the towns are taken. */
export function readNamedStreets(request: RequestText): void {
  request.clauses.forEach((clause, index) => {
    const { first, last, before } = clause
    if (before === '' || !request.isFree(first)) return
    const end = streetFrom(request, first, last) ?? streetEnding(request, clause, index)
    if (end !== null && request.isFree(first, end)) request.claim('contact', first, end, { id: 'address', sure: 0.7 })
  })
}

const SHORTEST = 3

/** 'rue de la Paix': a word that streets begin with, and a name in capitals up to the town or the end. */
function streetFrom(request: RequestText, first: number, last: number): number | null {
  const { streetStarts, particles } = knownNames()
  const word = request.word(first)
  if (word.length < SHORTEST || !streetStarts.has(word) || request.isSmall(first)) return null
  // 'Place Brume' in capitals is land that is called so
  if (request.isCapital(first) && request.lexicon.has('landNouns', word)) return null
  let end = request.run(first + 1, last, (at) => request.isCapital(at) || particles.has(request.word(at)))
  while (end > first && !request.isCapital(end)) end -= 1
  const isOver = end === last || request.within('at', end + 1) !== undefined
  return end > first && isOver ? end : null
}

/** 'Hauptstraße, Ulm': one word that ends like a street, and a town beside it. */
function streetEnding(request: RequestText, { first, last, line }: TextClause, index: number): number | null {
  if (first !== last || !request.isCapital(first)) return null
  const ends = [...knownNames().streetEnds].some((end) => request.word(first).endsWith(end))
  const isBesideTown = [index - 1, index + 1].some((at) => {
    const beside = request.clauses[at]
    return beside?.line === line && beside.first === beside.last && request.isPlace(beside.first)
  })
  return ends && isBesideTown ? first : null
}

const LONGEST = 3

/** 'Grünerløkka, Oslo, Markveien 35': a name in a line of places is a place, and 'en Potes' behind a comma too. */
export function readDistricts(request: RequestText): void {
  request.clauses.forEach((clause, index) => {
    const { first, last, line, before } = clause
    if (!request.isFree(first, last) || before === '') return
    if (behindPreposition(request, clause)) return
    const isName = last - first < LONGEST && capitalRun(request, first, last) === last
    const others = request.clauses.filter((one) => one !== clause && one.line === line)
    const isPlaces =
      before === 'break' &&
      others.some((one) => isTaken(request, one, ['contact'])) &&
      others.every((one) => isTaken(request, one, ['place', 'contact']))
    const town = request.facts.find(
      ({ kind, start }) => kind === 'place' && start === request.tokens[request.clauses[index + 1]?.first ?? -1]?.start,
    )
    if (!isName || !isPlaces || !town || request.lexicon.heads.has(request.word(last))) return
    const { start } = request.span(first, last)
    Object.assign(town, { start, text: request.text.slice(start, town.end) })
    request.shell(first, last)
  })
}

const isTaken = (request: RequestText, { first, last }: TextClause, kinds: readonly string[]) =>
  request.run(first, last, (at) => kinds.includes(request.taken(at) ?? '') || request.taken(at) === 'shell') === last

/** ', en Potes,': all of a clause, where nouns have no capitals. */
function behindPreposition(request: RequestText, { first, last, before }: TextClause): boolean {
  const at = request.hitAt('at', first)
  const isOther = (['from', 'having'] as const).some((kind) => request.hitAt(kind, first) !== undefined)
  if (!at || isOther || before !== ',' || request.lexicon.grammar.nounCapitals || at.last >= last) return false
  if (last - at.last > LONGEST || capitalRun(request, at.last + 1, last) !== last) return false
  request.shell(at.first, at.last)
  request.claim('place', at.last + 1, last, { sure: 0.75 })
  return true
}
