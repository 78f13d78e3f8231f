import { capitalRun } from './capitals.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** 'our dear FATHER': so many words may stand before a name. */
const MOST_BEFORE = 3

/**
 * Whom a page remembers: 'in memory of our father HANS VOGEL', 'unser Vater HANS VOGEL ist am 3. Februar gestorben'. Their name
 * is what the page is called, and the sentence that tells of the death stays whole: its days are none to come to.
 */
export function readMemory(request: RequestText): void {
  for (const { first, last } of request.hits('memory')) {
    const name = nameBehind(request, last + 1)
    if (!name || !request.isFree(first, name[1])) continue
    request.claim('what', first, headEnd(request, first, name[0] - 1), { sure: 0.85 })
    request.shell(first, name[0] - 1)
    request.claim('name', ...name, { sure: SAID })
  }
  for (const { first } of request.hits('died')) tellOfDeath(request, first)
  for (const { first } of request.hits('died')) tellOfDay(request, first)
}

/** 'In memory of our father', 'Memorial' of 'Memorial page for': what a heading may end with. */
function headEnd(request: RequestText, first: number, last: number): number {
  const end = request.run(first, last, (at) => request.within('pages', at) === undefined)
  let at = end
  while (at > first && request.isSmall(at)) at -= 1
  return Math.max(first, at)
}

/** Where a request says that somebody is remembered; null where it does not. */
export function memoryIn(request: RequestText): Stretch | null {
  const told = [...request.hits('memory'), ...request.hits('died')].find(({ first, last }) =>
    request.facts.some(({ kind, sure, start }) => {
      const isNear = request.clauseOf(first)?.sentence === request.sentenceAt(start)
      return kind === 'name' && sure >= SAID && isNear && last >= first
    }),
  )
  return told ? [told.first, told.last] : null
}
const SAID = 0.95

function tellOfDeath(request: RequestText, at: number): void {
  const own = request.clauses.filter(({ sentence }) => sentence === request.clauseOf(at)?.sentence)
  for (const clause of own) {
    const lead = request.hits('own').find(({ first }) => first === clause.first)
    const name = lead ? nameBehind(request, lead.first) : null
    const last = own.at(-1)?.last ?? clause.last
    if (!name || !request.isFree(clause.first, last)) continue
    const { start, end } = request.span(...name)
    request.facts.push({ kind: 'name', start, end, text: request.slice(...name), sure: SAID })
    request.claim('statement', clause.first, last, { id: 'sentence', sure: 0.85 })
    return
  }
}

/** 'in memory of Hans Vogel, BORN 3 MAY 1941': a day of a life, and none to come to. */
function tellOfDay(request: RequestText, at: number): void {
  const clause = request.clauseOf(at)
  const isOfSentence = request
    .hits('memory')
    .some(({ first }) => request.clauseOf(first)?.sentence === clause?.sentence)
  if (clause?.first === at && isOfSentence && request.isFree(at, clause.last))
    request.claim('statement', at, clause.last, { id: 'note', sure: 0.85 })
}

/** The name behind 'our father', 'unsere liebe Oma', or right away. */
function nameBehind(request: RequestText, from: number): Stretch | null {
  const last = request.clauseOf(from)?.last ?? from
  const isNoun = (at: number) => request.lexicon.grammar.nounCapitals && request.within('people', at) !== undefined
  // 'Unser Vater'; 'hans' is his, and a name
  const opens = (at: number) => at === request.clauseOf(at)?.first && request.within('own', at) !== undefined
  const isLead = (at: number) => !request.isCapital(at) || isNoun(at) || opens(at)
  const first = request.run(from, Math.min(last, from + MOST_BEFORE - 1), isLead) + 1
  const run = capitalRun(request, first, last)
  return run >= first ? [first, run] : null
}
