import type { TextClause } from './clauses.ts'
import { isSubject } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { isFinite, type SentenceClauses } from './assertions.ts'
import { within } from './writer.ts'

/** The first token of what is said: without what only opens it, 'SO we bake', 'AND THAT we bake', 'HI, we bake'. */
export function startOfContent(request: RequestText, first: number, last: number): number {
  const opener = (at: number) => request.hitAt('openers', at)
  // 'PERCHÉ i clarinetti sono rimasti in due'; where the verb stands last it cannot go
  const reason = request.lexicon.grammar.verbLast ? undefined : request.hitAt('reasons', first)
  let at = reason && reason.last < last ? reason.last + 1 : first
  for (let hit = opener(at); hit && hit.last < last; hit = opener(at)) {
    at = hit.last + 1
    if (request.word(at) === ',') at += 1
  }
  return Math.min(at, last)
}

/** It is an order to whoever builds the page, or a wish: 'PLEASE PUT a few lines on how it goes'. */
export function opensAsOrder(request: RequestText, clauses: SentenceClauses): boolean {
  const [opening, closing] = [clauses[0], clauses.at(-1)]
  if (!opening || !closing) return false
  const names = (kind: (typeof ofPage)[number]) =>
    request.hits(kind).some((hit) => hit.first >= opening.first && hit.last <= closing.last)
  // 'we need 3 metres by 3 and a socket' asks visitors
  const isOfPage = ofPage.some(names)
  const first = request.run(opening.first, opening.last, (at) => request.hitAt('openers', at) !== undefined) + 1
  return opens.some((kind) => {
    const hit = request.hitAt(kind, first)
    // 'ME llamo', 'IL est': who does it; 'IL FAUT dire' asks
    return (
      hit !== undefined &&
      (isOfPage || orders.has(kind)) &&
      (hit.last > hit.first ||
        (!isSubject(request, first) && (kind !== 'asks' || request.lexicon.deeds.has(request.word(first)))))
    )
  })
}
const opens = ['builds', 'asks', 'wishes', 'mentions', 'courtesies'] as const
/** These speak to whoever builds the page, whatever they name. */
const orders = new Set<(typeof opens)[number]>(['builds', 'mentions', 'courtesies'])
/** 'IL FAUT savoir nager 50 m': what is needed there, where neither the page nor a part of it is named. */
export function isDuty(request: RequestText, clauses: SentenceClauses): boolean {
  const [first, last] = [clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0]
  const names = (kind: (typeof ofPage)[number]) =>
    kind !== 'sayings' && request.hits(kind).some((hit) => hit.first >= first && hit.last <= last)
  const isOrdered = [...orders, 'asks' as const].some((kind) => request.hitAt(kind, first) !== undefined)
  return request.hitAt('wishes', first) !== undefined && !isOrdered && !ofPage.some(names)
}
const ofPage = ['pages', 'section', 'component', 'sayings', 'lookNouns', 'lookThings', 'moods', 'pageNouns'] as const

/** 'USERS SHOULD BE ABLE TO sign in': it asks for parts, and the page says it to nobody. */
export const asksAbility = (request: RequestText, clauses: SentenceClauses) =>
  request.hits('abilities').some((hit) => clauses.some(({ first, last }) => hit.first >= first && hit.last <= last))

/** '…, PLEASE MAKE THAT CLEAR', '…, DET MÅ STÅ ØVERST': how what stands before it is to be said. */
export function isForBuilder(request: RequestText, clause: TextClause): boolean {
  const isThere = (kind: 'sayings' | 'partOrders') =>
    request.hits(kind).some(({ first, last }) => first > clause.first && last <= clause.last)
  // 'AND THAT we’d love to have told': what it is about stands before the order
  const lead = request.hitAt('and', clause.first)?.last ?? clause.first - 1
  const about = (['pronouns', 'articles', 'small'] as const)
    .map((kind) => request.hitAt(kind, lead + 1))
    .find((hit) => hit !== undefined)
  const starts = [clause.first, (about?.last ?? lead) + 1].map((first) => ({ ...clause, first }))
  const isOrder = starts.some((one) => one.first < one.last && opensAsOrder(request, [one]))
  return isOrder && (isThere('sayings') || isThere('partOrders'))
}

/** So far before 'that' at most stands the word that asks to say it. */
const REACH = 5

/**
 * What is to be said of a sentence that asks whoever builds the page to say it: each of the clauses behind 'that', to the end
 * of the sentence or to the next one.
 */
export function contentClauses(request: RequestText, clauses: SentenceClauses): SentenceClauses[] {
  const [opening, closing] = [clauses[0], clauses.at(-1)]
  if (!opening || !closing) return []
  const starts: { before: number; first: number }[] = []
  for (const { first, last } of clauses)
    for (let at = first; at <= last; at++) {
      const that = request.hitAt('thats', at)
      const isNext = starts.length > 0 && (at === first || request.within('and', at - 1) !== undefined)
      if (that && (isNext || isSayingBefore(request, at, opening.first)) && hasVerb(request, at + 1, last))
        // where 'that' turns the words around it stays, and the page says before it that it is so
        starts.push({ before: endBefore(request, at), first: request.lexicon.grammar.inverts ? at : that.last + 1 })
    }
  const own = request.lexicon.grammar.inverts ? starts.slice(0, 1) : starts
  return own.map(({ first }, index) => within(clauses, [first, own[index + 1]?.before ?? closing.last]))
}

/** The last token before 'that', ', that' and ', and that'. */
function endBefore(request: RequestText, that: number): number {
  const joint = request.hitBefore('and', that - 1)
  const at = (joint?.first ?? that) - 1
  return request.isWord(at) ? at : at - 1
}

/** 'I want it to SAY that', 'make it CLEAR that', and no 'a page that'. */
function isSayingBefore(request: RequestText, at: number, opening: number): boolean {
  const from = Math.max(opening, at - REACH)
  if (request.hitBefore('pages', at - 1)) return false
  for (let one = at - 1; one >= from; one--) if (request.within('sayings', one)) return true
  return false
}

const hasVerb = (request: RequestText, first: number, last: number) =>
  request.run(first, last, (at) => !isFinite(request, at) && !isSubject(request, at)) < last
