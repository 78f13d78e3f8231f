import { clampChroma, converter, differenceEuclidean, type Oklch, wcagContrast } from 'culori'

/** A colour in OKLCH: l 0..1, c 0..0.4, h in degrees. */
export type Tint = { l: number; c: number; h: number }

const toOklch = converter('oklch')
const distance = differenceEuclidean('oklab')
const asCulori = ({ l, c, h }: Tint): Oklch => ({ mode: 'oklch', l, c, h })

/** Any CSS colour (names, hex, oklch …); null when it is none. */
export function parseColor(text: string): Tint | null {
  const color = toOklch(text.trim())
  return color ? { l: round(color.l, 4), c: round(color.c, 4), h: round(color.h ?? 0, 2) } : null
}

/** The nearest colour of the same lightness and hue that a plain screen can show. */
export function fitToScreen({ l, c, h }: Tint): Tint {
  const fitted = clampChroma(asCulori({ l: clamp(l, 0, 1), c: Math.max(0, c), h: turn(h) }), 'oklch')
  return { l: round(fitted.l, 4), c: Math.max(0, round(fitted.c, 4) - 0.0001), h: round(fitted.h ?? turn(h), 2) }
}

/** WCAG contrast, 1 to 21. */
export const contrast = (a: Tint, b: Tint) => wcagContrast(asCulori(a), asCulori(b))

/** Distance in OKLab; below 0.1 two colours go by the same name. */
export const deltaE = (a: Tint, b: Tint) => distance(asCulori(a), asCulori(b))

export const css = ({ l, c, h }: Tint) => `oklch(${round(l, 3)} ${round(c, 3)} ${round(turn(h), 1)})`

export const turn = (hue: number) => ((hue % 360) + 360) % 360

/** Degrees between two hues, 0 to 180. */
export const hueGap = (a: number, b: number) => Math.abs(((turn(a - b) + 180) % 360) - 180)

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** `color` made lighter or darker, in steps, until `holds` says yes; null when black or white is reached before. */
export function search(color: Tint, direction: 1 | -1, holds: (candidate: Tint) => boolean): Tint | null {
  for (let l = color.l; l >= 0 && l <= 1; l += direction * 0.005) {
    const candidate = fitToScreen(deepened(color, color.l - l))
    if (holds(candidate)) return candidate
  }
  return null
}

const RUST = 42

/**
 * A colour as it is `by` darker. Oranges and yellows lean to red, as pigments do: with their own hue they would be brown
 * and olive. A pastel gains a little colour, or it would be grey.
 */
function deepened({ l, c, h }: Tint, by: number): Tint {
  const isColor = by > 0 && c > 0.05
  return {
    l: l - by,
    c: isColor && l > 0.8 ? c * (1 + Math.min(0.15, by)) : c,
    h: isColor && h > RUST && h < 112 ? Math.max(RUST, h - by * 100) : h,
  }
}
