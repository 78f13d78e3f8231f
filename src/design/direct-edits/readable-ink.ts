import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori'

/** Words with less contrast are hard to find at all; with as much as the second they are easy to read (WCAG 2.2, 1.4.3). */
export const leastContrast = 3
const enough = 4.5

const toOklch = converter('oklch')
const step = 0.01

/**
 * The nearest colour to one that can be read on a ground: in its own hue, as much lighter or darker as it has to be.
 * @returns '#rrggbb'
 */
export function readableInk(ink: string, ground: string): string {
  const from = toOklch(ink)
  const ends = wcagContrast('#fff', ground) > wcagContrast('#000', ground) ? '#ffffff' : '#000000'
  if (!from) return ends
  const easy = nearest(from, ground, enough)
  // between hard and easy a colour that is still one is better than a white that was asked for by no one
  const isPale = easy === null || (toOklch(easy)?.c ?? 0) < from.c / 2
  return (isPale ? nearest(from, ground, leastContrast + margin) : easy) ?? easy ?? ends
}

/** For what browsers round. */
const margin = 0.2

/** The colour in its own hue that is the least lighter or darker and has a contrast; null where none has. */
function nearest(from: Oklch, ground: string, contrast: number): string | null {
  for (let by = 0; by <= 1; by += step) {
    for (const l of [from.l - by, from.l + by]) {
      if (l < 0 || l > 1) continue
      const hex = formatHex(clampChroma({ ...from, l, alpha: 1 }, 'oklch'))
      if (wcagContrast(hex, ground) >= contrast) return hex
    }
  }
  return null
}
