import { orChoice } from './control-choices.ts'
import { controlWords } from './control-words.ts'
import { lexicon } from './lexicon.ts'
import { phraseTokens } from './phrase-tokens.ts'
import type { ReadingLanguage, Span } from './types.ts'

/** An entry of a list as it stands in a text; `details` stand with it in brackets or behind a colon of its own. */
export type OutlineEntry = Span & {
  text: string
  details: OutlineEntry[]
  /** its details are what is chosen from: 'bowl / block' */
  isChoice?: boolean
  /** behind a dash: 'system – SHOULD ACTUALLY SWITCH' */
  note: string
}

/** A list and the words that lead up to it. */
export type Outline = Span & {
  lead: Span & { text: string }
  isBracket: boolean
  isChoice?: boolean
  entries: OutlineEntry[]
}

const opening = '(['
const closing = ')]'
const quoting = '"“„«'
const unquoting = '"”“»'

/** Where each letter of a range stands in no bracket and in no quotation. */
function* openPlaces(text: string, { start, end }: Span): Generator<number> {
  let depth = 0
  let quoted = ''
  for (let at = start; at < end; at++) {
    const letter = text.charAt(at)
    if (quoted) {
      if (quoted.includes(letter) || letter === '\n') quoted = ''
      continue
    }
    if (quoting.includes(letter)) {
      quoted = unquoting
      continue
    }
    if (depth === 0) yield at
    if (opening.includes(letter)) depth++
    if (closing.includes(letter)) depth = Math.max(0, depth - 1)
  }
}

const matchAt = (mark: RegExp, text: string, at: number, end: number) => {
  mark.lastIndex = at
  const found = mark.exec(text)
  return found && found[0] !== '' && at + found[0].length <= end ? found[0].length : 0
}

/** The pieces of a range between marks that stand in no bracket. */
function piecesOf(text: string, span: Span, mark: RegExp): Span[] {
  const pieces: Span[] = []
  let from = span.start
  for (const at of openPlaces(text, span)) {
    const length = at < from ? 0 : matchAt(mark, text, at, span.end)
    if (length === 0) continue
    pieces.push({ start: from, end: at })
    from = at + length
  }
  return [...pieces, { start: from, end: span.end }].flatMap((piece) => trimmed(text, piece))
}

const bullet = /^(?:[-*•–·‣◦☐]|\d{1,2}[.)]|\[[ x]?\])\s+/u

/** Without space, bullets and the full stop that ends it; nothing where nothing is left. */
function trimmed(text: string, { start, end }: Span): Span[] {
  let [from, to] = [start, end]
  while (from < to && /\s/.test(text.charAt(from))) from++
  // ', 2. Paar Socken' has no bullet
  if (/(?:^|\n)\s*$/.test(text.slice(0, from))) from += bullet.exec(text.slice(from, to))?.[0].length ?? 0
  while (to > from && /[\s,;.!]/.test(text.charAt(to - 1))) to--
  return /[\p{L}\p{N}]/u.test(text.slice(from, to)) ? [{ start: from, end: to }] : []
}

const lines = /\s*\n\s*/y
const semicolons = /\s*(?:;|\s[·•]\s)\s*/y
const slashes = /\s*(?:(?<!\d)\/(?!\d)|\s[/|]\s|\|)\s*/y

type Marks = { commas: RegExp; joint: RegExp }
const byLanguage = new Map<ReadingLanguage, Marks>()

/** 'milk, bread AND salt'; the numbers of '1, 7 or 30 days' are divided by nothing. */
function marksOf(language: ReadingLanguage): Marks {
  const found = byLanguage.get(language)
  if (found) return found
  const isWord = (word: string) => /^\p{L}+$/u.test(word)
  const and = lexicon(language).grammar.and.filter(isWord).join('|')
  const or = controlWords(language).list('or').filter(isWord).join('|')
  const made = {
    commas: new RegExp(`\\s*(?!(?<=\\d), (?:\\d{1,5}, ){0,6}\\d{1,5},? (?:${or}) \\d),(?:\\s+|$)`, 'iuy'),
    joint: new RegExp(
      `(?:(?<=^|[\\s,])|\\s+)(?!(?<=\\d\\s)(?:(?:${or})\\s\\d|(?:${and})\\s\\d\\d?[:.h]\\d))(?:${and})\\s+`,
      'iuy',
    ),
  }
  byLanguage.set(language, made)
  return made
}

/** What divides a list; 'unit: grams / cups' is one entry. */
function markIn(text: string, span: Span, { commas }: Marks): RegExp | undefined {
  // from the strongest mark to the weakest: where one divides, the weaker ones belong to the entries
  const mark = [lines, semicolons, commas, slashes].find((one) => piecesOf(text, span, one).length > 1)
  return mark === slashes && piecesOf(text, span, colon).length > 1 ? undefined : mark
}

/** The entries of a list, however they are divided. */
export function entriesIn(text: string, span: Span, language: ReadingLanguage): OutlineEntry[] {
  const own = marksOf(language)
  const mark = markIn(text, span, own)
  const pieces = mark ? piecesOf(text, span, mark) : trimmed(text, span)
  const last = pieces.at(-1)
  // 'units metric or imperial' is one thing
  const isOne = last !== undefined && orChoice(text.slice(last.start, last.end), language) !== null
  const joined = last && !isOne && (!mark || mark === own.commas) ? piecesOf(text, last, own.joint) : []
  // 'A, B and C' has one joint; 'salt and pepper and oil' behind a comma is divided at the first alone
  const [first, ...rest] = joined
  const end = first && rest[0] && pieces.length > 1 ? [first, { start: rest[0].start, end: last?.end ?? 0 }] : joined
  const all = end.length > 0 ? [...pieces.slice(0, -1), ...end] : pieces
  return all.map((piece) => entryOf(text, piece, language))
}

const dashed = /\s+[–—-]\s+/y
const colon = /:(?=\s)/y

/** 'Bell (volume, sound)', 'sound: bowl / block', 'milk – the blue one' */
function entryOf(text: string, span: Span, language: ReadingLanguage): OutlineEntry {
  const own = (piece: Span) => text.slice(piece.start, piece.end).trim()
  const [key, value] = piecesOf(text, span, colon)
  if (key && value && own(key).length <= LONGEST_KEY)
    return { ...span, text: own(key), note: '', ...detailsIn(text, { start: value.start, end: span.end }, language) }
  const bracket = bracketAtEnd(text, span)
  if (bracket) {
    const [before] = trimmed(text, { start: span.start, end: bracket.start })
    if (before) return { ...entryOf(text, before, language), ...span, ...detailsIn(text, inside(bracket), language) }
  }
  const [name = span, note] = piecesOf(text, span, dashed)
  return { ...span, text: own(name), details: [], note: note ? text.slice(note.start, span.end) : '' }
}

const detailsIn = (
  text: string,
  span: Span,
  language: ReadingLanguage,
): Pick<OutlineEntry, 'details' | 'isChoice'> => ({
  details: entriesIn(text, span, language),
  ...(markIn(text, span, marksOf(language)) === slashes ? { isChoice: true } : {}),
})

const LONGEST_KEY = 40

const inside = ({ start, end }: Span): Span => ({ start: start + 1, end: end - 1 })

/** The bracket with which a range closes. */
function bracketAtEnd(text: string, span: Span): Span | null {
  if (!closing.includes(text.charAt(span.end - 1))) return null
  let last = -1
  for (const at of openPlaces(text, span)) if (opening.includes(text.charAt(at))) last = at
  return last > span.start ? { start: last, end: span.end } : null
}

const sentenceEnds = /[.!?](?=\s|$)/y
const clauseStarts = /[.!?;,:]\s|\n/g

/** Where the words begin that lead up to a list, from the last mark before it. */
function leadBefore(text: string, from: number, to: number, mark: RegExp = clauseStarts): Span & { text: string } {
  const before = text.slice(from, to)
  const start = from + ([...before.matchAll(mark)].at(-1)?.index ?? -1) + 1
  const [span] = trimmed(text, { start, end: to })
  return span ? { ...span, text: text.slice(span.start, span.end) } : { start: to, end: to, text: '' }
}

/** The sentences of a text; a full stop in brackets ends none. */
export function sentencesIn(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const at of openPlaces(text, { start: 0, end: text.length })) {
    const isEnd = matchAt(sentenceEnds, text, at, text.length) > 0 && !isOrdinal(text, at)
    if (!isEnd && text.charAt(at) !== '\n') continue
    spans.push(...trimmed(text, { start, end: at }))
    start = at + 1
  }
  return [...spans, ...trimmed(text, { start, end: text.length })]
}

/** How far a list goes that opens at a place: to the end of its sentence, or of the lines below it. */
function listEnd(text: string, from: number): number {
  const rest = text.slice(from)
  if (/^[ \t]*\n/.test(rest)) return from + linesEnd(rest)
  for (const at of openPlaces(text, { start: from, end: text.length })) {
    if (matchAt(sentenceEnds, text, at, text.length) > 0 && !isOrdinal(text, at)) return at
    if (text.charAt(at) === '\n' && !/[,;]\s*$/.test(text.slice(from, at))) return at
  }
  return text.length
}

/** ', 2. Paar Socken', 'J. Smith'; '90 °C' and '22:30' end a sentence. */
function isOrdinal(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 5), at)
  return /(?<![°\p{L}\p{N}])\p{L}$/u.test(before) || /(?:[,;(]\s?|:\s)\d{1,2}$/.test(before)
}

/** Lines under a word belong to it until one is empty, or, behind bullets, until one has none. */
function linesEnd(rest: string): number {
  const start = /^[ \t]*\n\s*/.exec(rest)?.[0].length ?? 0
  const isBulleted = bullet.test(rest.slice(start))
  let at = start
  while (at < rest.length) {
    const line = /^[^\n]*/.exec(rest.slice(at))?.[0] ?? ''
    if (line.trim() === '' || (isBulleted && !bullet.test(line.trimStart()))) break
    at = Math.min(rest.length, at + line.length + 1)
  }
  return at
}

/** The lists of a text that stand behind a colon or in brackets, in their order, each with the words before it. */
export function outlinesOf(text: string, language: ReadingLanguage): Outline[] {
  const found: Outline[] = []
  let free = 0
  let closed = 0
  for (const at of openPlaces(text, { start: 0, end: text.length })) {
    if (at < free) continue
    const isColon = matchAt(colon, text, at, text.length) > 0
    if (isColon) {
      const end = listEnd(text, at + 1)
      const lead = leadBefore(text, free, at)
      const { details: entries, isChoice } = detailsIn(text, { start: at + 1, end }, language)
      found.push({ lead, start: at + 1, end, isBracket: false, entries, ...(isChoice ? { isChoice } : {}) })
      free = end
    } else if (opening.includes(text.charAt(at))) {
      const bracket = closedAt(text, at)
      // 'left (radio, tank) and roof (ladder)'
      const lead = leadBefore(text, Math.max(free, closed), at)
      if (bracket) found.push(inBracket(text, bracket, withoutJoint(lead, language), language))
      closed = bracket?.end ?? closed
    }
  }
  return found
}

/** 'AND roof', 'grouped by CAB' */
function withoutJoint(lead: Outline['lead'], language: ReadingLanguage): Outline['lead'] {
  const tokens = phraseTokens(lead.text)
  const words = tokens.map((token) => token.text)
  const sorted = controlWords(language).sorts.find(words).at(-1)
  const from = sorted ? sorted.last + 1 : lexicon(language).has('and', words[0] ?? '') ? 1 : 0
  const start = tokens[from]?.start ?? 0
  return from === 0 || start === 0 ? lead : { ...lead, start: lead.start + start, text: lead.text.slice(start) }
}

/** '(we are five: Bea, Elia)' has a lead of its own. */
function inBracket(text: string, bracket: Span, lead: Outline['lead'], language: ReadingLanguage): Outline {
  const [own, list] = piecesOf(text, inside(bracket), colon)
  const entries = (span: Span) => entriesIn(text, span, language)
  if (own && list)
    return {
      ...bracket,
      isBracket: true,
      lead: { ...own, text: text.slice(own.start, own.end) },
      entries: entries(list),
    }
  return { ...bracket, isBracket: true, lead, entries: entries(inside(bracket)) }
}

function closedAt(text: string, from: number): Span | null {
  const end = text.slice(from).search(/[)\]]/)
  return end < 0 ? null : { start: from, end: from + end + 1 }
}
