import type { Span } from '../types.ts'
import type { Fact } from './facts.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'
import { headOf } from './talk-parts.ts'

/** So many words are few, some, and so on. */
const lengths = [3, 6, 11, 20]
/** So many sentences make a long message, and fewer than so many a short one. */
const LONG = 6
const SHORT = 3
/** From so far on in a text. */
const LATE = 0.8

/**
 * The traits of a stretch by which it is weighed for whom it speaks to, as words/spoken-to-builder.json names them: kinds of
 * phrases (`k:`, and `s:` where it begins with one) and of facts (`f:`), how long it is, and where in the text it stands.
 */
export function traitsOf(request: RequestText, facts: readonly Fact[], [first, last]: Stretch): string[] {
  const span = request.span(first, last)
  const words = request.tokens.slice(first, last + 1).filter(({ kind }) => kind === 'word').length
  const length = lengths.findIndex((most) => words < most)
  const traits = [
    ...kindsIn(request, first, last),
    ...new Set(facts.flatMap((fact) => (isOther(fact) && isIn(fact, span) ? [`f:${fact.kind}`] : []))),
    ...placeTraits(request, first, last),
    `w:${length < 0 ? lengths.length + 1 : length + 1}`,
  ]
  const head = headOf(request, first, last)
  const numbered = request.tokens.slice(first, last + 1).some(({ text }) => /\d/.test(text))
  const done = request.run(first, last, (at) => !request.lexicon.deeds.has(request.word(at))) < last
  const named = request.run(first + 1, last, (at) => !request.isCapital(at)) < last
  return withPairs([
    ...traits,
    ...(head ? [`h:${head}`] : []),
    ...(numbered ? ['number'] : []),
    ...(done ? ['deed'] : []),
    ...(named ? ['capital'] : []),
  ])
}

/** What was told, or is shown nowhere already, says nothing of its kind. */
const isOther = ({ kind, id }: Fact) => kind !== 'statement' && id !== 'unshown'
const isIn = (one: Span, { start, end }: Span) => one.start >= start && one.end <= end

/** Kinds of phrases in a stretch, and those that it begins with. */
const kindsIn = (request: RequestText, first: number, last: number): string[] =>
  request.lexicon.kinds.flatMap((kind) => {
    const inside = request.hits(kind).filter((hit) => hit.first >= first && hit.last <= last)
    if (inside.length === 0) return []
    return inside.some((hit) => hit.first === first) ? [`k:${kind}`, `s:${kind}`] : [`k:${kind}`]
  })

/** Where in the text a stretch stands, and what follows it. */
function placeTraits(request: RequestText, first: number, last: number): string[] {
  const mark = request.tokens[last + 1]?.text ?? ''
  const sentence = request.clauseOf(first)?.sentence ?? 0
  const count = (request.clauses.at(-1)?.sentence ?? 0) + 1
  const traits: [string, boolean][] = [
    ['question', mark === '?'],
    ['shout', mark.startsWith('!')],
    ['colon', mark === ':'],
    ['first', sentence === 0],
    ['closing', count > LONG && sentence >= count - 2],
    ['last', count > SHORT && sentence === count - 1],
    ['late', count > LONG && first > request.tokens.length * LATE],
    ['long', count > LONG],
    ['short', count < SHORT],
    ['bracket', request.tokens[first - 1]?.text === '('],
  ]
  return traits.flatMap(([name, holds]) => (holds ? [name] : []))
}

/** What means something else where a text begins, where it is short, or beside what one reads it on. */
const pairs: Readonly<Record<string, ReadonlySet<string>>> = {
  first: new Set(['k:asks', 'k:pages', 'k:attitudes', 's:asks', 'k:needs', 'k:wishes']),
  'k:devices': new Set(['k:obliges', 'k:uses']),
  short: new Set(['w:1', 'w:2', 'number', 'k:measures', 'k:uses', 'k:devices']),
}

const withPairs = (traits: readonly string[]): string[] => [
  // letters begin with talk and notes with what it is about: by itself it says nothing
  ...traits.filter((one) => one !== 'first'),
  ...Object.entries(pairs).flatMap(([place, others]) =>
    traits.includes(place) ? traits.filter((one) => others.has(one)).map((one) => `${place}&${one}`) : [],
  ),
]
