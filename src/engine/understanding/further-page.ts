import { lexicon } from './lexicon.ts'
import { type PhraseToken, phraseTokens } from './phrase-tokens.ts'
import { beginsWith, talkWords, type TalkWords } from './talk.ts'
import { readTokens } from './tokens.ts'
import type { ReadingLanguage } from './types.ts'

/**
 * Another page of the same site. `about`: in the person's words, '' where they name nothing. `kind`: the part of a page
 * that it is; `exact`: that is called so.
 */
export type FurtherPage = { about: string; kind: string | null; exact: boolean }

const longestName = 5

/** 'Add an about page', 'eine Seite für Preise': a page beside the one that is there; null for every other message. */
export function readFurtherPage(text: string, language: ReadingLanguage): FurtherPage | null {
  const tokens = phraseTokens(text)
  const { further } = talkWords(language)
  const at = tokens.findIndex((token) => !token.quoted && nounEnd(token.text, further) !== null)
  const noun = tokens[at]
  if (!noun) return null
  const before = tokens.slice(0, at)
  const start = opening(before, language, further)
  if (start === null || !asksAlone(before.slice(0, start), language, further)) return null
  const adds = tokens.some((_, index) => beginsWith(textsOf(tokens.slice(index)), further.adds) > 0)
  const own = [...before.slice(start), ...compound(noun, nounEnd(noun.text, further) ?? 0)]
  const behind = about(tokens.slice(at + 1), language, further)
  if (behind === null) return null
  const named = own.length > 0 ? own : behind
  if (named.length === 0) return adds ? { about: '', kind: null, exact: false } : null
  if (named.length > longestName) return null
  const said = textOf(text, named, noun, language)
  const part = partOf(said, language)
  // 'a page for a bakery' is of another business
  const known = part !== null || adds || named.some(({ quoted }) => quoted) || isOwn(tokens, language)
  return known ? { about: said, kind: part?.kind ?? null, exact: part?.exact ?? false } : null
}

const textsOf = (tokens: readonly PhraseToken[]) => tokens.slice(0, 6).map(({ text }) => text)

/** How many letters at the end of a word are the noun itself; null when it is another word. */
function nounEnd(word: string, { nouns, tails }: TalkWords['further']): number | null {
  if (nouns.includes(word)) return word.length
  const tail = tails.find((one) => word.endsWith(one) && word.length > one.length + 2)
  return tail === undefined ? null : tail.length
}

/** What stands before the noun in a compound: 'Kontakt' of 'Kontaktseite'. */
function compound(noun: PhraseToken, size: number): PhraseToken[] {
  const rest = noun.text.slice(0, -size).replace(/-$/, '')
  return rest === '' ? [] : [{ ...noun, text: rest, end: noun.start + rest.length }]
}

/** Where what stands right before the noun begins: behind 'a', 'another', or the verb; null when a page is meant that is there. */
function opening(
  before: readonly PhraseToken[],
  language: ReadingLanguage,
  { new: indefinite, makes }: TalkWords['further'],
): number | null {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const word = before[at]?.text ?? ''
    if (indefinite.includes(word) || makes.includes(word)) return at + 1
    if (lexicon(language).has('articles', word)) return null
  }
  return before.length === 0 ? 0 : null
}

/** Nothing but asking stands before it. */
function asksAlone(
  before: readonly PhraseToken[],
  language: ReadingLanguage,
  { new: indefinite, adds, makes }: TalkWords['further'],
): boolean {
  const words = lexicon(language)
  const { around } = talkWords(language)
  for (let at = 0; at < before.length; ) {
    const rest = textsOf(before.slice(at))
    const size = Math.max(...[indefinite, adds, makes, around].map((list) => beginsWith(rest, list)))
    const [word = ''] = rest
    const small = (['asks', 'asides', 'small'] as const).some((kind) => words.has(kind, word))
    if (size === 0 && !small && word !== ',') return false
    at += Math.max(size, 1)
  }
  return true
}

/** What is said behind the noun; null where another business is named there. */
function about(
  behind: readonly PhraseToken[],
  language: ReadingLanguage,
  { before, adds, makes }: TalkWords['further'],
): PhraseToken[] | null {
  const words = lexicon(language)
  const end = behind.findIndex(({ text }) => text === ',')
  let rest = end < 0 ? [...behind] : behind.slice(0, end)
  while (rest.length > 0 && beginsWith(textsOf(rest.slice(-1)), [...adds, ...makes]) > 0) rest = rest.slice(0, -1)
  // 'à propos', 'om oss' are called so with their small word
  if (partOf(rest.map(({ text }) => text).join(' '), language)?.exact) return rest
  const asked = (token: PhraseToken | undefined) => token !== undefined && words.has('asks', token.text)
  while (asked(rest.at(-1)) || asked(rest[0])) rest = asked(rest[0]) ? rest.slice(1) : rest.slice(0, -1)
  // 'a contact page for a dentist'
  if (rest.some(({ text }, at) => at > 0 && ['a', 'an', 'ein', 'eine', 'einen', 'un', 'une', 'una'].includes(text)))
    return null
  const size = beginsWith(textsOf(rest), before)
  return size > 0 ? rest.slice(size) : rest
}

/** As it was typed, without articles and whose it is. */
function textOf(text: string, named: readonly PhraseToken[], noun: PhraseToken, language: ReadingLanguage): string {
  const words = lexicon(language)
  const isPart = partOf(named.map((token) => token.text).join(' '), language) !== null
  const small = (token: PhraseToken) =>
    !token.quoted && (['articles', 'own'] as const).some((kind) => words.has(kind, token.text))
  const first = isPart ? named[0] : named.find((token) => !small(token))
  const last = named.at(-1)
  if (!first || !last) return ''
  if (first.quoted) return first.text
  // the first half of a compound stands in the message as the noun does
  const end = last === noun ? noun.start : last.end
  return text.slice(first.start, end).replaceAll('-', ' ').trim()
}

/** The part of a page that the words name, as they stand or in another form. */
function partOf(said: string, language: ReadingLanguage): { kind: string; exact: boolean } | null {
  const text = said.replaceAll('-', ' ').toLowerCase()
  const words = lexicon(language)
  for (const ending of ['', ...words.grammar.endings]) {
    const form = text + ending
    const hits = words.find(readTokens(form), ['section'])
    const hit = hits.find(({ start, end }) => start === 0 && end === form.length)
    if (hit) return { kind: hit.id, exact: hit.phrase === text }
  }
  return null
}

const isOwn = (tokens: readonly PhraseToken[], language: ReadingLanguage) =>
  tokens.some(({ text }) => lexicon(language).has('own', text))
