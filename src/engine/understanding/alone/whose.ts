import { lexicon } from '../lexicon.ts'
import { readTrade } from '../trades.ts'
import type { ReadingLanguage } from '../types.ts'
import { type AlonePiece, type AloneWords, aloneWords } from './alone-words.ts'
import type { AloneClause } from './clauses.ts'
import { type AloneHead, lengthAt } from './head.ts'
import { isLabel } from './quoted-parts.ts'
import type { Word } from './words-of.ts'

/** Whose a part is, and where what stands in it begins. */
export type Whose = { whose: string; name: string | null; next: number; further: Word[] }

const MOST_WORDS = 14

/** 'FOR A CAT RESCUE IN HULL', 'pour le site de NOTRE MAIRIE (Saint-Aubin-des-Landes, 1 240 habitants)'. */
export function whoseOf(
  request: string,
  words: readonly Word[],
  head: AloneHead,
  language: ReadingLanguage,
): Whose | null {
  const known = aloneWords(language)
  const texts = words.map(({ text }) => text)
  const named = nameAt(words, head, language)
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
  return withBracket(isName && quoted === null ? withKind(told, request, words, language) : told, request, words)
}

/** 'for Otter & Oak, A CANOE HIRE IN HAY': what they are, behind their name. */
function withKind(told: Whose, request: string, words: readonly Word[], language: ReadingLanguage): Whose {
  const first = told.next + 1
  if (words[told.next]?.text !== ',') return told
  const last = words.findIndex(({ kind }, at) => at >= first && kind !== 'word')
  const end = last < 0 ? words.length : last
  const start = withoutLead(words, first, end, language)
  const texts = words.slice(start, end).map(({ text }) => text)
  const isPart = aloneWords(language).parts.find(texts).length + aloneWords(language).places.find(texts).length > 0
  if (start === first || isPart || end - start < LEAST_WORDS) return told
  return { ...told, whose: request.slice(words[start]?.start, words[end - 1]?.end), next: end }
}

const LEAST_WORDS = 2

/** 'a footer “CAFÉ LUNE”': on a banner it is what the banner says, and before a word it is that word's label. */
function nameAt(words: readonly Word[], { piece, next }: AloneHead, language: ReadingLanguage): string | null {
  const quote = words[next]
  if (quote?.kind !== 'quote' || piece === 'banner') return null
  return isLabelled(words, next) || isLabel(quote.own, language) ? null : quote.own
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

/** 'photo left, FROM A CUSTOMER OF A BIKE SHOP', 'it’s FOR OUR VOLUNTEERS': whose it is, in a piece of its own. */
export function speakerIn(
  request: string,
  clauses: readonly AloneClause[],
  piece: AlonePiece,
  language: ReadingLanguage,
) {
  const { of, forWhom, places } = aloneWords(language)
  const lists = voiced.has(piece) ? [of, forWhom] : [forWhom]
  for (const clause of clauses) {
    const texts = clause.words.map(({ text }) => text)
    const lead = leadOf(texts, lists, language)
    const length = lists.map((list) => lengthAt(list, texts, lead)).find((found) => found > 0) ?? 0
    const from = lengthAt(places, texts, lead) > 0 ? 0 : length
    const start = from === 0 ? 0 : withoutLead(clause.words, lead + from, clause.words.length, language)
    if (from > 0 && start < clause.words.length)
      return { clause, whose: request.slice(clause.words[start]?.start, clause.words.at(-1)?.end) }
  }
  return null
}

const MOST_LEADING = 2

/** 'it is', 'c'est', 'das ist' */
function leadOf(texts: readonly string[], lists: readonly AloneWords['of'][], language: ReadingLanguage): number {
  const known = lexicon(language)
  const isLead = (text: string) =>
    (['pronouns', 'copula', 'small'] as const).some((kind) => known.has(kind, text)) ||
    /^(?:it's|c'|c'est|das)$/.test(text)
  const at = texts.findIndex((text) => !isLead(text) || lists.some((list) => lengthAt(list, [text], 0) > 0))
  return at < 0 || at > MOST_LEADING ? 0 : at
}

/** 'just a footer. SCAFFOLDING COMPANY, dark': whose it is, in the first piece and without a word before it. */
export function ownerIn(
  request: string,
  clauses: readonly AloneClause[],
  piece: AlonePiece,
  language: ReadingLanguage,
) {
  const [clause] = clauses
  const words = clause?.words ?? []
  const texts = words.map(({ text }) => text)
  const table = aloneWords(language)
  const isKnown = table.partsIn(piece).find(texts).length + table.places.find(texts).length > 0
  // 'footer: shop, about, contact' lists links
  if (!clause || clause.before.startsWith(':') || isKnown || words.some(({ kind }) => kind !== 'word')) return null
  const known = lexicon(language)
  const isBusiness = known.has('businesses', texts.at(-1) ?? '') || Boolean(readTrade(known, texts)?.trade)
  const start = withoutLead(words, 0, words.length, language)
  const whose = request.slice(words[start]?.start, words.at(-1)?.end)
  return isBusiness && start < words.length ? { clause, whose } : null
}
