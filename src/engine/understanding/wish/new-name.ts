import type { ReadingLanguage } from '../types.ts'
import type { Gathered, PartLabel } from './gather.ts'
import type { WishLabel } from './labels.ts'
import type { WishToken } from './wish-tokens.ts'

type Run = { first: number; end: number; marks: number }

/** The new name in a message that has the old one: what is in quotation marks, else the words that mean nothing else. */
export function readNewName(
  text: string,
  tokens: readonly WishToken[],
  { labels, values, parts }: Gathered,
  own: PartLabel,
  language: ReadingLanguage,
): string | null {
  const quotes = values.filter(({ what }) => what === 'words').map((value) => value.text)
  if (quotes.length > 0) return quotes.length === 1 ? (quotes[0] ?? null) : null
  const other = parts.find((part) => part !== own)
  if (other) return null
  const isName = (label: WishLabel) => {
    if (label.is === 'unknown' || label.is === 'value') return true
    if (label.is === 'stop' || label.is === 'comma' || label.is === 'colon' || label === labels[own.at]) return false
    const token = tokens[label.first]
    const opens = label.first === 0 || tokens[label.first - 1]?.stop === true
    // German nouns have a capital too
    return token !== undefined && !opens && language !== 'de' && /^\p{Lu}/u.test(text.slice(token.start, token.end))
  }
  const runs: Run[] = []
  labels.forEach((label, at) => {
    const last = runs.at(-1)
    if (at === own.at || label.is === 'comma' || label.is === 'stop')
      runs.push({ first: label.end, end: label.end, marks: 0 })
    else if (isName(label)) {
      if (last && last.marks > 0) last.end = label.end
      else if (last) Object.assign(last, { first: label.first, end: label.end })
      else runs.push({ first: label.first, end: label.end, marks: 0 })
      const run = runs.at(-1)
      if (run) run.marks += 1
    }
  })
  const named = runs.filter(({ marks }) => marks > 0)
  const said = named.map(({ first, end }) =>
    text.slice(tokens[first]?.start ?? 0, tokens[lastOf(tokens, end)]?.end ?? 0),
  )
  const capital = said.filter((words) => /^[^\p{Ll}]/u.test(words))
  const best = said.length === 1 ? said : capital
  return best.length === 1 ? (best[0] ?? null) : null
}

/** 'Tobias’s' is one word, and its end belongs to the name. */
const lastOf = (tokens: readonly WishToken[], end: number) =>
  tokens[end]?.text === "'s" && tokens[end]?.start === tokens[end - 1]?.end ? end : end - 1
