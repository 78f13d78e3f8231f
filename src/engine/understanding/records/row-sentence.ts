import { plainWord } from '../tokens.ts'
import type { TextToken } from '../types.ts'
import { namedColumn, takePiece } from './row-cells.ts'
import { emptyRow, isAlike, type RecordRow, type RowForm } from './row-columns.ts'
import { rowInOrder } from './row-in-order.ts'
import { type RowPiece, valueAt } from './row-values.ts'

/** One row, or several of one sentence: 'Bramble, 412 g, pen 3, and Mr Tibbs, 655 g, pen 1'. */
export function rowsInSentence(text: string, tokens: readonly TextToken[], form: RowForm): RecordRow[] {
  const all = piecesOf(text, tokens, form)
  const pieces = all.filter((piece) => piece.tokens.length > 0)
  // '22130, , 2022, 1 lamb': what nothing is said of is left empty
  const whole = pieces.length < all.length && all.length === form.columns.length ? rowInOrder(all, form) : null
  if (whole) return [whole]
  const bracketed = pieces.map((piece) => inBrackets(piece, form))
  if (bracketed.length > 1 && bracketed.every((entry) => entry !== null))
    return bracketed.map((entry) => readRow(entry ?? [], form))
  const rows: RowPiece[][] = []
  pieces.forEach((piece, at) => {
    const before = rows.at(-1)
    if (before && !beginsRow(before, [piece, ...pieces.slice(at + 1, at + 2)], rows[0]?.[0], form)) before.push(piece)
    else rows.push([piece])
  })
  return rows.map((row) => readRow(row, form))
}

/** As many pieces as there are columns stand in their order, where they may; else each goes where its form says. */
export function readRow(parts: readonly RowPiece[], form: RowForm): RecordRow {
  const inOrder = parts.length === form.columns.length ? rowInOrder(parts, form) : null
  return inOrder ?? rowByForm(parts, form)
}

function rowByForm(parts: readonly RowPiece[], form: RowForm): RecordRow {
  const pieces = parts.flatMap((part) => openedOut(part, form))
  const row = emptyRow(form)
  row.isInOrder = pieces.length >= form.columns.length - MOST_MISSING
  pieces.forEach((piece, at) => {
    row.left = pieces.slice(at).filter((one) => !opensWithValue(one, form)).length
    takePiece(row, piece, form)
  })
  return row
}

/** So many columns may stand empty, or beside another in one piece, in a row that follows the order of its columns. */
const MOST_MISSING = 1

const opensWithValue = (piece: RowPiece, form: RowForm) => valueAt(emptyRow(form), piece, 0, form) !== null

/** What commas part outside of brackets, and what ends with a bracket before 'and'. */
function piecesOf(text: string, tokens: readonly TextToken[], form: RowForm): RowPiece[] {
  const pieces: TextToken[][] = [[]]
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    depth += token.text === '(' ? 1 : token.text === ')' ? -1 : 0
    const isJoint = tokens[at - 1]?.text === ')' && form.known.has('and', plainWord(token.text))
    if (depth === 0 && isJoint) pieces.push([])
    // 'Las Lomas: picual' opens with what it is
    const isHead = token.text === ':' && pieces.length === 1 && at > 0
    if (depth === 0 && (token.text === ',' || isHead)) pieces.push([])
    else pieces.at(-1)?.push(token)
  }
  return pieces.map((piece) => ({ text, tokens: piece }))
}

/** 'wrap (size 6) with Ann': what a bracket says of a column is a piece of its own. */
function openedOut(piece: RowPiece, form: RowForm): RowPiece[] {
  const { tokens } = piece
  const open = tokens.findIndex(({ text }) => text === '(')
  const close = tokens.findIndex(({ text }, at) => at > open && text === ')')
  if (open < 0 || close < 0) return [piece]
  const inside = { ...piece, tokens: tokens.slice(open + 1, close) }
  const isTold =
    namedColumn(emptyRow(form), inside, form) !== null ||
    inside.tokens.some((_, at) => valueAt(emptyRow(form), inside, at, form) !== null)
  if (!isTold) return [piece]
  const rest = openedOut({ ...piece, tokens: tokens.slice(close + 1) }, form)
  return [{ ...piece, tokens: tokens.slice(0, open) }, inside, ...rest].filter((part) => part.tokens.length > 0)
}

/** 'the drill (good, shelf 2)': what it is, and what is told of it. */
function inBrackets({ text, tokens }: RowPiece, form: RowForm): RowPiece[] | null {
  const open = tokens.findIndex((token) => token.text === '(')
  if (open < 1 || tokens.at(-1)?.text !== ')') return null
  return [{ text, tokens: tokens.slice(0, open) }, ...piecesOf(text, tokens.slice(open + 1, -1), form)].filter(
    (piece) => piece.tokens.length > 0,
  )
}

/** Another row begins like the first one ('Nr. 7 …, Nr. 12 …'), or with 'and', 'then' or a name where what follows has no room in this one. */
function beginsRow(
  before: readonly RowPiece[],
  [piece, next]: readonly RowPiece[],
  first: RowPiece | undefined,
  form: RowForm,
): boolean {
  if (!piece) return false
  if (isShapedLike(piece, first, form)) return true
  const [opening] = piece.tokens
  const joins = (['and', 'arranges', 'partOrders'] as const).some((kind) =>
    form.known.has(kind, plainWord(opening?.text ?? '')),
  )
  if (!joins && !/^\p{Lu}\p{Ll}/u.test(opening?.text ?? '')) return false
  const row = readRow(before, form)
  return [piece, ...(next ? [next] : [])].some((one) => hasNoRoom(row, one, form))
}

const shapeOf = (text: string) => text.replace(/\d/g, '9').replace(/\p{Lu}/gu, 'A')

/** Both begin with a word and a number behind it, or with numbers of one shape: 'A4', 'C1'. */
function isShapedLike({ tokens }: RowPiece, first: RowPiece | undefined, form: RowForm): boolean {
  const [[one, oneNext], [other, otherNext]] = [tokens, first?.tokens ?? []]
  if (!one || !other) return false
  const isSameWord = isAlike(plainWord(one.text), plainWord(other.text), form) && other.kind === 'word'
  const areNumbered = oneNext?.kind === 'number' && otherNext?.kind === 'number'
  if (isSameWord && areNumbered) return true
  return /\d/.test(other.text) && !/^\d{1,2}$/.test(other.text) && shapeOf(one.text) === shapeOf(other.text)
}

/** Something in it has a column by its form, and that is taken. */
const hasNoRoom = (row: RecordRow, piece: RowPiece, form: RowForm): boolean =>
  piece.tokens.some((_, at) => {
    const value = valueAt(emptyRow(form), piece, at, form)
    return value !== null && row.cells[value.column] !== null && valueAt(row, piece, at, form) === null
  })
