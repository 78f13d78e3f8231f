import { isAttribute } from '../app-attributes.ts'
import { type AppScene, spanOf, wordOf } from '../app-scene.ts'
import { wordsOfPhrase } from '../tokens.ts'
import type { Span } from '../types.ts'
import { type GivenRows, givenRows } from './given-rows.ts'
import { pastedTable } from './pasted-table.ts'
import type { RecordField } from './record-field.ts'
import { fieldsFrom } from './record-list.ts'
import { FEWEST, openingsIn, type RecordOpening } from './record-openings.ts'
import { recordWords } from './record-words.ts'

/** What is written down of each thing, where a request says it. */
export type Records = Span & {
  /** one of the things, as it was said: 'truck'; empty where it is called an entry or nothing */
  thing: string
  /** many of them, where only that was said: '47 FARMERS, each with a plot' */
  things: string
  fields: RecordField[]
  /** whoever asks writes it down themselves, which no page does: 'what I RECORD each visit' */
  isKept: boolean
  /** a colon opens its list, or half of its fields are filled in as only fields are */
  isSure: boolean
  /** it is said to be of each thing, and no list that only looks like one of fields */
  isTold: boolean
  /** somebody puts it in, as 'where I can ENTER name and voice' has it */
  isPut: boolean
  /** it is kept track of, whatever it is: what it is called by is the first of its fields */
  isOpen: boolean
  /** each of them is called an entry, a record or a row, which no page has */
  isEntry: boolean
  /** rows of it that stand in the request */
  given: GivenRows | null
}

/** What is kept of each thing: 'for each truck: number, driver, route', 'what I record each visit: …'; null where nothing says it. */
export function recordsIn(whole: AppScene): Records | null {
  const words = recordWords(whole.lexicon.language)
  const scene = spelledFor(whole, words.vocabulary)
  const read = openingsIn(scene).flatMap((opening) => recordsBehind(scene, opening) ?? [])
  const sure = read.filter(({ isDoubtful }) => !isDoubtful)
  const told = sure.filter(({ isTold }) => isTold)
  const [best] = (told.length > 0 ? told : sure).toSorted(byLength)
  return best ? withGiven(whole, best) : filledIn(whole, read)
}

/** With the rows behind it; a table that was pasted with its head says itself what its columns are, and in which order. */
export function withGiven(whole: AppScene, best: Omit<Records, 'given'>): Records {
  const table = pastedTable(whole)
  if (!table || table.fields.length + 1 < best.fields.length) return { ...best, given: givenBehind(whole, best) }
  // what the list says of a column, its choices for one, the head of a table does not
  const told = new Map(best.fields.map((field) => [field.label.toLowerCase(), field]))
  return {
    ...best,
    fields: table.fields.map((field) => told.get(field.label.toLowerCase()) ?? field),
    given: table.given,
  }
}

type Doubtful = Omit<Records, 'given'> & { isDoubtful: boolean }

/** Of two that end alike the nearer one begins its first field: 'I want A LIST WITH game, players'. */
const byLength = (one: Doubtful, other: Doubtful) =>
  other.fields.length - one.fields.length || (one.end === other.end ? other.start - one.start : 0)

const givenBehind = ({ text, lexicon }: AppScene, { fields, end }: Pick<Records, 'fields' | 'end'>) =>
  givenRows(text, end, fields, lexicon.language)

/** So many lists that may be of anything are tried with the rows behind them. */
const MOST_TRIED = 3
/** So many characters lead up from columns to their rows. */
const LONGEST_BETWEEN = 30
const MOSTLY = 0.6

/** A pasted table has its own columns, and what may be a list of anything is one of fields where rows behind it fill most of them. */
function filledIn(whole: AppScene, read: readonly Doubtful[]): Records | null {
  const table = pastedTable(whole)
  const how = { isKept: false, isSure: true, isTold: false, isPut: false, isOpen: false, isEntry: false }
  if (table) return { thing: '', things: '', ...how, ...table }
  // the columns stand before the rows, the first of which is a list as well: 'tool, owner, shelf. SO FAR: drill, Ann, …'
  const isRow = ({ start }: Doubtful) => read.some(({ end }) => end < start && start - end <= LONGEST_BETWEEN)
  const tried = read
    .filter((one) => !isRow(one))
    .toSorted(byLength)
    .slice(0, MOST_TRIED)
  for (const one of tried.toSorted((a, b) => a.start - b.start)) {
    const given = givenBehind(whole, one)
    if (given && given.rows.length > 1 && given.filled >= MOSTLY) return { ...one, isSure: true, given }
  }
  return null
}

/** What an opening is followed by, and whether that may be a list of anything; null where it is too short. */
function recordsBehind(scene: AppScene, opening: RecordOpening): Doubtful | null {
  const { first, at, least, isWeak, isOpen, isPut, isNamed, isEntry = false, thing, things, isKept } = opening
  const { fields, last } = fieldsFrom(scene, at)
  const isFilled = isNamed === true && fields.some(({ kind }) => kind !== 'text') && !hasAmounts(fields)
  const isOther = isOpen ? !areOnlyFields(scene, fields) : isWeak && !isFilled && !areFields(scene, fields)
  // two questions by themselves are what is written down: 'how long they practised and what'
  const isAll = fields.length === FEWEST.opened && fields.every((field) => isAsked(scene, field.label))
  if ((fields.length < least && !(isPut && isAll)) || hasAmounts(fields)) return null
  // 'we record interviews and audiobooks' is what a studio does
  const isSure = least === FEWEST.opened || isOpen === true || isFilled || areFields(scene, fields)
  // what a page is to have is put in, too: 'we want to add hours, prices and a map'
  const isOwn = isKept && isSure && (!isPut || areOnlyFields(scene, fields))
  const span = spanOf(scene.tokens, first, last)
  const how = { isKept: isOwn, isSure, isTold: !isWeak, isPut: isPut === true, isOpen: isOpen === true, isEntry }
  return { thing, things, fields, ...how, ...span, isDoubtful: isOther === true }
}

/** 'publica' is a word of its own here, and no 'pública' that was typed in a hurry. */
export const spelledFor = (scene: AppScene, vocabulary: ReadonlySet<string>): AppScene => ({
  ...scene,
  // 'food [own / ours]'
  text: scene.text.replaceAll('[', '(').replaceAll(']', ')'),
  words: scene.tokens.map((token, at) => (vocabulary.has(wordOf(token)) ? wordOf(token) : (scene.words[at] ?? ''))),
})

/** Of what may be a list of anything: two are filled in as only fields are, a third is that or what things have, and few have an amount. */
const areFields = (scene: AppScene, fields: readonly RecordField[]): boolean => {
  const filled = fields.filter(({ kind }) => kind !== 'text')
  const known = fields.filter(({ kind, label }) => kind !== 'text' || isAttribute(scene, label))
  const isLong = filled.length > 1 && known.length * 3 >= fields.length
  const isMost = filled.length > 0 && known.length * 2 >= fields.length
  return (isLong || isMost) && !hasAmounts(fields)
}

/** 'note sur 5' is one of many fields, and 'Free 0 €, Pro 12 €' are none. */
export const hasAmounts = (fields: readonly RecordField[]): boolean =>
  fields.filter(({ label }) => /\d/.test(label)).length * 4 >= fields.length

/** One is filled in as nothing else is, or three are days and amounts. */
export const areOnlyFields = (scene: AppScene, fields: readonly RecordField[]): boolean =>
  fields.some((field) => isOnlyField(scene, field)) ||
  fields.filter(({ kind }) => kind !== 'text').length >= FEWEST.told

/** Ticked, chosen, on a scale, or asked: 'paid yes/no', 'which bed'. */
const isOnlyField = (scene: AppScene, { kind, scale, label }: RecordField): boolean =>
  kind === 'check' ||
  kind === 'choice' ||
  scale !== undefined ||
  (isAsked(scene, label) && scene.lexicon.has('interrogatives', wordsOfPhrase(label)[0] ?? ''))

/** 'who has it', and no 'que sea bonito': that is said of all of it. */
export const isAsked = (scene: AppScene, label: string): boolean =>
  isAttribute(scene, label) && !scene.lexicon.has('thats', wordsOfPhrase(label)[0] ?? '')
