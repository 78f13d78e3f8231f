import type { Language } from '../words/types.ts'
import { type EnglishWords, englishWords, otherLanguages } from './lexicon/english-words.ts'
import { distance, longWord } from './spelling.ts'

/** An instruction in English, for every language in which it is one. */
export function* translated(words: string): Generator<{ english: string; language: Language }> {
  for (const language of otherLanguages) {
    const foreign = englishWords(language)
    if (!foreign) continue
    const plain = words.replace(foreign.fillers, '').replace(/\s+/g, ' ').trim()
    for (const text of new Set([words, plain])) {
      for (const [pattern, english] of foreign.orders) {
        const match = pattern.exec(text)
        if (match) yield { english: filled(english, match, foreign), language }
      }
    }
    // an instruction without a verb is the same in every language: 'etwas mehr Luft zwischen den Karten'
    const { text, known } = inEnglish(plain.replace(/(?<=\p{L}),/gu, ''), foreign)
    if (known && text.includes(' ') && text.toLowerCase() !== words.toLowerCase()) yield { english: text, language }
  }
}

const filled = (english: string, match: RegExpExecArray, foreign: EnglishWords) =>
  english
    .replace(/\{(\d)([=?]?)\}/g, (_whole, number: string, how: string) => {
      const group = (match[Number(number)] ?? '').trim()
      if (how === '=') return group
      const { text, known } = inEnglish(group, foreign, how !== '?')
      return how === '?' && !known ? group : text
    })
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?:in|between)$/, '')

/** What a foreign name of a part is in English; null when a word of it is not known. */
export function nounInEnglish(words: string): string | null {
  for (const language of otherLanguages) {
    const foreign = englishWords(language)
    const { text, known } = foreign ? inEnglish(words, foreign) : { text: '', known: false }
    if (known && text !== '') return text
  }
  return null
}

/** What an English word is in a language, as far as the instructions of that language know it. */
export function nameIn(english: string, language: Language): string | undefined {
  const foreign = englishWords(language)
  return foreign && Object.entries(foreign.words).find(([, word]) => word === english.toLowerCase())?.[0]
}

const longest = 4

/** Word for word, the longest known phrase first; what is not known stays. */
function inEnglish(text: string, { words, endings }: EnglishWords, spelt = true): { text: string; known: boolean } {
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
    const token = tokens[at] ?? ''
    if (found === undefined && spelt) {
      const near = nearest(token, words)
      size = 1
      found = near === null ? undefined : words[near]
    }
    if (found === undefined) {
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

/** The one listed word that a misspelt one is nearest to. */
function nearest(token: string, words: EnglishWords['words']): string | null {
  const typed = token
    .toLowerCase()
    .replace(/[,.!?]+$/, '')
    .replace(/ae/g, 'ä')
    .replace(/oe/g, 'ö')
    .replace(/ue/g, 'ü')
  if (typed in words) return typed
  if (typed.length < 5 || !/^\p{L}+$/u.test(typed)) return null
  const allowed = typed.length < longWord ? 1 : 2
  const near = Object.keys(words)
    .filter((word) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= allowed && word.length > 3)
    .map((word) => ({ word, steps: distance(typed, word) }))
    .filter(({ steps }) => steps <= allowed)
    .toSorted((a, b) => a.steps - b.steps)
  return near[0]?.word ?? null
}

function lookUp(phrase: string, words: EnglishWords['words'], endings: readonly string[]): string | undefined {
  const bare = phrase.replace(/[,.!?]+$/, '')
  if (bare in words) return words[bare]
  for (const ending of endings) {
    const stem = bare.endsWith(ending) ? bare.slice(0, -ending.length) : ''
    if (stem.length > 2 && stem in words) return words[stem]
  }
  return undefined
}
