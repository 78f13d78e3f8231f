import type { AppScene } from '../app-scene.ts'
import type { ReadingLanguage, Span } from '../types.ts'
import { type GivenRows, givenRows } from './given-rows.ts'
import { recordField, type RecordField } from './record-field.ts'
import { rowForm } from './row-columns.ts'
import { type RowStretch, stretchesIn } from './row-stretches.ts'

/** A table that was pasted with its head: its columns, its rows, and where the head stands. */
export type PastedTable = Span & { fields: RecordField[]; given: GivenRows }

const FEWEST_COLUMNS = 3
const LONGEST_HEAD = 40

/** The first table in a request that has a line of names above its rows, all of them parted in one way; null where there is none. */
export function pastedTable({ text, lexicon: { language } }: AppScene): PastedTable | null {
  if (!text.includes('\n')) return null
  const stretches = stretchesIn(text, 0, rowForm([], language))
  for (const [at, head] of stretches.entries()) {
    const next = stretches[at + 1]
    if (!isHead(text, head) || next?.cells?.length === undefined) continue
    const table = tableBelow(text, head, language)
    if (table) return table
  }
  return null
}

/** Names without a number, each of them short. */
const isHead = (text: string, { cells }: RowStretch): boolean =>
  cells !== undefined &&
  cells.length >= FEWEST_COLUMNS &&
  cells.every((cell) => {
    const said = text.slice(cell[0]?.start ?? 0, cell.at(-1)?.end ?? 0)
    return /^\p{L}/u.test(said) && said.length <= LONGEST_HEAD && !/\d{2}/.test(said)
  })

function tableBelow(
  text: string,
  { cells = [], start, tokens }: RowStretch,
  language: ReadingLanguage,
): PastedTable | null {
  const fields = cells.flatMap((cell) => {
    const field = recordField(text.slice(cell[0]?.start ?? 0, cell.at(-1)?.end ?? 0), language)
    return field ? [field] : []
  })
  const end = tokens.at(-1)?.end ?? start
  const given = fields.length === cells.length ? givenRows(text, end, fields, language, true) : null
  return given ? { fields, given: { ...given, spans: [{ start, end }, ...given.spans] }, start, end } : null
}
