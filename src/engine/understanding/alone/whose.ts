import { lexicon } from '../lexicon.ts'
import type { ReadingLanguage } from '../types.ts'
import { type AlonePiece, aloneWords } from './alone-words.ts'
import type { Clause } from './clauses.ts'
import { type Head, lengthAt } from './head.ts'
import type { Word } from './words-of.ts'

/** Whose a part is, and where what stands in it begins. */
export type Whose = { whose: string; name: string | null; next: number; further: Word[] }

const MOST_WORDS = 14

/** 'FOR A CAT RESCUE IN HULL', 'pour le site de NOTRE MAIRIE (Saint-Aubin-des-Landes, 1 240 habitants)'. */
export function whoseOf(request: string, words: readonly Word[], head: Head, language: ReadingLanguage): Whose | null {
  const known = aloneWords(language)
  const texts = words.map(({ text }) => text)
  const named = nameAt(words, head)
  let at = named === null ? head.next : head.next + 1
  const lists = voiced.has(head.piece) ? [known.forWhom, known.of] : [known.forWhom]
  const from = lists.map((list) => lengthAt(list, texts, at)).find((length) => length > 0) ?? 0
  if (from === 0) return { whose: '', name: named, next: at, further: [] }
  const first = at + from
  at = endOf(words, first, language)
  if (at - first > MOST_WORDS) return null
  const start = withoutLead(words, first, at, language)
  const whose = start < at ? request.slice(words[start]?.start, words[at - 1]?.end) : ''
  const isName = /^\p{Lu}/u.test(whose) && start === first
  const quoted = words.slice(at, at + 1).find(({ kind }) => kind === 'quote')?.own ?? null
  const told = {
    whose: isName ? '' : whose,
    name: quoted ?? named ?? (isName ? whose : null),
    next: quoted === null ? at : at + 1,
    further: [],
  }
  return withBracket(told, request, words)
}

/** 'a footer “CAFÉ LUNE”': on a banner it is what the banner says, and before a word it is that word's label. */
function nameAt(words: readonly Word[], { piece, next }: Head): string | null {
  const quote = words[next]
  return quote?.kind === 'quote' && piece !== 'banner' && !isLabelled(words, next) ? quote.own : null
}

/** Where whose it is has been said: before a mark, what it has, or 'only'. */
function endOf(words: readonly Word[], first: number, language: ReadingLanguage): number {
  const { having, only } = aloneWords(language)
  const texts = words.map(({ text }) => text)
  let at = first
  while (isOfName(words, at) && lengthAt(having, texts, at) === 0) {
    if (lengthAt(only, texts, at) > 0 && at > first + 1) break
    at++
  }
  return at
}

/** 'Brindle & Sons' */
const isOfName = (words: readonly Word[], at: number) =>
  words[at]?.kind === 'word' || (words[at]?.text === '&' && words[at + 1]?.kind === 'word')

/** Parts in which somebody else speaks: 'a testimonial FROM a customer OF'. */
export const voiced: ReadonlySet<AlonePiece> = new Set<AlonePiece>(['testimonial'])

/** '"Hire me" button': the next word says what the quotation is for. */
const isLabelled = (words: readonly Word[], at: number) => words[at + 1]?.kind === 'word'

/** Articles and 'the site of' before whose it is. */
function withoutLead(words: readonly Word[], first: number, end: number, language: ReadingLanguage): number {
  const known = aloneWords(language)
  const texts = words.slice(0, end).map(({ text }) => text)
  const small = (at: number) =>
    (['articles', 'own'] as const).some((kind) => lexicon(language).has(kind, texts[at] ?? '')) ||
    /^(?:l|un|dell|d)'$/.test(texts[at] ?? '')
  let at = first
  const skip = () => {
    while (at < end && small(at)) at++
  }
  skip()
  const site = lengthAt(known.sites, texts, at)
  const of = site > 0 ? lengthAt(known.of, texts, at + site) || lengthAt(known.forWhom, texts, at + site) : 0
  if (of === 0) return at
  at += site + of
  skip()
  return at
}

/** What stands in brackets behind it: a name first, and what else is told of them. */
function withBracket(found: Whose, request: string, words: readonly Word[]): Whose {
  if (words[found.next]?.text !== '(') return found
  const close = words.findIndex(({ text }, at) => at > found.next && text === ')')
  if (close < 0) return found
  const inner = words.slice(found.next + 1, close)
  const comma = inner.findIndex(({ text }) => text === ',')
  const first = comma < 0 ? inner : inner.slice(0, comma)
  const name = request.slice(first[0]?.start ?? 0, first.at(-1)?.end ?? 0)
  const isName = found.name === null && /^\p{Lu}/u.test(name)
  return {
    ...found,
    name: isName ? name : found.name,
    next: close + 1,
    further: isName ? inner.slice(first.length + 1) : inner,
  }
}

/** 'photo left, FROM A CUSTOMER OF A BIKE SHOP': who speaks, in a piece of its own. */
export function speakerIn(request: string, clauses: readonly Clause[], language: ReadingLanguage) {
  const { of } = aloneWords(language)
  for (const clause of clauses) {
    const texts = clause.words.map(({ text }) => text)
    const from = lengthAt(of, texts, 0)
    const start = from === 0 ? 0 : withoutLead(clause.words, from, clause.words.length, language)
    if (from > 0 && start < clause.words.length)
      return { clause, whose: request.slice(clause.words[start]?.start, clause.words.at(-1)?.end) }
  }
  return null
}
