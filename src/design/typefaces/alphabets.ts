import type { Alphabet } from './typefaces.ts'

/** Which letters a file of each alphabet is for, as Fontsource writes it (`unicode-range`). */
export const unicodeRanges: Record<Alphabet, string> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,' +
    'U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
    'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  'greek-ext': 'U+1F00-1FFF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,' +
    'U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
}

type Span = readonly [number, number]

function readSpans(range: string): Span[] {
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

/** Those of the letters that a file of this alphabet is for. */
export function lettersIn(alphabet: Alphabet, letters: readonly number[]): number[] {
  const spans = readSpans(unicodeRanges[alphabet])
  return letters.filter((letter) => spans.some(([first, last]) => letter >= first && letter <= last))
}

/** Letters as an address carries them: '20-7e,e9,2019'. @param letters sorted */
export function writeLetters(letters: readonly number[]): string {
  const runs: [number, number][] = []
  for (const letter of letters) {
    const last = runs.at(-1)
    if (last && last[1] === letter - 1) last[1] = letter
    else runs.push([letter, letter])
  }
  return runs
    .map(([first, last]) => (first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`))
    .join(',')
}

/** What `writeLetters` wrote; null for anything else, and for more than `most` letters. */
export function readLetters(text: string, most: number): number[] | null {
  if (!/^[\da-f]{1,6}(?:[-,][\da-f]{1,6})*$/.test(text)) return null
  const letters: number[] = []
  for (const run of text.split(',')) {
    const [first = 0, last = first, ...more] = run.split('-').map((part) => Number.parseInt(part, 16))
    if (more.length > 0 || last < first || last > 0x10ffff || letters.length + last - first >= most) return null
    for (let letter = first; letter <= last; letter++) letters.push(letter)
  }
  return letters
}
