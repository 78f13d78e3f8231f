import type { ReadingLanguage } from '../types.ts'
import type { PageWords } from './part-spans.ts'
import { phrasesIn } from './phrases.ts'
import { readWish, type WishReading } from './read-wish.ts'
import { type WishToken, wishTokens } from './wish-tokens.ts'

/** A wish with the words that say it. */
export type Wish = WishReading & { words: string }

/** A message may have so many places where one wish could end and the next begin. */
const mostJoints = 14

/**
 * All wishes of a message, in order; null when some of it tells no wish. Where two readings fit, the one with fewer
 * wishes is meant: 'remove the prices and the reviews' is one.
 */
export function readWishes(
  text: string,
  language: ReadingLanguage,
  page: PageWords,
  before: string | null = null,
): Wish[] | null {
  const tokens = wishTokens(text)
  const joints = jointsIn(tokens, language)
  if (joints.length > mostJoints || tokens.length === 0) return null
  return wishesIn(text, tokens, language, page, before, 0)?.filter(isFirst) ?? null
}

/** 'We do not need the prices, they can go' is one wish, said twice. */
const isFirst = ({ frame }: Wish, at: number, all: readonly Wish[]) =>
  all.findIndex((other) => JSON.stringify(other.frame) === JSON.stringify(frame)) === at

type Joint = { end: number; next: number }

/** Where a wish may end: sentence marks, commas, and words such as 'and then'. */
function jointsIn(tokens: readonly WishToken[], language: ReadingLanguage): Joint[] {
  const table = phrasesIn(language)
  const found: Joint[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    let next = at
    while (next < tokens.length && (tokens[next]?.stop || tokens[next]?.text === ',')) next += 1
    for (let size = 2; size > 0; size -= 1) {
      const run = tokens.slice(next, next + size)
      if (run.length < size || run.some(({ quoted }) => quoted)) continue
      const meanings = table.get(run.map(({ text }) => text).join(' '))
      if (!meanings?.some((one) => one.is === 'sign' && one.sign === 'then')) continue
      next += size
      break
    }
    if (next === at) continue
    if (at > 0 && next < tokens.length) found.push({ end: at, next })
    at = next - 1
  }
  return found
}

function wishesIn(
  text: string,
  tokens: readonly WishToken[],
  language: ReadingLanguage,
  page: PageWords,
  before: string | null,
  depth: number,
): Wish[] | null {
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (!first || !last || depth > 6) return null
  const whole = readWish(text, tokens, language, page, before)
  if (whole) return [{ ...whole, words: text.slice(first.start, last.end) }]
  for (const { end, next } of jointsIn(tokens, language)) {
    const head = tokens.slice(0, end)
    const one = readWish(text, head, language, page, before)
    const [start, stop] = [head[0], head.at(-1)]
    if (!one || !start || !stop) continue
    const rest = wishesIn(text, tokens.slice(next), language, page, one.target || before, depth + 1)
    if (rest) return [{ ...one, words: text.slice(start.start, stop.end) }, ...rest]
  }
  return null
}
