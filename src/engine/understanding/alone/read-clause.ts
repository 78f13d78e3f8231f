import { lexicon } from '../lexicon.ts'
import { readTokens } from '../tokens.ts'
import type { ReadingLanguage } from '../types.ts'
import {
  type AlonePiece,
  aloneWords,
  numberNames,
  type OrderName,
  type AlonePartName,
  type PlaceName,
} from './alone-words.ts'
import type { AloneClause } from './clauses.ts'
import type { Word } from './words-of.ts'

/** One piece of a list, with what each of its words is for. */
export type ClauseReading = {
  clause: AloneClause
  text: string
  parts: AlonePartName[]
  /** the words for each of `parts` */
  named: string[]
  quotes: string[]
  place: PlaceName | null
  raised: OrderName | null
  /** 'highlight Sapling' */
  isRaising: boolean
  count: number | null
  isRefusal: boolean
  /** 'nothing else' */
  isEnd: boolean
  /** how it is to look is said in it */
  hasLook: boolean
  /** all of it says how it looks, or is said out of courtesy */
  isIdle: boolean
  /** 'the TEXT "…"' */
  isSaid: boolean
  /** another part of a page */
  other: boolean
  /** words that are for nothing known, and the same without what stands around them */
  rest: Word[]
  label: string
  /** all of it but its place and the word for a menu before it */
  whole: string
  /** what stands behind 'saying' */
  said: string
}

type Use = 'part' | 'place' | 'look' | 'end' | 'not' | 'order' | 'says' | 'small' | 'count' | 'quote' | null

type Hit = { first: number; last: number }

/** The phrases of a piece that are not inside of others that were found before. */
function marked(words: readonly Word[], piece: AlonePiece, language: ReadingLanguage) {
  const table = aloneWords(language)
  const texts = words.map(({ text }) => text)
  const uses: Use[] = words.map(({ kind }) => (kind === 'quote' ? 'quote' : null))
  const mark = <Found extends Hit>(use: Use, hits: readonly Found[]): Found[] => {
    const free = hits.filter(({ first, last }) => uses.slice(first, last + 1).every((one) => one === null))
    for (const { first, last } of free) uses.fill(use, first, last + 1)
    return free
  }
  const ends = mark('end', table.ends.find(texts))
  const stands = piece === 'plans' ? mark('order', table.stands.find(texts)) : []
  const order = stands.length > 0 ? mark('order', table.order.find(texts)) : []
  // in German 'links' is a place, and 'drei Links' are none
  const numbers = countsIn(texts, language).filter(({ count }) => count > 1)
  const isCounted = (at: number) => numbers.some(({ last }) => last === at - 1)
  const places = mark(
    'place',
    table.places.find(texts).filter(({ first }) => !isCounted(first)),
  )
  const parts = mark('part', table.partsIn(piece).find(texts))
  const not = ends.length > 0 ? [] : mark('not', table.nots.find(texts).slice(0, 1))
  const itself = table.pieces.find(texts).filter(({ id }) => id === piece)
  const others = table.pieces.find(texts).filter(({ id, first, last }) => {
    // 'a newsletter box' in a foot
    const isOwn = uses.slice(first, last + 1).some((use) => use === 'part')
    return id !== piece && !isOwn
  })
  const says = mark('says', table.says.find(texts))
  const counts = mark('count', countsIn(texts, language))
  // 'three columns'
  if (piece === 'plans' || counts.length > 0) mark('small', table.units.find(texts))
  const looks = mark('look', looksIn(words, language))
  mark('small', [...itself, ...smallIn(texts, language)])
  return { uses, ends, stands, order, places, parts, isRefusal: not[0]?.first === 0, others, says, counts, looks }
}

/** What the words of a piece are for. */
export function readClause(
  request: string,
  clause: AloneClause,
  piece: AlonePiece,
  language: ReadingLanguage,
): ClauseReading {
  const { words } = clause
  const { uses, ends, stands, order, places, parts, isRefusal, others, says, counts, looks } = marked(
    words,
    piece,
    language,
  )
  const rest = words.filter((_, at) => uses[at] === null)
  return {
    clause,
    text: cut(request, words),
    parts: parts.map(({ id }) => id),
    named: parts.map(({ first, last }) => cut(request, words, first, last)),
    quotes: words.filter(({ kind }) => kind === 'quote').map(({ own }) => own),
    place: places.at(0)?.id ?? null,
    raised: order.at(0)?.id ?? null,
    isRaising: stands.length > 0,
    count: counts.at(0)?.count ?? null,
    isRefusal,
    isEnd: ends.length > 0,
    hasLook: looks.length > 0,
    isIdle: rest.length === 0 && parts.length === 0,
    isSaid: says.length > 0,
    other: others.length > 0 && !isRefusal,
    rest,
    label: labelOf(request, words, uses),
    whole: wholeOf(request, words, uses),
    said: says[0] ? cut(request, words, says[0].last + 1) : '',
  }
}

/** The words from `first` to `last` as they were written. */
function cut(request: string, words: readonly Word[], first = 0, last = words.length - 1): string {
  const [from, to] = [words[first], words[last]]
  return from && to && first <= last ? request.slice(from.start, to.end) : ''
}

/** 'menu VIE LOCALE', 'JOURNAL in the middle' */
function wholeOf(request: string, words: readonly Word[], uses: readonly Use[]): string {
  const isText = (use: Use | undefined) => use !== 'place' && use !== 'quote'
  const hasMore = uses.some((use) => isText(use) && use !== 'part')
  const first = uses.findIndex((use) => isText(use) && !(hasMore && use === 'part'))
  const last = uses.findLastIndex(isText)
  return first < 0 ? '' : cut(request, words, first, Math.max(first, last))
}

/** From the first word that is for nothing else to the last one. */
function labelOf(request: string, words: readonly Word[], uses: readonly Use[]): string {
  const inside = (use: Use | undefined) => use === null || use === 'count'
  const first = uses.findIndex((use) => use === null)
  const last = uses.findLastIndex(inside)
  return first < 0 ? '' : cut(request, words, first, Math.max(first, last))
}

/** 'TWO buttons', '3 tiers' */
export function countsIn(texts: readonly string[], language: ReadingLanguage) {
  const said = aloneWords(language)
    .numbers.find(texts)
    .map(({ id, first, last }) => ({
      count: numberNames.indexOf(id) + 1,
      first,
      last,
    }))
  const digits = texts.flatMap((text, at) =>
    /^[1-9]$/.test(text) ? [{ count: Number(text), first: at, last: at }] : [],
  )
  return [...said, ...digits].sort((one, other) => one.first - other.first)
}

function looksIn(words: readonly Word[], language: ReadingLanguage) {
  const texts = words.map(({ text }) => text)
  const own = words.map(({ text }) => text).join(' ')
  const spans = lexicon(language).find(readTokens(own), ['colour', 'shade', 'style'])
  const starts = texts.map((_, at) => texts.slice(0, at).join(' ').length + (at > 0 ? 1 : 0))
  const named = texts.flatMap((text, at) => {
    const from = starts[at] ?? 0
    const isNamed = spans.some(({ start, end }) => start <= from && from + text.length <= end)
    return isNamed || isCompound(text, language) ? [{ first: at, last: at }] : []
  })
  return [...aloneWords(language).looks.find(texts), ...named]
}

/** 'DUNKELGRÜN', 'MØRKEGRØNN': a colour with its shade in one word; 'brød' is none. */
function isCompound(text: string, language: ReadingLanguage): boolean {
  const known = lexicon(language)
  if (!known.grammar.compounds) return false
  return known.forms(text).some((form) =>
    [...known.colours.keys()].some((name) => {
      const before = form.endsWith(name) ? form.slice(0, -name.length) : ''
      return before.length > 2 && [...known.shades.keys()].some((shade) => before.startsWith(shade.slice(0, 4)))
    }),
  )
}

function smallIn(texts: readonly string[], language: ReadingLanguage) {
  const known = lexicon(language)
  const { having, of, only, leads, forWhom } = aloneWords(language)
  const kinds = ['articles', 'own', 'courtesies', 'and'] as const
  const single = texts.flatMap((text, at) =>
    kinds.some((kind) => known.has(kind, text)) || /^\p{L}{1,4}'$/u.test(text) ? [{ first: at, last: at }] : [],
  )
  const whom = forWhom.find(texts).filter(({ first }) => first > 0)
  return [...whom, ...having.find(texts), ...of.find(texts), ...only.find(texts), ...leads.find(texts), ...single]
}
