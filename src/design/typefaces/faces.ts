import { lettersIn, unicodeRanges, writeLetters } from './alphabets.ts'
import type { Alphabet, Typeface } from './typefaces.ts'
import type { TypefaceUse } from './used.ts'

/** Where the files are served: everybody may read them, also a page without an origin of its own. */
export const typefacesPath = '/typefaces/'

/** One `@font-face` with the file that it needs. */
export type Face = {
  family: string
  style: 'normal' | 'italic'
  /** '400', or '400 700' */
  weight: string
  alphabet: Alphabet
  range: string
  file: string
  /** the letters that a page uses of it */
  letters: number[]
}

/** The rules for a page that can ask for files: a browser loads only those whose letters it meets. */
export function servedFaces(uses: readonly TypefaceUse[], at = typefacesPath): string {
  return uses
    .flatMap(({ face, weights, isItalic }) => facesOf(face, isVariableWeights(face, weights), isItalic))
    .map((face) => faceRule(face, `url(${at}${face.file})`))
    .join('\n')
}

/** In a page that may change all weights of a variable face are at hand; one file holds them. */
const isVariableWeights = (face: Typeface, weights: readonly number[]) => (face.isVariable ? face.weights : weights)

/**
 * The faces that a page carries with it: only letters and weights that it uses.
 * @param text of the page, with what its scripts may write
 */
export function carriedFaces(uses: readonly TypefaceUse[], text: string): Face[] {
  const letters = lettersOf(text)
  return uses.flatMap(({ face, weights, isItalic }) =>
    facesOf(face, weights, isItalic).flatMap((rule) => {
      const own = lettersIn(rule.alphabet, letters)
      return own.length === 0 ? [] : [{ ...rule, letters: own }]
    }),
  )
}

/** The address at which only these letters and weights of a file are served. */
export function subsetAddress({ file, letters, weight }: Face, at = typefacesPath): string {
  return `${at}${file}?letters=${writeLetters(letters)}&weight=${weight.replace(' ', '-')}`
}

export function faceRule({ family, style, weight, range }: Face, source: string): string {
  return (
    `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;` +
    `src:${source} format("woff2");unicode-range:${range}}`
  )
}

/** What browsers measure a face by when they draw it, and what people may type into a field. */
const always = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** Every letter that is written and both cases of it, with the whole plain alphabet. */
export function lettersOf(text: string): number[] {
  const letters = new Set<number>()
  for (const character of `${text}${text.toUpperCase()}${text.toLowerCase()}${always}`) {
    const letter = character.codePointAt(0) ?? 0
    if (letter >= 32) letters.add(letter)
  }
  return [...letters].toSorted((a, b) => a - b)
}

/** Every file of a typeface, by its name. */
export function filesOf(face: Typeface): string[] {
  const [lightest, heaviest] = face.weights
  const hundreds = Array.from({ length: 10 }, (_, index) => (index + 1) * 100)
  const weights = face.isVariable ? face.weights : hundreds.filter((step) => step >= lightest && step <= heaviest)
  return facesOf(face, weights, face.hasItalic).map(({ file }) => file)
}

function facesOf(face: Typeface, weights: readonly number[], isItalic: boolean): Face[] {
  const styles = isItalic ? (['normal', 'italic'] as const) : (['normal'] as const)
  const [lightest = 400, heaviest = lightest] = [weights[0], weights.at(-1)]
  const steps = face.isVariable
    ? [{ name: 'wght', weight: lightest === heaviest ? `${lightest}` : `${lightest} ${heaviest}` }]
    : weights.map((weight) => ({ name: `${weight}`, weight: `${weight}` }))
  return styles.flatMap((style) =>
    steps.flatMap(({ name, weight }) =>
      face.alphabets.map((alphabet) => ({
        family: face.family,
        style,
        weight,
        alphabet,
        range: unicodeRanges[alphabet],
        file: `${face.id}-${alphabet}-${name}-${style}.woff2`,
        letters: [],
      })),
    ),
  )
}
