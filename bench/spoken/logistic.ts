/** What is learned from: the traits of one thing, whether it is one, and which group it belongs to. */
export type Sample = { traits: readonly string[]; is: boolean; group: string }

export type Weighing = { bias: number; weights: Record<string, number> }

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum))

/** How sure something with these traits is one, from 0 to 1. */
export const weighed = ({ bias, weights }: Weighing, traits: readonly string[]) =>
  sigmoid(traits.reduce((sum, one) => sum + (weights[one] ?? 0), bias))

const STEPS = 400
const RATE = 0.5
const SMALL = 1e-8

/**
 * A logistic regression with a penalty on the squares of its weights, fitted by gradient descent with a rate for each trait
 * (Duchi, Hazan, Singer: Adaptive Subgradient Methods, 2011). The same samples give the same weights.
 */
export function fitted(samples: readonly Sample[], penalty: number): Weighing {
  const names = [...new Set(samples.flatMap(({ traits }) => traits))].toSorted()
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = samples.map(({ traits, is }) => ({
    at: [...new Set(traits)].flatMap((one) => places.get(one) ?? []),
    is: is ? 1 : 0,
  }))
  const weights = new Float64Array(names.length + 1)
  const squares = new Float64Array(names.length + 1)
  const bias = names.length
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, at) => (at === bias ? 0 : weight * penalty))
    for (const { at, is } of rows) {
      const sum = at.reduce((all, one) => all + (weights[one] ?? 0), weights[bias] ?? 0)
      const off = sigmoid(sum) - is
      for (const one of [...at, bias]) slope[one] = (slope[one] ?? 0) + off
    }
    for (const [at, one] of slope.entries()) {
      squares[at] = (squares[at] ?? 0) + one * one
      weights[at] = (weights[at] ?? 0) - (RATE * one) / Math.sqrt((squares[at] ?? 0) + SMALL)
    }
  }
  return { bias: weights[bias] ?? 0, weights: Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0])) }
}
