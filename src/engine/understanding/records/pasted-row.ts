import { plainWord } from '../tokens.ts'
import type { TextToken } from '../types.ts'
import {
  emptyRow,
  fill,
  type GivenCell,
  isAlike,
  isNo,
  isWord,
  type RecordRow,
  type RowColumn,
  type RowForm,
} from './row-columns.ts'
import { readRow } from './row-sentence.ts'
import { dayEnd } from './row-values.ts'

type Cell = readonly TextToken[]

/** Most cells of a line are the names of columns: the head of a pasted table. */
export function isHeader(cells: readonly Cell[], form: RowForm): boolean {
  const named = cells.filter((cell) => form.columns.some((column) => isCalled(cell, column, form)))
  return (
    named.length > 1 &&
    named.length * 2 > cells.length &&
    !cells.some((cell) => cell.some(({ text }) => /\d{2}/.test(text)))
  )
}

const isCalled = (cell: Cell, { words }: RowColumn, form: RowForm) => {
  const said = cell.filter(isWord).map(({ text }) => plainWord(text))
  return said.length > 0 && said.every((word) => words.some((one) => isAlike(one, word, form)))
}

/** A line of a pasted table: cell by cell in the order of its columns, where each may stand in its own; else by what each one is. */
export function pastedRow(text: string, cells: readonly Cell[], form: RowForm): RecordRow {
  const { columns } = form
  const fits = cells.length <= columns.length && cells.length >= columns.length - MOST_MISSING
  const inOrder = fits && cells.every((cell, at) => mayStand(text, cell, columns[at], form))
  if (!inOrder)
    return readRow(
      cells.filter((cell) => cell.length > 0).map((tokens) => ({ text, tokens })),
      form,
    )
  const row = emptyRow(form)
  cells.forEach((cell, at) => {
    const value = cellOf(text, cell, columns[at], form)
    if (value === null) return
    fill(row, at, value)
    row.typed += 1
  })
  return row
}

/** So many cells at its end a line may lack. */
const MOST_MISSING = 2

const saidIn = (text: string, cell: Cell) => text.slice(cell[0]?.start ?? 0, cell.at(-1)?.end ?? 0)

/** '–', 'n/a': nothing is known. */
const isNothing = (said: string) => !/[\p{L}\p{N}]/u.test(said)

function mayStand(text: string, cell: Cell, column: RowColumn | undefined, form: RowForm): boolean {
  const said = saidIn(text, cell)
  if (cell.length === 0 || isNothing(said)) return true
  if (column?.kind === 'date') return dayEnd({ text, tokens: cell }, 0, form) > 0 || /\d/.test(said)
  if (column?.kind === 'number') return /\d/.test(said)
  if (column?.kind === 'check') return tickOf(cell, column, form) !== null
  // '12.03.2025' is no name, and '2019' heads no list of names
  return column?.isNamed !== true || !/^\d+$/.test(said)
}

function cellOf(text: string, cell: Cell, column: RowColumn | undefined, form: RowForm): GivenCell | null {
  const said = saidIn(text, cell)
  if (cell.length === 0 || isNothing(said)) return null
  if (column?.kind === 'check') return tickOf(cell, column, form)
  return column?.choices.find((choice) => choice.toLowerCase() === said.toLowerCase()) ?? said
}

const ticks = new Set(['x', '✓', '✔', '☑', '1', 'ok'])

/** 'yes', 'x', the name of the column; null for what answers nothing. */
function tickOf(cell: Cell, column: RowColumn, form: RowForm): boolean | null {
  const said = cell.map(({ text }) => plainWord(text))
  if (said.some((word) => isNo(word, form.known))) return false
  const isYes = said.every((word) => ticks.has(word) || form.known.has('answers', word))
  return isYes || isCalled(cell, column, form) ? true : null
}
