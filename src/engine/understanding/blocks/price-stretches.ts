import { isCount, isPlainAmount } from '../read/bare-amounts.ts'
import type { TextClause } from '../read/clauses.ts'
import type { Fact } from '../read/facts.ts'
import { unitBehind } from '../read/price-units.ts'
import type { RequestText } from '../read/request-text.ts'
import { asksForPrices } from './price-lists.ts'
import { amountOfPiece, type PricePiece } from './price-pieces.ts'

/** A stretch between two commas, [first, last] of its tokens, with its brackets. */
export type TokenSpan = { first: number; last: number }
/** Such a stretch with what it says of a price; null where it says nothing of one. */
export type PricedStretch = TokenSpan & { row: PricePiece | null }

/**
 * The pieces of a sentence: between commas, at 'and' between two that have an amount each, and behind each of several amounts;
 * the first begins behind who it is and where.
 */
export function piecesOf(
  request: RequestText,
  clauses: readonly TextClause[],
  facts: readonly Fact[],
): PricedStretch[] {
  const pieces = joined(request, clauses)
    .flatMap((piece) => splitAtAnd(request, piece))
    .flatMap((piece) => splitAtAmounts(request, piece))
  const [opening] = pieces
  const others =
    opening && asksForPrices(request, facts) && isFirstOfRow(request, pieces)
      ? facts.filter((fact) => !isAt(request, fact, opening))
      : facts
  return pieces
    .map((piece, index) => (index === 0 ? behindFacts(request, piece, others) : piece))
    .map((piece) => ({ ...piece, last: beforeTimes(request, piece, others) }))
    .map((piece) => ({
      ...piece,
      row: isNamed(request, piece, others) ? null : amountOfPiece(request, piece.first, piece.last),
    }))
}

/** 'Prices: … STARTER 9, TEAM 29, STUDIO 79': where prices are asked for and two alike stand behind it, it is no name. */
function isFirstOfRow(request: RequestText, pieces: readonly TokenSpan[]): boolean {
  const row = pieces.slice(0, FEWEST_ALIKE)
  const endsInAmount = ({ first, last }: TokenSpan) => last > first && isAmountAt(request, last)
  return row.length === FEWEST_ALIKE && row.every(endsInAmount)
}
const FEWEST_ALIKE = 3

/** A fact that is nothing but a piece. */
function isAt(request: RequestText, fact: Fact, { first, last }: TokenSpan): boolean {
  const { start, end } = request.span(first, last)
  return fact.start === start && fact.end === end
}

const factsIn = (request: RequestText, { first, last }: TokenSpan, facts: readonly Fact[]) => {
  const { start, end } = request.span(first, last)
  return facts.filter((fact) => fact.start >= start && fact.end <= end)
}

/** 'pagina veloce Ciruela 80' is a name, whatever number it ends with. */
const isNamed = (request: RequestText, piece: TokenSpan, facts: readonly Fact[]) =>
  factsIn(request, piece, facts).some(({ kind }) => kind === 'name' || kind === 'contact')

/** 'day pass from $8 THU-SUN 10:00-16:30 Bend': the last token before the hours that follow an amount, else that of the piece. */
function beforeTimes(request: RequestText, piece: TokenSpan, facts: readonly Fact[]): number {
  const { first, last } = piece
  const amount = request.run(first, last, (at) => !isAmountAt(request, at)) + 1
  const behind = factsIn(request, { first: amount + 1, last }, facts).filter(({ kind }) => kind === 'hours')
  const timed = behind.find((fact) => /\d/.test(fact.text))
  if (amount >= last || !timed) return last
  const unit = unitBehind(request, amount)?.last ?? amount
  return Math.max(
    unit,
    request.run(amount, last, (at) => request.span(at, at).start < timed.start),
  )
}

const ofBusiness = new Set<Fact['kind']>(['what', 'name', 'place', 'contact', 'hours', 'person', 'date'])

/** 'barber Marlowe Whitby CLASSIC CUT 16': behind the last fact of another kind that stands before the amount. */
function behindFacts(request: RequestText, { first, last }: TokenSpan, facts: readonly Fact[]): TokenSpan {
  const amount = request.run(first, last, (at) => !isAmountAt(request, at)) + 1
  const start = request.span(first, first).start
  const before = facts.filter(
    (fact) => ofBusiness.has(fact.kind) && fact.start >= start && fact.end <= request.span(amount, amount).start,
  )
  const end = Math.max(start, ...before.map((fact) => fact.end))
  const behind = request.run(first, last, (at) => request.span(at, at).start < end) + 1
  return behind < amount && amount <= last ? { first: behind, last } : { first, last }
}

/** Clauses with their brackets, and 'glasses adjusted: no charge' as one; what stands in brackets as a list is none of theirs. */
function joined(request: RequestText, clauses: readonly TextClause[]): TokenSpan[] {
  const pieces: TokenSpan[] = []
  let open: TextClause[] | null = null
  for (const clause of clauses) {
    const { first, last, before, after } = clause
    if (before === '(') open = clauses.slice(clauses.indexOf(clause))
    const isListed = open !== null && isListInBrackets(request, open)
    const isTold = before === ':' && isCost(request, clause)
    const isDash = before === 'dash' && request.word(first - 1) !== '/'
    const goesOn = open !== null || before === ')' || isDash || isTold || continues(request, first, last)
    const piece = pieces.at(-1)
    if (piece && goesOn && !isListed) piece.last = last
    else pieces.push({ first, last: isListed ? first - 1 : last })
    if (after === ')') open = null
  }
  // a bracket closes behind its last clause
  return pieces.map(({ first, last }) => ({ first, last: request.word(last + 1) === ')' ? last + 1 : last }))
}

/** 'prices (advice 27 €, urgent visit 10 €)' */
function isListInBrackets(request: RequestText, open: readonly TextClause[]): boolean {
  const end = open.findIndex(({ after }) => after === ')')
  const inside = end < 0 ? open : open.slice(0, end + 1)
  // 'free if you are OVER 60, otherwise £40'
  const isPaid = (at: number) => isAmountAt(request, at) && request.within('thresholds', at - 1) === undefined
  return inside.filter(({ first, last }) => request.run(first, last, (at) => !isPaid(at)) < last).length > 1
}

/** 'slow repair, WHERE YOU SIT BESIDE ME, AT £25 AN HOUR': said of what stands before it, and what that costs. */
function continues(request: RequestText, first: number, last: number): boolean {
  if (request.hitAt('relativePronouns', first))
    return request.run(first, last, (at) => !isAmountAt(request, at)) === last
  if (isFurther(request, first, last)) return true
  const lead = (['verbs', 'at', 'from', 'forWhom'] as const).map((kind) => request.hitAt(kind, first)).find(Boolean)
  return lead !== undefined && isAmountAt(request, lead.last + 1) && lead.last < last
}

/** 'Adults 12 on weekdays, 14.50 AT WEEKENDS', 'a blue room, 75 €'; '£60 for a van of waste' is what something else costs. */
function isFurther(request: RequestText, first: number, last: number): boolean {
  const isSaid = request.tokens[first]?.kind === 'price' || (isAmountAt(request, first) && request.isSmall(first + 1))
  return isSaid && request.run(first, last, (at) => request.within('forWhom', at) === undefined) === last
}

/** 'from 40 €', 'free', 'on request': nothing but what something costs stands there. */
function isCost(request: RequestText, { first, last }: TextClause): boolean {
  const lead = request.hitAt('from', first)
  if (isAmountAt(request, lead ? lead.last + 1 : first)) return true
  return (['free', 'onRequest'] as const).some(
    (kind) => request.hitAt(kind, first) && request.run(first, last, (at) => !isAmountAt(request, at)) === last,
  )
}

const isAmountAt = ({ tokens }: RequestText, at: number) =>
  tokens[at]?.kind === 'price' || (tokens[at]?.kind === 'number' && isPlainAmount(tokens[at].text))

/** '1,80 das Paar UND der Schinken 2,90': what stands on both sides costs something; '14 entera Y 7 media' is one. */
function splitAtAnd(request: RequestText, { first, last }: TokenSpan): TokenSpan[] {
  const holds = (from: number, to: number) => request.run(from, to, (at) => !isAmountAt(request, at)) < to
  const pieces: TokenSpan[] = []
  let from = first
  for (let at = first + 1; at < last; at++) {
    // '£6 PLUS food'
    const isBeside = request.within('inclusive', at) !== undefined
    const isJoint = request.lexicon.has('and', request.word(at)) && request.isWord(at + 1) && !isBeside
    if (!isJoint || request.hitAt('free', at + 1) || !holds(from, at - 1) || !holds(at + 1, last)) continue
    pieces.push({ first: from, last: at - 1 })
    from = at + 1
  }
  return [...pieces, { first: from, last }]
}

/** 'classic cut 16 skin fade 19 beard trim 10': without a comma a thing behind an amount begins the next one. */
function splitAtAmounts(request: RequestText, { first, last }: TokenSpan): TokenSpan[] {
  const places = [...Array(last - first + 1).keys()].map((step) => first + step)
  // 'machine 8 KG 4,50', 'bono DE 4 tardes 85'
  const isCounted = (at: number) => isCount(request, at) || (request.isSmall(at - 1) && !isLeadAt(request, at - 1))
  const isEnd = (at: number) => at > first && isAmountAt(request, at) && request.isWord(at - 1) && !isCounted(at)
  const all = places.filter(isEnd)
  // 'pedalò 4 posti 12 EURO': beside one with a currency a number alone counts
  const paid = all.filter((at) => request.tokens[at]?.kind === 'price')
  const ends = paid.length > 0 ? paid : all
  const starts = [first]
  for (const [index, end] of ends.slice(0, -1).entries()) {
    const next = ends[index + 1] ?? last
    if (!isThing(request, end + 1, next - 1)) return [{ first, last }]
    starts.push(end + 1)
  }
  return starts.map((from, index) => ({ first: from, last: (starts[index + 1] ?? last + 1) - 1 }))
}

const isLeadAt = (request: RequestText, at: number) =>
  (['from', 'verbs'] as const).some((kind) => request.hitBefore(kind, at) !== undefined) &&
  request.within('of', at) === undefined

/** '14 ENTERA Y 7 media' and 'short 45 LONG 60' are of one thing: behind an amount a noun begins, and no size. */
function isThing(request: RequestText, first: number, last: number): boolean {
  const isSaid = (at: number) =>
    !request.isWord(at) ||
    (['and', 'sizes', 'unit', 'verbs'] as const).some((kind) => request.within(kind, at) !== undefined)
  if (first > last || request.isSmall(first) || request.hitAt('unit', first)) return false
  return request.run(first, last, (at) => !isSaid(at)) === last
}
