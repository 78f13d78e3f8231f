import type { Fact, ReadKind } from './facts.ts'
import type { RequestText } from './request-text.ts'

/**
 * What stands beside each other is one: 'Saturday 12 July' and 'from 3pm', 'Salers' and 'in the Cantal'. Times of an
 * occasion are no opening hours: with the day beside them they are when it is.
 */
export function beside(request: RequestText, facts: readonly Fact[], kinds: readonly ReadKind[], as: ReadKind): Fact[] {
  const ones = facts.filter(({ kind }) => kinds.includes(kind)).toSorted((one, other) => one.start - other.start)
  const merged: Fact[] = []
  for (const one of ones) {
    const last = merged.at(-1)
    if (last && isBeside(request, last.end, one.start)) {
      last.end = Math.max(last.end, one.end)
      last.text = request.text.slice(last.start, last.end)
    } else merged.push({ ...fromEvery(request, one), kind: as })
  }
  return [...facts.filter((one) => !ones.includes(one)), ...merged]
}

/** 'EVERY OTHER Friday': belongs to the day behind it. */
function fromEvery(request: RequestText, fact: Fact): Fact {
  const at = request.tokens.findIndex(({ start }) => start === fact.start)
  // 'WED 2 and thurs 3 july'
  const isNext = request.clauseOf(at - 1) === request.clauseOf(at)
  const every = isNext ? (request.hitBefore('every', at - 1) ?? request.hitBefore('day', at - 1)) : undefined
  const start = every ? request.span(every.first, every.first).start : fact.start
  return { ...fact, start, text: request.text.slice(start, fact.end) }
}

/** Only small words and a comma stand between two places of the text. */
const isBeside = (request: RequestText, from: number, to: number) =>
  to - from < BESIDE &&
  request.tokens.every(
    ({ start, end, text }, at) =>
      start < from ||
      end > to ||
      text === ',' ||
      (request.isWord(at) &&
        (request.isSmall(at) ||
          request.within('timeOpens', at) !== undefined ||
          request.within('from', at) !== undefined)),
  )
const BESIDE = 16
