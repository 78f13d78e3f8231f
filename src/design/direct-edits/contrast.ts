import { blend, formatHex, formatHex8, parse, wcagContrast } from 'culori'
import type { DrawnStyle } from './looks.ts'
import type { ColourPlace } from './colour.ts'

/** How well a colour stands out, for people: '4.8 to 1', and whether that is enough (WCAG 2.2, 1.4.3 and 1.4.11). */
export type Contrast = { ratio: string; isEnough: boolean; says: string }

/** What lies behind something, all sheets of it taken together, as '#rrggbb'; null behind a picture. */
export function groundOf(grounds: readonly string[]): string | null {
  const sheets: string[] = []
  for (const ground of grounds) {
    const colour = parse(ground)
    if (!colour) return null
    sheets.unshift(ground)
    if ((colour.alpha ?? 1) >= 1) break
  }
  // under everything a browser has white paper
  return formatHex(blend(['#fff', ...sheets]))
}

/** The contrast that a colour of an element has; null where it lies on a picture or cannot be told. */
export function contrastOf(looks: DrawnStyle, place: ColourPlace): Contrast | null {
  const isLine = place === 'border'
  const ground = groundOf(isLine ? looks.around : looks.grounds)
  const colour = isLine ? (looks.line ?? '') : looks.ink
  if (ground === null || !parse(colour)) return null
  const ratio = wcagContrast(formatHex(blend([ground, colour])), ground)
  // cut, not rounded: 4.49 is not enough
  const told = (Math.floor(ratio * 10) / 10).toFixed(1)
  const isEnough = ratio >= (isLine || isLarge(looks) ? 3 : 4.5)
  const verdict = isLine ? (isEnough ? 'easy to see' : 'hard to see') : isEnough ? 'easy to read' : 'hard to read'
  const what = { text: 'On its background', bg: 'Text on it', border: 'On its background' }[place]
  return { ratio: told, isEnough, says: `${what}: ${told} to 1, ${verdict}` }
}

/** Large words, or bold ones of some size, can be read with less. */
const isLarge = ({ size, weight }: DrawnStyle) => size >= 24 || (size >= 18.66 && weight >= 700)

/** Whether two CSS colours look the same. */
export function isSameColour(one: string, other: string): boolean {
  return parse(one) !== undefined && formatHex8(one) === formatHex8(other)
}
