/** FNV-1a, 32 bit. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A draw without replacement: heavier entries tend to come first. */
export function weightedOrder<Entry>(
  entries: readonly Entry[],
  weight: (entry: Entry) => number,
  next: () => number,
): Entry[] {
  return entries
    .map((entry) => ({ entry, key: next() ** (1 / Math.max(1e-6, weight(entry))) }))
    .sort((a, b) => b.key - a.key)
    .map(({ entry }) => entry)
}
