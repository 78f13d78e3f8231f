import { namedColumn, takePiece } from './row-cells.ts'
import { emptyRow, fill, type GivenCell, type RecordRow, type RowForm } from './row-columns.ts'
import { dayEnd, type RowPiece, textFrom } from './row-values.ts'

/**
 * A row whose pieces stand in the order of its columns, each read by itself: '300 ml' under size is no price. Null where one of them
 * may not stand in its column, or names another; `isSure`: the order is known, and such a piece stands as it was written. There are no
 * more pieces than columns; an empty one says nothing.
 */
export function rowInOrder(pieces: readonly RowPiece[], form: RowForm, isSure = false): RecordRow | null {
  const row = emptyRow(form)
  for (const [at, piece] of pieces.entries()) {
    if (isNothing(piece)) continue
    const isOther = !isSure && (namedColumn(emptyRow(form), piece, form)?.column ?? at) !== at
    const cell = isOther ? null : cellAlone(piece, at, form)
    if (cell === null && !isSure) return null
    fill(row, at, cell ?? saidIn(piece))
    row.typed += 1
  }
  return row
}

const saidIn = (piece: RowPiece) => textFrom(piece, 0, piece.tokens.length).replace(/^"([^"]*)"$/, '$1')

/** A piece read for one column alone; null where it may not stand there. */
function cellAlone(piece: RowPiece, at: number, form: RowForm): GivenCell | null {
  const column = form.columns[at]
  if (!column || !mayStand(piece, at, form)) return null
  const own = { ...form, columns: [column] }
  const alone = { ...emptyRow(own), isInOrder: true }
  takePiece(alone, piece, own)
  const [cell = null] = alone.cells
  if (alone.isLost) return null
  // what is more than one amount, '25,5 °C', stands as it was written
  return alone.parts > 1 && typeof cell === 'string' ? saidIn(piece) : cell
}

/** '–', 'n/a': nothing is known. */
const isNothing = (piece: RowPiece) => !/[\p{L}\p{N}✓✔☑]/u.test(saidIn(piece))

/** An amount has a digit and a day is one; where days have a column they are no text, and a year heads no list of names. */
export function mayStand(piece: RowPiece, at: number, form: RowForm): boolean {
  const { kind, isNamed, isNumbered, isDialled } = form.columns[at] ?? {}
  const said = saidIn(piece)
  if (kind === 'date' || kind === 'number') return /\d/.test(said)
  if (kind === 'check' || kind === 'choice') return true
  const isDay = dayEnd(piece, 0, form) === piece.tokens.length
  if (isDay && form.columns.some((column) => column.kind === 'date')) return false
  if (isDialled) return /\d|@/.test(said)
  const isYear = at === 0 && !isNumbered && /^(?:19|20)\d\d$/.test(said)
  return !isYear && !(isNamed && /^\d+$/.test(said))
}
