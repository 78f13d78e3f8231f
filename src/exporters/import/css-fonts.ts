import { applySplices, sortedSplices } from '#design/splices.ts'
import type { Splice } from '#design/types.ts'
import { type CssRule, cssPieces, cssRules, cssText, holdsRules } from './css-rules.ts'
import { importDepth } from './limits.ts'

/**
 * Stylesheets whose typefaces name one file each: the best of those that are at hand. Faces of a family that is not used,
 * or for letters that do not appear, go; so do those without a file, which are counted.
 * @param all every stylesheet of the page, with what its elements set
 * @param text what can be read on the page
 * @param has whether a file is at hand
 */
export function leanFonts(
  css: string,
  all: string,
  text: string,
  has: (address: string) => boolean,
): { css: string; lost: number } {
  if (!/@font-face/i.test(css)) return { css, lost: 0 }
  const used = withoutFaces(all).toLowerCase()
  const letters = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))
  const splices: Splice[] = []
  let lost = 0
  for (const rule of facesIn(css)) {
    const values = declarations(css, rule)
    const family = cssText(values.get('font-family')?.value ?? '').toLowerCase()
    const source = values.get('src')
    const range = values.get('unicode-range')?.value
    const isUsed = family !== '' && used.includes(family) && (range === undefined || inRange(range, letters))
    const files = source ? filesOf(source.value) : []
    // a face that the page carries itself is its own
    if (files.every(({ address }) => /^data:/i.test(address))) continue
    const best = files
      .filter(({ address }) => /^data:/i.test(address) || has(address))
      .toSorted((a, b) => rank(a) - rank(b))[0]
    if (!isUsed || !source || !best) {
      if (isUsed && files.length > 0) lost += 1
      splices.push({ start: rule.start, end: rule.end, insert: '' })
    } else splices.push({ start: source.start, end: source.end, insert: `src:${best.written}` })
  }
  return { css: applySplices(css, sortedSplices(splices)), lost }
}

function facesIn(css: string, from = 0, to = css.length, depth = 0): CssRule[] {
  return cssRules(css, from, to).flatMap((rule) => {
    if (!rule.body || depth > importDepth) return []
    if (/^@font-face/i.test(rule.prelude)) return [rule]
    return holdsRules(rule.prelude) ? facesIn(css, rule.body.start, rule.body.end, depth + 1) : []
  })
}

const withoutFaces = (css: string) =>
  applySplices(
    css,
    facesIn(css).map(({ start, end }) => ({ start, end, insert: '' })),
  )

type Declared = { value: string; start: number; end: number }

/** Of a property that is set twice the last counts; older browsers read the first `src`. */
function declarations(css: string, rule: CssRule): Map<string, Declared> {
  const found = new Map<string, Declared>()
  const { start: from, end: to } = rule.body ?? rule
  let start = from
  const add = (end: number) => {
    const [name = '', ...rest] = css.slice(start, end).split(':')
    const key = name
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim()
      .toLowerCase()
    const before = found.get(key)
    if (key === 'src' && before)
      found.set(key, { value: `${rest.join(':').trim()},${before.value}`, start: before.start, end })
    else if (key !== '') found.set(key, { value: rest.join(':').trim(), start, end })
  }
  for (const { text, at } of cssPieces(css, from, to)) {
    if (text !== ';') continue
    add(at)
    start = at + 1
  }
  add(to)
  return found
}

type FontFile = { address: string; written: string }

function filesOf(source: string): FontFile[] {
  const files: FontFile[] = []
  for (const { text } of cssPieces(source)) {
    if (/^url\(/i.test(text)) files.push({ address: cssText(text), written: text })
  }
  return files
}

/** Smallest and best known first; drawings and Internet Explorer's own last. */
function rank({ address }: FontFile): number {
  const kind =
    /^data:[^;,]*?(woff2|woff|ttf|truetype|otf|opentype)/i.exec(address)?.[1] ??
    /\.(\w+)(?:[?#].*)?$/.exec(address)?.[1]
  const at = ['woff2', 'woff', 'ttf', 'truetype', 'otf', 'opentype'].indexOf(kind?.toLowerCase() ?? '')
  return at < 0 ? 9 : at
}

/** Whether one of these letters is in `U+0000-00FF, U+4??`. */
function inRange(range: string, letters: ReadonlySet<number>): boolean {
  return range.split(',').some((part) => {
    const [, from = '', to] = /^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.exec(part) ?? []
    if (from === '') return true
    const low = parseInt(from.replaceAll('?', '0'), 16)
    // signs of a typeface of icons: the styles write them, not the page
    if (low >= 0xe000 && low <= 0xf8ff) return true
    const high = parseInt(to ?? from.replaceAll('?', 'f'), 16)
    for (const letter of letters) if (letter >= low && letter <= high) return true
    return false
  })
}
