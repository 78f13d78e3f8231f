import type { Fact } from '../read/facts.ts'
import type { ConceptKind } from '../lexicon.ts'
import { isDay } from '../read/hour-parts.ts'
import { hasPredicate } from '../read/predicates.ts'
import { areNames, areTimes, speaksOfPrices, tokensOf } from '../read/bare-amounts.ts'
import type { RequestText } from '../read/request-text.ts'
import type { Span } from '../types.ts'
import { type BlockRow, LEAST_ROWS, LONGEST_ROW, type RequestBlock, rowOf, splitRows, wordsIn } from './block.ts'
import { headingAbove, isHeading } from './line-blocks.ts'
import { type PriceRow, priceRowOf } from './price-rows.ts'
import { readTokens } from '../tokens.ts'
import { isBlank, linesOf, type TextLine } from './text-lines.ts'

/** So many lines that end in what something costs are a list of prices. */
const LEAST = 3
/** So many lines without an amount may stand in a row between others. */
const MOST_OPEN = 2

/** A line of a list: with what it costs, or by its words alone. */
type Line = { line: TextLine; own: BlockRow; row: PriceRow | null }

/**
 * Lists of prices that were pasted line by line: 'bread knife ..... 9', 'hem from 12,00', 'party dress by appointment only'. A
 * line between them that has no amount is an entry as well. None are opening hours, dates, counts, scores and ages.
 */
export function priceLists(request: RequestText): RequestBlock[] {
  const lines = linesOf(request.text)
  const rows = lines.map((line) => lineOf(request, line))
  const lists: RequestBlock[] = []
  for (let at = 0; at < lines.length; at++) {
    const end = rows[at]?.row ? endOfList(request, rows, at) : at
    const own = rows.slice(at, end).filter(({ line }) => !isBlank(line))
    if (!areCosts(request, own)) continue
    lists.push(listOf(request, lines, at, own))
    at = end - 1
  }
  return lists
}

/** What speaks to whoever builds the page, of some spans: a row of a list of prices never does, whatever its words. */
export function outsideOfPrices(request: RequestText, talk: readonly Span[]): Span[] {
  if (talk.length === 0) return []
  const rows = priceLists(request).flatMap((list) => list.rows)
  return talk.filter(({ start, end }) => !rows.some((row) => start < row.end && row.start < end))
}

function lineOf(request: RequestText, line: TextLine): Line {
  const own = rowOf(request.text, [line.start, line.end], line.mark !== null)
  const row = isBlank(line) || own.text.length > LONGEST_ROW ? null : priceRowOf(own.text, request.lexicon)
  return { line, own, row: row && mayCost(request, own, row) ? row : null }
}

const tokensIn = (request: RequestText, { start, end }: Span) =>
  [...request.tokens.keys()].filter((at) => {
    const token = request.tokens[at]
    return token !== undefined && token.start >= start && token.end <= end
  })

/** Whether a line with a number at its end may say what something costs: it has no date and no time, and asks for nothing. */
function mayCost(request: RequestText, own: BlockRow, { kind, name, amount }: PriceRow): boolean {
  const end = own.start + own.text.indexOf(amount, own.text.indexOf(name) + name.length) + amount.length
  // what stands in brackets may say when it is: 'lunch 15,50 (Monday to Friday)', 'choir (Mondays 7 pm): 20 €'
  const asides = [...own.text.matchAll(/\([^()]*\)/gu)].map(({ 0: said, index }) => ({
    start: own.start + index,
    end: own.start + index + said.length,
  }))
  const isAside = (at: number) =>
    asides.some((one) => request.span(at, at).start >= one.start && request.span(at, at).end <= one.end)
  const places = tokensIn(request, { start: own.start, end }).filter((at) => !isAside(at))
  const [first = 0] = places
  const has = (...kinds: ConceptKind[]) =>
    places.some((at) => kinds.some((one) => request.within(one, at) !== undefined))
  const isTime = (at: number) => isClockTime(request.tokens[at]?.kind, request.tokens[at]?.text ?? '')
  if (places.some((at) => ['date', 'phone', 'mail', 'url'].includes(request.tokens[at]?.kind ?? '') || isTime(at)))
    return false
  if (request.hitAt('asks', first) || request.hitAt('self', first) || request.hitAt('builds', first)) return false
  const isDated = places.some((at) => isDay(request, at)) || has('month')
  const isPriced = places.some((at) => request.tokens[at]?.kind === 'price')
  // 'Sunday 10.30', 'Mon ..... 9-5'
  if (isDated) return isPriced && !(isDay(request, first) && has('month'))
  return kind !== 'number' || !isCounted(request, places)
}

/** '19:30', '7pm' and '20 h'; '1h30' is how long something takes. */
function isClockTime(kind: string | undefined, text: string): boolean {
  if (kind !== 'clock') return false
  return !/^\d{1,2}\s?h/i.test(text) || Number.parseInt(text, 10) > LONGEST_HOURS
}
const LONGEST_HOURS = 6

/** 'table for 4', 'people 12', 'since 1998': how many there are. In '6 years 40' a number stands before that already. */
function isCounted(request: RequestText, places: readonly number[]): boolean {
  const number = places.findLast((at) => request.tokens[at]?.kind === 'number') ?? -1
  const before = number - 1
  const isLed = request.isSmall(before) && request.within('from', before) === undefined
  const isOfPeople =
    (['durations', 'people', 'counted'] as const).some((kind) => request.within(kind, before)) &&
    request.tokens[before - 1]?.kind !== 'number'
  return isLed || isOfPeople || /^(?:19|20)\d\d$/.test(request.tokens[number]?.text ?? '')
}

/** The place behind the last line of a list that begins at a line with what it costs. */
function endOfList(request: RequestText, rows: readonly Line[], from: number): number {
  const mark = rows[from]?.line.mark
  let [end, open] = [from, 0]
  for (let at = from; at < rows.length; at++) {
    const [one, before, next] = [rows[at], rows[at - 1], rows[at + 1]]
    if (!one) break
    if (isBlank(one.line)) {
      if (isBlank(next?.line) || !next?.row || open > 0) break
    } else if (one.line.mark !== mark) break
    else if (one.row) {
      end = at + 1
      open = 0
    } else {
      open += 1
      if (isBlank(before?.line) || open > MOST_OPEN || !mayBeEntry(request, one, rows, at)) break
    }
  }
  return end
}

/** A line without an amount among others: no sentence, no key, no day, and no heading of what follows. */
function mayBeEntry(request: RequestText, { own }: Line, rows: readonly Line[], at: number): boolean {
  const text = own.text
  if (/[.!?:]\s|[.!?:]$|@/.test(`${text} `) || wordsIn(text) > LONGEST_ENTRY) return false
  if (tokensIn(request, own).some((one) => isDay(request, one))) return false
  return !mayHeadGroup(rows[at]) || !areGrouped(rows, at)
}
const LONGEST_ENTRY = 12
/** So few words by themselves may be the heading of the rows below. */
const FEW = 4

const mayHeadGroup = (one: Line | undefined) =>
  one !== undefined && one.row === null && one.line.mark === null && !isBlank(one.line) && wordsIn(one.own.text) <= FEW

/** Whether the rows around a line stand in groups: it is written in capitals or unlike them, or the first of them has a heading as well. */
function areGrouped(rows: readonly Line[], at: number): boolean {
  const text = rows[at]?.own.text ?? ''
  const isLow = (one: Line | undefined) => /^\p{Ll}/u.test(one?.own.text ?? '')
  const isLoud = text === text.toUpperCase()
  if (isLoud || (isLow(rows[at - 1]) && !isLow(rows[at]))) return true
  if (isLow(rows[at])) return false
  const opening = rows.findLastIndex((one, index) => index < at && !one.row)
  const further = rows.findIndex((one, index) => index > at && !one.row)
  const isGroup = (heading: number) => mayHeadGroup(rows[heading]) && rows[heading + 1]?.row && rows[heading + 2]?.row
  return Boolean(isGroup(at) && (isGroup(opening) || isGroup(further)))
}

/** Three at least cost something, most of them an amount; numbers alone behind a colon count something. */
function areCosts(request: RequestText, own: readonly Line[]): boolean {
  const costing = own.filter(({ row }) => row !== null)
  const amounts = costing.filter(({ row }) => row?.kind !== 'words')
  if (costing.length < LEAST || amounts.length < LEAST_ROWS || amounts.length * 2 < own.length) return false
  if (speaksOfPrices(request) || own.some(({ own: { text } }) => hasCurrency(text))) return true
  if (areTimes(amounts.map(({ row }) => row?.amount ?? ''))) return false
  if (costing.some(({ row }) => row?.kind !== 'number')) return true
  return (
    !amounts.some(({ own: { text } }) => /:\s*\d+$/.test(text)) &&
    !areNames(
      request,
      costing.map(({ own: row }) => tokensOf(request, row)),
    )
  )
}

export const hasCurrency = (text: string) => readTokens(text).some(({ kind }) => kind === 'price')

/** The same, where what asks for them was taken out of the text: 'with prices and photos please' is said to whoever builds. */
export const asksForPrices = (request: RequestText, facts: readonly Fact[]): boolean =>
  speaksOfPrices(request) || facts.some(({ kind, id }) => kind === 'section' && (id === 'pricing' || id === 'menu'))

function listOf(request: RequestText, lines: readonly TextLine[], at: number, own: readonly Line[]): RequestBlock {
  const [first, last] = [own[0], own.at(-1)]
  const rows = own.flatMap((one) => piecesOf(request, one))
  const { heading, start } = leadOf(request, lines, at)
  const from = start ?? heading?.start ?? first?.line.start ?? 0
  return { heading, rows, isNumbered: false, isPrices: true, start: from, end: last?.line.end ?? 0 }
}

/** '2 days 100 €, every further day 45 €' are two rows in one line. */
function piecesOf({ text, lexicon: known }: RequestText, { own }: Line): BlockRow[] {
  const pieces = splitRows(text, own.start, own.end)
  return pieces.length > 1 && pieces.every((piece) => priceRowOf(piece.text, known)) ? pieces : [own]
}

type Lead = { heading: BlockRow | null; start?: number }

/** What stands above a list: its heading; a sentence that only leads up to it, 'here are my prices:', is none and goes with it. */
function leadOf(request: RequestText, lines: readonly TextLine[], at: number): Lead {
  const place = isBlank(lines[at - 1]) ? at - 2 : at - 1
  const above = lines[place]
  if (!above || isBlank(above)) return { heading: null }
  const isKey = /:\s*$/.test(above.text)
  const last = above.start + (/^.*[.!?]\s+/u.exec(above.text)?.[0].length ?? 0)
  const said = rowOf(request.text, [last, above.end - (/\s?:\s*$/.exec(above.text)?.[0].length ?? 0)])
  if (isKey && speaksIn(request, said) && isSpoken(request, said))
    return { heading: headingIn(request, said), start: said.start }
  if (place < at - 1 && !isKey) return { heading: null }
  const mayBe = isKey ? isHeading(said) : headingAbove(request.text, lines, place + 1) !== null
  return mayBe && !isSpoken(request, said) ? { heading: said } : { heading: null }
}

/** 'Unsere Preise' as it is, and of a sentence the word for a part: 'voici notre CARTE', 'I have 3 PACKAGES'; null where it has none. */
export function headingIn(request: RequestText, said: BlockRow): BlockRow | null {
  if (!isSpoken(request, said) && isHeading(said) && !/\d/.test(said.text)) return said
  const part = request
    .hits('section')
    .find(({ id, start, end }) => costing.has(id) && start >= said.start && end <= said.end)
  return part ? rowOf(request.text, [part.start, part.end]) : null
}

/** 'Vou colar OS PREÇOS' */
const speaksIn = (request: RequestText, span: Span) =>
  (['cue', 'section', 'component'] as const).some((kind) =>
    request.hits(kind).some((hit) => hit.start >= span.start && hit.end <= span.end && costing.has(hit.id)),
  )
const costing = new Set(['price', 'pricing', 'menu', 'pricing-table', 'service'])

/** Something is asked for or done there: it is no heading. */
function isSpoken(request: RequestText, span: Span): boolean {
  const places = tokensIn(request, span)
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return true
  const kinds = ['asks', 'builds', 'wishes', 'pages', 'pronouns', 'self', 'copula', 'asides', 'courtesies'] as const
  return hasPredicate(request, first, last) || places.some((at) => kinds.some((kind) => request.within(kind, at)))
}
