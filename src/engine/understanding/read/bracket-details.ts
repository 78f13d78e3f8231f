import type { TextClause } from './clauses.ts'
import type { Fact, ReadKind } from './facts.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** Pieces between two brackets, and the thing in front of them. */
type Bracket = { thing: Fact; pieces: readonly TextClause[] }

/** What keeps its own place beside the thing: the rest of a bracket is said of it. */
const apart = new Set<ReadKind>(['price', 'contact', 'person', 'date', 'quote'])

/**
 * 'wheel-throwing classes ($65, 2 HOURS, BYOB ON FRIDAYS)': what stands in brackets behind a thing on offer is said of that
 * thing, and nothing of it is on offer by itself. @returns what is left over all the same
 */
export function withBracketDetails(request: RequestText, left: readonly Stretch[]): Stretch[] {
  const brackets = bracketsOf(request)
  for (const { thing, pieces } of brackets) tellOf(request, thing, pieces)
  const isTold = (at: number) =>
    brackets.some(({ pieces }) => pieces.some(({ first, last }) => first <= at && at <= last))
  return left.filter(([first]) => !isTold(first))
}

function bracketsOf(request: RequestText): Bracket[] {
  return request.clauses.flatMap((clause, index): Bracket[] => {
    // 'repairs (AND ALSO rentals)' goes on with the list
    if (clause.before !== '(' || request.hitAt('and', clause.first) || request.hitAt('besides', clause.first)) return []
    const end = request.tokens[clause.first - 2]?.end
    // 'Pro $12 a month (unlimited)' is said of Pro
    const price = request.facts.find((fact) => fact.kind === 'price' && fact.end === end && fact.of)
    const isIt = (fact: Fact) => (price ? fact.text === price.of : fact.end === end)
    const thing = request.facts.find((fact) => fact.kind === 'service' && isIt(fact) && fact.detail === undefined)
    const last = request.clauses.findIndex((one, at) => at >= index && one.after === ')')
    return thing && last >= index ? [{ thing, pieces: request.clauses.slice(index, last + 1) }] : []
  })
}

function tellOf(request: RequestText, thing: Fact, pieces: readonly TextClause[]): void {
  const inside = (fact: Fact, clause: TextClause) => {
    const { start, end } = request.span(clause.first, clause.last)
    return fact !== thing && fact.start >= start && fact.end <= end
  }
  const isApart = (clause: TextClause) => request.facts.some((fact) => apart.has(fact.kind) && inside(fact, clause))
  const said = pieces.filter((clause) => !isApart(clause))
  // 'full groom (£45 small, £55 large)' costs by what stands there
  const priced = request.facts.filter(({ kind, of }) => kind === 'price' && of)
  const kinds = priced.filter((fact) => pieces.some((clause) => inside(fact, clause)))
  const namesPart = [...request.hits('section'), ...request.hits('cue')].some(
    ({ start, end }) => start >= thing.start && end <= thing.end,
  )
  if (kinds.length > 1 && !namesPart) return priceByKind(request, thing, kinds)
  for (let at = request.facts.length - 1; at >= 0; at--) {
    const fact = request.facts[at] as Fact
    if (said.some((clause) => inside(fact, clause))) request.facts.splice(at, 1)
    else if (fact.kind === 'price' && !fact.of && pieces.some((clause) => inside(fact, clause))) fact.of = thing.text
  }
  if (said.length === 0) return
  thing.detail = said.map(({ first, last }) => request.slice(first, last)).join(', ')
  for (const { first, last } of said) request.take('service', first, last)
}

/** What costs one thing in some of its kinds stands as the thing and its kind. */
function priceByKind(request: RequestText, thing: Fact, prices: readonly Fact[]): void {
  for (const price of prices) {
    const kind = request.facts.find((fact) => fact.id === 'priced' && fact.text === price.of)
    const named = `${thing.text}, ${price.of}`
    if (kind) kind.text = named
    price.of = named
  }
  request.facts.splice(request.facts.indexOf(thing), 1)
}
