import type { TextClause } from './clauses.ts'
import type { Fact } from './facts.ts'
import type { MatterReading } from './matter.ts'
import { matterWords } from '../matter-words.ts'
import type { RequestText } from './request-text.ts'
import { isArranged } from './subject-cues.ts'

/** Longer than this it is no heading. */
const LONGEST = 60

/** What stands before what is meant: 'a page FOR MY …'. */
const leading = ['asks', 'pages', 'about', 'articles', 'own', 'asides', 'wishes', 'having', 'self', 'pronouns'] as const

/**
 * What the page is about, in the words of its clause: from behind what asks for it to the first time, place or price.
 * Of a search or a sale with its verb, 'Wir verkaufen unsere Wohnung'.
 */
export function subjectOfMatter(
  request: RequestText,
  { matter, at, isNamed }: MatterReading,
  facts: readonly Fact[],
): { fact: Fact; clause: TextClause } | null {
  const [opening, clause] = [request.clauseOf(at[0]), request.clauseOf(at[1])]
  // whom a page remembers is what it is about, and so is who marries: 'TIM AND ANA marry on …'
  if (!opening || !clause || isGreeting(request, opening) || isNamed) return null
  const saidFirst = request
    .hits('pages')
    .filter(({ first, last }) => first >= opening.first && last < at[0])
    .at(-1)
  // 'my son Leo turns 5' keeps whose he is
  const isOccasion = matter === 'occasion' && !/\d/.test(request.slice(...at))
  const from = saidFirst ? saidFirst.last + 1 : opening.first
  const isLeading = (place: number) =>
    leading.some(
      (kind) =>
        (isOccasion || saidFirst !== undefined || !['own', 'pronouns', 'articles', 'asks'].includes(kind)) &&
        request.within(kind, place),
    ) ||
    (isOccasion && isArranged(request, place)) ||
    (saidFirst !== undefined && request.isSmall(place))
  const first = Math.min(request.run(from, at[0] - 1, isLeading) + 1, at[0])
  const stop = (place: number) =>
    place > at[1] &&
    (request.hitAt('pages', place) !== undefined ||
      isFactAt(request, facts, place) ||
      (isBeforePlace(request, place) && (matter !== 'sale' || leadsToPlace(request, place))) ||
      request.hitAt('named', place) !== undefined)
  let last = request.run(Math.max(first, at[1]), clause.last, (place) => !stop(place))
  while (last > at[1] && (request.isSmall(last) || !/[\p{L}\p{N}]/u.test(request.tokens[last]?.text ?? ''))) last -= 1
  const text = request.slice(first, last)
  const isShort = text.length <= LONGEST
  const [from_, to] = isShort ? [first, last] : at
  const span = request.span(from_, to)
  return {
    fact: { kind: 'what', ...span, text: bareNoun(request, matter, request.slice(from_, to)), sure: SURE },
    clause,
  }
}
const SURE = 0.85

/** 'Hi there!' opens a letter and is no heading. */
const isGreeting = (request: RequestText, { first, last }: TextClause) =>
  request.run(first, last, (at) => request.within('asides', at) !== undefined || request.isSmall(at)) === last

/** 'à Tours', 'in the Cantal', and no 'maison EN pierre'. */
const leadsToPlace = (request: RequestText, at: number) =>
  [1, 2, 3].some((step) => request.isCapital(at + step) && request.clauseOf(at + step) === request.clauseOf(at))

/** 'in', 'at', and no 'of': 'bautizo DE Mateo'. */
export function isBeforePlace(request: RequestText, at: number): boolean {
  const hit = request.hitAt('at', at)
  return hit !== undefined && hit.phrase !== request.lexicon.grammar.of[0]
}

/** 'bryllupet' is 'bryllup' in a heading: the shorter word of the list that it begins with. */
function bareNoun(request: RequestText, matter: MatterReading['matter'], text: string): string {
  if (matter !== 'occasion' || request.lexicon.language !== 'no' || text.includes(' ')) return text
  const stem = matterWords('no').occasion.find(
    ([word = '', ...more]) =>
      more.length === 0 &&
      text.toLowerCase() !== word &&
      /^(?:et|en|a|t)$/.test(text.toLowerCase().slice(word.length)) &&
      text.toLowerCase().startsWith(word),
  )
  return stem?.[0] ?? text
}

const parting = new Set<Fact['kind']>(['date', 'hours', 'price', 'contact', 'name'])
const isFactAt = (request: RequestText, facts: readonly Fact[], at: number) => {
  const { start } = request.span(at, at)
  return facts.some((fact) => parting.has(fact.kind) && fact.start <= start && start < fact.end)
}
