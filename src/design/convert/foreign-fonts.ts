import { type TypefaceKind, typefaceOf } from '../typefaces/typefaces.ts'

/** Typefaces that pages load elsewhere, and the nearest of ours where its kind alone would choose another one. */
const near: Record<string, string> = Object.fromEntries(
  `Raleway Montserrat|Nunito Sans Nunito|Lato Open_Sans|Source Sans Pro Open_Sans|Source Sans 3 Open_Sans|Rubik DM_Sans
|Quicksand Nunito|Comfortaa Nunito|Fredoka Nunito|Baloo 2 Nunito|Varela Round Nunito|Karla Work_Sans|Mulish Manrope
|Barlow DM_Sans|Urbanist Outfit|Lexend Outfit|Sora Outfit|Figtree Plus_Jakarta_Sans|Red Hat Display Plus_Jakarta_Sans
|Be Vietnam Pro Plus_Jakarta_Sans|Albert Sans Plus_Jakarta_Sans|Jost Outfit|Josefin Sans Outfit|Syne Space_Grotesk
|Bricolage Grotesque Space_Grotesk|Archivo Work_Sans|Hanken Grotesk Work_Sans|Instrument Sans Inter|Geist Inter
|Inter Tight Inter|Public Sans Inter|IBM Plex Sans Inter|Noto Sans Open_Sans|Ubuntu Open_Sans|Fira Sans Open_Sans
|Roboto Condensed Roboto|Roboto Flex Roboto|Roboto Slab Merriweather|Roboto Mono JetBrains_Mono|Arimo Roboto|Heebo Roboto
|Cormorant Garamond Playfair_Display|Cormorant Playfair_Display|Bodoni Moda Playfair_Display|Abril Fatface Playfair_Display
|DM Serif Display Playfair_Display|Prata Playfair_Display|Cinzel Playfair_Display|Italiana Playfair_Display
|Instrument Serif Fraunces|Young Serif Fraunces|Recoleta Fraunces|Yeseva One Fraunces|EB Garamond Source_Serif_4
|Crimson Text Source_Serif_4|Crimson Pro Source_Serif_4|Spectral Source_Serif_4|Newsreader Source_Serif_4|PT Serif Source_Serif_4
|Libre Baskerville Merriweather|Noto Serif Merriweather|Zilla Slab Merriweather|Bitter Merriweather|Arvo Merriweather
|Oswald Bebas_Neue|Anton Bebas_Neue|League Gothic Bebas_Neue|Fjalla One Bebas_Neue|Teko Bebas_Neue|Archivo Black Montserrat
|Orbitron Space_Grotesk|Exo 2 Space_Grotesk|Rajdhani Space_Grotesk|Audiowide Space_Grotesk|Press Start 2P JetBrains_Mono
|Space Mono JetBrains_Mono|VT323 JetBrains_Mono|Pacifico Caveat|Lobster Caveat|Dancing Script Caveat|Great Vibes Caveat
|Satisfy Caveat|Permanent Marker Caveat|Shadows Into Light Caveat|Sacramento Caveat|Kalam Caveat|Indie Flower Caveat`
    .split('|')
    .map((row) => {
      const words = row.trim().split(' ')
      return [words.slice(0, -1).join(' ').toLowerCase(), (words.at(-1) ?? '').replaceAll('_', ' ')]
    }),
)

const byKind: Record<TypefaceKind, string> = {
  sans: 'Inter',
  serif: 'Source Serif 4',
  mono: 'JetBrains Mono',
  display: 'Bebas Neue',
  hand: 'Caveat',
}

/** What a family is by the words of its name. */
function kindOf(family: string): TypefaceKind {
  if (/\b(?:mono|code|courier|console)\b/i.test(family)) return 'mono'
  if (/\b(?:serif|slab|garamond|baskerville|times|antiqua|roman)\b/i.test(family)) return 'serif'
  if (/\b(?:script|hand|handwriting|brush|marker|cursive|signature)\b/i.test(family)) return 'hand'
  if (/\b(?:condensed|narrow|compressed|poster|black)\b/i.test(family)) return 'display'
  return 'sans'
}

/** The typeface of ours that stands for a family that a page loads elsewhere; itself where it is one. */
export function nearestTypeface(family: string): string {
  return typefaceOf(family)?.family ?? near[family.toLowerCase()] ?? byKind[kindOf(family)]
}

/** The families that an address of a font service names: `family=Inter:wght@400;700&family=Playfair+Display`. */
export function familiesAt(address: string): string[] {
  const query = address.split('?')[1] ?? ''
  return query
    .replaceAll('&amp;', '&')
    .split('&')
    .flatMap((part) => (part.startsWith('family=') ? part.slice(7).split(/\||%7C/i) : []))
    .map((name) => decoded(name.split(':')[0] ?? '').trim())
    .filter((name) => name !== '' && !/^Material (?:Icons|Symbols)/i.test(name))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text.replaceAll('+', ' ')
  }
}
