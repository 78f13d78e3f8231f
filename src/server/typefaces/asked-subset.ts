import type { Face } from '#design/typefaces/faces.ts'
import { readLetters } from '#design/typefaces/alphabets.ts'
import { typefaces } from '#design/typefaces/typefaces.ts'
import { type Subset, subsetFace } from './subset.ts'

/** No file has more letters than this. */
const mostLetters = 2000

/** What an address asks of a file; null when it makes no sense. */
export function askedSubset(file: string, letters: string, weight: string): Subset | null {
  const read = letters.length > 8000 ? null : readLetters(letters, mostLetters)
  const face = typefaces.find(({ id }) => file.startsWith(`${id}-`))
  const weights = /^(\d{3,4})(?:-(\d{3,4}))?$/.exec(weight)
  if (!read || !face || !weights) return null
  if (!face.isVariable) return { file, letters: read, weights: null }
  const [lightest, heaviest] = face.weights
  const first = Number(weights[1])
  const last = Number(weights[2] ?? first)
  const isWithin = first >= lightest && last <= heaviest && first <= last
  return isWithin ? { file, letters: read, weights: [first, last] } : null
}

/** The bytes of a face that goes along in a download which this process builds itself. */
export function carriedFace({ file, letters, weight }: Face): Promise<Uint8Array> {
  const asked = askedSubset(file, letters.map((letter) => letter.toString(16)).join(','), weight.replace(' ', '-'))
  if (!asked) throw new Error(`The typeface file "${file}" cannot be made smaller`)
  return subsetFace(asked)
}
