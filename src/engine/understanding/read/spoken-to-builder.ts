import { z } from 'zod'
import type { ConceptKind } from '../lexicon.ts'
import type { Span } from '../types.ts'
import { readTable } from '../word-files.ts'
import type { Fact } from './facts.ts'
import type { RequestText } from './request-text.ts'
import { headOf } from './talk-parts.ts'

/**
 * How much each trait of a sentence speaks for its being said to whoever builds the page, and to no visitor: the weights of
 * a logistic regression over 2,847 sentences and notes of 480 first messages in seven languages, labelled by hand. Traits
 * are kinds of phrases and of facts, no words, so that all languages share them.
 */
const weighing = z.strictObject({ bias: z.number(), weights: z.record(z.string(), z.number()) })

let known: z.output<typeof weighing> | null = null
const weights = () => (known ??= readTable('spoken-to-builder.json', weighing))

/** What is told as it was said; rows of a list and lines that were announced are shown whatever they say. */
const told = new Set<string | undefined>(['sentence', 'note', 'line'])

/** From so sure on a sentence is shown to no visitor; a note, which has less to be judged by, from a little more on. */
const SPOKEN = 0.6
const SPOKEN_NOTE = 0.65

/** Facts of which sentences that speak to whoever builds the page are shown nowhere: 'I’m hopeless with computers'. */
export const withoutSpoken = (request: RequestText, facts: readonly Fact[]): Fact[] =>
  facts
    .map((one) => withoutFillers(request, one))
    .map((fact) =>
      fact.kind === 'statement' &&
      told.has(fact.id) &&
      (isOrder(request, fact) ||
        isAsked(request, fact) ||
        spokenToBuilder(request, facts, fact) >= (fact.id === 'sentence' ? SPOKEN : SPOKEN_NOTE))
        ? { ...fact, kind: 'style', id: 'unshown' }
        : fact,
    )

/** 'SO, OH, we also sell bikes LOL': what somebody says before and behind it is no part of what is told. */
function withoutFillers(request: RequestText, fact: Fact): Fact {
  if (fact.kind !== 'statement' || fact.id !== 'sentence' || fact.text !== request.text.slice(fact.start, fact.end))
    return fact
  const [from, to] = [
    request.tokens.findIndex(({ start }) => start >= fact.start),
    request.tokens.findLastIndex(({ end }) => end <= fact.end),
  ]
  const isFiller = (at: number, kinds: readonly ConceptKind[]) =>
    request.tokens[at]?.text === ',' ||
    (!request.isCapital(at + 1) && kinds.some((kind) => request.within(kind, at) !== undefined))
  const first = request.run(from, to, (at) => isFiller(at, ['openers', 'courtesies'])) + 1
  const last = to - request.run(0, to - first, (step) => isFiller(to - step, ['courtesies'])) - 1
  if ((first === from && last === to) || last - first < SHORTEST) return fact
  const span = request.span(first, last)
  return { ...fact, ...span, text: request.text.slice(span.start, span.end) }
}
/** Less is left of no sentence. */
const SHORTEST = 2

/** 'NEED A screen for the workshop': asks for the page itself, where a text begins. */
function isOrder(request: RequestText, { id, start }: Fact): boolean {
  const first = request.tokens.findIndex((token) => token.start >= start)
  const asks = request.hitAt('asks', first)
  return id === 'sentence' && asks?.phrase.includes(' ') === true && request.clauseOf(first)?.sentence === 0
}

/** '¿ME PODÉIS AYUDAR con esto?', 'Is that enough for a page?': what is asked is asked of whoever builds it; 'Hungry?' calls visitors. */
function isAsked(request: RequestText, { end, text }: Fact): boolean {
  const mark = /^[\s"”»)]*(.)/.exec(request.text.slice(end))?.[1] ?? ''
  return (mark === '?' || text.endsWith('?')) && text.split(/\s+/).length > SHORT_QUESTION
}
const SHORT_QUESTION = 3

/** How sure a sentence speaks to whoever builds the page, from 0 to 1. */
function spokenToBuilder(request: RequestText, facts: readonly Fact[], fact: Fact): number {
  const first = request.tokens.findIndex(({ start }) => start >= fact.start)
  const last = request.tokens.findLastIndex(({ end }) => end <= fact.end)
  if (first < 0 || last < first || isCut(request, fact.id, first, last) || tellsCost(request, first, last)) return 0
  const { bias, weights: weight } = weights()
  const sum = traitsOf(request, facts, [first, last], fact.id ?? '').reduce(
    (all, one) => all + (weight[one] ?? 0),
    bias,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** 'Partyservice machen wir AB 14,50', 'Schnupperstunde UMSONST': what something costs is said to visitors, where it is not the page. */
function tellsCost(request: RequestText, first: number, last: number): boolean {
  const has = (test: (at: number) => boolean) => request.run(first, last, (at) => !test(at)) < last
  const isCost = (at: number) =>
    request.tokens[at]?.kind === 'price' ||
    /^\d+[.,]\d{2}$/.test(request.tokens[at]?.text ?? '') ||
    request.within('free', at) !== undefined
  return (
    has(isCost) && !has((at) => request.within('pages', at) !== undefined || request.within('asks', at) !== undefined)
  )
}

/** 'Dogs are welcome and we want that on top': what was cut out of its sentence was told from talk already. */
function isCut(request: RequestText, id: string | undefined, first: number, last: number): boolean {
  const sentence = request.clauseOf(first)?.sentence
  // a note is a piece of its sentence anyway
  const isBeside = (at: number) =>
    request.isWord(at) && request.clauseOf(at)?.sentence === sentence && (id === 'sentence' || request.isTalk(at, at))
  return isBeside(first - 1) || isBeside(first - 2) || isBeside(last + 1) || isBeside(last + 2)
}

/** So many words are few, some, and so on. */
const lengths = [3, 6, 11, 20]
/** So many sentences make a long message, and fewer than so many a short one. */
const LONG = 6
const SHORT = 3
/** From so far on in a text. */
const LATE = 0.8

/** The traits of a stretch by which it is weighed, as the weights name them. */
function traitsOf(
  request: RequestText,
  facts: readonly Fact[],
  [first, last]: readonly [number, number],
  id: string,
): string[] {
  const span = request.span(first, last)
  const words = request.tokens.slice(first, last + 1).filter(({ kind }) => kind === 'word').length
  const length = lengths.findIndex((most) => words < most)
  const traits = [
    ...kindsIn(request, first, last),
    ...new Set(facts.flatMap((fact) => (isOther(fact) && isIn(fact, span) ? [`f:${fact.kind}`] : []))),
    ...placeTraits(request, first, last),
    `w:${length < 0 ? lengths.length + 1 : length + 1}`,
    `id:${id}`,
  ]
  const head = headOf(request, first, last)
  const numbered = request.tokens.slice(first, last + 1).some(({ text }) => /\d/.test(text))
  const named = request.run(first + 1, last, (at) => !request.isCapital(at)) < last
  return withPairs([
    ...traits,
    ...(head ? [`h:${head}`] : []),
    ...(numbered ? ['number'] : []),
    ...(named ? ['capital'] : []),
  ])
}

const isOther = ({ kind }: Fact) => kind !== 'statement'
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
  const isTalkAt = (at: number) => request.tokens[at] !== undefined && request.isTalk(at, at)
  const traits: [string, boolean][] = [
    ['question', mark === '?'],
    ['shout', mark.startsWith('!')],
    ['colon', mark === ':'],
    ['first', sentence === 0],
    ['closing', sentence > 0 && sentence >= count - 2],
    ['late', first > request.tokens.length * LATE],
    ['long', count > LONG],
    ['short', count < SHORT],
    ['behindTalk', isTalkAt(first - 2)],
    ['beforeTalk', isTalkAt(last + 2)],
  ]
  return traits.flatMap(([name, holds]) => (holds ? [name] : []))
}

/** What means something else where a text begins, or where it is short. */
const pairs: Readonly<Record<string, ReadonlySet<string>>> = {
  first: new Set(['k:asks', 'k:pages', 'k:attitudes', 's:asks', 'k:needs', 'k:wishes']),
  short: new Set(['w:1', 'w:2', 'number', 'k:measures', 'k:uses', 'k:devices']),
}

const withPairs = (traits: readonly string[]): string[] => [
  ...traits,
  ...Object.entries(pairs).flatMap(([place, others]) =>
    traits.includes(place) ? traits.filter((one) => others.has(one)).map((one) => `${place}&${one}`) : [],
  ),
]
