import { type Lexicon, lexicon } from '../../../understanding/lexicon.ts'
import type { Language } from '../types.ts'

/** Shorter nouns end others by chance: 'Gokart' is no 'kart'. */
const LEAST_COMPOUND = 5

/** 'LIST of members', 'match RESULTS', 'Mitgliederliste': whether a noun phrase is headed by something that only pages have. */
export function isPartNoun(phrase: string, language: Language): boolean {
  const known = lexicon(language)
  const words = phrase.toLowerCase().split(/\s+/)
  const nouns = words.slice(0, ends(words, known)).filter((word) => !isLead(word, known))
  const head = known.grammar.headFirst ? nouns[0] : nouns.at(-1)
  if (head === undefined) return false
  return (
    known.has('partNouns', head) ||
    (known.grammar.compounds &&
      known.grammar.partNouns.some((noun) => noun.length >= LEAST_COMPOUND && head.endsWith(noun)))
  )
}

/** Where the noun itself is over: 'list OF members', 'photo AT the top'. */
function ends(words: readonly string[], known: Lexicon): number {
  const at = words.findIndex(
    (word, index) => index > 0 && (['of', 'about', 'at', 'having'] as const).some((kind) => known.has(kind, word)),
  )
  return at < 0 ? words.length : at
}

const isLead = (word: string, known: Lexicon) =>
  known.has('articles', word) || known.has('sizes', word) || known.has('qualities', word) || known.has('small', word)
