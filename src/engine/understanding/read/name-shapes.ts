import { knownNames } from '../lexicon.ts'
import { readTrade } from '../trades.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** A word that could be part of a name in small letters: free, no small word, and nothing that asks or tells where. */
const isPlain = (request: RequestText, at: number) =>
  request.isWord(at) && request.isFree(at) && !request.isSmall(at) && !request.isPlace(at)

/** The words of a stretch, as the trades have them. */
export const wordsOf = (request: RequestText, [first, last]: Stretch): string[] =>
  request.tokens.slice(first, last + 1).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))

const isTrade = (request: RequestText, stretch: Stretch) =>
  Boolean(readTrade(request.lexicon, wordsOf(request, stretch))?.trade)

type Shape = (request: RequestText, first: number, last: number) => number | null

/** 'krull & vogelsang', 'krull and sons': two that are joined as firms are. */
const pair: Shape = (request, first, last) => {
  const joint = first + 1
  if (!isPlain(request, first) || joint >= last || !request.isWord(joint + 1)) return null
  const isSign = /^[&+]$/.test(request.tokens[joint]?.text ?? '')
  const isFirm = request.within('and', joint) !== undefined && knownNames().firms.has(request.word(joint + 1))
  return isSign || isFirm ? joint + 1 : null
}

/** 'chez aïcha', 'casa rinaldi', 'brødrene fjeld': a word that names begin with. */
const opened: Shape = (request, first, last) => {
  const opens = knownNames().openers.has(request.word(first)) && request.isFree(first)
  if (!opens || first >= last || !isPlain(request, first + 1) || isTrade(request, [first, first + 1])) return null
  // 'da lunedì' is a time, 'da ornella' a name
  return !request.isSmall(first) || knownNames().given.has(request.word(first + 1)) ? first + 1 : null
}

/** 'tobias ashdown': a given name that is no word of the language, and another name. */
const person: Shape = (request, first, last) => {
  const isGiven = knownNames().given.has(request.word(first)) && !request.lexicon.isPhrase(request.word(first))
  return isGiven && first < last && isPlain(request, first) && isPlain(request, first + 1) ? first + 1 : null
}

const ofWhom = /['’]?s$/u

/** 'rosalind’s', 'ulrikes rad': what is somebody's. */
const possessive: Shape = (request, first, last) => {
  const word = request.word(first)
  const isTheirs = ofWhom.test(word) && knownNames().given.has(word.replace(ofWhom, ''))
  if (!isTheirs || !isPlain(request, first)) return null
  if (word.includes("'")) return first
  return request.lexicon.grammar.compounds && first < last && isPlain(request, first + 1) ? first + 1 : null
}

/** 'plum 20': a word and a number of which nothing is counted. */
const numbered: Shape = (request, first, last) => {
  const number = request.tokens[first + 1]
  const isCounted = ['day', 'month', 'time', 'unit', 'floors', 'cue'] as const
  const isNumber = first < last && number?.kind === 'number' && /^\d{1,3}$/.test(number.text)
  return isNumber && isPlain(request, first) && !isCounted.some((kind) => request.within(kind, first))
    ? first + 1
    : null
}

/** 'ο φάρος', 'さくら堂': a script that nothing else is written in. */
const foreign: Shape = (request, first, last) => {
  const isForeign = (at: number) =>
    request.isWord(at) && request.isFree(at) && !/\p{Script=Latin}/u.test(request.word(at))
  const end = request.run(first, last, isForeign)
  return end >= first ? end : null
}

const shapes = [foreign, pair, opened, person, possessive, numbered] as const

/** 'Chez Aïcha', 'Bodos Anker', 'Plum 20' with their capitals: a colour or somebody who does something is read in them else. */
export function capitalShape(request: RequestText, first: number, last: number): boolean {
  const isCapital = (at: number) => request.isCapital(at) || request.tokens[at]?.kind === 'number'
  if (request.run(first, last, isCapital) < last) return false
  const isColour = request.within('colour', first) !== undefined
  const all = isColour ? [opened, possessive, numbered] : [opened, possessive]
  return all.some((shape) => shape(request, first, last) === last)
}

/** The last token of what is written as names are, from a place on; null where nothing is. */
export function shapedName(request: RequestText, first: number, last: number): number | null {
  for (const shape of shapes) {
    const end = shape(request, first, last)
    if (end !== null && end <= last) return end
  }
  const article = request.lexicon.has('articles', request.word(first))
  // 'the velvet otter', 'la onda azzurra': all of a piece, with its article
  const isAll = article && last - first === 2 && isPlain(request, first + 1) && isPlain(request, last)
  return isAll && !isTrade(request, [first + 1, last]) ? last : null
}
