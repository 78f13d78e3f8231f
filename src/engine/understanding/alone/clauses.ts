import type { Word } from './words-of.ts'

/** A piece of a list: what stands between two marks, and which ones. */
export type AloneClause = { words: Word[]; before: string; after: string; group: number }

const parting = /^[,;:.!?()[\]+|•\n–—-]$/u
/** These begin a sentence of its own. */
export const closing = new Set(['.', '!', '?', '\n', ''])

/**
 * What is listed, piece by piece: '/' and words for 'and' part within a piece, so that 'terms and privacy right' are two
 * of one group.
 */
export function clausesOf(words: readonly Word[], isAnd: (word: Word, at: number) => boolean): AloneClause[] {
  const clauses: AloneClause[] = []
  let group = 0
  let before = ''
  let held: Word[] = []
  const close = (after: string) => {
    if (held.length > 0) clauses.push({ words: held, before, after, group })
    else if (clauses.length > 0 && after !== ',') (clauses.at(-1) as AloneClause).after += after
    held = []
    before = after
  }
  for (const [at, word] of words.entries()) {
    if (word.kind === 'mark' && parting.test(word.text)) {
      close(word.text)
      group++
    } else if (word.kind === 'mark' && /^[/>»→]$/u.test(word.text)) close('/')
    else if (word.kind === 'mark' && word.text !== '&') continue
    else if (isAnd(word, at)) close('&')
    else held.push(word)
    // a quotation that ends as a sentence does ends one
    if (word.kind === 'quote' && /[.!?]$/.test(word.own) && words[at + 1]?.kind === 'word') {
      const isLabel = !/^\p{Lu}/u.test(words[at + 1]?.own ?? '')
      if (!isLabel) close('.')
    }
  }
  close('')
  return clauses
}
