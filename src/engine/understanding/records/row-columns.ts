import { lexicon, type Lexicon } from '../lexicon.ts'
import { plainWord, readTokens } from '../tokens.ts'
import type { ReadingLanguage, TextToken } from '../types.ts'
import type { RecordField } from './record-field.ts'
import { recordWords } from './record-words.ts'

/** What stands in one field of a row: as it was written, or whether it is ticked. */
export type GivenCell = string | boolean

/** A field of a register as a row is read for it. */
export type RowColumn = {
  kind: RecordField['kind']
  choices: readonly string[]
  /** the words of its label in small letters, without articles */
  words: readonly string[]
  /** a telephone number or an address: nothing without a digit stands there */
  isDialled: boolean
  /** a name or somebody: nothing without a capital stands there */
  isNamed: boolean
  /** 'no.', 'key number': what each one is numbered by */
  isNumbered: boolean
}

/** The columns of a register in a language, with the language's words. */
export type RowForm = { columns: readonly RowColumn[]; known: Lexicon }

/**
 * A row while it is read: what stands in each column, null where nothing does; how many cells only their column can hold; the columns
 * that were filled first and last; how many pieces of text are still to come; whether there are so many pieces that each follows its column;
 * how many pieces stand in it, and whether one found no place.
 */
export type RecordRow = {
  cells: (GivenCell | null)[]
  typed: number
  first: number
  last: number
  left: number
  isInOrder: boolean
  parts: number
  isLost: boolean
}

/** Puts a cell into its column. */
export function fill(row: RecordRow, column: number, cell: GivenCell): void {
  row.cells[column] = cell
  if (row.first < 0) row.first = column
  row.last = column
  row.parts += 1
}

export const emptyRow = ({ columns }: RowForm): RecordRow => ({
  cells: columns.map(() => null),
  typed: 0,
  first: -1,
  last: -1,
  left: 0,
  isInOrder: false,
  parts: 0,
  isLost: false,
})

/** How rows are read for the fields of a register. */
export function rowForm(fields: readonly RecordField[], language: ReadingLanguage): RowForm {
  const known = lexicon(language)
  return { known, columns: fields.map((field) => columnOf(field, known)) }
}

function columnOf({ kind, choices, label }: RecordField, known: Lexicon): RowColumn {
  const tokens = readTokens(label)
  const said = tokens.filter(isWord).map(({ text }) => plainWord(text))
  const words = said.filter((word) => !known.has('articles', word) && !known.has('and', word))
  const ids = new Set(known.find(tokens, ['field']).map(({ id }) => id))
  const [first = ''] = said
  const asksForWhat = known.forms(first).some((form) => known.has('what', form) || known.has('asksWhat', form))
  return {
    kind,
    choices,
    words,
    // 'numéro' by itself is what each one is numbered by
    isDialled: (ids.has('phone') || ids.has('email')) && !(words.length === 1 && isNumberWord(words[0] ?? '')),
    isNamed: ids.has('name') || (known.has('interrogatives', first) && !asksForWhat),
    isNumbered: words.some((word) => isNumberWord(word)),
  }
}

/** 'Nr.', 'no', 'n.º', and words that end in a word for a number: 'Schlüsselnummer', 'numero', 'plassnr'. */
export const isNumberWord = (word: string) =>
  /(?:^n(?:[ro]|úm|um)?\.?º?|nr\.?|nummer|number|num[eé]ro|n[uú]mero)$/u.test(word)

/** 'no', 'nei', 'nicht' */
export const isNo = (word: string, known: Lexicon): boolean =>
  known.has('nots', word) || recordWords(known.language).orNot.find([word]).length > 0

export const isWord = ({ kind }: TextToken) => kind === 'word' || kind === 'number'

/** Of shorter words every letter counts. */
const LONGEST_EXACT = 4

/** Whether two words are one in two forms: 'prêtée' and 'prêté', 'tabuleiros' and 'tabuleiro'. */
export function isAlike(one: string, other: string, { known }: RowForm): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < LONGEST_EXACT) return false
  const forms = new Set(known.forms(one))
  if (known.forms(other).some((form) => forms.has(form))) return true
  const shared = [...one].findIndex((letter, at) => letter !== other[at])
  return shared < 0 ? other.length - one.length < MOST_ENDING : shared >= LONGEST_EXACT && isEnding(one, other, shared)
}

const MOST_ENDING = 3
const isEnding = (one: string, other: string, shared: number) =>
  Math.max(one.length, other.length) - shared < (shared > LONGEST_EXACT ? MOST_ENDING + 1 : MOST_ENDING)
