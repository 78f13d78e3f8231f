import { controlWords, withoutHits, wordsIn } from '../../../understanding/control-words.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { phraseTokens } from '../../../understanding/phrase-tokens.ts'
import type { Brief, Span } from '../../types.ts'

/** What was to stand below a form as it was said. */
export type DoorHint = Span & { note: string }

/** 'Closed on Sundays, THAT SHOULD STAND BELOW AS A NOTE', 'Notice: closed on Sundays' */
export function hintsOf(request: string, clauses: readonly Span[], language: Brief['language']): DoorHint[] {
  return clauses.flatMap((clause, at): DoorHint[] => {
    const text = request.slice(clause.start, clause.end)
    const hit = controlWords(language).hints.find(wordsIn(text)).at(-1)
    if (!hit) return []
    const start = sentenceStart(request, clauses, at)
    const end = sentenceEnd(request, clauses, at)
    const own = (from: number, to: number): DoorHint[] => {
      const note = withoutHits(request.slice(from, to), [])
      return wordsIn(note).length < LEAST ? [] : [{ start, end, note }]
    }
    if (/^\s?:/.test(request.slice(clause.end))) return own(clause.end, end)
    const tokens = phraseTokens(text)
    const said = tokens.findIndex(
      ({ text: word, quoted }, index) => index > hit.last && !quoted && isRelative(word, language),
    )
    if (said >= 0) return own(clause.start + (tokens[said]?.end ?? 0), end)
    return start < clause.start
      ? own(start, clause.start - 1)
      : own(start, clause.start + (tokens[hit.first]?.start ?? 0))
  })
}

const LEAST = 3

/** 'a note THAT', 'ein Hinweis, DASS' */
const isRelative = (word: string, language: Brief['language']) => {
  const known = lexicon(language)
  // 'das' is an article where nouns are compounds
  const isArticle = known.grammar.compounds && known.has('articles', word)
  return known.has('relativePronouns', word) && !isArticle
}

const ends = (request: string, { end }: Span) => /^\)?[.!?\n]/.test(request.slice(end)) || end >= request.length

function sentenceStart(request: string, clauses: readonly Span[], at: number): number {
  let first = at
  while (first > 0 && !ends(request, clauses[first - 1] as Span)) first--
  return clauses[first]?.start ?? 0
}

function sentenceEnd(request: string, clauses: readonly Span[], at: number): number {
  let last = at
  while (last < clauses.length - 1 && !ends(request, clauses[last] as Span)) last++
  return clauses[last]?.end ?? request.length
}
