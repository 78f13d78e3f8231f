import { controlWords } from './control-words.ts'
import { lexicon } from './lexicon.ts'
import { type PhraseToken, phraseTokens } from './phrase-tokens.ts'
import type { ReadingLanguage } from './types.ts'

/** What one of several is chosen for, and what they are. */
export type OrChoice = { label: string; options: string[] }

/** Behind 'or' an option has so many words. */
const LONGEST_OPTION = 2

const isNumber = ({ text }: PhraseToken) => /^\d/.test(text)

/** 'units metric or imperial', 'keep for 7, 30 or 90 days'; null where nothing is chosen, or nothing says for what. */
export function orChoice(text: string, language: ReadingLanguage): OrChoice | null {
  const tokens = phraseTokens(text)
  const words = tokens.map(({ quoted, text: word }) => (quoted ? '"' : word))
  const at = controlWords(language).or.find(words).at(-1)?.first ?? -1
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (!before || !next) return null
  const isCounted = isNumber(before) && isNumber(next)
  const behind = tokens.slice(at + 1)
  if (behind.length > LONGEST_OPTION + (isCounted ? 1 : 0) || behind.some(({ text: word }) => word === ',')) return null
  let first = at - 1
  while (first > 1 && words[first - 1] === ',' && isCounted === isNumber(tokens[first - 2] as PhraseToken)) first -= 2
  const label = labelAbove(text.slice(0, tokens[first]?.start), isCounted, language)
  if (label === '') return null
  const said = tokens.slice(first, at).filter(({ text: word }) => word !== ',')
  const options = said.map(({ start, end }) => text.slice(start, end))
  const end = tokens.at(-1)?.end
  if (!isCounted) return { label, options: [...options, text.slice(next.start, end)] }
  const unit = text.slice(next.end, end).trim()
  // of '1, 7 or 30 days' the first is no 'days'
  if (unit !== '' && options[0] === '1') return { label: `${label} (${unit})`, options: [...options, next.text] }
  return { label, options: [...options, next.text].map((option) => `${option} ${unit}`.trim()) }
}

/** 'temperature IN': the small word that leads up to options is no part of their name; 'delete after' is. */
function labelAbove(text: string, isCounted: boolean, language: ReadingLanguage): string {
  const known = lexicon(language)
  const words = text
    .trim()
    .replace(/[:,–-]$/, '')
    .split(/\s+/)
  const isSmall = (word: string) =>
    (['small', 'about', 'at', 'articles', 'having'] as const).some((kind) => known.has(kind, word.toLowerCase()))
  const last = isCounted ? words.length - 1 : words.findLastIndex((word) => !isSmall(word))
  return words.every(isSmall) ? '' : words.slice(0, last + 1).join(' ')
}
