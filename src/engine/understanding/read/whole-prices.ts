import type { TextClause } from './clauses.ts'
import type { Fact, ReadKind } from './facts.ts'
import { isNameless, isPlain, LEAST_LISTED, LISTED, type PlacedFacts } from './placed-facts.ts'
import { hasPredicate } from './predicates.ts'
import { splitList, type Stretch } from './stretches.ts'

/** What may have been seen in an entry that nobody knew. */
const loose = new Set<ReadKind>(['price', 'colour', 'style', 'audience', 'statement'])
/** What has a place of its own on any page. */
const apart = new Set<ReadKind>(['name', 'what', 'hours'])

/** What costs something, and what is said of it, as far as its clause goes: entries of a list stand whole, or not at all. */
export function readWholePrices(
  placed: PlacedFacts,
  open: readonly TextClause[],
  sentence: readonly TextClause[],
): void {
  for (const clause of open) widenThing(placed, clause)
  for (const clause of open) lengthenPrice(placed, clause)
  for (const clause of open) completeList(placed, clause, sentence)
}

/**
 * 'DINNER ON REQUEST WITH our products at €35', 'CARAMEL au beurre salé 5 €', 'changement de chambre À AIR 12 €': what costs
 * that begins with the thing or the colour before it, and goes on to its amount.
 */
function widenThing(placed: PlacedFacts, clause: TextClause): void {
  const { request } = placed
  const inside = placed.inside(clause)
  const price = inside.find(({ kind, of }) => kind === 'price' && of)
  const priced = inside.find(({ id, text }) => id === 'priced' && text === price?.of)
  const head = inside.filter((fact) => isPlain(fact) || fact.kind === 'colour' || fact.kind === 'style')[0]
  if (!price || !priced || price.start < priced.end || inside.length > 3 || (inside.length > 2 && !head)) return
  const between = request.text.slice(priced.end, price.start)
  const [from, to] = [
    request.tokens.findIndex((token) => token.start >= priced.end),
    request.tokens.findLastIndex((token) => token.end <= price.start),
  ]
  // 'students PAY $60', 'a tasting COSTS €12'
  const isSaid =
    hasPredicate(request, from, to) || request.hits('verbs').some((hit) => hit.first >= from && hit.last <= to)
  const goesOn = /^ \p{L}[^:,;()–—]*$/u.test(between) && between.trim() !== '' && !isSaid
  const joins = request.hits('and').some((hit) => hit.first > clause.first && hit.last < clause.last)
  const start = head && head.end <= priced.start && !joins ? head.start : priced.start
  const end = goesOn ? priced.end + between.trimEnd().length : priced.end
  if (start === priced.start && end === priced.end) return
  const text = request.text.slice(start, end)
  if (head && start < priced.start) placed.replace(head)
  placed.replace(priced, { ...priced, start, end, text })
  placed.replace(price, { ...price, of: text })
  placed.take(clause.first, clause.last)
}

/** 'kayak €40 FOR HALF A DAY AND 60 FOR A WHOLE ONE': what goes on behind an amount is said of it. */
function lengthenPrice(placed: PlacedFacts, clause: TextClause): void {
  const { request } = placed
  const { end } = request.span(clause.first, clause.last)
  const price = placed.inside(clause).find(({ kind, of }) => kind === 'price' && of)
  if (!price) return
  const isBehind = ([first, last]: Stretch) =>
    first >= clause.first && last <= clause.last && request.span(first, first).start >= price.end
  const isNoted = placed.inside(clause).some(({ kind, start }) => kind === 'statement' && start >= price.end)
  if (!placed.left.some(isBehind) && !isNoted) return
  const { unit: _unit, ...whole } = { ...price, end, text: request.text.slice(price.start, end) }
  const isGone = (fact: Fact) => fact !== price && fact.start >= price.end && fact.end <= end && !apart.has(fact.kind)
  placed.facts = placed.facts.filter((fact) => !isGone(fact))
  placed.replace(price, whole)
  placed.take(clause.first, clause.last)
}

/** One entry of a list that nobody knew is an entry as well, and a price behind words is what they cost. */
function completeList(placed: PlacedFacts, clause: TextClause, sentence: readonly TextClause[]): void {
  const { request } = placed
  const others = sentence.filter((one) => one !== clause && placed.isListed(one))
  const isOpen = placed.hasLeft(clause) && !hasPredicate(request, clause.first, clause.last)
  if (others.length < LEAST_LISTED || !isOpen || placed.inside(clause).some(({ kind }) => !loose.has(kind))) return
  const price = placed.inside(clause).find(isNameless)
  if (price && request.span(clause.first, clause.last).end > price.end) return
  const last = price ? request.tokens.findLastIndex(({ end }) => end <= price.start) : clause.last
  const entries = price ? [[clause.first, last] as const] : splitList(request, [clause.first, clause.last])
  placed.tell(clause.first, clause.last, 'note')
  placed.facts.pop()
  for (const [from, to] of entries) {
    const text = request.slice(from, to)
    placed.facts.push({
      kind: 'service',
      ...request.span(from, to),
      text,
      sure: LISTED,
      ...(price ? { id: 'priced' } : {}),
    })
    if (price) placed.facts.push({ ...price, of: text })
  }
}
