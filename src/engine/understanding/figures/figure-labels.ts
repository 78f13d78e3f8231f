import { arrangingWords } from '../arranged.ts'
import { lexicon } from '../lexicon.ts'
import { plainWord } from '../tokens.ts'
import { type FigureToken, plainWords } from './figure-tokens.ts'
import type { FigureWords } from './figure-words.ts'

const leads = ['asks', 'articles', 'own', 'and', 'having', 'pronouns', 'copula', 'offering', 'courtesies'] as const
const joints = ['of', 'about', 'forWhom', 'having', 'articles', 'own'] as const
/** What says nothing beside the word for a drawing. */
const besides = ['small', 'asides', 'asks', 'and', 'having', 'courtesies'] as const
const tails = ['copula', 'of', 'at', 'articles', 'and'] as const

/**
 * The noun phrase of a label: 'DASHBOARD FOR OUR BAKERY WITH sales' is 'sales'. Null where the label says that a dashboard
 * is wanted and nothing that it shows.
 */
export function withoutLead(tokens: readonly FigureToken[], words: FigureWords): FigureToken[] | null {
  const known = lexicon(words.language)
  const all = plainWords(tokens)
  const dashboard = words.dashboardIn(all)
  const from = dashboard
    ? Math.max(lastShowing(all, dashboard.last + 1, words), behindBrackets(tokens, dashboard.last))
    : 0
  if (from < 0) return null
  // 'ter 14' is a Tuesday
  const isDay = all.length === 1 && known.has('shortDay', all[0] ?? '')
  const isLead = (word: string) => leads.some((kind) => known.has(kind, word)) && !words.has('units', word) && !isDay
  // 'THIS week 71' is when
  const isWhen = (at: number) => words.has('periods', all[at + 1] ?? '')
  let first = from + arrangingWords(all.slice(from), words.language)
  // 'LE Four' is called so, 'Eine Warnung' is not
  const isName = (at: number) => !known.grammar.nounCapitals && isCapital(tokens[at]) && isCapital(tokens[at + 1])
  while (first < all.length && isLead(all[first] ?? '') && !isWhen(first) && !isName(first)) first++
  let end = all.length
  while (end > first && tails.some((kind) => known.has(kind, all[end - 1] ?? ''))) end--
  return tokens.slice(first, end)
}

const isCapital = (token: FigureToken | undefined) => /^\p{Lu}/u.test(token?.text ?? '')

/** Behind 'with', 'showing', 'that shows': where what is shown begins; -1 where nothing says so. */
function lastShowing(all: readonly string[], from: number, { language }: FigureWords): number {
  const known = lexicon(language)
  const at = all.findLastIndex(
    (word, index) => index >= from && (known.has('having', word) || known.has('relative', word)),
  )
  return at < 0 ? -1 : at + 1
}

/** 'dashboard for our food truck (Chez Momo) SALES': behind what stood between the words; -1 without it. */
const behindBrackets = (tokens: readonly FigureToken[], from: number) =>
  tokens.findLastIndex(({ start }, at) => at > from + 1 && start - (tokens[at - 1]?.end ?? start) > BRACKETS)
/** Brackets have two characters, and a space on either side. */
const BRACKETS = 3

/** What is said beside a phrase, without the small words that hung it on: 'BAR CHART OF kg per day' is 'kg per day'. */
export function besidePhrase(
  tokens: readonly FigureToken[],
  { first, last }: { first: number; last: number },
  words: FigureWords,
): FigureToken[] {
  const known = lexicon(words.language)
  const isJoint = (token: FigureToken | undefined) => {
    const word = plainWord(token?.text ?? '')
    return words.has('joints', word) || joints.some((kind) => known.has(kind, word))
  }
  let behind = last + 1
  while (isJoint(tokens[behind])) behind++
  const before = withoutLead(tokens.slice(0, first), words) ?? []
  // 'eggs per day AS bars'
  while (known.has('as', plainWord(before.at(-1)?.text ?? '')) || isJoint(before.at(-1))) before.pop()
  // 'please ALSO a bar chart of firings'
  const isSmall = before.every(({ text }) => besides.some((kind) => known.has(kind, plainWord(text))))
  return [...(isSmall ? [] : before), ...tokens.slice(behind)]
}
