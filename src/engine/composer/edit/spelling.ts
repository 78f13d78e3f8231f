import { respelt } from './lexicon/respelt.ts'
import { shorthand } from './lexicon/shorthand.ts'

const known = new Set(respelt.split(' '))
const shortest = 4
/** In shorter words two letters make another word: 'content' is no misspelt 'contact'. */
export const longWord = 9

/**
 * Words of the trade that are misspelt, put right one for one: 'mak the hedline biger' → 'make the headline bigger'.
 * Null when there are none.
 */
export function corrected(words: string): string | null {
  const next = words.replace(/(?<![\p{L}⟦#@./:])[a-z]+(?![\p{L}⟧@/]|:\S|\.\w)/giu, (word) => nearest(word) ?? word)
  return next === words ? null : next
}

function nearest(word: string): string | null {
  const lower = word.toLowerCase()
  const meant = Object.hasOwn(shorthand, lower) ? shorthand[lower] : undefined
  if (meant !== undefined) return meant
  if (lower.length < shortest || known.has(lower) || known.has(lower.replace(/s$/, '')) || known.has(`${lower}s`))
    return null
  const allowed = lower.length < longWord ? 1 : 2
  let best: string | null = null
  let least = allowed + 1
  for (const candidate of known) {
    if (candidate.length < shortest || candidate[0] !== lower[0] || Math.abs(candidate.length - lower.length) > allowed)
      continue
    const steps = distance(lower, candidate)
    if (steps < least) {
      best = candidate
      least = steps
    }
  }
  return best
}

/** How many letters have to be put in, left out, exchanged or turned round. */
export function distance(from: string, to: string): number {
  const rows = Array.from({ length: from.length + 1 }, (_, row) => [row, ...Array<number>(to.length).fill(0)])
  for (let column = 0; column <= to.length; column += 1) (rows[0] ?? [])[column] = column
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= from.length; row += 1)
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost)
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        least = Math.min(least, at(row - 2, column - 2) + 1)
      const line = rows[row]
      if (line) line[column] = least
    }
  return at(from.length, to.length)
}
