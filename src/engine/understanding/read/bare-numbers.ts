import { isPlainAmount, mayCost, speaksOfPrices } from './bare-amounts.ts'
import type { TextClause } from './clauses.ts'
import { claimPrice, isThing, nearest, thing } from './price.ts'
import type { RequestText } from './request-text.ts'

/** An amount without its currency behind a thing: '45' of 'small 45'. */
function isBareAmount(request: RequestText, at: number): boolean {
  const { kind, text = '' } = request.tokens[at] ?? {}
  if (kind !== 'number' || !isPlainAmount(text) || /[.,]\d$/.test(text)) return false
  const counts = request.tokens[at + 1]?.kind === 'word' && request.isSmall(at + 1)
  // '12 x 8 m' is a size
  if ([at - 1, at + 1].some((beside) => /^[x×]$/iu.test(request.tokens[beside]?.text ?? ''))) return false
  // 'highlights FROM 1200'
  const lead = request.hitBefore('from', at - 1)?.first ?? at
  return request.taken(at) === null && isThing(request, lead - 1) && !counts
}

const isYear = (request: RequestText, at: number) => /^(?:1[89]|20)\d\d$/.test(request.tokens[at]?.text ?? '')

/** From so many on a row of things with a number each is a list of prices, though no word says so. */
const LEAST_ROWS = 3

const entryOf = ({ first, last }: TextClause) => ({ first, last: last - 1, number: last })

/** 'Puncture 15, full service 60, brakes 25': clauses side by side that end in a number each. */
function rowOf(request: RequestText, index: number): TextClause[] {
  const rest = request.clauses.slice(index)
  const end = rest.findIndex(
    ({ sentence, last }) => sentence !== rest[0]?.sentence || !isBareAmount(request, last) || isYear(request, last),
  )
  return end < 0 ? rest : rest.slice(0, end)
}

const LONGEST_ROW = 6

/** 'half a day 35 euro, A WHOLE DAY 60': beside a row that ends in an amount with its currency, and ends in one itself. */
function isBesidePrice(request: RequestText, index: number): boolean {
  const { clauses, tokens } = request
  const own = clauses[index]
  if (!own || own.before === '(' || own.after === ')' || !isBareAmount(request, own.last)) return false
  return [clauses[index - 1], clauses[index + 1]].some(
    (beside) =>
      beside?.sentence === own.sentence &&
      beside.before !== '(' &&
      tokens[beside.last]?.kind === 'price' &&
      beside.last - beside.first < LONGEST_ROW,
  )
}

/** 'prices: small 45, medium 60' and 'hemming 12 zippers 18': numbers behind things where prices are spoken of. */
export function readBareNumbers(request: RequestText): void {
  let rowEnds = -1
  const isTold = speaksOfPrices(request)
  request.clauses.forEach((clause, index) => {
    const row = rowOf(request, index)
    if (row.length >= LEAST_ROWS && mayCost(request, row.map(entryOf), isTold))
      rowEnds = Math.max(rowEnds, index + row.length)
    const numbers = numbersIn(request, clause)
    const isSpoken = index < rowEnds || isBesidePrice(request, index) || namesPrice(request, clause)
    if (areAmounts(request, clause, numbers, isSpoken)) claimNumbers(request, clause, numbers)
  })
}

const numbersIn = (request: RequestText, { first, last }: TextClause): number[] =>
  [...Array(last - first).keys()].map((step) => first + step + 1).filter((at) => isBareAmount(request, at))

const namesPrice = (request: RequestText, { first, last }: TextClause) =>
  request.hits('cue').some((cue) => cue.id === 'price' && cue.first >= first - 1 && cue.last <= last)

/** One of them where prices are spoken of; two where they may be what something costs. */
function areAmounts(request: RequestText, { first }: TextClause, numbers: readonly number[], isSpoken: boolean) {
  const [one] = numbers
  if (one === undefined) return false
  if (numbers.length < 2) return isSpoken && !isYear(request, one)
  const starts = [first, ...numbers.map((at) => at + 1)]
  const entries = numbers.map((number, place) => ({ first: starts[place] ?? first, last: number - 1, number }))
  return isSpoken || mayCost(request, entries)
}

function claimNumbers(request: RequestText, { first }: TextClause, numbers: readonly number[]): void {
  let [from, before] = [first, '']
  for (const at of numbers) {
    const cue = request.hits('cue').find((hit) => hit.id === 'price' && hit.first >= from && hit.last < at)
    const lead = request.hitBefore('from', at - 1)?.first ?? at
    const item = cue ? thing(request, cue.last + 1, lead - 1) : nearest(request, from, lead - 1)
    if (item) before = claimPrice(request, { first: lead, last: at, unit: '', end: at }, item, before)
    from = at + 1
  }
}
