import type { Lexicon } from '../lexicon.ts'
import { readTokens } from '../tokens.ts'
import type { TextToken } from '../types.ts'
import { LONGEST_ROW } from './block.ts'

/** A row of a list of prices: what costs something, what it costs as it was written, and what is said of it behind that. */
export type PriceRow = {
  name: string
  amount: string
  note: string
  /** 'number': an amount by itself; 'sum': with a currency, two digits, 'from', a unit or dots before it; 'words': 'on request' */
  kind: 'number' | 'sum' | 'words'
}

/** So long is a name in a list; what is longer tells something. */
const LONGEST_NAME = { words: 12, length: 80 }

const LEADERS = /(?:\.\s?){3,}$|(?:…\s?)+$|·{2,}\s*$|_{2,}\s*$|\t\s*$|[ ]{2,}$/u
const MARKS = /[\s.…·_:=|,;–—-]+$/u
const BRACKET = /\s*\(([^()]*)\)$/u
const plainNumber = /^\d{1,5}(?:[.,]\d{1,2})?$|^\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+(?:,\d{1,2})?$/
const isSumLike = (text: string) => /[.,]\d{1,2}$/.test(text)

/** 'hedge trimmer ..... 30 (collect only)', 'hem FROM 12,00', 'party dress BY APPOINTMENT ONLY'; null for any other line. */
export function priceRowOf(said: string, known: Lexicon): PriceRow | null {
  if (said.length > LONGEST_ROW) return null
  const text = said.replace(/^\s*\|\s*|\s*\|\s*$/gu, '').trim()
  const bracket = BRACKET.exec(text)
  const note = bracket?.[1]?.trim() ?? ''
  const rest = note === '' ? text : text.slice(0, bracket?.index)
  return (
    amountAtEnd(rest, note, known) ??
    wordsAtEnd(rest, note, known) ??
    (note === '' ? amountWithRemark(rest, known) : amountInBrackets(rest, note, known))
  )
}

/** A text without what stands behind its amount: 'a piece', '/hour', '+ material', 'plus VAT'. */
function withoutUnits(text: string, known: Lexicon): string {
  let rest = text
  for (let turn = 0; turn < MOST_UNITS; turn++) {
    const start = startOfUnit(rest, known)
    if (start === null) break
    rest = rest.slice(0, start).trimEnd()
  }
  return rest
}
const MOST_UNITS = 2
const LONGEST_UNIT = 4

/** Where a unit, a tax or what is added begins at the end of a text; null where none stands there. */
function startOfUnit(text: string, known: Lexicon): number | null {
  const slash = /\s?\/\s?\p{L}[\p{L}²³.]*$|\s?\+\s?\p{L}[\p{L} ]{1,30}$|\s?\*+$/u.exec(text)
  if (slash && /\d/.test(text.slice(0, slash.index))) return slash.index
  for (const { start, words } of endings(text, LONGEST_UNIT)) {
    const isUnit = (['unit', 'taxes'] as const).some((kind) => known.has(kind, words))
    if (isUnit && endsInSum(text.slice(0, start).trimEnd(), known)) return start
  }
  const per = /\s(\S+)\s\p{L}+$/u.exec(text)
  const isPer =
    per?.[1] !== undefined && known.has('per', per[1].toLowerCase()) && endsInSum(text.slice(0, per.index), known)
  return isPer ? per.index : null
}

/** '25', '25 €', '25,-', '40 € pro Stunde': what a unit may stand behind. */
const endsInSum = (text: string, known: Lexicon): boolean => {
  const last = readTokens(text).at(-1)
  return last !== undefined && (isAmountToken(last) || startOfUnit(text, known) !== null)
}

/** The last words of a text, the longest of them first, with the place where they begin. */
function endings(text: string, most: number): { start: number; words: string }[] {
  const starts = [...text.matchAll(/\S+/gu)].map(({ index }) => index).slice(-most)
  return starts.map((start) => ({ start, words: text.slice(start).toLowerCase().replaceAll('’', "'") }))
}

function amountAtEnd(text: string, note: string, known: Lexicon): PriceRow | null {
  const rest = withoutUnits(text, known)
  const swiss = /[.,]\s?[-–—]$/u.exec(rest)?.[0] ?? ''
  const said = rest.slice(0, rest.length - swiss.length)
  const found = amountIn(
    readTokens(said).filter(({ kind }) => kind !== 'space'),
    known,
  )
  if (!found) return null
  const before = said.slice(0, found.start)
  const lead = leadOf(before.trimEnd(), known)
  const start = startOfSizes(before) ?? (lead === '' ? found.start : before.trimEnd().length - lead.length)
  const several = startOfSeveral(text.slice(0, start))
  if (several !== null) return ofSeveral(text, several, note, known)
  const name = withoutVerb(tidy(text.slice(0, start)), known)
  if (!mayName(name, known)) return null
  // 'delivery FREE OVER 30 euro' does not cost that
  if (endings(tidy(text.slice(0, start)), LONGEST_LEAD).some(({ words }) => known.has('thresholds', words)))
    return freeFrom(text, note, known)
  const isSure = lead !== '' || rest.length < text.length || swiss !== '' || LEADERS.test(text.slice(0, start))
  return { name, amount: text.slice(start).trim(), note, kind: found.isSum || isSure ? 'sum' : 'number' }
}

/** 'birth (£2,400)': nothing but an amount in brackets. */
function amountInBrackets(rest: string, note: string, known: Lexicon): PriceRow | null {
  const row = /^[^\p{L}]*\d|^\p{L}+\s?\$?\s?\d/u.test(note) ? amountAtEnd(`${rest} ${note}`, '', known) : null
  return row && row.name === tidy(rest) ? row : null
}

/** '30, COLLECT ONLY', '£30 COLLECT ONLY': what is said of an amount without brackets. */
function amountWithRemark(text: string, known: Lexicon): PriceRow | null {
  const comma = /[,;]\s+([^,;\d]{2,40})$/u.exec(text)
  if (comma?.[1]) return amountAtEnd(text.slice(0, comma.index), comma[1].trim(), known)
  const prices = readTokens(text).filter(({ kind }) => kind === 'price')
  const [price] = prices
  if (!price) return bareWithRemark(text, known)
  if (prices.length > 1) return null
  const behind = tidyStart(text.slice(price.end))
  const isShort = behind.split(/\s+/).length <= LONGEST_REMARK && !/\d|[.!?]\s/.test(behind)
  return isShort ? amountAtEnd(text.slice(0, price.end), behind, known) : null
}
const LONGEST_REMARK = 5

/** 'matted coats FROM 15 EXTRA': without a currency only where something else says that it is an amount. */
function bareWithRemark(text: string, known: Lexicon): PriceRow | null {
  const [, head = '', behind = ''] = /^(.{3,90}\s\d{1,5}(?:[.,]\d{1,2})?)\s(\p{L}[^\d.!?]{1,24})$/u.exec(text) ?? []
  const row = head === '' ? null : amountAtEnd(head, behind, known)
  return row?.kind === 'sum' ? row : null
}

/** 'by the hundred 110,00 (plain) / 140,00': where the first of several sums begins, which one thing costs; null where there is one. */
function startOfSeveral(before: string): number | null {
  const bracketed = /\s(\d{1,5}(?:[.,]\d{1,2})?\s?\([^()]*\)\s?[,/|]?\s*)$/u.exec(before)
  if (bracketed?.[1]) return before.length - bracketed[1].length
  const sum = readTokens(before).find(
    ({ kind, text }) => kind === 'price' || (kind === 'number' && /^\d+[.,]\d{2}$/.test(text)),
  )
  return sum && /\p{L}/u.test(before.slice(0, sum.start)) ? sum.start : null
}

function ofSeveral(text: string, at: number, note: string, known: Lexicon): PriceRow | null {
  const lead = leadOf(text.slice(0, at).trimEnd(), known)
  const start = lead === '' ? at : text.slice(0, at).trimEnd().length - lead.length
  const name = withoutVerb(tidy(text.slice(0, start)), known)
  const amount = note === '' ? text.slice(start) : `${text.slice(start)} (${note})`
  return mayName(name, known) ? { name, amount: amount.trim(), note: '', kind: 'sum' } : null
}

/** 'colour SHORT 45 / LONG 60': where the first of two amounts begins, each with its word before it; null where there is one. */
function startOfSizes(before: string): number | null {
  const [, thing, gap = ''] =
    /^(.*\p{L})(\s+)\p{L}+\s\d{1,4}(?:[.,]\d{2})?(?:\s?\p{Sc})?\s?[/,|]\s?\p{L}+\s+$/u.exec(before) ?? []
  return thing === undefined ? null : thing.length + gap.length
}

/** 'a haircut COSTS 25', 'three courses FOR £20': what leads from a thing to its amount is part of neither. */
function withoutVerb(name: string, known: Lexicon): string {
  const verb = endings(name, 2).find(({ start, words }) => start > 0 && known.has('verbs', words))
  return verb ? tidy(name.slice(0, verb.start)) : name
}

/** The tokens at the end of a row that are what it costs: one amount, the two ends of a span, or '7,50 / 9,50'. */
function amountIn(tokens: readonly TextToken[], known: Lexicon): { start: number; isSum: boolean } | null {
  const last = tokens.at(-1)
  if (!last || !isAmountToken(last)) return null
  let first = tokens.length - 1
  for (;;) {
    const [joint, before] = [tokens[first - 1], tokens[first - 2]]
    const isJoint = joint !== undefined && (joint.text === '/' || known.has('spanJoins', joint.text.toLowerCase()))
    if (!isJoint || !before || !isAmountToken(before)) break
    first -= 2
  }
  const own = tokens.slice(first)
  return {
    start: own[0]?.start ?? 0,
    isSum: own.some(({ kind, text }) => kind === 'price' || isSumLike(text)),
  }
}

const isAmountToken = ({ kind, text }: TextToken) =>
  kind === 'price' ||
  (kind === 'number' && plainNumber.test(text)) ||
  (kind === 'range' && /^\d+ ?[-–] ?\d+$/.test(text))

/** 'from', 'a partir de', 'ca.' before an amount, with the spaces behind it; '' where none stands there. */
function leadOf(before: string, known: Lexicon): string {
  const lead = endings(before, LONGEST_LEAD).find(({ words }) => known.has('from', words))
  return lead && lead.start > 0 ? before.slice(lead.start) : ''
}
const LONGEST_LEAD = 3

/** 'alterations on request', 'party dress: ONLY by appointment', 'under fives FREE'. */
function wordsAtEnd(text: string, note: string, known: Lexicon): PriceRow | null {
  const isCost = (words: string) => known.has('onRequest', words) || known.has('free', words) || isOnly(words, known)
  const found = endings(text, LONGEST_WORDS).find(({ start, words }) => start > 0 && isCost(words))
  if (!found) return null
  const before = text.slice(0, found.start).trimEnd()
  const only = endings(before, 1).find(({ start, words }) => start > 0 && known.has('conditions', words))
  const start = only?.start ?? found.start
  const name = tidy(text.slice(0, start))
  return mayName(name, known) ? { name, amount: text.slice(start), note, kind: 'words' } : null
}
const LONGEST_WORDS = 4

/** 'delivery FREE OVER 30 euro': from the word on that says that it costs nothing. */
function freeFrom(text: string, note: string, known: Lexicon): PriceRow | null {
  const free = [...text.matchAll(/\S+/gu)].find(
    ({ 0: word, index }) => index > 0 && known.has('free', word.toLowerCase()),
  )
  const name = free ? tidy(text.slice(0, free.index)) : ''
  return free && mayName(name, known) ? { name, amount: text.slice(free.index), note, kind: 'words' } : null
}

/** 'by appointment ONLY' */
function isOnly(words: string, known: Lexicon): boolean {
  const last = words.lastIndexOf(' ')
  return last > 0 && known.has('conditions', words.slice(last + 1)) && known.has('onRequest', words.slice(0, last))
}

const tidyStart = (text: string) => text.replace(/^[\s,;:–—-]+/u, '').trim()
const tidy = (text: string) => text.replace(MARKS, '').trim()

/** A few words, none of which opens a sentence: 'WE charge 20' names nothing. */
function mayName(name: string, known: Lexicon): boolean {
  const words = name.split(/\s+/)
  const isShort = words.length <= LONGEST_NAME.words && name.length <= LONGEST_NAME.length
  return (
    isShort && /\p{L}{2}/u.test(name) && !known.has('pronouns', words[0]?.toLowerCase() ?? '') && !/[.!?;]\s/.test(name)
  )
}
