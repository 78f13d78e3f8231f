import type { Fact } from '../read/facts.ts'
import type { RequestText } from '../read/request-text.ts'
import { mayCost } from '../read/bare-amounts.ts'
import { hasPredicate } from '../read/predicates.ts'
import { type BlockRow, type RequestBlock, rowOf } from './block.ts'
import { type PricedStretch, piecesOf, type TokenSpan } from './price-stretches.ts'
import { asksForPrices, hasCurrency } from './price-lists.ts'

/** So many amounts in a row are a list of prices where a currency, two digits or a word says that they are; else one more. */
const LEAST = 2
const LEAST_BARE = 3

/** What was read of a request: its facts, and which trade it is of. */
type PricedReading = { facts: readonly Fact[]; trade: string | null }

/** Of these a number alone is what somebody wants to see: 'Miete 780, Strom 65'. */
const ofPrograms = new Set<string | null>(['app', 'software'])

/**
 * Lists of prices within a sentence: 'pan de pueblo 2,80, hogaza integral 3,20, magdalenas 4 la docena', 'classic cut 16 skin
 * fade 19 beard trim 10', 'Wiener kosten 1,80 das Paar und der Schinken 2,90 je 100 g'. A piece between them that has no
 * amount is an entry as well.
 */
export function priceRuns(request: RequestText, { facts, trade }: PricedReading): RequestBlock[] {
  const sentences = Map.groupBy(request.clauses, ({ sentence, line }) => `${sentence}/${line}`)
  const pieces = [...sentences.values()].map((clauses) => piecesOf(request, clauses, facts))
  const told = { isOfProgram: ofPrograms.has(trade), isAsked: asksForPrices(request, facts) }
  const runs = pieces.flatMap((own) => runsIn(request, own, told))
  const isBare = runs.some(({ rows }) => rows.every(({ text }) => !hasCurrency(text)))
  const single = pieces.flatMap((own) => singleIn(request, own, isBare))
  const others = facts.filter(({ id }) => id === 'priced').length
  // what is free is an entry beside things that cost something
  const amounts = single.filter(({ isFree }) => !isFree).length
  return runs.length > 0 || amounts + others >= LEAST ? [...runs, ...single.map(({ block }) => block)] : []
}

const LONGEST_SINGLE = 8
const LONGEST_BARE = 5

/**
 * 'Der Ferienkurs von Montag bis Freitag kommt auf 240 Euro mit Mittagessen.', 'Die Probestunde ist kostenlos.': a sentence
 * that says what one thing costs, and nothing else; without a currency, 'Monthly pass 49.', beside a list without one.
 */
function singleIn(
  request: RequestText,
  pieces: readonly PricedStretch[],
  isBare: boolean,
): { block: RequestBlock; isFree: boolean }[] {
  const [piece, another] = pieces
  if (!piece?.row || another) return []
  const { at, isPaid, isAmount, isFree } = piece.row
  const isShort = at.last - at.first < (isPaid ? LONGEST_SINGLE : LONGEST_BARE)
  const isSure = isFree ? saysFree(request, piece) : isPaid || (isAmount && isBare && mayCost(request, [at]))
  // 'a cut costs £22 AND TAKES OVER AN HOUR'
  const goesOn =
    hasPredicate(request, at.number + 1, piece.last) ||
    request.hits('and').some((hit) => hit.first > at.number && hit.last < piece.last)
  const isOne = isShort && isSure && !goesOn && !hasPredicate(request, at.first, at.last)
  return isOne ? [{ block: blockOf(request, [piece]), isFree }] : []
}

/** 'IS FREE for pupils', and no 'is free of sugar', 'feel free to ask'. */
function saysFree(request: RequestText, { first, last }: TokenSpan): boolean {
  const free = request.hits('free').find((hit) => hit.first > first && hit.last <= last)
  if (!free || request.within('copula', free.first - 1) === undefined) return false
  const behind = ['forWhom', 'at', 'day', 'month', 'inclusive', 'thresholds', 'deadlines'] as const
  return free.last === last || behind.some((kind) => request.hitAt(kind, free.last + 1) !== undefined)
}

/** Whether the request is one of a program, where numbers are what somebody wants to see, and whether it asks for prices. */
type Told = { isOfProgram: boolean; isAsked: boolean }

function runsIn(request: RequestText, pieces: readonly PricedStretch[], told: Told): RequestBlock[] {
  const blocks: RequestBlock[] = []
  for (let at = 0; at < pieces.length; at++) {
    if (!pieces[at]?.row) continue
    const end = endOfRun(request, pieces, at)
    const run = pieces.slice(at, end)
    if (areCosts(request, run, told)) blocks.push(blockOf(request, run))
    at = end - 1
  }
  return blocks
}

/** So many entries without an amount may stand between two that have one. */
const MOST_OPEN = 2

/** The place behind the last piece with what it costs. */
function endOfRun(request: RequestText, pieces: readonly PricedStretch[], from: number): number {
  let [end, open] = [from + 1, 0]
  for (let at = from + 1; at < pieces.length; at++) {
    const piece = pieces[at]
    if (piece?.row) {
      end = at + 1
      open = 0
    } else {
      open += 1
      if (!piece || open > MOST_OPEN || !mayBeEntry(request, piece)) break
    }
  }
  return end
}

const LONGEST_ENTRY = 6
const ofSentence = [
  'copula',
  'pronouns',
  'asks',
  'wishes',
  'builds',
  'self',
  'nots',
  'relativePronouns',
  'ifs',
] as const
const ofElsewhere = new Set(['price', 'date', 'clock', 'range', 'phone', 'mail', 'url'])

/** A few words without a verb, a day or a number: one more thing. */
function mayBeEntry(request: RequestText, { first, last }: TokenSpan): boolean {
  if (last - first >= LONGEST_ENTRY) return false
  const isOther = (at: number) =>
    ofElsewhere.has(request.tokens[at]?.kind ?? '') ||
    request.within('day', at) !== undefined ||
    ofSentence.some((kind) => request.within(kind, at) !== undefined)
  return request.run(first, last, (at) => !isOther(at)) === last
}

function areCosts(request: RequestText, run: readonly PricedStretch[], { isOfProgram, isAsked }: Told): boolean {
  const amounts = run.flatMap(({ row }) => (row?.isAmount ? [row] : []))
  if (amounts.length < LEAST || amounts.length * 2 < run.length) return false
  if (amounts.some(({ isPaid }) => isPaid)) return true
  if (isOfProgram && !amounts.some(({ isSum }) => isSum)) return false
  const least = isAsked || amounts.some(({ isSum }) => isSum) ? LEAST : LEAST_BARE
  const entries = amounts.map(({ at }) => at)
  return amounts.length >= least && mayCost(request, entries, isAsked)
}

function blockOf(request: RequestText, run: readonly PricedStretch[]): RequestBlock {
  const rows = run.map(({ row, first, last }): BlockRow => {
    const lead = row ? row.start : request.span(first + leadIn(request, first, last), last).start
    const said = rowOf(request.text, [lead, request.span(last, last).end])
    return row ? { ...said, cost: { name: row.name, amount: row.amount, note: row.note } } : said
  })
  const [first, last] = [run[0], run.at(-1)]
  return {
    heading: null,
    rows,
    isNumbered: false,
    isPrices: true,
    isRun: true,
    start: first?.row?.opening ?? 0,
    end: last ? request.span(last.last, last.last).end : 0,
  }
}

/** How many tokens at the beginning of an entry only lead to it: 'AND winter tidy up'. */
const leadIn = (request: RequestText, first: number, last: number): number =>
  request.run(first, last, (at) => request.within('and', at) !== undefined) + 1 - first
