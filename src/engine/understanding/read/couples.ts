import { knownNames } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { behindJoint, nameEnd } from './person-names.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** The trade of pages of couples. */
export const FEAST = 'wedding'

/** So far from what they do the names of a couple may stand, in clauses. */
const NEAR = 2

/**
 * 'BO AND CEM are getting married', 'we're getting married! BO KERN & CEM AYDIN, on …': both of them are the page's name.
 * @returns whether a couple was found that says so
 */
export function readCouple(request: RequestText): boolean {
  for (const hit of request.hits('couples')) {
    const clause = request.clauseOf(hit.first)
    if (!clause) continue
    const beside = pairBeside(request, clause, [hit.first, hit.last])
    const near = beside ?? (saysNoMore(request, clause, [hit.first, hit.last]) ? pairNear(request, clause) : null)
    const pair = near ?? pairAlone(request)
    if (!pair) continue
    if (request.facts.every(({ kind }) => kind !== 'name')) request.claim('name', ...pair, { sure: 0.95 })
    request.shell(hit.first, hit.last)
    return true
  }
  ofTheirPage(request)
  return false
}

/** 'My sister is getting married … BO KERN & CEM AYDIN.': both names are a sentence by themselves. */
function pairAlone(request: RequestText): Stretch | null {
  const alone = [...Map.groupBy(request.clauses, ({ sentence }) => sentence).values()].find(([only, ...others]) => {
    const pair = only && others.length === 0 ? coupleAt(request, only.first, only.last) : null
    return pair?.[1] === only?.last
  })
  return alone?.[0] ? [alone[0].first, alone[0].last] : null
}

/** 'wedding page for BO KERN AND ANA', 'die Hochzeit von BO UND ANA': before colours are looked for, and people by themselves. */
function ofTheirPage(request: RequestText): void {
  if (request.facts.some(({ kind }) => kind === 'name')) return
  for (const hit of (['about', 'of', 'agent'] as const).flatMap((kind) => request.hits(kind))) {
    const clause = request.clauseOf(hit.first)
    const pair = clause ? coupleAt(request, hit.last + 1, clause.last) : null
    if (!pair) continue
    const isFeast = request.lexicon.heads.get(request.word(hit.first - 1))?.is === FEAST
    const isPage = request.hitBefore('pages', hit.first - 1) !== undefined
    const areGiven = [pair[0], behindJoint(request, nameEnd(request, pair[0], pair[1], { trusted: false }) + 1)].every(
      (at) => at !== null && request.isGiven(at),
    )
    if (isFeast || (isPage && areGiven)) return void request.claim('name', ...pair, { sure: isFeast ? 0.95 : 0.85 })
  }
}

/** In a note without capitals names have none either. */
const isLower = (request: RequestText) => request.text === request.text.toLowerCase()

function partnerEnd(request: RequestText, first: number, last: number): number {
  if (isLower(request)) return request.isFree(first) && knownNames().given.has(request.word(first)) ? first : first - 1
  return nameEnd(request, first, last, { trusted: true })
}

/** 'BO AND CEM', 'BO KERN & CEM AYDIN' from a place on: one of both at least is called as people are. */
export function coupleAt(request: RequestText, first: number, last: number): Stretch | null {
  const one = partnerEnd(request, first, last)
  const next = one < first ? null : behindJoint(request, one + 1)
  if (next === null) return null
  const named = partnerEnd(request, next, last)
  // 'Julia & MAREK': beside somebody's name a word with a capital is one, in German too
  const isBeside = knownNames().given.has(request.word(first)) && request.isCapital(next) && request.isFree(next)
  const other = named < next && isBeside ? next : named
  const isGiven = [first, next].some((at) => knownNames().given.has(request.word(at)))
  return other >= next && isGiven ? [first, other] : null
}

/** 'BO & CEM are getting married', 'se casan BO y CEM': right before or behind what they do. */
function pairBeside(request: RequestText, clause: TextClause, [from, to]: Stretch): Stretch | null {
  const behind = request.run(to + 1, clause.last, (at) => request.isSmall(at) && !request.isCapital(at)) + 1
  const after = coupleAt(request, behind, clause.last)
  if (after) return after
  for (let at = clause.first; at < from; at++) {
    const pair = coupleAt(request, at, from - 1)
    const isNext = pair && request.run(pair[1] + 1, from - 1, (one) => request.isSmall(one)) === from - 1
    if (pair && isNext) return pair
  }
  return null
}

/** 'We're getting married!', 'Nos casamos en mayo': nobody else is said to. */
const saysNoMore = (request: RequestText, { first, last }: TextClause, [from, to]: Stretch) =>
  request.run(first, from - 1, (at) => request.isSmall(at)) === from - 1 &&
  request.run(to + 1, last, (at) => request.within('named', at) === undefined && !request.isGiven(at)) === last

/** The first pair at the beginning of a clause near by. */
function pairNear(request: RequestText, clause: TextClause): Stretch | null {
  const index = request.clauses.indexOf(clause)
  const near = request.clauses.slice(Math.max(0, index - NEAR), index + NEAR + 1).filter((one) => one !== clause)
  for (const { first, last } of near) {
    const pair = coupleAt(request, first, last)
    if (pair) return pair
  }
  // '… Thank you! Bo & Cem': whoever signs
  const signed = request.clauses.at(-1)
  const pair = signed && signed !== clause ? coupleAt(request, signed.first, signed.last) : null
  return pair && pair[1] === signed?.last ? pair : null
}
