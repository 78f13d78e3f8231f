import { readBehaviours } from '../apps.ts'
import type { ConceptKind } from '../lexicon.ts'
import type { RequestText } from './request-text.ts'

const borders = ['having', 'and', 'style', 'colour'] as const

const within = (request: RequestText, at: number, kinds: readonly ConceptKind[]) =>
  kinds.some((kind) => request.within(kind, at) !== undefined)

/** 'smooth', 'framer-like', 'a few', 'de belles': how a thing is to move, and nothing by itself. */
const isEffect = (request: RequestText, at: number) =>
  request.isFree(at) &&
  !within(request, at, ['having', 'and']) &&
  (within(request, at, ['effects', 'measures', 'articles']) ||
    (request.lexicon.grammar.headFirst && within(request, at, ['of'])))

/** 'between sections', 'on scroll', 'suaves entre secciones' */
const isPlaceOfEffect = (request: RequestText, at: number) =>
  request.isFree(at) &&
  within(request, at, ['effectPlaces', 'effects', 'small', 'articles']) &&
  !within(request, at, ['having', 'and'])

/** A piece of a wish begins here: behind 'with' or 'and', or behind a comma. */
function opensPiece(request: RequestText, first: number): boolean {
  const clause = request.clauseOf(first)
  if (clause?.first === first) return clause.before !== ''
  return within(request, first - 1, borders)
}

const closesPiece = (request: RequestText, last: number) =>
  request.clauseOf(last)?.last === last || within(request, last + 1, borders)

/**
 * 'with SMOOTH TRANSITIONS BETWEEN SECTIONS', 'und ein Karussell': what a page is to do by itself is nothing that it
 * offers. `filter` in 'filter coffee' is no piece of its own, and stays what it is.
 */
export function readAskedBehaviours(request: RequestText): void {
  for (const { start, end } of readBehaviours(request.text, request.lexicon.language)) {
    const at = request.tokens.findIndex((token) => token.end > start)
    const last = request.tokens.findLastIndex((token) => token.start < end)
    // 'filters' are a part of a dashboard as well
    if (at < 0 || !request.isFree(at, last) || within(request, at, ['section'])) continue
    const clause = request.clauseOf(at)
    let first = at
    while (first > (clause?.first ?? at) && isEffect(request, first - 1)) first -= 1
    const tail = request.run(last + 1, clause?.last ?? last, (one) => isPlaceOfEffect(request, one))
    if (opensPiece(request, first) && closesPiece(request, tail))
      request.claim('style', first, tail, { sure: 0.8, id: 'behaviour' })
  }
}
