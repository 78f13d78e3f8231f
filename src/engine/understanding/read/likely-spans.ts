import { knownNames } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'
import { looksOf } from './word-looks.ts'

const signs = new Set(['&', '+', "'", '’', '-', '.'])

/** A clause of so many words may be a name whatever its words; so many words beside each other may in a text without capitals. */
const LONGEST_CLAUSE = 6
const LONGEST = 7
const LONGEST_LOW = 4
/** So many words that only join may stand between two of a name: 'Casa de la Luna'. */
const MOST_JOINTS = 2

/** Whether a text has no capitals at all, as notes that are typed in haste. */
export const isLow = (request: RequestText): boolean => request.text === looksOf(request).low

/** A text of more sentences is a letter. */
const NOTE = 2

/** Shapes of texts, in which the same trait may mean something else: typed in haste, a note or a letter; where nouns have capitals. */
export function shapeOf(request: RequestText): string {
  const sentences = request.clauses.at(-1)?.sentence ?? 0
  const shape = isLow(request) ? 'low' : sentences >= NOTE ? 'letter' : 'note'
  return request.lexicon.grammar.nounCapitals ? `${shape}N` : shape
}

/**
 * Every stretch of a text that could be what a page is called: what is quoted, short clauses, and capitals with what joins
 * them, each run from each of its beginnings to each of its ends; without capitals any few words that say something.
 */
export function nameSpans(request: RequestText): Stretch[] {
  const quoted = request.tokens.flatMap(({ kind }, at): Stretch[] => (kind === 'quote' ? [[at, at]] : []))
  // among capitals a name has one
  const mayName = (first: number, last: number) =>
    isLow(request) || request.run(first, last, (at) => !opens(request, at)) < last
  const clauses = request.clauses.flatMap(({ first, last }): Stretch[] =>
    last - first < LONGEST_CLAUSE - 1 && mayName(first, last) ? [[first, last]] : [],
  )
  const runs = request.clauses.flatMap((clause) =>
    isLow(request) ? lowRuns(request, clause) : runsIn(request, clause),
  )
  const known = new Set<string>()
  return [...quoted, ...clauses, ...runs].filter(([first, last]) => {
    const key = `${String(first)}-${String(last)}`
    return !known.has(key) && known.add(key)
  })
}

/** Written as names are: 'Lumo', 'iFixit', 'bolt.diy', 'L1'. */
const opens = (request: RequestText, at: number) =>
  request.isCapital(at) ||
  (request.isWord(at) && /\p{Ll}\p{Lu}|^\p{L}+\d|\.\p{L}/u.test(request.tokens[at]?.text ?? ''))

const joins = (request: RequestText, at: number) =>
  signs.has(request.tokens[at]?.text ?? '') ||
  knownNames().particles.has(request.word(at)) ||
  (['of', 'and', 'articles', 'small'] as const).some((kind) => request.lexicon.has(kind, request.word(at)))

/** What stands before a name, in capitals or not, where a run of capitals may begin behind it: 'Website Lumo', 'Café Lumo'. */
const leads = (request: RequestText, at: number) =>
  looksOf(request).isSmall(at) ||
  (['pages', 'asks'] as const).some((kind) => request.within(kind, at) !== undefined) ||
  looksOf(request).isHead(at)

/** 'cebolla es un programa': in a text with capitals, a word without one where a sentence begins. */
export const isLowOpening = (request: RequestText, at: number): boolean => {
  const clause = request.clauseOf(at)
  const opens = clause?.first === at && (at === 0 || /^[.!?]$|^break$/.test(clause.before))
  return opens && request.isWord(at) && !request.isCapital(at) && !looksOf(request).isSmall(at) && !isLow(request)
}

function runsIn(request: RequestText, { first, last }: TextClause): Stretch[] {
  const found: Stretch[] = []
  for (let at = first; at <= last; at++) {
    if (isLowOpening(request, at)) found.push([at, at])
    const isInside = at > first && opens(request, at - 1) && !leads(request, at - 1)
    if (!opens(request, at) || isInside) continue
    found.push([at, at])
    let joints = 0
    for (let next = at + 1; next <= last && next - at < LONGEST && joints <= MOST_JOINTS; next++) {
      const isQuote = request.tokens[next]?.kind === 'quote'
      const isOfName = isQuote || opens(request, next) || /^\d{1,4}$/.test(request.tokens[next]?.text ?? '')
      if (isOfName) found.push([at, next])
      if (isQuote || (!isOfName && !joins(request, next))) break
      joints = isOfName ? 0 : joints + 1
    }
  }
  return found
}

function lowRuns(request: RequestText, { first, last }: TextClause): Stretch[] {
  const says = (at: number) => request.isWord(at) && !looksOf(request).isSmall(at)
  const found: Stretch[] = []
  for (let at = first; at <= last; at++)
    for (let end = at; says(at) && end <= last && end - at < LONGEST_LOW && (says(end) || joins(request, end)); end++)
      if (says(end) || /^\d{1,4}$/.test(request.tokens[end]?.text ?? '')) found.push([at, end])
  return found
}

const LONGEST_WHAT = 6
const inner = ['of', 'and', 'articles', 'at', 'about'] as const

/** Every stretch of a text that could say what something is: a few words that say something, with what joins them. */
export function whatSpans(request: RequestText): Stretch[] {
  const says = (at: number) =>
    request.isWord(at) && !looksOf(request).isSmall(at) && !request.lexicon.has('pronouns', request.word(at))
  const joint = (at: number) => inner.some((kind) => request.lexicon.has(kind, request.word(at)))
  const found: Stretch[] = []
  for (const { first, last } of request.clauses)
    for (let at = first; at <= last; at++)
      for (let end = at; says(at) && end <= last && end - at < LONGEST_WHAT && (says(end) || joint(end)); end++)
        if (says(end)) found.push([at, end])
  return found
}
