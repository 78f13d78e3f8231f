import { knownNames } from '../lexicon.ts'
import { plainWord } from '../tokens.ts'
import type { TextToken } from '../types.ts'
import {
  type GivenCell,
  isAlike,
  isNo,
  isNumberWord,
  isWord,
  type RecordRow,
  type RowColumn,
  type RowForm,
} from './row-columns.ts'
import { recordWords } from './record-words.ts'

/** A cell that only its column can hold, and the token behind it. */
export type RowValue = { column: number; cell: GivenCell; to: number }

/** Tokens of one row's piece, without spaces, and the text that they stand in. */
export type RowPiece = { text: string; tokens: readonly TextToken[] }

/**
 * What stands at a token that is no free text: a tick, a choice, a day, an amount, a number behind the name of its column
 * ('pen 3') or before it ('4 trays'). Null where nothing is, or its column is taken.
 */
export function valueAt(row: RecordRow, piece: RowPiece, at: number, form: RowForm): RowValue | null {
  return (
    dialAt(row, piece, at, form) ??
    tickAt(row, piece, at, form) ??
    choiceAt(row, piece, at, form) ??
    dayAt(row, piece, at, form) ??
    numberAt(row, piece, at, form)
  )
}

/** Of a day that no column holds no part is an amount. */
const numberAt = (row: RecordRow, piece: RowPiece, at: number, form: RowForm): RowValue | null =>
  dayEnd(piece, at, form) > at ? null : (labelledAt(row, piece, at, form) ?? amountAt(row, piece, at, form))

const wordAt = ({ tokens }: RowPiece, at: number) => plainWord(tokens[at]?.text ?? '')

export const textFrom = ({ text, tokens }: RowPiece, from: number, to: number) =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)

/** The first free column of these kinds for which something holds. */
function free(
  row: RecordRow,
  { columns }: RowForm,
  kinds: readonly RowColumn['kind'][],
  holds: (column: RowColumn) => boolean = () => true,
): number | null {
  const at = columns.findIndex(
    (column, index) => row.cells[index] === null && kinds.includes(column.kind) && holds(column),
  )
  return at < 0 ? null : at
}

const hasWord = (column: RowColumn, word: string, form: RowForm) => column.words.some((one) => isAlike(one, word, form))

/** A telephone number, an address of e-mail. */
function dialAt(row: RecordRow, { tokens }: RowPiece, at: number, form: RowForm): RowValue | null {
  const { kind, text } = tokens[at] ?? {}
  const column = kind === 'phone' || kind === 'mail' ? free(row, form, ['text'], ({ isDialled }) => isDialled) : null
  return column === null ? null : { column, cell: (text ?? '').replace(/^\(/, ''), to: at + 1 }
}

/** What is crossed where something is so. */
const ticks = new Set(['x', '✓', '✔', '☑', 'ok'])

/** 'paid' of 'paid for 2026', 'treated' of 'it’s been treated': the first word that says something. */
const stateIn = ({ words }: RowColumn, { known }: RowForm): string =>
  words.find((word) => !known.has('small', word) && !known.has('copula', word)) ?? ''

/** 'paid', 'deposit not paid' under 'paid for 2026'; 'yes' by itself under the next one that is ticked. */
function tickAt(row: RecordRow, piece: RowPiece, at: number, form: RowForm): RowValue | null {
  const isNot = (index: number) => isNo(wordAt(piece, index), form.known)
  const isAlone = at === 0 && (piece.tokens.length === 1 || piece.tokens[1]?.text === '(')
  const isAnswer = isAlone && (ticks.has(wordAt(piece, at)) || form.known.has('answers', wordAt(piece, at)))
  if (isAnswer) {
    const column = free(row, form, ['check'])
    return column === null ? null : { column, cell: !isNot(at), to: at + 1 }
  }
  const column = free(row, form, ['check'], (one) => isAlike(stateIn(one, form), wordAt(piece, at), form))
  if (column === null) return null
  const isOf = (index: number) => {
    const [own, word] = [form.columns[column], wordAt(piece, index)]
    return own !== undefined && word !== '' && (isNot(index) || hasWord(own, word, form))
  }
  let to = at + 1
  while (isOf(to)) to += 1
  const isRefused = Array.from({ length: to - at + 1 }, (_, index) => at - 1 + index).some(isNot)
  return { column, cell: !isRefused, to }
}

/** 'blunt' of sharp, blunt and broken. */
function choiceAt(row: RecordRow, piece: RowPiece, at: number, form: RowForm): RowValue | null {
  for (const [column, { kind, choices }] of form.columns.entries()) {
    if (kind !== 'choice' || row.cells[column] !== null) continue
    for (const choice of choices) {
      const words = choice.split(/\s+/)
      const isSaid = words.every((word, offset) =>
        // 'A' is a choice where it is written so
        choice.length === 1
          ? piece.tokens[at]?.text === choice
          : isAlike(plainWord(word), wordAt(piece, at + offset), form),
      )
      if (isSaid) return { column, cell: choice, to: at + words.length }
    }
  }
  return null
}

/** '3.3.', '8/11', '12 janvier 2026', 'March 3': in the column that the word before it names, or in the next one. */
function dayAt(row: RecordRow, piece: RowPiece, at: number, form: RowForm): RowValue | null {
  const to = dayEnd(piece, at, form)
  if (to === at) return null
  const [near, before] = [wordAt(piece, at - 1), wordAt(piece, at - 2)]
  const named = free(row, form, ['date'], (column) =>
    [near, before].some((word) => word !== '' && hasWord(column, word, form)),
  )
  const column = named ?? free(row, form, ['date'])
  return column === null ? null : { column, cell: textFrom(piece, at, to), to }
}

/** Behind the day that begins at a token; the token itself where none does. */
export function dayEnd(piece: RowPiece, at: number, form: RowForm): number {
  const [first, second, third] = [piece.tokens[at], piece.tokens[at + 1], piece.tokens[at + 2]]
  if (first?.kind === 'date') return at + 1
  if (isMonth(piece, at, form) && second?.kind === 'number' && /^\d{1,2}/.test(second.text))
    return withYear(piece, at + 2, form)
  if (first?.kind !== 'number' || !/^\d{1,2}(?:st|nd|rd|th|er|º|\.)?$/.test(first.text)) return at
  if (second?.text === '/' && /^\d{1,2}$/.test(third?.text ?? '')) return at + 3
  const month = second?.text === '.' || joinsDay(piece, at + 1, form) ? at + 2 : at + 1
  return isMonth(piece, month, form) ? withYear(piece, month + 1, form) : at
}

const isMonth = (piece: RowPiece, at: number, { known }: RowForm) =>
  known.has('month', wordAt(piece, at).replace(/\.$/, ''))

const joinsDay = (piece: RowPiece, at: number, { known }: RowForm) =>
  known.has('of', wordAt(piece, at)) || knownNames().dateJoins.has(wordAt(piece, at))

/** '12 March 2026', '3 de mayo de 2027' */
function withYear(piece: RowPiece, at: number, { known }: RowForm): number {
  const year = known.has('of', wordAt(piece, at)) ? at + 1 : at
  return /^(?:19|20)\d\d$/.test(piece.tokens[year]?.text ?? '') ? year + 1 : at
}

const isNumber = (token: TextToken | undefined) =>
  token?.kind === 'number' || token?.kind === 'price' || token?.kind === 'range'

/** 'B2', 'A4', '014', 'B' */
const isCode = (token: TextToken | undefined) =>
  isNumber(token) || /^(?:\p{L}{1,3}-?\d+\p{L}?|\p{Lu})$/u.test(token?.text ?? '')

/** 'pen 3', 'shelf B2', 'Nr. 7' */
function labelledAt(row: RecordRow, piece: RowPiece, at: number, form: RowForm): RowValue | null {
  const word = wordAt(piece, at)
  // 'Nr.' may be parted from its full stop, 'flowered: yes' from its answer
  const isMarked = /^[.:]$/.test(piece.tokens[at + 1]?.text ?? '')
  const next = isMarked ? at + 2 : at + 1
  const isAnswered = piece.tokens[at + 1]?.text === ':' && form.known.has('answers', wordAt(piece, next))
  const isSmall = form.known.has('at', word) || form.known.has('of', word)
  if (piece.tokens[at]?.kind !== 'word' || isSmall || !(isAnswered || isCode(piece.tokens[next]))) return null
  const kinds = ['number', 'text'] as const
  const column = isNumberWord(word)
    ? free(row, form, kinds, ({ isNumbered }) => isNumbered)
    : free(row, form, kinds, (one) => hasWord(one, word, form))
  return column === null ? null : { column, cell: piece.tokens[next]?.text ?? '', to: next + 1 }
}

/** The unit of an amount, with it or behind it, as the label of a column may have it: 'g' of '412 g' under 'grams'. */
const isUnitOf = (unit: string, column: RowColumn, form: RowForm) =>
  unit !== '' && column.words.some((word) => isAlike(word, unit, form) || (unit.length < 3 && word.startsWith(unit)))

/** '412 g', '26 feet', '2,7': in the column of its unit, or in the next one for amounts. */
function amountAt(row: RecordRow, piece: RowPiece, at: number, form: RowForm): RowValue | null {
  const token = piece.tokens[at]
  if (!token || !isNumber(token)) return null
  // '2 to 5 players' is one amount
  const isSpan =
    recordWords(form.known.language).upTo.find([wordAt(piece, at + 1)]).length > 0 && isNumber(piece.tokens[at + 2])
  const last = isSpan ? at + 2 : at
  const next = piece.tokens[last + 1]
  const own = token.text.replace(/^[^\p{L}]+/u, '').toLowerCase()
  const unit = own === '' && next && isWord(next) ? plainWord(next.text) : own
  const named = free(row, form, ['number'], (column) => isUnitOf(unit, column, form))
  const counted =
    named ?? free(row, form, ['text'], (column) => own === '' && unit.length > 3 && hasWord(column, unit, form))
  const isBehind = own === '' && unit !== ''
  if (counted !== null)
    return {
      column: counted,
      cell: isSpan ? textFrom(piece, at, last + 1) : token.text.slice(0, token.text.length - own.length),
      to: last + (isBehind ? 2 : 1),
    }
  const column = free(row, form, ['number'])
  // 'kg' belongs to it, whatever the column is called, and so does '8 ANS' by itself
  const isUnit = (unit.length < 3 && !form.known.has('small', unit)) || (at === 0 && piece.tokens.length === last + 2)
  const to = isBehind && isUnit ? last + 2 : last + 1
  return column === null ? null : { column, cell: textFrom(piece, at, to), to }
}
