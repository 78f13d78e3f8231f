import type { Language } from '../words/types.ts'
import { french } from './lexicon/french.ts'
import { german } from './lexicon/german.ts'
import { norwegian } from './lexicon/norwegian.ts'
import { spanish } from './lexicon/spanish.ts'

/**
 * How instructions are said in a language. In an order's English `{1}` is the first group in English words, `{1=}` the
 * group as it stands, `{1?}` in English when all its words are known, else as it stands.
 */
export type Foreign = {
  orders: readonly [pattern: RegExp, english: string][]
  /** words and phrases, lower case, with their English; '' for what English leaves out */
  words: Readonly<Record<string, string>>
  /** endings that a word may have beyond those it is listed with, longest first */
  endings: readonly string[]
}

const languages: readonly [Exclude<Language, 'en'>, Foreign][] = [
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['no', norwegian],
]

/** An instruction in English, for every language in which it is one. */
export function* translated(words: string): Generator<{ english: string; language: Language }> {
  for (const [language, foreign] of languages) {
    for (const [pattern, english] of foreign.orders) {
      const match = pattern.exec(words)
      if (!match) continue
      const filled = english.replace(/\{(\d)([=?]?)\}/g, (_whole, number: string, how: string) => {
        const group = (match[Number(number)] ?? '').trim()
        if (how === '=') return group
        const { text, known } = inEnglish(group, foreign)
        return how === '?' && !known ? group : text
      })
      yield { english: filled.replace(/\s+/g, ' ').trim(), language }
    }
  }
}

const longest = 4

/** Word for word, the longest known phrase first; what is not known stays. */
function inEnglish(text: string, { words, endings }: Foreign): { text: string; known: boolean } {
  const tokens = text.split(/\s+/).filter(Boolean)
  const out: string[] = []
  let known = true
  for (let at = 0; at < tokens.length; ) {
    let size = Math.min(longest, tokens.length - at)
    let found: string | undefined
    for (; size > 0; size -= 1) {
      found = lookUp(
        tokens
          .slice(at, at + size)
          .join(' ')
          .toLowerCase(),
        words,
        endings,
      )
      if (found !== undefined) break
    }
    if (found === undefined) {
      const token = tokens[at] ?? ''
      if (!/^[\d⟦#]/.test(token)) known = false
      out.push(token)
      at += 1
    } else {
      if (found !== '') out.push(found)
      at += size
    }
  }
  return { text: out.join(' '), known }
}

function lookUp(phrase: string, words: Foreign['words'], endings: readonly string[]): string | undefined {
  const bare = phrase.replace(/[,.!?]+$/, '')
  if (bare in words) return words[bare]
  for (const ending of endings) {
    const stem = bare.endsWith(ending) ? bare.slice(0, -ending.length) : ''
    if (stem.length > 2 && stem in words) return words[stem]
  }
  return undefined
}
