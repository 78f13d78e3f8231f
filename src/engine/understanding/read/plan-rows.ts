import type { TextClause } from './clauses.ts'
import type { Fact } from './facts.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** A line 'PRO: $12 a month, unlimited invoices': its key, and what follows it. */
type PlanRow = { sentence: number; key: TextClause; values: readonly TextClause[] }

/** One row with a price may be anything. */
const LEAST = 2

/**
 * 'Free: 3 invoices a month / Pro: $12 a month, unlimited invoices': rows of plans. The key is on offer, what it costs is the
 * price of it, and all else in the row is said of it. @returns what is left over all the same
 */
export function withPlanRows(request: RequestText, left: readonly Stretch[]): Stretch[] {
  const rows = rowsOf(request)
  const billed = rows.filter((row) => isBilled(request, row))
  if (billed.length < LEAST) return [...left]
  const isBeside = ({ sentence }: PlanRow) => billed.some((one) => Math.abs(one.sentence - sentence) === 1)
  const plans = rows.filter((row) => billed.includes(row) || (isBeside(row) && isFree(request, row.key)))
  for (const row of plans) tellOf(request, row)
  const isTold = (at: number) =>
    plans.some(({ key, values }) => [key, ...values].some(({ first, last }) => first <= at && at <= last))
  return left.filter(([first]) => !isTold(first))
}

function rowsOf({ clauses }: RequestText): PlanRow[] {
  return [...Map.groupBy(clauses, ({ sentence }) => sentence)].flatMap(([sentence, own]): PlanRow[] => {
    const at = own.findLastIndex(({ after }) => after === ':')
    const [key, values] = [own[at], own.slice(at + 1)]
    return key && values.length > 0 ? [{ sentence, key, values }] : []
  })
}

const inside = (request: RequestText, { first, last }: TextClause, fact: Fact) => {
  const { start, end } = request.span(first, last)
  return fact.start >= start && fact.end <= end
}

const pricesIn = (request: RequestText, { values }: PlanRow) =>
  request.facts.filter((fact) => fact.kind === 'price' && values.some((clause) => inside(request, clause, fact)))

/** What is paid again and again is a plan. */
const isBilled = (request: RequestText, row: PlanRow) =>
  pricesIn(request, row).some(({ unit = '' }) =>
    // 'im Monat'
    unit
      .toLowerCase()
      .split(' ')
      .some((word) => request.lexicon.has('billing', word)),
  )

const isFree = (request: RequestText, { first, last }: TextClause) =>
  request.lexicon.has('free', request.slice(first, last).toLowerCase())

function tellOf(request: RequestText, row: PlanRow): void {
  const { key, values } = row
  const name = request.slice(key.first, key.last)
  const prices = pricesIn(request, row)
  for (const price of prices) price.of = name
  const isCost = (clause: TextClause) => prices.some((price) => inside(request, clause, price))
  const said = values.filter((clause) => !isCost(clause))
  const gone = [key, ...values]
  for (let at = request.facts.length - 1; at >= 0; at--) {
    const fact = request.facts[at] as Fact
    if (!prices.includes(fact) && gone.some((clause) => inside(request, clause, fact))) request.facts.splice(at, 1)
  }
  const detail = said.map(({ first, last }) => request.slice(first, last)).join(', ')
  request.claim('service', key.first, key.last, { id: 'priced', sure: 0.9, ...(detail === '' ? {} : { detail }) })
  for (const { first, last } of values) request.take('service', first, last)
}
