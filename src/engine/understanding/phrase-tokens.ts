import { plainWord, readTokens } from './tokens.ts'
import type { Span } from './types.ts'

/** A word of a description or an instruction, in small letters, or a text that stood in quotation marks. */
export type PhraseToken = Span & { text: string; quoted: boolean }

const possessive = /(?<=\p{L})'s$/u
const marks = /^["“”„‟«‘‚'’\s]+|["“”‟»’'\s]+$/gu

/** A quotation without its marks. */
export const unquoted = (text: string) => text.replace(marks, '')

/** The words of a text: elided articles and the English genitive apart, of the marks only those that join. */
export function phraseTokens(text: string): PhraseToken[] {
  return readTokens(text).flatMap(({ kind, start, end, text: own }): PhraseToken[] => {
    if (kind === 'space' || kind === 'break' || (kind === 'mark' && own !== ',' && own !== '&')) return []
    if (kind === 'quote') return [{ start, end, text: unquoted(own), quoted: true }]
    const word = plainWord(own)
    const owned = possessive.exec(word)
    if (!owned) return [{ start, end, text: word.replace(/(?<=\p{L})'$/u, ''), quoted: false }]
    return [
      { start, end: end - 2, text: word.slice(0, owned.index), quoted: false },
      { start: end - 2, end, text: "'s", quoted: false },
    ]
  })
}
