import { type PhraseToken, phraseTokens } from '../phrase-tokens.ts'
import { readTokens } from '../tokens.ts'
import type { TokenKind } from '../types.ts'

/** A word of a message with its kind; `stop`: a mark or a line break that ends a sentence. */
export type WishToken = PhraseToken & { kind: TokenKind; stop: boolean }

const stops = new Set(['.', '!', '?', ';', '…'])

/** The words of a message, with the marks that part its sentences. */
export function wishTokens(text: string): WishToken[] {
  const typed = new Map(readTokens(text).map((token) => [token.start, token]))
  const words = phraseTokens(text).map((token): WishToken => {
    const kind = typed.get(token.start)?.kind ?? 'word'
    return { ...token, kind, stop: false }
  })
  const marks = [...typed.values()].flatMap(({ kind, text: own, start, end }): WishToken[] =>
    kind === 'break' || (kind === 'mark' && (stops.has(own) || own === ':'))
      ? [{ text: kind === 'break' ? '\n' : own, quoted: false, kind, start, end, stop: own !== ':' }]
      : [],
  )
  return [...words, ...marks].sort((one, other) => one.start - other.start)
}
