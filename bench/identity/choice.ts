import type { Weights } from '#engine/understanding/read/likeliest.ts'

/** A choice of which the right answer is known: the traits of everything there is to choose from, and which of it is right. */
export type Choice = { options: readonly { traits: readonly string[]; is: boolean }[] }

const STEPS = 150
const RATE = 0.5
const SMALL = 1e-8

/**
 * A conditional logit with a penalty on the squares of its weights: what is right of each choice becomes likelier than the rest
 * of it, whichever of several right ones. Fitted by gradient descent with a rate for each trait (Duchi, Hazan, Singer 2011);
 * the same choices give the same weights. Choices of which nothing is right teach nothing.
 */
export function fittedChoice(choices: readonly Choice[], penalty: number): Weights {
  const places = new Map<string, number>()
  const placeOf = (trait: string) => {
    const place = places.get(trait) ?? places.size
    places.set(trait, place)
    return place
  }
  const rows = choices
    .filter(({ options }) => options.some(({ is }) => is))
    .map(({ options }) => options.map(({ traits, is }) => ({ at: traits.map(placeOf), is })))
  const weights = new Float64Array(places.size)
  const squares = new Float64Array(places.size)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => weight * penalty)
    for (const row of rows) addSlope(slope, row, weights)
    for (const [at, one] of slope.entries()) {
      squares[at] = (squares[at] ?? 0) + one * one
      weights[at] = (weights[at] ?? 0) - (RATE * one) / Math.sqrt((squares[at] ?? 0) + SMALL)
    }
  }
  return Object.fromEntries([...places].map(([trait, at]) => [trait, weights[at] ?? 0]))
}

type Row = readonly { at: readonly number[]; is: boolean }[]

/** How much likelier each option is than it is right, on each of its traits. */
function addSlope(slope: Float64Array, row: Row, weights: Float64Array): void {
  const sums = row.map(({ at }) => at.reduce((sum, one) => sum + (weights[one] ?? 0), 0))
  const most = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - most))
  const total = shares.reduce((sum, one) => sum + one, 0)
  const right = shares.reduce((sum, one, at) => sum + (row[at]?.is ? one : 0), 0)
  for (const [option, { at, is }] of row.entries()) {
    const share = shares[option] ?? 0
    const off = share / total - (is ? share / right : 0)
    for (const one of at) slope[one] = (slope[one] ?? 0) + off
  }
}
