import type { Language } from '../words/types.ts'
import { withoutCourtesy, withQuotes } from './clauses.ts'
import { loosely, withoutAside } from './loosely.ts'
import { plainWords } from './plain-words.ts'
import type { Clause } from './scene.ts'
import { corrected } from './spelling.ts'
import { translated } from './translate.ts'

/** `respelt`: words were put right. */
type Wording = { clause: Clause; language: Language; respelt?: true }

/**
 * The ways to take an instruction: as written, as an English one, in plainer words, as the order that a complaint
 * amounts to, and all that with its spelling put right.
 */
export function* wordings(words: string, quotes: readonly string[]): Generator<Wording> {
  yield* readings(words, quotes, (part) => part)
  const spelt = corrected(words)
  if (spelt === null) return
  for (const wording of readings(withoutCourtesy(spelt), quotes, asWritten(words, spelt)))
    yield { ...wording, respelt: true }
}

function* readings(words: string, quotes: readonly string[], original: (text: string) => string): Generator<Wording> {
  const said = (text: string, language: Language): Wording => ({ clause: clauseOf(text, quotes, original), language })
  yield said(words, 'en')
  for (const part of new Set([words, withoutAside(words)]))
    for (const { english, language } of translated(part)) {
      yield said(english, language)
      for (const text of otherwise(english)) yield said(text, language)
    }
  for (const text of otherwise(words)) yield said(text, 'en')
}

function* otherwise(words: string): Generator<string> {
  yield* plainWords(words)
  for (const order of loosely(words)) {
    yield order
    yield* plainWords(order)
  }
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
