import type { Random } from './random.ts'

/** How often a longer word of a request that is typed in a hurry is mistyped. */
const slips = 1 / 8

/** Typed in a hurry: no capitals, letters swapped, dropped or doubled. What the holes were filled with is only lowered. */
export function hurried(random: Random, text: string): string {
  return text.replace(/\p{L}{5,}/gu, (word) => (random.chance(slips) ? mistyped(random, word) : word)).toLowerCase()
}

function mistyped(random: Random, word: string): string {
  const at = 1 + random.below(word.length - 3)
  const [before, here = '', next = '', after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
  return random.pick([before + next + here + after, before + here + after, before + here + here + next + after])
}
