import { rawTexts } from '../raw-blocks.ts'
import { type Typeface, typefaceOf } from './typefaces.ts'

/** What a page uses of one typeface: weights within its own, italics. */
export type TypefaceUse = { face: Typeface; weights: readonly number[]; isItalic: boolean }

/**
 * The typefaces of ours that a page names in its styles, classes and scripts, unless it brings a face of that name along.
 * @param css what was compiled for it besides
 */
export function usedTypefaces(html: string, css: string): TypefaceUse[] {
  const declared = [css, ...styleTexts(html)].flatMap(declarations)
  const named = declared.filter(({ rule }) => rule !== 'face').flatMap(familiesIn)
  const own = new Set(declared.filter(({ rule }) => rule === 'face').flatMap(familiesIn))
  const families = new Set([...named, ...rawTexts(html, 'script').flatMap(familiesInScript)])
  const faces = [...families].filter((family) => !own.has(family)).flatMap((family) => typefaceOf(family) ?? [])
  if (faces.length === 0) return []
  const weights = usedWeights(declared, html)
  const isItalic =
    declared.some(({ name, value }) => /^font(?:-style)?$/.test(name) && /\b(?:italic|oblique)\b/i.test(value)) ||
    /<(?:em|i|cite|address|dfn|var)\b/i.test(html)
  return faces.map((face) => ({ face, weights: within(weights, face), isItalic: isItalic && face.hasItalic }))
}

/** Everything of a page that can hold CSS: style elements and attributes, and values in its classes. */
function styleTexts(html: string): string[] {
  const inline = html.split(/\sstyle\s{0,5}=\s{0,5}(?=["'])/i).slice(1)
  const classes = html.split(/\bfont-\[(?:family-name:)?/).slice(1)
  const plain = (text: string) => text.replace(/&(?:quot|#39|apos);/g, "'")
  return [
    ...rawTexts(html, 'style'),
    ...inline.map((rest) => plain(rest.slice(1, rest.indexOf(rest.charAt(0), 1)))),
    ...classes.map(
      (rest) => `font-family:${plain(rest.slice(0, Math.max(0, rest.indexOf(']')))).replaceAll('_', ' ')}`,
    ),
  ]
}

type Declaration = { name: string; value: string; rule: 'face' | 'other' }

/** What a stylesheet declares, in one pass and roughly: what it says of fonts is never nested in brackets. */
function declarations(css: string): Declaration[] {
  let rule: Declaration['rule'] = 'other'
  return css.split(/(?=[;{}])/).flatMap((piece) => {
    const text = piece.replace(/^[;{}]/, '')
    if (piece.startsWith('}')) rule = 'other'
    const at = text.indexOf(':')
    const name = text
      .slice(0, Math.max(0, at))
      .replace(/\/\*[^*]*\*\//g, '')
      .trim()
      .toLowerCase()
    const found = at < 0 || !name.includes('font') ? [] : [{ name, value: text.slice(at + 1), rule }]
    if (/@font-face\b/i.test(text)) rule = 'face'
    return found
  })
}

/** The family that a `font-family`, a `font`, or a variable that is named after fonts, names first of ours. */
function familiesIn({ name, value }: Pick<Declaration, 'name' | 'value'>): string[] {
  if (!/^(?:font|font-family|--[\w-]*)$/.test(name)) return []
  // the first one of a list is meant; those behind it are for machines without it, as in 'system-ui, Roboto'
  return nameIn(value.split(',')[0] ?? '')
}

function nameIn(part: string): string[] {
  const quoted = /["']([^"']+)["']/.exec(part)?.[1]
  const name = (quoted ?? part.replace(/!important/i, '')).trim().toLowerCase()
  // the short form has size and weight before the name
  return typefaceOf(name) ? [name] : lastWords(name)
}

/** 'bold 16px/1.5 dm sans' ends with a name of up to three words. */
function lastWords(text: string): string[] {
  const words = text.split(/\s+/)
  if (words.length < 2 || !/\d/.test(text)) return []
  const ends = [1, 2, 3].map((count) => words.slice(-count).join(' '))
  return ends.filter((name) => typefaceOf(name))
}

/** A script that sets a font has its name in a string. */
function familiesInScript(code: string): string[] {
  return code
    .split(/font-?family["']?\s{0,5}[:=]\s{0,5}/i)
    .slice(1)
    .flatMap((rest) => {
      const value = rest.slice(1, Math.min(200, Math.max(1, rest.indexOf(rest.charAt(0), 1))))
      return /^["'`]/.test(rest) ? familiesIn({ name: 'font-family', value }) : []
    })
}

const weightNames: Record<string, number> = { normal: 400, bold: 700, bolder: 700, lighter: 300 }

function usedWeights(declared: readonly Declaration[], html: string): Set<number> {
  const weights = new Set([400])
  for (const { name, value } of declared) {
    const words = name === 'font' || name.includes('font-weight') ? value.toLowerCase().split(/[\s!]+/) : []
    for (const word of words) {
      const weight = weightNames[word] ?? (/^\d{3,4}$/.test(word) ? Number(word) : 0)
      if (weight >= 100 && weight <= 1000) weights.add(weight)
    }
  }
  if (/<(?:b|strong|th|h[1-6])\b/i.test(html)) weights.add(700)
  return weights
}

/** Weights that a face does not have are drawn with its nearest one. */
function within(weights: ReadonlySet<number>, { weights: [lightest, heaviest], isVariable }: Typeface): number[] {
  const fitting = [...weights].map((weight) => {
    const exact = isVariable ? weight : Math.round(weight / 100) * 100
    return Math.min(heaviest, Math.max(lightest, exact))
  })
  return [...new Set(fitting)].toSorted((a, b) => a - b)
}
