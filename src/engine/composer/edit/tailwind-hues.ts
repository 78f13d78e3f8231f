import { converter } from 'culori'

/** Hue angles of Tailwind's colour families in OKLCH, at shade 500. */
const angles: Record<string, number> = {
  red: 25,
  orange: 48,
  amber: 70,
  yellow: 86,
  lime: 131,
  green: 150,
  emerald: 163,
  teal: 183,
  cyan: 215,
  sky: 237,
  blue: 260,
  indigo: 277,
  violet: 293,
  purple: 304,
  fuchsia: 322,
  pink: 354,
  rose: 16,
}

const toOklch = converter('oklch')

/** The colour family that lies nearest to a CSS colour; a grey becomes 'zinc'. Null for what is no colour. */
export function nearestHue(css: string): string | null {
  const color = toOklch(css)
  if (!color) return null
  if (color.c < 0.03 || color.h === undefined) return 'zinc'
  const gap = (angle: number) => Math.abs(((angle - (color.h ?? 0) + 540) % 360) - 180)
  return Object.entries(angles).reduce<string>(
    (best, [name, angle]) => (gap(angle) < gap(angles[best] ?? 0) ? name : best),
    'red',
  )
}
