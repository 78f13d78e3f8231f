import {
  type BlockRow,
  hasAmount,
  LEAST_ROWS,
  LONGEST_ROW,
  type RequestBlock,
  rowOf,
  splitRows,
  wordsIn,
} from './block.ts'
import { readTokens } from '../tokens.ts'
import { isBlank, linesOf, type TextLine } from './text-lines.ts'

const LONGEST_HEADING = { words: 7, length: 60, whole: 120 }

/** Blocks of lines: bullets and numbers, and lines of one shape below a heading. In the order of the text. */
export function lineBlocks(text: string): RequestBlock[] {
  const lines = linesOf(text)
  const blocks: RequestBlock[] = []
  for (let at = 0; at < lines.length; at++) {
    // a row is the heading of nothing
    if (blocks.some(({ end }) => end === lines[at - 1]?.end)) continue
    const heading = headingAbove(text, lines, at)
    const isFurther = heading !== null && blocks.at(-1)?.end === lines[at - 2]?.end
    const marked = lines[at]?.mark ? endOfMarked(lines, at, heading !== null) : null
    // 'Desserts', and below it one of them, as above it several of others
    const end = marked === at && isFurther ? at + 1 : (marked ?? endOfShaped(lines, at))
    const rows = lines.slice(at, end).filter((line) => !isBlank(line))
    const block = rows.length > 0 ? blockOf(text, rows, heading) : null
    if (!block) continue
    blocks.push(block)
    at = end - 1
  }
  return blocks
}

function blockOf(text: string, lines: readonly TextLine[], heading: BlockRow | null): RequestBlock | null {
  const [first, last] = [lines[0], lines.at(-1)]
  const rows = lines
    .map(({ start, end, mark }) => rowOf(text, [start, end], mark !== null))
    .filter((row) => /[\p{L}\p{N}]/u.test(row.text))
  const [only] = rows
  const all = rows.length === 1 && only ? splitRows(text, only.start, only.end) : nested(text, rows)
  const isOne = all.length === 1 && only !== undefined && hasAmount(only.text)
  if (!first || !last || (all.length < LEAST_ROWS && !isOne)) return null
  const isNumbered = lines.every(({ mark }) => mark === 'number')
  return { heading, rows: all, isNumbered, start: heading?.start ?? first.start, end: last.end }
}

/** 'Friday: 5 pm talk; 8 pm walk' in most lines: rows of their own, each with what stands before them. */
function nested(text: string, rows: readonly BlockRow[]): BlockRow[] {
  const parts = rows.map((row) => {
    const key = /^[^:;]{2,28}?\s?:\s+(?=\S)/u.exec(row.text)?.[0]
    const own = key ? splitRows(text, row.start + key.length, row.end) : []
    return key && row.text.includes(';') ? own.map((one) => ({ ...one, lead: key.replace(/\s?:\s+$/, '') })) : [row]
  })
  return parts.filter(({ length }) => length > 1).length > 1 ? parts.flat() : [...rows]
}

/** Lines with the same kind of mark; one empty line may part them. Returns the place behind the last. */
function endOfMarked(lines: readonly TextLine[], from: number, isHeaded: boolean): number {
  const mark = lines[from]?.mark
  let end = from
  for (let at = from; at < lines.length; at++) {
    const line = lines[at]
    if (line && line.mark === mark && line.text.length <= LONGEST_ROW) end = at + 1
    else if (!isBlank(line) || isBlank(lines[at + 1])) break
  }
  return end - from < LEAST_ROWS || isOutline(lines, from, isHeaded) ? from : end
}

/** '2. Dates' above bullets, or 'Price: …' behind most numbers that nothing stands above: each is a heading, and no row. */
function isOutline(lines: readonly TextLine[], from: number, isHeaded: boolean): boolean {
  if (lines[from]?.mark !== 'number') return false
  const full = lines.filter((line) => !isBlank(line))
  const numbered = full.filter(({ mark }) => mark === 'number')
  if (numbered.some((line) => full[full.indexOf(line) + 1]?.mark === 'bullet')) return true
  return !isHeaded && numbered.filter(({ text }) => keyed.test(text)).length >= numbered.length * MOST
}
const keyed = /^\s*\d{1,2}[.)]\s+[^:;,]{2,32}\s?:\s+\S/u

/**
 * Lines without marks below a heading, up to an empty one: most of them of one shape, or one that lists. Returns the place
 * behind the last, `from` where there is no block.
 */
function endOfShaped(lines: readonly TextLine[], from: number): number {
  const above = lines[from - 1]
  if (!above || isBlank(above) || above.mark) return from
  if (!mayHead(above, lines[from - 2])) return endOfYears(lines, from)
  const [first, second] = [lines[from], lines[from + 1]]
  // the heading of the first group, below one of all of them
  if (first && second && isFewWords(first) && !costs(first) && costs(second)) return from
  const end = endOfPlain(lines, from)
  const rows = lines.slice(from, end)
  const [only] = rows
  // 'Dessert', and below it one thing with its price
  if (only && rows.length === 1) return lists(only) || (costs(only) && costs(lines[from - 2] ?? only)) ? end : from
  const [best] = shapes.map((shape) => fitOf(shape, rows)).sort((one, other) => other.fit - one.fit)
  return from + (best?.length ?? 0)
}
const LEAST_COMMAS = 2

/**
 * How many lines are rows of a shape, up to the last that has it, and how well they fit: what comes behind them, such as how
 * one calls, is no row. Nothing where less than most have it.
 */
function fitOf(hasShape: (text: string) => boolean, lines: readonly TextLine[]): { length: number; fit: number } {
  const have = lines.map(({ text }) => hasShape(text))
  const length = have.lastIndexOf(true) + 1
  const count = have.filter(Boolean).length
  return count >= Math.max(LEAST_ROWS, length * MOST) ? { length, fit: 2 * count - length } : { length: 0, fit: 0 }
}

/** 'Geologist, Aquaterra, 2019–now: …' line by line below a sentence: a life, three stations at least, a year in most. */
function endOfYears(lines: readonly TextLine[], from: number): number {
  const hasYear = (line: TextLine | undefined) => line !== undefined && /(?<!\d)(?:19|20)\d\d(?!\d)/.test(line.text)
  let end = from
  while (!isBlank(lines[end]) && !lines[end]?.mark && hasYear(lines[end])) end += 1
  return end - from >= LEAST_STATIONS ? end : from
}
const LEAST_STATIONS = 3

/** Up to an empty line, one with a mark, or the heading of the next group. */
function endOfPlain(lines: readonly TextLine[], from: number): number {
  const isPlain = (line: TextLine | undefined) =>
    line !== undefined && !isBlank(line) && !line.mark && line.text.length <= LONGEST_ROW
  let end = from
  while (isPlain(lines[end]) && !(end > from && isAmong(lines, end))) end += 1
  // a line above marks leads up to them
  return lines[end]?.mark ? end - 1 : end
}
const MOST = 0.6

/** An amount at its end; a year, a day or a time at its start; two halves; dots or wide spaces between them. */
const patterns = [
  /(?:\d|[€$£]|kr|CHF)\s*(?:\([^)]*\))?\s*$/u,
  /^\s*(?:\d{4}|\d{1,2}[:.h]\d{0,2}|\d{1,2}\s?[–-]\s?\d)/u,
  /\S\s+[–—-]\s+\S|^\s*[^:]{2,32}\s?:\s+\S/u,
  /\.{3,}|\t| {2,}\S/u,
]

const shapes = [
  (text: string) => readTokens(text).some(({ kind }) => kind === 'price'),
  ...patterns.map((one) => one.test.bind(one)),
]

/** A colon at its end; or a few words by themselves that are no sentence. */
function mayHead(line: TextLine, before: TextLine | undefined): boolean {
  if (/:\s*$/.test(line.text)) return true
  // 'Prices', and below it 'Trousers': a heading of headings
  return isFewWords(line) && before !== undefined && (isBlank(before) || costs(before) || isFewWords(before))
}

/** 'What: joinery' is a key with its value, and heads nothing. */
const isFewWords = ({ text }: TextLine) => wordsIn(text) <= SHORT_HEADING && !/[.,;!?\d@]|:\s*\S/.test(text)
const costs = ({ text }: TextLine) => hasAmount(text)
const lists = ({ text }: TextLine) => (text.match(/, /g)?.length ?? 0) > LEAST_COMMAS

/** 'MEDIUM DOGS' between rows with amounts, or a key by itself: a heading. */
function isAmong(lines: readonly TextLine[], at: number): boolean {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  if (!before || !line || !next || costs(line)) return false
  const isRow = (one: TextLine) => costs(one) || lists(one)
  return isRow(before) && isRow(next) && (isFewWords(line) || /:\s*$/.test(line.text))
}
const SHORT_HEADING = 4

/** What is written above the rows: a short line, or the last words of a longer one before its colon. */
export function headingAbove(text: string, lines: readonly TextLine[], at: number): BlockRow | null {
  const place = isBlank(lines[at - 1]) && lines[at]?.mark ? at - 2 : at - 1
  const [above, before] = [lines[place], lines[place - 1]]
  const isNumbered = above?.mark === 'number' && lines[at]?.mark === 'bullet'
  const leads = (line: TextLine) => /:\s*$/.test(line.text) || isNumbered || (!line.mark && mayHead(line, before))
  if (!above || isBlank(above) || !leads(above)) return null
  const close = above.end - (/\s?:\s*$/.exec(above.text)?.[0].length ?? 0)
  const last = above.start + (/^.*[.!?]\s+/u.exec(text.slice(above.start, close))?.[0].length ?? 0)
  return [above.start, last].map((from) => rowOf(text, [from, close], above.mark !== null)).find(isHeading) ?? null
}

/** Few words without a comma: what may stand above rows. */
export function isHeading({ text }: BlockRow): boolean {
  if (text.length > LONGEST_HEADING.whole) return false
  const named = text.replace(/\([^)]*\)/g, '')
  const fits = wordsIn(named) <= LONGEST_HEADING.words && named.length <= LONGEST_HEADING.length
  return fits && !/,/.test(named) && wordsIn(named) > 0
}
