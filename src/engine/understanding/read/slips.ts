import type { ConceptKind, Lexicon } from '../lexicon.ts'
import { plainWord } from '../tokens.ts'
import type { TextToken } from '../types.ts'

/** What frames a wish: words that somebody in a hurry mistypes, and that name nothing. */
const framing = ['pages', 'asks', 'courtesies', 'closing', 'named', 'asides', 'cue'] as const satisfies ConceptKind[]

/** Shorter words are one letter away from too many others. */
const SHORTEST = 5

/** One letter left out, each in its turn. */
const shortened = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

const swapped = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) => {
    const [one = '', other = ''] = [word[at], word[at + 1]]
    return word.slice(0, at) + other + one + word.slice(at + 2)
  })

/** 'voila', 'numero': without its accents. */
const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

const isDoubled = (word: string, at: number) => word[at] === word[at - 1]

/** `less`: words by what they are without a letter or without their accents. */
type Framing = { words: ReadonlySet<string>; less: ReadonlyMap<string, string> }

const found = new WeakMap<Lexicon, Framing>()

/** The words that frame wishes in a language. */
function framingOf(lexicon: Lexicon): Framing {
  const known = found.get(lexicon)
  if (known) return known
  const all = lexicon.wordsOf(framing)
  const words = all.filter((word) => word.length >= SHORTEST)
  const less = new Map([
    ...words.flatMap((word) => shortened(word).map((one): [string, string] => [one, word])),
    ...all.map((word): [string, string] => [bare(word), word]),
  ])
  const own = { words: new Set(words), less }
  found.set(lexicon, own)
  return own
}

/** The word that was meant: two letters in each other's place, one left out, or one twice. */
function meant(lexicon: Lexicon, word: string): string | null {
  if (word.length < SHORTEST - 2 || lexicon.knows(word)) return null
  const { words, less } = framingOf(lexicon)
  const single = [...word].flatMap((_, at) => (isDoubled(word, at) ? [word.slice(0, at) + word.slice(at + 1)] : []))
  return [...swapped(word), ...single].find((one) => words.has(one)) ?? less.get(word) ?? null
}

/** 'websiet', 'graazie': in a note without capitals what was meant, so that a slip names nothing; places stay. */
export function withoutSlips(tokens: readonly TextToken[], text: string, lexicon: Lexicon): readonly TextToken[] {
  if (text !== text.toLowerCase()) return tokens
  return tokens.map((token) => {
    const word = token.kind === 'word' ? meant(lexicon, plainWord(token.text)) : null
    return word === null ? token : { ...token, text: word }
  })
}

/** 'IM called Bo', 'ITS the hall': two words in one as they are written with their mark; 'its' belongs to something else without an article behind it. */
export function withMarks(tokens: readonly TextToken[], lexicon: Lexicon): TextToken[] {
  return tokens.map((token, at) => {
    const word = plainWord(token.text)
    const isIts = word === 'its' && lexicon.has('articles', plainWord(tokens[at + 1]?.text ?? ''))
    const text = isIts ? "it's" : lexicon.contractions.get(word)
    return token.kind === 'word' && text !== undefined ? { ...token, text } : token
  })
}

/** 'reparacion', 'oeffnungszeiten': words as their language writes them. */
export function withLetterMarks(tokens: readonly TextToken[], lexicon: Lexicon): TextToken[] {
  return tokens.map((token) => {
    const word = token.kind === 'word' ? plainWord(token.text) : ''
    const marked = lexicon.marked(word)
    return marked === word ? token : { ...token, text: marked }
  })
}

const dottedDay = /^(\d{1,2}\.\d{1,2})\.$/

/** 'brownie 3.5. Toasties': where days are not written with two full stops, the second ends the sentence. */
export function withoutDottedDays(tokens: readonly TextToken[], lexicon: Lexicon): TextToken[] {
  if (lexicon.grammar.dottedDays) return [...tokens]
  return tokens.flatMap((token): TextToken[] => {
    const number = token.kind === 'date' ? dottedDay.exec(token.text)?.[1] : undefined
    if (number === undefined) return [token]
    const end = token.start + number.length
    return [
      { ...token, kind: 'number', text: number, end },
      { ...token, kind: 'mark', text: '.', start: end },
    ]
  })
}
