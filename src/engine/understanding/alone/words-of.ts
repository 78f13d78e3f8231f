import { unquoted } from '../phrase-tokens.ts'
import { plainWord, readTokens } from '../tokens.ts'
import type { Span } from '../types.ts'

/** A word, a quotation or a mark of a request; `text` as phrases are found, `own` as it was written. */
export type Word = Span & { kind: 'word' | 'quote' | 'mark'; text: string; own: string }

const isBreak = (kind: string) => kind === 'break'
/** Marks that stand inside of a word or say nothing. */
const silent = new Set(['*', '#', '_', '…'])

/** The words of a request with its marks; a dash counts as one only between spaces. */
export function wordsOf(request: string): Word[] {
  return readTokens(request).flatMap(({ kind, start, end, text }): Word[] => {
    if (kind === 'space' || silent.has(text)) return []
    if (isBreak(kind)) return [{ kind: 'mark', text: '\n', own: text, start, end }]
    if (kind === 'quote') return [{ kind: 'quote', text: '"', own: unquoted(text), start, end }]
    if (kind !== 'mark') return [{ kind: 'word', text: plainWord(text), own: text, start, end }]
    const isJoint = /^[-'’]$/u.test(text) && !(request[start - 1] === ' ' && request[end] === ' ')
    return isJoint ? [] : [{ kind: 'mark', text, own: text, start, end }]
  })
}
