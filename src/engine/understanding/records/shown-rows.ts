import type { Lexicon } from '../lexicon.ts'
import { readTokens } from '../tokens.ts'
import type { GivenRows } from './given-rows.ts'
import type { Records } from './read-records.ts'
import type { RecordField } from './record-field.ts'
import { type GivenCell, isNo } from './row-columns.ts'
import { dayEnd } from './row-values.ts'

/** The fields of a register and its rows, each field filled in as its rows show: without rows as they were read. */
export function shownIn(
  { fields, given }: Records,
  known: Lexicon,
): { fields: RecordField[]; rows?: GivenRows['rows'] } {
  if (!given) return { fields }
  const ticked = fields.map((_, at) => areAnswers(textsAt(given.rows, at), known))
  return {
    fields: fields.map((field, at) => heldBy(field, textsAt(given.rows, at), { isTicked: ticked[at] === true, known })),
    rows: given.rows.map((row) => row.map((cell, at) => (ticked[at] === true ? answered(cell, known) : cell))),
  }
}

const textsAt = (rows: GivenRows['rows'], at: number): string[] =>
  rows.flatMap((row) => (typeof row[at] === 'string' ? [row[at]] : []))

/** 'L' under 'size' is no amount, and what yes and no stand under is ticked. */
function heldBy(
  field: RecordField,
  cells: readonly string[],
  { isTicked, known }: { isTicked: boolean; known: Lexicon },
): RecordField {
  const { label, kind } = field
  if (isTicked) return { label, choices: [], kind: 'check' }
  const isOther =
    (kind === 'number' && cells.some((cell) => !/^[^\d\p{L}]*\d/u.test(cell))) ||
    (kind === 'date' && cells.some((cell) => !/\d/.test(cell))) ||
    (kind === 'check' && cells.length > 0)
  if (isOther) return { label, choices: [], kind: 'text' }
  return kind === 'text' && areDays(cells, known) ? { label, choices: [], kind: 'date' } : field
}

/** 'born' is a day where every row has one there. */
const areDays = (cells: readonly string[], known: Lexicon): boolean =>
  cells.length > 1 &&
  cells.every((text) => {
    const tokens = readTokens(text).filter(({ kind }) => kind !== 'space')
    return dayEnd({ text, tokens }, 0, { columns: [], known }) === tokens.length
  })

const areAnswers = (cells: readonly string[], known: Lexicon): boolean =>
  cells.length > 1 && cells.every((cell) => known.has('answers', cell.toLowerCase()))

const answered = (cell: GivenCell | null, known: Lexicon): GivenCell | null =>
  typeof cell === 'string' ? !isNo(cell.toLowerCase(), known) : cell
