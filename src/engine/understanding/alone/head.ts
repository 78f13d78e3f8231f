import { lexicon, type ConceptKind } from '../lexicon.ts'
import { readTokens } from '../tokens.ts'
import type { ReadingLanguage } from '../types.ts'
import { type AlonePiece, type AloneWords, aloneWords } from './alone-words.ts'
import type { Word } from './words-of.ts'

/** Where a request names the part: `next` is the first word behind it; sentences before it may say who asks. */
export type AloneHead = {
  piece: AlonePiece
  called: string
  first: number
  next: number
  isOnly: boolean
  isIntroduced: boolean
}

const leading = [
  'asks',
  'articles',
  'own',
  'courtesies',
  'style',
  'shade',
  'colour',
  'pronouns',
  'copula',
] as const satisfies ConceptKind[]

/** Words at `at` that a list of phrases has; 0 for none. */
export function lengthAt(
  list: Pick<AloneWords['only'] | AloneWords['places'], 'find'>,
  texts: readonly string[],
  at: number,
): number {
  const hit = list.find(texts, at).find(({ first }) => first === at)
  return hit ? hit.last - hit.first + 1 : 0
}

/** The places of words that only lead up to something: 'can you make me A SIMPLE'. */
function leadsIn(request: string, words: readonly Word[], language: ReadingLanguage): boolean[] {
  const known = aloneWords(language)
  const texts = words.map(({ text }) => text)
  const is = words.map(({ kind, text }) => kind === 'mark' || /^[1-9]$/.test(text))
  for (const list of [known.only, known.leads, known.looks, known.numbers])
    for (const { first, last } of list.find(texts)) is.fill(true, first, last + 1)
  const spans = lexicon(language).find(readTokens(request), leading)
  const { nounCapitals } = lexicon(language).grammar
  // 'Intestazione Rossi' is somebody's
  const isName = (at: number) =>
    at > 0 && words[at - 1]?.kind !== 'mark' && !nounCapitals && /^\p{Lu}\p{Ll}/u.test(words[at]?.own ?? '')
  return is.map(
    (so, at) =>
      so ||
      (!isName(at) && spans.some(({ start, end }) => start <= (words[at]?.start ?? 0) && (words[at]?.end ?? 0) <= end)),
  )
}

/** What may follow the name of a part that is asked for: a mark, whom it is for, what it has, how it looks. */
function follows(words: readonly Word[], at: number, isLead: readonly boolean[], language: ReadingLanguage): boolean {
  const word = words[at]
  if (!word || word.kind === 'quote') return true
  if (word.kind === 'mark') return /^[,;:.!?()–—\n-]$/u.test(word.text)
  const known = aloneWords(language)
  const texts = words.map(({ text }) => text)
  // 'Bandeau de Lune' is somebody's name
  const of = lengthAt(known.of, texts, at)
  if (of > 0) return isSmall(texts[at + of] ?? '', language)
  const lists = [known.forWhom, known.having, known.says, known.nots, known.places]
  return (isLead[at] ?? false) || lists.some((list) => lengthAt(list, texts, at) > 0)
}

const isSmall = (word: string, language: ReadingLanguage) =>
  (['articles', 'own'] as const).some((kind) => lexicon(language).has(kind, word))

/** Where the sentence begins that asks for the part: others may say before it who asks. */
const sentenceOf = (words: readonly Word[], at: number) =>
  words.findLastIndex(({ kind, text }, before) => before < at && kind === 'mark' && /^[.!?\n]$/.test(text)) + 1

/** The part that a request asks for, where nothing but asking stands before it; null for pages and businesses. */
export function headOf(request: string, words: readonly Word[], language: ReadingLanguage): AloneHead | null {
  const known = aloneWords(language)
  const texts = words.map(({ text }) => text)
  const isLead = leadsIn(request, words, language)
  const hit = known.pieces.find(texts)[0]
  if (!hit) return null
  const start = sentenceOf(words, hit.first)
  const leads = isLead.slice(start, hit.first)
  const isSite = known.sites.find(texts.slice(0, hit.first)).length > 0
  if (isSite || leads.includes(false) || !follows(words, hit.last + 1, isLead, language)) return null
  const isOnly = known.only
    .find(texts.slice(start, hit.last + 3))
    .some(({ first }) => start + first < hit.first || start + first > hit.last)
  // behind sentences about a business it is a part of their page
  if (start > 0 && !isOnly) return null
  const called = request.slice(words[hit.first]?.start, words[hit.last]?.end)
  let next = hit.last + 1
  // 'hero section ONLY', 'footer SCURO': how it looks, and no part of it
  while (isLead[next] && words[next]?.kind === 'word' && !isPlaced(known, texts, next)) next++
  return { piece: hit.id, called, first: hit.first, next, isOnly, isIntroduced: start > 0 }
}

const isPlaced = (known: AloneWords, texts: readonly string[], at: number) =>
  [known.forWhom, known.having, known.places].some((list) => lengthAt(list, texts, at) > 0) ||
  known.parts.find(texts, at).some(({ first }) => first === at)
