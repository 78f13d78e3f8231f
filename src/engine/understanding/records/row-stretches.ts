import { appWords } from '../app-words.ts'
import { plainWord, readTokens } from '../tokens.ts'
import type { TextToken } from '../types.ts'
import type { RowForm } from './row-columns.ts'

/**
 * A sentence, a line, or what a semicolon ends: its tokens without spaces, and whether a colon led up to it. `cells`: the same
 * parted by what parts the cells of a pasted table, empty ones too.
 */
export type RowStretch = {
  tokens: readonly TextToken[]
  start: number
  isLed: boolean
  cells?: (readonly TextToken[])[]
}

/** Where rows may stand behind a place: lines and sentences without what leads up to them, 'At the moment we have', 'For example:'. */
export function stretchesIn(text: string, from: number, form: RowForm): RowStretch[] {
  const found: RowStretch[] = []
  let isLed = false
  const lines = linesIn(text, from)
  const isNamed = lines.filter(isNamedLine).length > 1
  for (const line of lines)
    for (const stretch of stretchesOfLine(line, text, { ...form, isNamed: isNamed && isNamedLine(line) })) {
      const isOpen: boolean = stretch.isLed || isLed
      // 'Here they are:' leads up to the line below it
      isLed = stretch.tokens.length === 0 && isOpen
      if (stretch.tokens.length > 0) found.push({ ...stretch, isLed: isOpen })
    }
  return found
}

/** 'Las Lomas: picual, 320': lines that open with a name and a colon each have a row of their own. */
function isNamedLine({ text }: { text: string }): boolean {
  const at = text.indexOf(': ')
  return at > 0 && at <= LONGEST_NAME && !/[,;]/.test(text.slice(0, at)) && /[,;]/.test(text.slice(at))
}
const LONGEST_NAME = 30

type LineForm = RowForm & { isNamed: boolean }

function linesIn(text: string, from: number): { text: string; start: number; end: number }[] {
  let start = from
  return text
    .slice(from)
    .split('\n')
    .map((line) => {
      const bullet = /^[ \t]*(?:[-*•–]|\d{1,2}[.)])[ \t]+/.exec(line)?.[0].length ?? 0
      const span = { text: line.slice(bullet), start: start + bullet, end: start + line.length }
      start += line.length + 1
      return span
    })
    .filter((line) => line.text.trim() !== '')
}

function tokensIn(text: string, start: number, end: number): TextToken[] {
  return readTokens(text.slice(start, end)).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }))
}

const isShown = ({ kind }: TextToken) => kind !== 'space' && kind !== 'break'

/** What parts the cells of a pasted table, where it stands in a line so often. */
const delimiters = ['\t', '|', ';', ' / ', ' – ', ' — ', ' - '] as const
const FEWEST_MARKS = 2

/** The same with nothing between quotation marks, so that no mark there parts anything. */
const unquoted = (line: string) => line.replace(/"[^"\n]*"/g, (said) => '_'.repeat(said.length))

/** The mark that parts the cells of a line; semicolons part rows where commas part cells. */
function delimiterOf(line: string): string | null {
  const bare = unquoted(line)
  const mark = delimiters.find((one) => bare.split(one).length > FEWEST_MARKS)
  // 'a,b,c': commas without room behind them part cells of a table
  if (mark === undefined) return bare.split(',').length > FEWEST_MARKS && !/,\s/.test(bare) ? ',' : null
  if (mark !== ';') return mark
  const cells = line.split(';')
  return cells.filter((cell) => /, /.test(cell)).length * 2 < cells.length ? mark : null
}

/** Marks that part rows of one line, where each of them has cells of its own. */
const rowMarks = [';', ' / '] as const

/** The parts of a line between marks, with where they stand. */
function partsOf(line: string, mark: string, start: number): { text: string; start: number; end: number }[] {
  let from = start
  return unquoted(line)
    .split(mark)
    .map((piece) => {
      const text = line.slice(from - start, from - start + piece.length)
      const part = { text, start: from, end: from + text.length }
      from = part.end + mark.length
      return part
    })
}

/** 'a – b – c; d – e – f', 'a, b, c / d, e, f': what parts the rows of a line. */
function rowMarkOf(line: string): string | undefined {
  const hasCells = (part: string) => / [–—-] .* [–—-] |, .*, /.test(part)
  return rowMarks.find((mark) => {
    const parts = partsOf(line, mark, 0)
    return parts.length > 1 && parts.every(({ text }) => hasCells(text))
  })
}

function stretchesOfLine(
  line: { text: string; start: number; end: number },
  source: string,
  how: LineForm,
): RowStretch[] {
  const rows = rowMarkOf(line.text)
  if (rows !== undefined)
    return partsOf(line.text, rows, line.start).flatMap((part) => stretchesOfLine(part, source, how))
  const mark = delimiterOf(line.text)
  const tokens = tokensIn(source, line.start, line.end)
  if (mark === null) return sentencesOf(tokens, how)
  const cells = partsOf(line.text, mark, line.start).flatMap(({ start, end }, at) => {
    const cell = tokensIn(source, start, end).filter(isShown)
    return at === 0 ? headed(cell) : [cell]
  })
  // '| a | b |' has bars on both sides
  const inner = /^\s*\|.*\|\s*$/.test(line.text) ? cells.slice(1, -1) : cells
  const shown = tokens.filter(isShown)
  const isRule = shown.every(({ text }) => /^[-|:=+]+$/.test(text))
  return isRule ? [] : [{ tokens: shown, start: line.start, isLed: false, cells: inner }]
}

/** '01-06-2025: pH 7.2 | 25 °C': a colon behind what opens a row parts it as well. */
function headed(cell: readonly TextToken[]): TextToken[][] {
  const colon = cell.findIndex(({ text }) => text === ':')
  return colon > 0 ? [cell.slice(0, colon), cell.slice(colon + 1)] : [[...cell]]
}

function sentencesOf(all: readonly TextToken[], form: LineForm): RowStretch[] {
  const stretches: RowStretch[] = []
  let tokens: TextToken[] = []
  let depth = 0
  all.forEach((token, at) => {
    if (!isShown(token)) return
    depth = Math.max(0, depth + (token.text === '(' ? 1 : token.text === ')' ? -1 : 0))
    if (depth > 0 || !isEnd(token, all[at - 1], all[at + 1])) return void tokens.push(token)
    if (tokens.length > 0) stretches.push(withoutLead(tokens, form))
    tokens = []
  })
  return tokens.length > 0 ? [...stretches, withoutLead(tokens, form)] : stretches
}

/** A full stop behind a short word with a capital belongs to it: 'Az. Pianelunghe'. */
function isEnd({ text }: TextToken, before: TextToken | undefined, next: TextToken | undefined): boolean {
  if (text === ';' || text === '!' || text === '?') return true
  return text === '.' && (!next || next.kind === 'space') && !/^\p{Lu}\p{L}?$/u.test(before?.text ?? '')
}

const LONGEST_LEAD = 8

/** Behind a colon, 'we have', or 'for example,': what a row begins with. */
function withoutLead(tokens: readonly TextToken[], { columns, known, isNamed }: LineForm): RowStretch {
  const start = tokens[0]?.start ?? 0
  const colon = tokens.findIndex(({ text }) => text === ':')
  const lead = tokens.slice(0, colon).map(({ text }) => plainWord(text))
  // 'status: new, done' says how a field is filled in, '01-06: 7 ppm' opens with its day
  const isOfField = columns.some(({ words }) => words.length > 0 && words.every((word) => lead.includes(word)))
  const isLead = !isNamed && colon > 0 && colon <= LONGEST_LEAD && !isOfField && !lead.some((word) => /\d/.test(word))
  if (isLead) return { tokens: tokens.slice(colon + 1), start, isLed: true }
  const [such] = appWords(known.language).such.find(tokens.map(({ text }) => plainWord(text)))
  if (such?.first === 0) {
    const from = tokens[such.last + 1]?.text === ',' ? such.last + 2 : such.last + 1
    return { tokens: tokens.slice(from), start, isLed: true }
  }
  const [verb] = known.find([...tokens], ['possesses', 'offering']).filter(({ last }) => last < LONGEST_LEAD)
  return { tokens: verb ? tokens.slice(verb.last + 1) : tokens, start, isLed: false }
}
