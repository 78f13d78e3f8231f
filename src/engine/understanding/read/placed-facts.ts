import type { TextClause } from './clauses.ts'
import type { Fact, ReadKind } from './facts.ts'
import type { RequestText } from './request-text.ts'
import { endOfStatement } from './end-of-statement.ts'
import type { Stretch } from './stretches.ts'

/** Facts and words that nobody could read. */
export type ReadPieces = { facts: Fact[]; left: Stretch[] }

/** What a clause that is told whole says itself. */
export const weak = new Set<ReadKind>(['statement', 'audience', 'colour', 'style', 'date'])

/** From so sure on a thing was listed: by a key, or behind a verb that offers. */
export const LISTED = 0.8
/** So many make a list. */
export const LEAST_LISTED = 2

type Span = { start: number; end: number }

export const isIn = (one: Span, { start, end }: Span) => one.start >= start && one.end <= end

/** Something on offer without a price: by its price it is known to be one. */
export const isPlain = ({ kind, id, detail }: Fact) => kind === 'service' && id !== 'priced' && detail === undefined
/** An amount of which nothing says what costs it. */
export const isNameless = ({ kind, of }: Fact) => kind === 'price' && !of
export const isPriced = ({ kind, id }: Fact) => kind === 'price' || id === 'priced'

/** What a request says, while pieces of it are put back into the clauses that they were taken from. */
export class PlacedFacts {
  readonly request: RequestText
  facts: Fact[]
  left: Stretch[]

  constructor(request: RequestText, { facts, left }: ReadPieces) {
    this.request = request
    this.facts = facts
    this.left = left
  }

  inside({ first, last }: Pick<TextClause, 'first' | 'last'>): Fact[] {
    const span = this.request.span(first, last)
    return this.facts.filter((fact) => isIn(fact, span))
  }

  hasLeft({ first, last }: Pick<TextClause, 'first' | 'last'>): boolean {
    return this.left.some(([from, to]) => first <= from && to <= last)
  }

  isListed(clause: TextClause): boolean {
    return this.inside(clause).some(({ kind }) => kind === 'service')
  }

  /** One fact as another one, or as several, or none. */
  replace(fact: Fact, ...others: readonly Fact[]): void {
    this.facts = this.facts.flatMap((one) => (one === fact ? others : [one]))
  }

  /** What was left within [first, last] is left no more. */
  take(first: number, last: number): void {
    this.left = this.left.filter(([from, to]) => from < first || to > last)
    this.request.takeWhole(first, last)
  }

  /** Tells a stretch as it was said, instead of what was read in pieces of it. */
  tell(first: number, last: number, id: 'sentence' | 'note'): void {
    const words = this.request.span(first, this.#beforeNaming(first, last))
    const span = { ...words, end: endOfStatement(this.request, words) }
    const costs = id === 'note' ? isPriced : isNameless
    const isGone = (fact: Fact) => isIn(fact, span) && (weak.has(fact.kind) || isPlain(fact) || costs(fact))
    const text = this.request.text.slice(span.start, span.end)
    this.facts = [...this.facts.filter((fact) => !isGone(fact)), { kind: 'statement', id, ...span, text, sure: 0.7 }]
    this.take(first, last)
  }

  /** 'I have a nursery in Níjar, IT IS CALLED La Pincha': what ends a sentence with its name is told by the name. */
  #beforeNaming(first: number, last: number): number {
    const { request } = this
    const clause = request.clauseOf(last)
    if (!clause || clause.before !== ',' || clause.first <= first) return last
    const named = request.hits('named').find((hit) => hit.first >= clause.first && hit.last < last)
    const name = this.inside({ first: clause.first, last }).find(({ kind }) => kind === 'name')
    if (!named || !name) return last
    const isOfName = (at: number) => {
      const { start, end } = request.span(at, at)
      return (start >= name.start && end <= name.end) || (at >= named.first && at <= named.last) || request.isSmall(at)
    }
    return request.run(clause.first, last, isOfName) === last ? clause.first - 2 : last
  }
}
