import type { AppHit, AppWords } from './app-words.ts'
import type { Lexicon } from './lexicon.ts'
import { type PhraseToken, phraseTokens } from './phrase-tokens.ts'
import type { Span } from './types.ts'

type Around = {
  text: string
  tokens: readonly PhraseToken[]
  words: readonly string[]
  lexicon: Lexicon
  known: AppWords
}

const MOST_WORDS = 4
const LONGEST_ENTRY = 32
const ARTICLE = 3

/** The entries of a list beside its cue: 'columns Requested, Quoted and Done', or 'To do, Doing, Done columns'. */
export function listAt(around: Around, cue: AppHit, taken: readonly Span[]): (Span & { entries: string[] }) | null {
  const { text, tokens, words, lexicon, known } = around
  const [such] = known.such.find(words, cue.last + 1, cue.last + 3)
  const from = tokens[such?.last ?? cue.last]?.end ?? text.length
  // 'channels and messages' are two things, and 'columns' alone is followed by another one
  const next = words[cue.last + 1] ?? ''
  const isOpen = next !== ',' && !lexicon.has('and', next)
  const after = isOpen ? entriesOf(around, from, endAfter(text, from), taken) : null
  if (after) return after
  const to = tokens[cue.first]?.start ?? 0
  const before = entriesOf(around, startBefore(text, to), to, taken, true)
  return before && before.entries.length > 2 ? before : null
}

/** 'a kanban board WITH DOING, DONE': what says how far a card is names the columns, without a word for them. */
export function statesAt(
  around: Around,
  taken: readonly Span[],
): (Span & { cue: 'columns'; said: string; entries: string[] })[] {
  const { known, words, lexicon, tokens, text } = around
  const [state] = known.states.find(words)
  const from = words.findLastIndex(
    (word, at) => at < (state?.first ?? 0) && (lexicon.has('having', word) || word === ':'),
  )
  const list = from < 0 ? null : listAt(around, { id: 'columns', first: from, last: from }, taken)
  const isState = (entry: string) => known.states.find(phraseTokens(entry).map((token) => token.text)).length > 0
  if (!list || list.entries.filter(isState).length < 2) return []
  return [{ cue: 'columns', said: text.slice(tokens[from]?.start, tokens[from]?.end), ...list }]
}

function endAfter(text: string, from: number): number {
  const end = text.slice(from + 1).search(/[.;)\n!?](?:\s|$)| [-–—] /)
  return end < 0 ? text.length : from + 1 + end
}

function startBefore(text: string, to: number): number {
  const head = text.slice(0, to)
  return Math.max(head.lastIndexOf('. '), head.lastIndexOf(':'), head.lastIndexOf('('), head.lastIndexOf('\n')) + 1
}

/** Two or more short entries, joined by commas and 'and'; anything longer ends the list. */
function entriesOf(
  { text, tokens, lexicon }: Around,
  from: number,
  to: number,
  taken: readonly Span[],
  isBefore = false,
): (Span & { entries: string[] }) | null {
  const entries: string[] = []
  const here = tokens.filter(({ start, end }) => start >= from && end <= to)
  let own: PhraseToken[] = []
  let end = from
  const close = () => {
    const [first, last] = [own[0], own.at(-1)]
    if (first && last) {
      entries.push(first.quoted ? first.text : text.slice(first.start, last.end))
      end = last.end
    }
    own = []
  }
  for (const [index, token] of here.entries()) {
    const word = token.quoted ? '"' : token.text
    const gap = index > 0 ? text.slice(here[index - 1]?.end, token.start) : ''
    if (word === ',' || /[/|]/.test(gap) || lexicon.has('and', word)) {
      close()
      if (word === ',' || lexicon.has('and', word)) continue
    }
    // 'To do' and 'En cours' with their capitals are entries
    const isCapital = /^\p{Lu}/u.test(text.slice(token.start, token.end))
    const isCut =
      lexicon.has('having', word) ||
      (lexicon.has('relative', word) && !lexicon.has('articles', word) && !isCapital) ||
      taken.some((span) => token.start >= span.start && token.end <= span.end)
    // what stands before the word for a list begins anew after 'with'
    if (isCut && isBefore) {
      own = []
      entries.length = 0
    } else if (isCut && own.length + entries.length > 0) break
    if (isCut) continue
    if (
      own.length === 0 &&
      !isCapital &&
      ((lexicon.has('articles', word) && word.length <= ARTICLE) || lexicon.has('about', word)) &&
      entries.length === 0
    )
      continue
    // 'this month' is called so
    if (own.length === 0 && lexicon.has('articles', word) && word.length <= ARTICLE) continue
    own.push(token)
    if (own.length > MOST_WORDS) {
      own = []
      break
    }
  }
  close()
  const short = entries.filter((entry) => entry.length <= LONGEST_ENTRY)
  return short.length > 1 && short.length === entries.length ? { start: from, end, entries: short.slice(0, 12) } : null
}
