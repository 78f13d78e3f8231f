import type { Language } from '../words/types.ts'
import { withQuotes } from './clauses.ts'
import type { Clause } from './scene.ts'
import { corrected } from './spelling.ts'
import { translated } from './translate.ts'

type Wording = { clause: Clause; language: Language }

/** The ways to take an instruction: as written, with its spelling put right, and as an English one. */
export function* wordings(words: string, quotes: readonly string[]): Generator<Wording> {
  yield { clause: clauseOf(words, quotes, (text) => text), language: 'en' }
  for (const { english, language } of translated(words))
    yield { clause: clauseOf(english, quotes, (text) => text), language }
  const spelt = corrected(words)
  if (spelt !== null) yield { clause: clauseOf(spelt, quotes, asWritten(words, spelt)), language: 'en' }
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
