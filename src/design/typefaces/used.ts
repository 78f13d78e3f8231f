import { type Typeface, typefaceOf } from './typefaces.ts'

/** What a page uses of one typeface: weights within its own, italics. */
export type TypefaceUse = { face: Typeface; weights: readonly number[]; isItalic: boolean }

/**
 * The typefaces of ours that a page names in its styles, classes and scripts, unless it brings a face of that name along.
 * @param css what was compiled for it besides
 */
export function usedTypefaces(html: string, css: string): TypefaceUse[] {
  const styles = `${css}\n${styleTexts(html).join('\n')}`
  const families = new Set([...familiesIn(styles), ...familiesInScripts(html)])
  const own = new Set([...styles.matchAll(/@font-face\s*\{([^}]*)\}/gi)].flatMap(([, rule = '']) => familiesIn(rule)))
  const faces = [...families].filter((family) => !own.has(family)).flatMap((family) => typefaceOf(family) ?? [])
  if (faces.length === 0) return []
  const weights = usedWeights(styles, html)
  const isItalic = /font(?:-style)?\s*:[^;}]*\b(?:italic|oblique)\b|<(?:em|i|cite|address|dfn|var)\b/i.test(
    `${styles}\n${html}`,
  )
  return faces.map((face) => ({
    face,
    weights: within(weights, face),
    isItalic: isItalic && face.hasItalic,
  }))
}

/** Everything of a page that can hold CSS: style elements and attributes, and values in its classes. */
function styleTexts(html: string): string[] {
  const blocks = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style/gi)].map(([, css = '']) => css)
  const inline = [...html.matchAll(/\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) => `*{${(double ?? single ?? '').replace(/&quot;|&#39;|&apos;/g, "'")}}`,
  )
  const classes = [...html.matchAll(/\bfont-\[(?:family-name:)?([^\]\s]+)\]/g)].map(
    ([, value = '']) => `*{font-family:${value.replaceAll('_', ' ').replace(/&quot;|&#39;/g, "'")}}`,
  )
  return [...blocks, ...inline, ...classes]
}

/** Family names in `font-family`, `font`, attributes of drawings and variables that are named after fonts. */
function familiesIn(css: string): string[] {
  const names: string[] = []
  for (const [, value = ''] of css.matchAll(/(?:^|[\s;{])(?:font|font-family|--[\w-]*font[\w-]*)\s*:([^;{}]*)/gi)) {
    // the first one of a list has the letters; those behind it are for machines without it
    const first = value.split(',').flatMap(nameIn)[0]
    if (first) names.push(first)
  }
  return names
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
function familiesInScripts(html: string): string[] {
  const codes = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script/gi)].map(([, code = '']) => code)
  return codes.flatMap((code) =>
    [...code.matchAll(/font-?family["']?\s*[:=]\s*(["'`])([^\n]{1,200}?)\1/gi)].flatMap(([, , value = '']) =>
      familiesIn(`*{font-family:${value}}`),
    ),
  )
}

const weightNames: Record<string, number> = { normal: 400, bold: 700, bolder: 700, lighter: 300 }

function usedWeights(styles: string, html: string): Set<number> {
  const weights = new Set([400])
  for (const [, value = ''] of styles.matchAll(/font-weight[\w-]*\s*:\s*(\w+)/gi)) {
    const weight = weightNames[value.toLowerCase()] ?? Number(value)
    if (weight >= 1 && weight <= 1000) weights.add(weight)
  }
  for (const [, value = ''] of styles.matchAll(/[\s;{]font\s*:\s*([^;{}]*)/gi)) {
    const weight = /(?:^|\s)([1-9]00|bold)(?:\s|$)/.exec(value)?.[1]
    if (weight) weights.add(weightNames[weight] ?? Number(weight))
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
