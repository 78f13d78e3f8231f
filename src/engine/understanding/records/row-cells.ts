import { plainWord } from '../tokens.ts'
import type { TextToken } from '../types.ts'
import { capital, type RecordField } from './record-field.ts'
import { fill, type GivenCell, isAlike, isWord, type RecordRow, type RowColumn, type RowForm } from './row-columns.ts'
import { dayEnd, type RowPiece, valueAt } from './row-values.ts'

/** Reads a piece of a row, what stands between two commas, into the row's columns. */
export function takePiece(row: RecordRow, piece: RowPiece, form: RowForm): void {
  let run: TextToken[] = []
  const flush = () => {
    putText(row, { ...piece, tokens: run }, form)
    run = []
  }
  for (let at = codeEnd(row, piece, form); at < piece.tokens.length; ) {
    const token = piece.tokens[at]
    if (!token) break
    const value = isPlain(row, piece, form) ? null : valueAt(row, piece, at, form)
    if (value) {
      const lead = leadOf(run, row, form)
      run = run.slice(0, run.length - lead.length)
      flush()
      fill(row, value.column, ledBy({ ...piece, tokens: lead }, value.cell, form))
      row.typed += 1
      at = value.to
      continue
    }
    // a day that no column holds is text, and none of its numbers is an amount
    const day = dayEnd(piece, at, form)
    if (day > at) {
      flush()
      run = piece.tokens.slice(at, day)
      flush()
      at = day
      continue
    }
    const isQuote = token.kind === 'quote' || token.kind === 'phone'
    const leads = leadsOn(row, piece, at, form) && isText(row, { ...piece, tokens: run }, form)
    if (isQuote || leads) flush()
    // a dash before it is none of it
    const isMark = run.length === 0 && token.kind === 'mark' && token.text !== '('
    if (!leads && !isMark) run.push(token)
    if (isQuote) flush()
    at += 1
  }
  flush()
}

/** Where columns are filled in their order: an amount under text ('1830' under 'époque'), and a name with a number ('Portra 400'). */
function isPlain(row: RecordRow, { tokens }: RowPiece, { columns }: RowForm): boolean {
  if (!row.isInOrder || isBare(row) || !/^\d+$/.test(tokens.at(-1)?.text ?? '')) return false
  const next = columns.find((_, at) => at > row.last && row.cells[at] === null)
  const isName =
    tokens.length > 1 &&
    tokens.slice(0, -1).every(({ text }) => /^\p{Lu}/u.test(text) && !next?.words.includes(plainWord(text)))
  return tokens.length === 1 ? next?.kind === 'text' : isName && !next?.isNumbered && next?.kind !== 'date'
}

const isBare = (row: RecordRow) => row.cells.every((cell) => cell === null)

/** 'A4', '014' at the beginning of a row: what it is numbered by. */
function codeEnd(row: RecordRow, { tokens }: RowPiece, form: RowForm): number {
  const [column] = form.columns
  const [first] = tokens
  const isCode = first !== undefined && /^\p{Lu}{0,3}-?\d+\p{L}?$/u.test(first.text)
  // '6 of Riesling' counts them, '2019' is a year
  const isCount = /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(first?.text ?? '') && !column?.isNumbered
  if (!isBare(row) || !isCode || isCount || column?.kind !== 'text' || column.isNamed) return 0
  fill(row, 0, first.text)
  row.typed += 1
  return 1
}

/** 'kitchen WITH Mrs Brown', 'Turnhalle BEI Herrn Wenzlaff': somebody, or a place, has a column of its own. */
function leadsOn(row: RecordRow, { tokens }: RowPiece, at: number, form: RowForm): boolean {
  const word = plainWord(tokens[at]?.text ?? '')
  const isSmall = (['at', 'agent', 'having'] as const).some((kind) => form.known.has(kind, word))
  return isSmall && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '') && textColumns(row, form).length > 1
}

/** It has more than the name of its column: 'FOUND on Tanner’s Lane'. */
const isText = (row: RecordRow, run: RowPiece, form: RowForm) =>
  run.tokens.length > 1 || (run.tokens.length === 1 && namedColumn(row, run, form) === null)

const textColumns = (row: RecordRow, { columns }: RowForm): number[] =>
  columns.flatMap(({ kind }, at) => (row.cells[at] === null && (kind === 'text' || kind === 'notes') ? [at] : []))

const leading = ['small', 'since', 'deadlines', 'at', 'from', 'time', 'clock', 'articles', 'nots'] as const

/** What leads up to an amount or a day: small words, and one word behind what the row has already: 'ONLY 188 g', 'ENTRATA 8/11'. */
function leadOf(run: readonly TextToken[], row: RecordRow, form: RowForm): TextToken[] {
  const isSmallWord = (word: string) => leading.some((kind) => form.known.has(kind, word))
  const last = run.findLastIndex((token) => !isWord(token) || !isSmallWord(plainWord(token.text)))
  const isOne = last === 0 && !isBare(row) && /^\p{Ll}/u.test(run[0]?.text ?? '')
  return run.slice(isOne ? 0 : last + 1)
}

/** A word before it that says no more than its column is left out; any other stands with it: 'entrata 8/11', 'rusty 12 kg'. */
function ledBy(lead: RowPiece, cell: GivenCell, { columns, known }: RowForm): GivenCell {
  const tells = lead.tokens.some(({ text }) => {
    const word = plainWord(text)
    const isOfColumn = columns.some(({ words }) => words.some((one) => isAlike(one, word, { columns, known })))
    return !leading.some((kind) => known.has(kind, word)) && !isOfColumn
  })
  return tells && typeof cell === 'string' ? `${textOf(lead)} ${cell}` : cell
}

/**
 * Free text goes into the column that it names, else into the next that may hold it; what no column has room for stands with the text before,
 * or with what opens the row.
 */
function putText(row: RecordRow, run: RowPiece, form: RowForm): void {
  const own = cleaned(row, run, form)
  const said = textOf(own)
  if (!/[\p{L}\p{N}]/u.test(said)) return
  const parted = partedName(row, own, form)
  if (parted) {
    for (const part of parted) put(row, part, form)
    return
  }
  put(row, own, form)
}

function put(row: RecordRow, run: RowPiece, form: RowForm): void {
  const named = namedColumn(row, run, form)
  const said = textOf({ ...run, tokens: run.tokens.slice(named?.lead ?? 0) })
  const texts = textColumns(row, form)
  const fitting = texts.filter((at) => mayHold(form, at, said))
  const free = fitting.length > 0 ? fitting : texts.filter((at) => !form.columns[at]?.isDialled)
  // rows follow their columns: what comes next stands in the next one that is free
  const next = form.columns.findIndex(({ kind }, at) => at > row.last && row.cells[at] === null && kind !== 'date')
  const isDay = dayEnd(run, 0, form) > 0
  const isNext = row.isInOrder && !isDay && form.columns[next]?.kind === 'number' && said.length <= LONGEST_AMOUNT
  const column = named?.column ?? (isNext ? next : (free.find((at) => at > row.last) ?? free[0]))
  if (column !== undefined) return fill(row, column, capital(said))
  const last = row.cells.findLastIndex(
    (cell, at) => typeof cell === 'string' && ['text', 'notes'].includes(form.columns[at]?.kind ?? ''),
  )
  row.parts += 1
  const open = last < 0 ? 0 : last
  const before = row.cells[open]
  if (typeof before === 'string') row.cells[open] = `${before}, ${said}`
  else row.isLost = true
}

/** 'XL', 'unique': what stands where an amount would. */
const LONGEST_AMOUNT = 16

function mayHold({ columns, known }: RowForm, at: number, said: string): boolean {
  const column = columns[at]
  if (column?.isDialled) return /\d|@/.test(said)
  return !column?.isNamed || known.grammar.nounCapitals || /\p{Lu}|\d/u.test(said)
}

/** 'FOUND on Tanner’s Lane' under 'where it was found', 'bon ÉTAT' under 'état'. */
export function namedColumn(
  row: RecordRow,
  { tokens }: RowPiece,
  form: RowForm,
): { column: number; lead: number } | null {
  const words = tokens.map(({ text }) => plainWord(text))
  const longest = words.map((word) => (word.length < SHORTEST_NAMING || form.known.has('articles', word) ? '' : word))
  const isWhole = ({ words: own }: RowColumn) => own.length > 1 && own.every((word, at) => words[at] === word)
  // 'UTLÅNT TIL Sofie' under 'utlånt til', which may be a day as well
  const whole = form.columns.findIndex((column, at) => row.cells[at] === null && isWhole(column))
  const length = form.columns[whole]?.words.length ?? 0
  if (whole >= 0 && words.length > length) return { column: whole, lead: length }
  const free = form.columns.flatMap(({ kind }, at) => (row.cells[at] === null && labelled.has(kind) ? [at] : []))
  for (const at of free) {
    const first = longest.findIndex(
      (word) => word !== '' && form.columns[at]?.words.some((one) => isAlike(one, word, form)),
    )
    const isLead = first === 0 && tokens.length > 1 && /^\p{Ll}/u.test(tokens[0]?.text ?? '')
    if (first >= 0) return { column: at, lead: isLead ? 1 : 0 }
  }
  return null
}

const SHORTEST_NAMING = 4
const labelled = new Set<RecordField['kind']>(['text', 'notes', 'number'])

/** Of the first text of a row what it is called ('a little one called Button', 'the drill'), and nobody WITH whom it is. */
function cleaned(row: RecordRow, run: RowPiece, { known }: RowForm): RowPiece {
  const words = run.tokens.map(({ text }) => plainWord(text))
  const called = isBare(row) ? words.findLastIndex((word) => known.has('named', word)) : -1
  const rest = run.tokens.slice(called + 1)
  const first = rest.findIndex(({ text }) => {
    const word = plainWord(text)
    const leads = (['and', 'having', 'arranges', 'partOrders'] as const).some((kind) => known.has(kind, word))
    const isLeft = known.has('and', word) || (leads && rest.length > 1)
    // 'La Nuit' is called so, and 'tengo A Benja' has one
    const isSmall = isBare(row) && (known.has('articles', word) || word.length === 1) && /^\p{Ll}/u.test(text)
    return !isLeft && !isSmall
  })
  return { ...run, tokens: rest.slice(Math.max(0, first)) }
}

/**
 * 'tomate Coração-de-boi' under species and variety, where both are free and later text has a column of its own; 'Martina IS a
 * beginner'.
 */
function partedName(row: RecordRow, run: RowPiece, form: RowForm): RowPiece[] | null {
  const verb = run.tokens.findIndex(({ text }) => form.known.has('copula', plainWord(text)))
  if (isBare(row) && verb > 0 && /^\p{Lu}/u.test(run.tokens[verb - 1]?.text ?? ''))
    return [
      { ...run, tokens: run.tokens.slice(0, verb) },
      { ...run, tokens: run.tokens.slice(verb + 1) },
    ]
  const at = run.tokens.findIndex(({ text }) => /^\p{Lu}/u.test(text))
  const free = textColumns(row, form)
  const isOpen = isBare(row) && free[0] === 0 && free[1] === 1 && free.length > row.left
  if (!isOpen || at !== 1 || form.known.grammar.nounCapitals) return null
  return [
    { ...run, tokens: run.tokens.slice(0, at) },
    { ...run, tokens: run.tokens.slice(at) },
  ]
}

/** The text of a run, without marks around it and brackets that it does not close. */
function textOf({ text, tokens }: RowPiece): string {
  const isMark = ({ kind, text: one }: TextToken) => kind === 'mark' && !/[()"%€$£°]/.test(one)
  const first = tokens.find((token) => !isMark(token))
  const last = tokens.findLast((token) => !isMark(token))
  if (!first || !last) return ''
  const said = text.slice(first.start, last.end)
  if (first === last && first.kind === 'quote') return said.slice(1, -1)
  // '(218-555-0133' is read with its bracket
  if (first === last && first.kind === 'phone') return said.replace(/^\(/, '')
  const [opened, closed] = [said.split('(').length, said.split(')').length]
  return opened === closed ? said : said.replace(opened > closed ? '(' : ')', '').trim()
}
