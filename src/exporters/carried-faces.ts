import { carriedFaces, type Face, faceRule } from '#design/typefaces/faces.ts'
import { rawBlocks } from '#design/raw-blocks.ts'
import { applySplices } from '#design/splices.ts'
import type { TypefaceUse } from '#design/typefaces/used.ts'
import { dataAddress } from './import/data-address.ts'

/** Gives the bytes of a face with only its letters and weights. */
export type FaceSource = (face: Face) => Promise<Uint8Array>

/** A typeface that goes along in a file. */
export type CarriedFace = Face & { address: string }

/** The typefaces that a page carries with it, each with only the letters and weights that the page uses. */
export function carryFaces(
  uses: readonly TypefaceUse[],
  html: string,
  source: FaceSource | undefined,
): Promise<CarriedFace[]> {
  if (!source || uses.length === 0) return Promise.resolve([])
  const text = writtenIn(html)
  return Promise.all(
    carriedFaces(uses, text).map(async (face) => ({ ...face, address: dataAddress('font/woff2', await source(face)) })),
  )
}

/** Their CSS, empty without any. */
export function carriedCss(faces: readonly CarriedFace[]): string {
  return faces.map((face) => `${faceRule(face, `url(${face.address})`)}\n`).join('')
}

/** Whatever of a page may be seen as text: all but its styles and the pictures that stand in it. */
function writtenIn(html: string): string {
  const styles = rawBlocks(html, 'style').map(({ start, end }) => ({ start, end, insert: ' ' }))
  return applySplices(html, styles)
    .replace(/data:[\w/+;.-]*,[\w+/=%]*/g, ' ')
    .replace(/&#(x?)([\da-f]{1,6});/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, hex === '' ? 10 : 16) || 32)),
    )
    .replace(/&([a-z]+);/gi, (whole, name: string) => named[name.toLowerCase()] ?? whole)
}

/** Names that stand for letters of type; all others are written as they are. */
const named: Record<string, string> = {
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  rarr: '→',
  larr: '←',
  uarr: '↑',
  darr: '↓',
  deg: '°',
  frac12: '½',
  eacute: 'é',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
}
