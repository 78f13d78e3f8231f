import { knownNames } from '../lexicon.ts'
import { readTrade } from '../trades.ts'
import { wordsOf } from './name-shapes.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** Longer than what trades are called. */
const LONGEST = 6

const isPlain = (request: RequestText, at: number) =>
  request.isWord(at) && request.isFree(at) && request.within('component', at) === undefined

/** The words from a place on that are known as a trade, and no more than that: 'driving school', 'salón de uñas'. */
function knownFrom(request: RequestText, first: number, last: number): Stretch | null {
  for (let end = Math.min(last, first + LONGEST - 1); end >= first; end--) {
    if (request.run(first, end, (at) => isPlain(request, at)) < end || request.isSmall(end)) continue
    const trade = readTrade(request.lexicon, wordsOf(request, [first, end]))
    const isOne = end === first && !request.lexicon.has('businesses', request.word(first))
    if (trade && (isOne || isPermitted(request, trade.head, trade.modifiers))) return [first, end]
  }
  return null
}

/** What stands beside a head is listed with it. */
function isPermitted(request: RequestText, head: string, modifiers: readonly string[]): boolean {
  const row = request.lexicon.heads.get(head)
  const listed = [
    ...(Array.isArray(row?.takes) ? row.takes : []),
    ...Object.values(row?.with ?? {}).flat(),
    ...(row?.not ?? []),
  ]
  return modifiers.every((one) => listed.includes(one) || request.lexicon.has('qualities', one))
}

/** 'atelier D’ACCORD DE PIANOS', 'empresa DE DRONES': what hangs on the noun belongs to it. */
function withComplements(request: RequestText, last: number, end: number): number {
  const { lexicon } = request
  let at = last
  for (;;) {
    const joint = request.run(at + 1, end, (one) => isLink(request, one))
    const isJoined = joint > at && lexicon.has('of', request.word(at + 1))
    if (!isJoined || joint >= end || !isPlain(request, joint + 1) || request.isSmall(joint + 1)) return at
    // 'impresa di POMPE FUNEBRI'
    at = knownFrom(request, joint + 1, end)?.[1] ?? joint + 1
  }
}

const isLink = (request: RequestText, at: number) =>
  request.isFree(at) && (['of', 'articles'] as const).some((kind) => request.lexicon.has(kind, request.word(at)))

/** 'lift maintenance COMPANY', 'sign MAKER': a noun that needs another before it. */
const needsMore = (request: RequestText, [first, last]: Stretch) =>
  first === last && (request.lexicon.has('businesses', request.word(last)) || readsNothing(request, [first, last]))

const readsNothing = (request: RequestText, stretch: Stretch) =>
  readTrade(request.lexicon, wordsOf(request, stretch))?.trade === null

/** What a run of words says that it is, in small letters and without any mark: the longest that is known. */
export function tradePhrase(request: RequestText, first: number, last: number): Stretch | null {
  const { headFirst, compounds } = request.lexicon.grammar
  for (let at = first; at <= last; at++) {
    if (!isPlain(request, at) || request.isSmall(at)) continue
    const found = knownFrom(request, at, last) ?? (isBusiness(request, at) ? ([at, at] as const) : null)
    if (!found) continue
    if (headFirst) return [found[0], withComplements(request, found[1], last)]
    const isBare = !compounds && needsMore(request, found) && found[0] > first && isPlain(request, found[0] - 1)
    return isBare && !request.isSmall(found[0] - 1) ? [found[0] - 1, found[1]] : found
  }
  return null
}

/** 'firma', and no 'casa' of 'casa galli'. */
const isBusiness = (request: RequestText, at: number) =>
  request.lexicon.has('businesses', request.word(at)) &&
  (!knownNames().openers.has(request.word(at)) || request.lexicon.has('of', request.word(at + 1)))
