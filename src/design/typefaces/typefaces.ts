/** What of a script a file of a typeface covers, by the names that Google Fonts and Fontsource use. */
export type Alphabet = 'latin' | 'latin-ext' | 'cyrillic' | 'cyrillic-ext' | 'greek' | 'greek-ext' | 'vietnamese'

export type TypefaceKind = 'sans' | 'serif' | 'mono' | 'display' | 'hand'

export type Typeface = {
  family: string
  /** what its files begin with */
  id: string
  kind: TypefaceKind
  /** the lightest and the heaviest weight */
  weights: readonly [number, number]
  /** one file holds all weights; otherwise there is one for each hundred */
  isVariable: boolean
  hasItalic: boolean
  alphabets: readonly Alphabet[]
}

const western: Alphabet[] = ['latin', 'latin-ext']
const viet: Alphabet[] = [...western, 'vietnamese']
const slavic: Alphabet[] = [...viet, 'cyrillic', 'cyrillic-ext']
const hellenic: Alphabet[] = [...slavic, 'greek']
const all: Alphabet[] = [...hellenic, 'greek-ext']

type Row = [
  family: string,
  kind: TypefaceKind,
  lightest: number,
  heaviest: number,
  style: 'italic' | 'upright',
  alphabets: Alphabet[],
]

/** The typefaces that a page may name and that come from here: SIL Open Font License, files by Fontsource. */
const rows: Row[] = [
  ['Inter', 'sans', 100, 900, 'italic', all],
  ['Roboto', 'sans', 100, 900, 'italic', all],
  ['Open Sans', 'sans', 300, 800, 'italic', all],
  ['Montserrat', 'sans', 100, 900, 'italic', slavic],
  ['Poppins', 'sans', 100, 900, 'italic', western],
  ['Nunito', 'sans', 200, 1000, 'italic', slavic],
  ['Work Sans', 'sans', 100, 900, 'italic', viet],
  ['DM Sans', 'sans', 100, 1000, 'italic', western],
  ['Manrope', 'sans', 200, 800, 'upright', hellenic],
  ['Outfit', 'sans', 100, 900, 'upright', western],
  ['Plus Jakarta Sans', 'sans', 200, 800, 'italic', [...viet, 'cyrillic-ext']],
  ['Space Grotesk', 'sans', 300, 700, 'upright', viet],
  ['Playfair Display', 'serif', 400, 900, 'italic', [...viet, 'cyrillic']],
  ['Lora', 'serif', 400, 700, 'italic', slavic],
  ['Merriweather', 'serif', 300, 900, 'italic', slavic],
  ['Fraunces', 'serif', 100, 900, 'italic', viet],
  ['Source Serif 4', 'serif', 200, 900, 'italic', hellenic],
  ['JetBrains Mono', 'mono', 100, 800, 'italic', hellenic],
  ['Bebas Neue', 'display', 400, 400, 'upright', western],
  ['Caveat', 'hand', 400, 700, 'upright', [...western, 'cyrillic', 'cyrillic-ext']],
]

const withFileForEach = new Set(['Poppins', 'Bebas Neue'])

export const typefaces: readonly Typeface[] = rows.map(([family, kind, lightest, heaviest, style, alphabets]) => ({
  family,
  id: family.toLowerCase().replaceAll(' ', '-'),
  kind,
  weights: [lightest, heaviest],
  isVariable: !withFileForEach.has(family),
  hasItalic: style === 'italic',
  alphabets,
}))

const byName = new Map(typefaces.map((face) => [face.family.toLowerCase(), face]))

/** The typeface of a family name, in any case. */
export function typefaceOf(family: string): Typeface | undefined {
  return byName.get(family.trim().toLowerCase())
}
