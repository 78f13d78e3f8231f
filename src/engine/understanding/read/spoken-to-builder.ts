import { z } from 'zod'
import type { ConceptKind } from '../lexicon.ts'
import { readTable } from '../word-files.ts'
import type { Fact, ReadKind } from './facts.ts'
import { isIn } from './placed-facts.ts'
import { traitsOf } from './builder-traits.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'
import { looksOfThing } from './talk-parts.ts'

/**
 * How much each trait of a sentence speaks for its being said to whoever builds the page, and to no visitor: the weights of
 * a logistic regression over the sentences of 821 messages in seven languages in which that is marked. Traits are kinds of
 * phrases and of facts, no words, so that all languages share them. `npm run bench -- spoken --write` learns them anew.
 */
const weighing = z.strictObject({ bias: z.number(), weights: z.record(z.string(), z.number()) })

let known: z.output<typeof weighing> | null = null
const weights = () => (known ??= readTable('spoken-to-builder.json', weighing))

/** What is told as it was said; rows of a list and lines that were announced are shown whatever they say. */
const told = new Set<string | undefined>(['sentence', 'note', 'line'])

/** From so sure on a sentence is shown to no visitor; from a little more on where there is less to be judged by. */
const SPOKEN = 0.75
const SPOKEN_AS_LITTLE = 0.9
/** So few sentences are little. */
const FEW = 2
/** Who somebody is, what they are, or whom it is for: what tells that is for visitors, whatever else it says. */
export const ofBusiness = new Set<ReadKind>(['name', 'what', 'person', 'audience'])

/** Facts of which sentences that speak to whoever builds the page are shown nowhere: 'I’m hopeless with computers'. */
export const withoutSpoken = (request: RequestText, facts: readonly Fact[]): Fact[] =>
  facts
    .map((one) => withoutFillers(request, one))
    .map((fact) =>
      fact.kind === 'statement' &&
      told.has(fact.id) &&
      (isOrder(request, fact) || isAsked(request, fact) || sureOfFact(request, facts, fact) >= leastSure(request, fact))
        ? { ...fact, kind: 'style', id: 'unshown' }
        : fact,
    )

const leastSure = ({ clauses }: RequestText, { id }: Fact): number =>
  id === 'sentence' && (clauses.at(-1)?.sentence ?? 0) >= FEW ? SPOKEN : SPOKEN_AS_LITTLE

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

/** How sure what is told speaks to whoever builds the page, from 0 to 1. */
function sureOfFact(request: RequestText, facts: readonly Fact[], fact: Fact): number {
  const first = request.tokens.findIndex(({ start }) => start >= fact.start)
  const last = request.tokens.findLastIndex(({ end }) => end <= fact.end)
  if (first < 0 || last < first || isCut(request, fact.id, first, last) || tellsCost(request, first, last)) return 0
  if (facts.some((one) => ofBusiness.has(one.kind) && isIn(one, fact)) || looksOfThing({ request, first, last }))
    return 0
  return spokenToBuilder(request, facts, [first, last])
}

/** How sure a stretch speaks to whoever builds the page, from 0 to 1, whatever it tells. */
export function spokenToBuilder(request: RequestText, facts: readonly Fact[], stretch: Stretch): number {
  const { bias, weights: weight } = weights()
  const sum = traitsOf(request, facts, stretch).reduce((all, one) => all + (weight[one] ?? 0), bias)
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
