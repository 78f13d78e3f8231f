import type { Language } from '../words/types.ts'
import { withQuotes } from './clauses.ts'
import { plainWords } from './plain-words.ts'
import type { Clause } from './scene.ts'
import { corrected } from './spelling.ts'
import { translated } from './translate.ts'

type Wording = { clause: Clause; language: Language }

/** The ways to take an instruction: as written, as an English one, in plainer words, and with its spelling put right. */
export function* wordings(words: string, quotes: readonly string[]): Generator<Wording> {
  const plainly = (text: string): Clause => clauseOf(text, quotes, (part) => part)
  yield { clause: plainly(words), language: 'en' }
  for (const { english, language } of translated(words)) yield { clause: plainly(english), language }
  for (const plain of plainWords(words)) yield { clause: plainly(plain), language: 'en' }
  const spelt = corrected(words)
  if (spelt === null) return
  yield { clause: clauseOf(spelt, quotes, asWritten(words, spelt)), language: 'en' }
  for (const plain of plainWords(spelt)) yield { clause: plainly(plain), language: 'en' }
}

function clauseOf(words: string, quotes: readonly string[], original: (text: string) => string): Clause {
  return {
    words,
    text: (text) => withQuotes(original(text), quotes),
    target: (text) => withQuotes(text, quotes, '"'),
  }
}

/** What stands in a respelt instruction, in the person's own spelling: words are put right one for one. */
function asWritten(words: string, spelt: string): (text: string) => string {
  const own = words.split(/\s+/)
  const right = spelt.split(/\s+/)
  return (text) => {
    const wanted = text.split(/\s+/)
    const at = right.findIndex((_word, index) => wanted.every((word, offset) => right[index + offset]?.includes(word)))
    return at < 0 || own.length !== right.length ? text : own.slice(at, at + wanted.length).join(' ')
  }
}
