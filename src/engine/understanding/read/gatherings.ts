import type { TextClause } from './clauses.ts'
import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import { isAsk } from './sentences.ts'
import { type Stretch, splitList, stretches } from './stretches.ts'

/**
 * 'On 3 May we have an open day WITH TASTINGS AND TOURS', whatever the verb: what there is when people come together is
 * on offer, and the sentence still tells of the day.
 */
export function readGatherings(request: RequestText): void {
  for (const { last } of request.hits('gatherings')) {
    const index = request.clauses.findIndex((clause) => clause.first <= last && last < clause.last)
    const clause = request.clauses[index]
    const lead = request.hitAt('having', last + 1)
    if (!clause || !lead || isAsk(request, clause)) continue
    for (const entry of listFrom(request, index, lead.last + 1)) request.claim('service', ...entry, { sure: 0.9 })
    tellOfDay(request, clause)
  }
}

/** 'Am 3. Mai ist offener Tag mit …' is told whole, though nobody is said to do it. */
function tellOfDay(request: RequestText, { sentence }: TextClause): void {
  const all = request.clauses.filter((one) => one.sentence === sentence)
  const [first, last] = [all[0]?.first ?? 0, all.at(-1)?.last ?? 0]
  if (request.run(first, last, (at) => request.taken(at) !== 'date') === last) return
  request.claim('statement', first, last, { sure: 0.7, id: 'sentence' })
}

/** The things of a list from a token on, over the commas of its sentence, as far as nobody has taken them. */
function listFrom(request: RequestText, index: number, first: number): Stretch[] {
  const clauses = request.clauses.slice(index)
  const { sentence } = clauses[0] ?? {}
  const end = clauses.findIndex(
    (one, at) =>
      at > 0 && (one.sentence !== sentence || one.before !== ',' || hasPredicate(request, one.first, one.last)),
  )
  const list = end < 0 ? clauses : clauses.slice(0, end)
  return list.flatMap((clause, at) => {
    const from = at === 0 ? first : clause.first
    return stretches(request, { ...clause, first: from }, false).flatMap((free) =>
      at === list.length - 1 ? splitList(request, free) : [free],
    )
  })
}
