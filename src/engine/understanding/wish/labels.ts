import { meaningsIn } from '../part-meanings.ts'
import type { ReadingLanguage, TokenKind } from '../types.ts'
import { type PageWords, type PartSpan, PartSpans } from './part-spans.ts'
import { type WishLook, longestWishPhrase, type PhraseMeaning, phrasesIn, type WishSide } from './phrases.ts'
import { actMeanings } from './act-forms.ts'
import type { WishAct, WishSign } from './wish-words.ts'
import type { WishToken } from './wish-tokens.ts'

type Place = { first: number; end: number }
/** What some words of a message are for. */
export type WishLabel = Place &
  (
    | { is: 'part'; part: PartSpan; words: string; side: WishSide | null }
    | { is: 'except' }
    | { is: 'value'; what: 'words' | 'amount' | 'address' | 'other'; text: string; known: boolean }
    | { is: 'look'; look: string }
    | {
        is: 'words'
        acts: readonly WishAct[]
        signs: readonly WishSign[]
        side: WishSide | null
        mend: WishLook | null
        look: WishLook | null
        plain: boolean
      }
    | { is: 'price' }
    | { is: 'stop' | 'comma' | 'colon' | 'page' | 'unknown' }
  )

/** Tokens that are a value whatever stands around them. */
const valueKinds: Partial<Record<TokenKind, 'amount' | 'address' | 'other'>> = {
  price: 'amount',
  url: 'address',
  mail: 'address',
  phone: 'other',
  handle: 'other',
  date: 'other',
  range: 'other',
  clock: 'other',
}

/** Says of every word of a message what it is for. */
export function labelsOf(
  text: string,
  tokens: readonly WishToken[],
  language: ReadingLanguage,
  page: PageWords,
): WishLabel[] {
  const spans = new PartSpans(text, tokens, language, page)
  const labels: WishLabel[] = []
  for (let at = 0; at < tokens.length; ) {
    const label = labelAt({ tokens, language, page, spans }, at)
    labels.push(label)
    at = label.end
  }
  return apart(labels, tokens, language)
}

/** A message while its words are labelled, with the page that it is about. */
type Message = { tokens: readonly WishToken[]; language: ReadingLanguage; page: PageWords; spans: PartSpans }
type Phrase = { size: number; meanings: readonly PhraseMeaning[] }

function labelAt(message: Message, at: number): WishLabel {
  const { tokens, language, spans } = message
  const token = tokens[at]
  const place = { first: at, end: at + 1 }
  if (!token) return { ...place, is: 'stop' }
  const plain = markAt(token, place) ?? typedAt(message, token, place)
  if (plain) return plain
  const priced = priceNoun(at, tokens, spans)
  if (priced > 0) return { first: at, end: at + priced, is: 'price' }
  const phrase = phraseAt(at, tokens, language)
  const shown = shownAt(message, at, phrase)
  if (shown) return shown
  if (token.quoted) return { ...place, is: 'value', what: 'words', text: token.text, known: false }
  return pageAt(message, at, phrase?.size ?? 0) ?? wordsAt(message, token, place, phrase)
}

/** ',', ':', '!' */
function markAt({ stop, text }: WishToken, place: Place): WishLabel | null {
  if (stop) return { ...place, is: 'stop' }
  if (text === ',') return { ...place, is: 'comma' }
  return text === ':' ? { ...place, is: 'colon' } : null
}

/** '12 €', 'lumo.de' */
function typedAt({ page, spans }: Message, { kind, text }: WishToken, { first, end }: Place): WishLabel | null {
  const what = valueKinds[kind]
  return what ? { first, end, is: 'value', what, text: spans.said(first, end), known: page.says(text) } : null
}

/** A look, or a part of the page: whichever is longer than what the wish itself could say there. */
function shownAt(message: Message, at: number, phrase: Phrase | null): WishLabel | null {
  const { spans } = message
  const part = spans.at(at)
  const length = part ? part.end - part.first : 0
  const size = phrase?.size ?? 0
  const look = lookAt(message, at)
  if (look && look.end - at >= Math.max(length, size)) return look
  if (!part || length < size || (phrase && length === size && isFiller(part, phrase.meanings))) return null
  const side = phrase && length === size ? sideOf(phrase.meanings) : null
  return { first: at, end: part.end, is: 'part', part, words: spans.said(at, part.end), side }
}

/** 'The PAGE', 'everything BUT the prices', unless a longer phrase of the wish stands there. */
function pageAt({ spans }: Message, at: number, least: number): WishLabel | null {
  const { size, meanings } = spans.meaning(at)
  const place = { first: at, end: at + size }
  if (size < least) return null
  if (meanings.some(({ is }) => is === 'page')) return { ...place, is: 'page' }
  return meanings.some(({ is }) => is === 'except') && spans.at(at + size) ? { ...place, is: 'except' } : null
}

/** Words of the wish itself, a number, a small word; else nobody knows it. */
function wordsAt(
  { language, page }: Message,
  { kind, text }: WishToken,
  place: Place,
  phrase: Phrase | null,
): WishLabel {
  if (phrase) return wordsLabel({ first: place.first, end: place.first + phrase.size }, phrase.meanings, [])
  const acts = actMeanings(text, language).flatMap(({ act, apart: other }) => (other === null ? [act] : []))
  if (acts.length > 0) return wordsLabel(place, [], acts)
  if (kind === 'number') return { ...place, is: 'value', what: 'amount', text, known: page.says(text) }
  const isSmall = meaningsIn(language)
    .get(text)
    ?.some(({ is }) => is === 'skip' || is === 'and' || is === 'within' || is === 'about')
  return isSmall ? wordsLabel(place, [{ is: 'plain' }], []) : { ...place, is: 'unknown' }
}

/** 'A bit' is no part of the page. */
const isFiller = (part: PartSpan, meanings: readonly PhraseMeaning[]) =>
  part.vague && meanings.some(({ is }) => is === 'plain')

/** 'The price of …': what it is the price of is the part. */
function priceNoun(at: number, tokens: readonly WishToken[], spans: PartSpans): number {
  let next = at
  while (next < tokens.length && spans.meaning(next).meanings.some(({ is }) => is === 'skip')) next += 1
  const { size, meanings } = spans.meaning(next)
  const isPrice = meanings.some((one) => one.is === 'noun' && one.head.kind === 'price')
  const behind = spans.meaning(next + size)
  const isOf = behind.meanings.some(({ is }) => is === 'within' || is === 'about')
  return isPrice && isOf ? next + size + behind.size - at : 0
}

function phraseAt(at: number, tokens: readonly WishToken[], language: ReadingLanguage): Phrase | null {
  const table = phrasesIn(language)
  for (let size = Math.min(longestWishPhrase, tokens.length - at); size > 0; size -= 1) {
    const run = tokens.slice(at, at + size)
    if (run.some(({ quoted, stop }) => quoted || stop)) continue
    const meanings = table.get(run.map(({ text }) => text).join(' '))
    if (!meanings) continue
    // 'need' is plain and a verb
    const acts = size === 1 ? actMeanings(run[0]?.text ?? '', language) : []
    return {
      size,
      meanings: [
        ...meanings,
        ...acts.flatMap(({ act, apart: other }): PhraseMeaning[] => (other === null ? [{ is: 'act', act }] : [])),
      ],
    }
  }
  return null
}

const sideOf = (meanings: readonly PhraseMeaning[]) =>
  meanings.flatMap((one) => (one.is === 'side' ? [one.side] : []))[0] ?? null

function wordsLabel(place: Place, meanings: readonly PhraseMeaning[], acts: readonly WishAct[]): WishLabel {
  const look = meanings.flatMap((one) => (one.is === 'look' ? [one.look] : []))[0]
  const mend = meanings.flatMap((one) => (one.is === 'mend' ? [one.look] : []))[0] ?? null
  if (look && mend === null) return { ...place, is: 'look', look }
  return {
    ...place,
    is: 'words',
    acts: [...acts, ...meanings.flatMap((one) => (one.is === 'act' ? [one.act] : []))],
    signs: meanings.flatMap((one) => (one.is === 'sign' ? [one.sign] : [])),
    side: sideOf(meanings),
    mend,
    look: look ?? null,
    plain: meanings.some(({ is }) => is === 'plain'),
  }
}

const longestLook = 3

/** A word that says what is done, and not how something looks. */
function isOfWish(token: WishToken | undefined, language: ReadingLanguage): boolean {
  const word = token?.text ?? ''
  const meanings = phrasesIn(language).get(word) ?? []
  return meanings.some(({ is }) => is !== 'look' && is !== 'mend') || actMeanings(word, language).length > 0
}

/** A colour, in up to three words. */
function lookAt({ tokens, language, page, spans }: Message, at: number): WishLabel | null {
  for (let size = Math.min(longestLook, tokens.length - at); size > 0; size -= 1) {
    const run = tokens.slice(at, at + size)
    if (run.some(({ quoted, stop, kind }) => quoted || stop || (kind !== 'word' && kind !== 'hex'))) continue
    const words = spans.said(at, at + size)
    if (size > 1 && (isOfWish(run[0], language) || isOfWish(run.at(-1), language))) continue
    if (page.isLook(words, language)) return { first: at, end: at + size, is: 'look', look: words }
  }
  return null
}

/** Verbs whose other half stands further on: 'take … out'. */
function apart(labels: readonly WishLabel[], tokens: readonly WishToken[], language: ReadingLanguage): WishLabel[] {
  const found = [...labels]
  labels.forEach((label, index) => {
    if (label.end - label.first !== 1 || (label.is !== 'unknown' && label.is !== 'words')) return
    for (const { act, apart: other } of actMeanings(tokens[label.first]?.text ?? '', language)) {
      if (other === null) continue
      const far = labels.findIndex(
        (one, place) =>
          place > index &&
          one.end - one.first === 1 &&
          one.is !== 'part' &&
          tokens[one.first]?.text === other &&
          !isParted(labels, index, place),
      )
      if (far < 0) continue
      const place = { first: label.first, end: label.end }
      const before = label.is === 'words' ? label : null
      found[index] = {
        ...place,
        is: 'words',
        acts: [act, ...(before?.acts ?? [])],
        signs: before?.signs ?? [],
        side: null,
        mend: null,
        look: null,
        plain: false,
      }
      const end = labels[far]
      if (end)
        found[far] = {
          first: end.first,
          end: end.end,
          is: 'words',
          acts: [act],
          signs: [],
          side: null,
          mend: null,
          look: null,
          plain: true,
        }
      return
    }
  })
  return found
}

const isParted = (labels: readonly WishLabel[], from: number, to: number) =>
  labels.slice(from, to).some(({ is }) => is === 'stop')
