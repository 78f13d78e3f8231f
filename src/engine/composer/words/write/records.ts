import type { AppReading } from '../../../understanding/apps.ts'
import type { RecordField } from '../../../understanding/records/record-field.ts'
import type { GivenCell } from '../../../understanding/records/row-columns.ts'
import type { Field, Item, SectionContent } from '../../types.ts'
import { ui } from '../phrases/ui.ts'
import type { Language } from '../types.ts'
import { capital } from '../read/source.ts'
import { exampleCell, NOTHING, usualCell } from './example-cells.ts'

const YES = '✓'

type Usual = { name: string; state: string; date: string }

/** A table of what was said is written down of each thing, with a field of its own kind for each, and rows that show how it behaves. */
export function writeRecords(
  content: SectionContent,
  { thing, things = '', fields, isLog, count, rows, sums = [] }: NonNullable<AppReading['records']>,
  usual: Usual,
  language: Language,
): SectionContent {
  const named = fields.map((field) => ({ ...field, label: field.label || usual.state }))
  const [first] = named
  // what opens the list is what each one goes by, where it can be: a name or a number
  const areNamed = rows?.every(([cell]) => typeof cell === 'string') ?? false
  const isGoneBy = areNamed || (first?.kind === 'text' && things === '')
  const head = first && isGoneBy ? first : headOf(thing || things, isLog && !hasDate(named), usual)
  const columns = head === first ? named : [head, ...named]
  const grouped = columns.findIndex(({ kind }) => kind === 'choice')
  const title = (column: RecordField, row: number) => titleOf(column, row, { thing, things, usual, language })
  const cellsOf = (row: number): string[] =>
    columns.map((column, at) =>
      at === 0 ? title(column, row) : cellOf(column, row + likeBefore(columns, at), language),
    )
  // where a column of its own leads them, each is called as an example is
  const isLed = columns !== named
  const cells = rows
    ? rows.map((given, row) => [...(isLed ? [title(head, row)] : []), ...given.map(givenCell)])
    : Array.from({ length: count ?? content.items.length }, (_, row) => cellsOf(row))
  return {
    ...content,
    fields: columns.map((column, at) => fieldOf(column, at)),
    links: sums.flatMap((at) => named[at] ?? []).map(({ label }) => ({ label, href: '#main' })),
    items: cells.map(
      ([name = '', ...points]): Item => ({
        title: name,
        points,
        ...(grouped < 0 ? {} : { tag: [name, ...points][grouped] ?? '' }),
      }),
    ),
  }
}

/** A tick, or what was written; a dash where nothing was said. */
const givenCell = (cell: GivenCell | null): string =>
  cell === true ? YES : cell === null || cell === false ? NOTHING : cell

/** How many columns of days stand before one, so that two of them differ. */
const likeBefore = (columns: readonly RecordField[], at: number) =>
  columns[at]?.kind === 'date' ? columns.slice(0, at).filter(({ kind }) => kind === 'date').length : 0

const hasDate = (fields: readonly RecordField[]) => fields.some(({ kind }) => kind === 'date')

/** A log goes by its days; anything else by what one of it is called. */
const headOf = (thing: string, byDay: boolean, { name, date }: Usual): RecordField =>
  byDay
    ? { label: date, kind: 'date', choices: [] }
    : { label: thing === '' ? name : capital(thing), kind: 'text', choices: [] }

const types: Record<RecordField['kind'], Field['type']> = {
  text: 'text',
  notes: 'text',
  choice: 'select',
  check: 'checkbox',
  number: 'number',
  date: 'date',
}

const fieldOf = ({ label, kind, choices, scale, note }: RecordField, at: number): Field => ({
  name: `f${at + 1}`,
  label,
  type: types[kind],
  ...(choices.length > 0 ? { options: choices } : {}),
  ...(scale ? { least: String(scale.from), most: String(scale.to) } : {}),
  ...(note === undefined ? {} : { note: capital(note) }),
  // 'price 4,50'
  ...(kind === 'number' && !scale ? { step: 'any' } : {}),
  required: at === 0,
})

/** 'FE-0001', 'FE-0002'; 'Truck 1'; what an example is called where nobody can know. */
function titleOf(
  column: RecordField,
  row: number,
  { thing, things, usual, language }: { thing: string; things: string; usual: Usual; language: Language },
): string {
  if (column.kind !== 'text') return cellOf(column, row, language)
  if (column.format !== undefined) return numbered(column.format, row)
  const known = exampleCell(column.label, row, language)
  const isName = [usual.name, things].some((name) => name.toLowerCase() === column.label.toLowerCase())
  const called = thing !== '' ? capital(thing) : isName ? (ui[language].example ?? '') : column.label
  // 'number' of a truck: each has its own
  if (/^\d+$/.test(known)) return String(row + 1)
  return isName || known === NOTHING ? `${called} ${row + 1}` : known
}

/** The number at its end goes up: 'FE-0001' is 'FE-0003' two rows below. */
function numbered(format: string, row: number): string {
  const digits = format.match(/\d+/g)?.at(-1) ?? ''
  return format.slice(0, format.length - digits.length) + String(Number(digits) + row).padStart(digits.length, '0')
}

/** How far on its scale each row stands, so that rows differ. */
const shares = [0.6, 0.8, 0.4, 1, 0.2, 0.7]

function cellOf({ label, kind, choices, scale, format }: RecordField, row: number, language: Language): string {
  if (kind === 'check') return row % 3 === 1 ? NOTHING : YES
  if (kind === 'choice') return choices[(row + Math.floor(row / choices.length)) % choices.length] ?? NOTHING
  if (scale) return String(Math.round(scale.from + (scale.to - scale.from) * (shares[row % shares.length] ?? 1)))
  if (format !== undefined) return numbered(format, row)
  // 'zurück bis' is a day, whatever stands under 'zurück' elsewhere
  if (kind === 'date') return usualCell('date', row, language)
  const known = exampleCell(label, row, language)
  // 'eggs per DAY' are no day
  if (kind === 'number' && (known === NOTHING || /\p{L}/u.test(known))) return usualCell('amount', row, language)
  return known
}
