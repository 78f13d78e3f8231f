import { z } from 'zod'
import { Phrases } from '../app-words.ts'
import { lexicon } from '../lexicon.ts'
import { wordsOfPhrase } from '../tokens.ts'
import type { ReadingLanguage } from '../types.ts'
import { readWords } from '../word-files.ts'

const kinds = [
  /** what opens one of many: 'FOR EACH truck' */
  'each',
  /** what leads from it to what is kept of it: 'each record HOLDS' */
  'holds',
  /** who keeps it says so themselves: 'WHAT I RECORD each visit' */
  'kept',
  /** what is done with it where it is written down: 'where I can PUT IN name and voice' */
  'puts',
  /** nouns for what is listed itself: 'the FIELDS are: …' */
  'named',
  /** nouns for one of many that do not say of what: 'each ENTRY' */
  'own',
  /** of these, what stands in a list and nowhere else: 'each ENTRY has', and no 'each person' */
  'entries',
  /** nouns for what holds many of them: 'a CARD INDEX of our patients' */
  'heads',
  /** both answers of a field that has no others: 'YES/NO' */
  'checks',
  /** the other answer of a question that says one: 'paid or NOT' */
  'orNot',
  /** what a sentence ends with behind its list: 'sollen Name und Ort GESPEICHERT WERDEN' */
  'closes',
  /** between the ends of a scale: '1 TO 5' */
  'upTo',
  /** what happens on a day, and which one of them: 'NEXT INSPECTION' */
  'events',
  'nearest',
  /** what is said of one that is still to come: 'return EXPECTED' */
  'expected',
  /** what a field is called that holds a day, an amount, or free text */
  'dates',
  'numbers',
  'notes',
  /** what a thing goes by: 'NAME', 'TITLE' */
  'names',
  /** what is asked of a column of amounts: 'the TOTAL of seats' */
  'totals',
  /** where it is written down so far: 'IN MY NOTEBOOK', 'IN EXCEL' */
  'byHand',
] as const
type RecordKind = (typeof kinds)[number]

const phrases = z.array(z.string().min(1)).min(1)

/**
 * words/<lang>/records.json: how people say what is written down of each thing; what nouns for lists, amounts and days end in,
 * where nouns are compounds, and what leads up to a day at the end of a name.
 */
const schema = z.strictObject({
  ...(Object.fromEntries(kinds.map((kind) => [kind, phrases])) as Record<RecordKind, typeof phrases>),
  headParts: phrases.optional(),
  amountParts: phrases.optional(),
  dayParts: phrases.optional(),
  dayEnds: phrases,
})

/**
 * Each kind of phrases, every word that stands in one of them, what nouns for amounts and days end in ('Jahresmiete'),
 * and what a day follows: 'returned ON'.
 */
export type RecordWords = Record<RecordKind, Phrases<RecordKind>> & {
  vocabulary: ReadonlySet<string>
  /** last parts of compounds that hold many of them: 'UtlånsLISTE' */
  headParts: readonly string[]
  amountParts: readonly string[]
  dayParts: readonly string[]
  dayEnds: ReadonlySet<string>
}

const loaded = new Map<ReadingLanguage, RecordWords>()

/** The words by which a language tells what is kept of each thing: 'FOR EACH truck', 'WHAT I RECORD'. Throws when its file is wrong. */
export function recordWords(language: ReadingLanguage): RecordWords {
  const known = loaded.get(language)
  if (known) return known
  const file = readWords(language, 'records.json', schema)
  const forms = (word: string) => lexicon(language).forms(word)
  // 'day' is one, 'days' are an amount of them
  const formsOf = (kind: RecordKind) => (kind === 'dates' ? (word: string) => [word] : forms)
  const tables = kinds.map((kind) => [kind, new Phrases<RecordKind>([[kind, file[kind]]], formsOf(kind))] as const)
  const words: RecordWords = {
    ...(Object.fromEntries(tables) as Record<RecordKind, Phrases<RecordKind>>),
    headParts: file.headParts ?? [],
    amountParts: file.amountParts ?? [],
    dayParts: file.dayParts ?? [],
    dayEnds: new Set(file.dayEnds),
    vocabulary: new Set(kinds.flatMap((kind) => file[kind].flatMap(wordsOfPhrase))),
  }
  loaded.set(language, words)
  return words
}
