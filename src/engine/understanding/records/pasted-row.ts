import type { TextToken } from '../types.ts'
import type { RecordRow, RowForm } from './row-columns.ts'
import { mayStand, rowInOrder } from './row-in-order.ts'
import { readRow } from './row-sentence.ts'
import type { RowStretch } from './row-stretches.ts'

type Line = RowStretch & { cells: (readonly TextToken[])[] }

const isLine = (stretch: RowStretch): stretch is Line => stretch.cells !== undefined

/** So many cells at its end a line may lack. */
const MOST_MISSING = 2
/** In each column so many of the cells below each other are filled in as it is, or the lines have another order. */
const MOSTLY = 0.6

/** The lines of pasted tables whose cells stand in the order of the columns; `isHeaded`: those names stood above them, which says so. */
export function linesInOrder(
  text: string,
  stretches: readonly RowStretch[],
  form: RowForm,
  isHeaded: boolean,
): ReadonlySet<RowStretch> {
  const blocks: Line[][] = [[]]
  for (const stretch of stretches) {
    if (isLine(stretch)) blocks.at(-1)?.push(stretch)
    else blocks.push([])
  }
  return new Set(blocks.filter((lines) => fit(lines, form) && (isHeaded || stand(text, lines, form))).flat())
}

const fit = (lines: readonly Line[], { columns }: RowForm): boolean =>
  lines.every(({ cells }) => cells.length <= columns.length && cells.length >= columns.length - MOST_MISSING)

const stand = (text: string, lines: readonly Line[], form: RowForm): boolean =>
  form.columns.every((_, at) => {
    const given = lines.flatMap(({ cells }) => (cells[at] && cells[at].length > 0 ? [cells[at]] : []))
    return given.filter((tokens) => mayStand({ text, tokens }, at, form)).length >= given.length * MOSTLY
  })

/** A line of a pasted table: cell by cell where it is in order, else by what each one is. */
export function pastedRow(text: string, { cells = [] }: RowStretch, form: RowForm, isInOrder: boolean): RecordRow {
  const pieces = cells.map((tokens) => ({ text, tokens }))
  const row = isInOrder ? rowInOrder(pieces, form, true) : null
  return (
    row ??
    readRow(
      pieces.filter(({ tokens }) => tokens.length > 0),
      form,
    )
  )
}
