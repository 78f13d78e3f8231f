import { capitalRun } from './capitals.ts'
import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** 'our dear FATHER': so many words may stand before a name. */
const MOST_BEFORE = 3

const SURE = 0.95

/**
 * Whom a page remembers: 'in memory of our father HANS VOGEL', 'unser Vater HANS VOGEL ist am 3. Februar gestorben'. Their name
 * is what the page is called, and the sentence that tells of the death stays whole: its days are none to come to.
 * @returns where that is said; null where nobody is remembered
 */
export function readMemory(request: RequestText): Stretch | null {
  const said = request.hits('memory').find(({ first, last }) => claimMemory(request, [first, last]))
  if (said) {
    for (const { first } of [...request.hits('born'), ...request.hits('died')]) tellOfDay(request, first, said.first)
    return [said.first, said.last]
  }
  const death = request.hits('died').find(({ first }) => claimDeath(request, first))
  return death ? [death.first, death.last] : null
}

/** It opens its clause: 'a run in memory of Rosa Keller' is a run. */
function claimMemory(request: RequestText, [first, last]: Stretch): boolean {
  const from = request.clauseOf(first)?.first ?? first
  const opens = (at: number) => request.isSmall(at) || request.within('asks', at) !== undefined
  const name = nameBehind(request, last + 1)
  if (!name || request.run(from, first - 1, opens) < first - 1 || !request.isFree(first, name[1])) return false
  request.claim('what', first, headEnd(request, first, name[0] - 1), { sure: 0.85 })
  request.shell(first, name[0] - 1)
  request.claim('name', ...name, { sure: SURE })
  return true
}

/** 'In memory of our father', 'Memorial' of 'Memorial page for': what a heading may end with. */
function headEnd(request: RequestText, first: number, last: number): number {
  let at = request.run(first, last, (one) => request.within('pages', one) === undefined)
  while (at > first && request.isSmall(at)) at -= 1
  return Math.max(first, at)
}

/** 'Our father Hans Vogel died': of one's own people; of a founder it is history. */
function claimDeath(request: RequestText, at: number): boolean {
  const own = request.clauses.filter(({ sentence }) => sentence === request.clauseOf(at)?.sentence)
  const last = endOfDeath(request, own, at)
  return own.some(({ first, last: end }, index) => {
    const next = own[index + 1]
    const apart = next && next.first <= at && !request.isSmall(next.first) ? nameBehind(request, next.first) : null
    // 'my mother, ANN REED, died'
    const isApart = apart?.[0] === next?.first && apart?.[1] === next?.last
    const name = request.hitAt('own', first) ? (nameBehind(request, first) ?? (isApart ? apart : null)) : null
    const isKin = name && request.run(first, Math.min(end, name[0] - 1), (one) => !isPeople(request, one)) < name[0] - 1
    if (!name || !isKin || !request.isFree(first, last)) return false
    request.facts.push({ kind: 'name', ...request.span(...name), text: request.slice(...name), sure: SURE })
    request.claim('statement', first, last, { id: 'sentence', sure: 0.85 })
    return true
  })
}

/** The end of the sentence that tells of it, before what is asked of the page: 'died in May, AND WE WOULD LIKE A PAGE'. */
function endOfDeath(request: RequestText, clauses: readonly TextClause[], at: number): number {
  const asks = ({ first, last }: TextClause) =>
    first > at && request.hits('pages').some((hit) => hit.first >= first && hit.last <= last)
  const wish = clauses.findIndex(asks)
  return clauses.at(wish < 0 ? -1 : wish - 1)?.last ?? at
}

/** 'in memory of Hans Vogel, BORN 3 MAY 1941': a day of a life, and none to come to. */
function tellOfDay(request: RequestText, at: number, memory: number): void {
  const clause = request.clauseOf(at)
  const isOfSentence = clause?.first === at && clause.sentence === request.clauseOf(memory)?.sentence
  if (isOfSentence && request.isFree(at, clause.last))
    request.claim('statement', at, clause.last, { id: 'note', sure: 0.85 })
}

const isPeople = (request: RequestText, at: number) => request.within('people', at) !== undefined

/** The name behind 'our father', 'unsere liebe Oma', or right away. */
function nameBehind(request: RequestText, from: number): Stretch | null {
  const last = request.clauseOf(from)?.last ?? from
  const isNoun = (at: number) => request.lexicon.grammar.nounCapitals && isPeople(request, at)
  // 'Unser Vater'; 'hans' is his, and a name
  const opens = (at: number) => at === request.clauseOf(at)?.first && request.within('own', at) !== undefined
  const isLead = (at: number) => !request.isCapital(at) || isNoun(at) || opens(at)
  const first = request.run(from, Math.min(last, from + MOST_BEFORE - 1), isLead) + 1
  const run = capitalRun(request, first, last)
  // 'my late husband and I'
  return run >= first && !request.within('pronouns', first) ? [first, run] : null
}
