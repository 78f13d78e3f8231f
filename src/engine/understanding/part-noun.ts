import { type Lexicon, lexicon } from './lexicon.ts'
import type { ReadingLanguage } from './types.ts'

/** Shorter nouns end others by chance: 'Gokart' is no 'kart'. */
const LEAST_COMPOUND = 5

/** 'LIST of members', 'match RESULTS', 'Mitgliederliste': whether a noun phrase is headed by something that only pages have. */
export function isPartNoun(phrase: string, language: ReadingLanguage): boolean {
  const known = lexicon(language)
  const words = phrase.toLowerCase().split(/\s+/)
  const first = words.findIndex((word) => !isLead(word, known))
  const end = words.findIndex((word, at) => at > first && isOver(word, known))
  const nouns = words.slice(Math.max(0, first), end < 0 ? words.length : end)
  // 'las PRÓXIMAS actuaciones': a word before it may describe it
  const heads = known.grammar.headFirst ? nouns.slice(0, 2) : nouns.slice(-1)
  const isOne = (noun: string) => noun.length >= LEAST_COMPOUND && heads.some((head) => head.endsWith(noun))
  return (
    heads.some((head) => known.has('partNouns', head)) ||
    (known.grammar.compounds && known.grammar.partNouns.some(isOne))
  )
}

/** Where the noun itself is over: 'list OF members', 'photo AT the top', 'Chronik AB 1901'. */
const isOver = (word: string, known: Lexicon) =>
  /^\d/.test(word) ||
  (['of', 'about', 'at', 'having', 'small', 'from', 'verbs'] as const).some((kind) => known.has(kind, word))

const isLead = (word: string, known: Lexicon) =>
  known.has('articles', word) || known.has('sizes', word) || known.has('qualities', word) || known.has('small', word)
