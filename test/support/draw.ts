import { randomInt } from 'node:crypto'
import fc from 'fast-check'

/** `npm run soak` takes everything, in its long form. */
export const isSoak = process.env['SOAK'] === 'on'

// Drawn anew for every run, whose workers inherit it; `SEED=… npm test` repeats a run.
process.env['SEED'] ??= String(randomInt(2 ** 31))
export const seed = Number(process.env['SEED'])

/** `npm run check` is asked for after every step, and takes a quarter of what `npm test` draws. */
const isCheck = process.env['DRAWS'] === 'few'

/** So many cases in `npm test`, and ten times as many, or as many as are said, in `npm run soak`. */
export const runs = (count: number, soak = 10 * count): number =>
  isSoak ? soak : isCheck ? Math.ceil(count / 4) : count

/** How long to wait for what comes soon, in milliseconds. In `npm run soak` every window moves beside hours of other work. */
export const patience = isSoak ? 300_000 : 30_000

/** The limit of a test, in milliseconds, which is for what hangs: its long form may take an hour, and two beside others. */
export const atMost = (usual: number): number => (isSoak ? 7_200_000 : usual)

/** A part of a long list, in its order, another one in every run; all of it in `npm run soak`. */
export function drawn<T>(all: readonly T[], count: number): T[] {
  if (isSoak || count >= all.length) return [...all]
  const some = fc.subarray([...all], { minLength: count, maxLength: count })
  return fc.sample(some, { numRuns: 1, seed })[0] ?? []
}

/**
 * How small a share of a draw may be while that of everything is still at its bar: five standard deviations below,
 * which chance alone reaches once in millions. `npm run soak` has everything before it, and holds the bar itself.
 */
export const inDraw = (bar: number, count: number): number =>
  isSoak ? bar : bar - 5 * Math.sqrt((bar * (1 - bar)) / count)
