/** A source of numbers from a seed (mulberry32): the same seed draws the same, on every machine. */
export type Random = {
  next: () => number
  below: (count: number) => number
  chance: (share: number) => boolean
  pick: <T>(all: readonly T[]) => T
  some: <T>(all: readonly T[], count: number) => T[]
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number) => Math.floor(next() * count)
  const pick = <T>(all: readonly T[]): T => {
    const one = all[below(all.length)]
    if (one === undefined) throw new Error('There is nothing to pick from.')
    return one
  }
  const some = <T>(all: readonly T[], count: number): T[] => {
    const left = [...all]
    return Array.from({ length: Math.min(count, all.length) }, () => left.splice(below(left.length), 1)).flat()
  }
  return { next, below, chance: (share) => next() < share, pick, some }
}
