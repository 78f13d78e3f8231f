import { plainWord } from '../tokens.ts'
import type { ReadingLanguage, Span } from '../types.ts'
import { linesInOrder, pastedRow } from './pasted-row.ts'
import type { RecordField } from './record-field.ts'
import { type GivenCell, type RecordRow, type RowForm, rowForm } from './row-columns.ts'
import { rowsInSentence } from './row-sentence.ts'
import { type RowStretch, stretchesIn } from './row-stretches.ts'

/** What stands in a register already, as a request gives it: a cell for each field, null where nothing was said of it. */
export type GivenRows = {
  rows: (GivenCell | null)[][]
  spans: Span[]
  /** how much of their columns the rows fill, from 0 to 1 */
  filled: number
  /** they are lines of a table, parted by tabs, bars, dashes or semicolons */
  isPasted: boolean
}

/**
 * The rows that a request gives for the fields of a register, behind the list of these: 'So far: drill, shelf 2, good; saw, …'.
 * `from` is where that list ends; `isLed`: it is the head of a table, below which one line is enough. Null where none stand there.
 */
export function givenRows(
  text: string,
  from: number,
  fields: readonly RecordField[],
  language: ReadingLanguage,
  isLed = false,
): GivenRows | null {
  const form = rowForm(fields, language)
  const stretches = stretchesIn(text, from, form)
  const inOrder = linesInOrder(text, stretches, form, isLed)
  const runs: Run[] = [newRun(isLed)]
  for (const stretch of stretches) {
    const rows = stretch.cells ? [pastedRow(text, stretch, form, inOrder.has(stretch))] : rowsOf(text, stretch, form)
    const areRows = rows.length > 0 && rows.every((row) => isRow(row, stretch, form))
    const isPasted = stretch.cells !== undefined
    const before = runs.at(-1)
    // no sentence goes on with the lines of a table
    const isOther = before && before.rows.length > 0 && before.isPasted !== isPasted
    if (stretch.isLed || isOther || !areRows) runs.push(newRun(stretch.isLed))
    const run = runs.at(-1)
    if (!run || !areRows) continue
    run.rows.push(...rows.map(({ cells }) => cells))
    run.spans.push(spanOf(stretch))
    run.isPasted = isPasted
  }
  const enough = runs
    .map((run) => ({ ...run, filled: filledOf(run.rows, form) }))
    .filter((run) => isEnough(run, form))
    .toSorted((one, other) => other.rows.length - one.rows.length)
  const [best] = enough
  return best ? { rows: best.rows, spans: best.spans, filled: best.filled, isPasted: best.isPasted } : null
}

/** Rows below each other, and whether something led up to them. */
type Run = Omit<GivenRows, 'filled'> & { isLed: boolean }

const newRun = (isLed: boolean): Run => ({ rows: [], spans: [], isPasted: false, isLed })

const spanOf = ({ start, tokens }: RowStretch): Span => ({ start, end: tokens.at(-1)?.end ?? start })

function rowsOf(text: string, stretch: RowStretch, form: RowForm): RecordRow[] {
  const { known } = form
  const [first] = stretch.tokens
  // 'sort by date', 'below 5 red' speak to whoever builds it
  if (
    known.find([...stretch.tokens], [...speaking]).some(({ start }) => start === first?.start) ||
    isLimit(stretch, form)
  )
    return []
  const rows = rowsInSentence(text, stretch.tokens, form)
  // 'I have to see who is under 450': somebody may say of a row that they do not know the rest
  const isOwn = stretch.tokens.some((token) => known.has('alone', plainWord(token.text)))
  return isOwn ? rows.filter(({ typed }) => typed >= FEWEST_TYPED) : rows
}

const speaking = ['pronouns', 'asks', 'orders', 'abilities', 'builds', 'whether', 'ifs'] as const
const limiting = ['thresholds', 'measures', 'positions'] as const

/** 'below 5', 'moins de 5', and no 'under 12s coach, 07700 900333, 6, £6.50, paid', which has a piece for each column. */
const isLimit = ({ tokens }: RowStretch, { known, columns }: RowForm): boolean =>
  tokens.filter(({ text }) => text === ',').length < columns.length - 1 &&
  limiting.some((kind) => known.has(kind, plainWord(tokens[0]?.text ?? ''))) &&
  tokens.slice(1, 3).some(({ kind }) => kind === 'number')
const FEWEST_TYPED = 2

/** A row has what it goes by, first of all where it is told, and another cell, one of them by its form where it is not full. */
const isRow = ({ cells, typed, first, isLost }: RecordRow, stretch: RowStretch, { columns }: RowForm) => {
  const filled = cells.filter((cell) => cell !== null).length
  // a line of a table may have nothing in its first column
  const opens = stretch.cells !== undefined || (cells[0] !== null && (first === 0 || columns[0]?.kind === 'date'))
  const isFull = columns.length >= FEWEST_FULL && filled >= columns.length - 1 && cells.some(hasNumber)
  return opens && !isLost && (typed > 0 || isFull) && filled >= Math.min(columns.length, FEWEST_CELLS)
}

/** Of so many columns a row that fills all but one, and has a number somewhere, needs none that only its column can hold. */
const FEWEST_FULL = 4
const hasNumber = (cell: GivenCell | null) => typeof cell === 'string' && /\d/.test(cell)

const FEWEST_CELLS = 2
/** Rows fill so much of their columns, or something else was told. */
const LEAST_FILLED = 0.4

const filledOf = (rows: GivenRows['rows'], { columns }: RowForm): number =>
  rows.flat().filter((cell) => cell !== null).length / Math.max(1, rows.length * columns.length)

const isEnough = ({ rows, filled, isLed }: GivenRows & { isLed: boolean }, { columns }: RowForm): boolean =>
  filled * columns.length >= Math.max(FEWEST_CELLS, columns.length * LEAST_FILLED) && rows.length >= (isLed ? 1 : 2)
