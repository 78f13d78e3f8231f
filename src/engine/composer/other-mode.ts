import { clamp } from './color.ts'
import { type Palette, paletteRoles } from './family.ts'

/** Lightness of each role at the other end of the day, for families that drew one mode only. */
const dark = {
  surface: 0.19,
  'surface-2': 0.235,
  'surface-3': 0.3,
  ink: 0.955,
  muted: 0.8,
  line: 0.4,
  accent: 0.72,
  'accent-soft': 0.34,
}
const light = {
  surface: 0.975,
  'surface-2': 0.945,
  'surface-3': 0.89,
  ink: 0.21,
  muted: 0.42,
  line: 0.8,
  accent: 0.52,
  'accent-soft': 0.9,
}

/** The palette of the other mode: hues stay, lightness turns over, grounds keep a breath of their colour. */
export function otherMode(palette: Palette): Palette {
  const target = palette.surface[0] > 0.5 ? dark : light
  return Object.fromEntries(
    paletteRoles.map((role) => {
      const [, c, h] = palette[role]
      const chroma = role === 'accent' ? c : clamp(c, 0.008, role === 'accent-soft' ? 0.09 : 0.045)
      return [role, [target[role], chroma, h]]
    }),
  ) as Palette
}
