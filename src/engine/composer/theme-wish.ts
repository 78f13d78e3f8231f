import { parseColor, type Tint, turn } from './color.ts'
import type { FamilyFacts } from './family.ts'
import type { ThemeWish } from './theme.ts'
import type { Brief } from './types.ts'

type Asked = { tint: Tint; role: 'accent' | 'surface' | null }

/** Near white a little colour is all there can be: lavender is no grey. */
const isGrey = ({ l, c }: Tint) => c < (l > 0.88 ? 0.02 : 0.03)
const isPaper = ({ l, c }: Tint) => l > 0.88 && c < 0.06
const isNight = ({ l }: Tint) => l < 0.34
/** Tones that a dark ground with one bright colour says best. */
const nightly = new Set(['luxurious', 'dark', 'elegant'])

/**
 * What the colours, mode and tones of a request mean for a theme. Without a colour a family that is made for the
 * domain keeps its own hue; elsewhere it takes the domain's, turned a little by `seed`.
 */
export function themeWish(brief: Brief, family: FamilyFacts, domainHue: number, seed: number): ThemeWish {
  const asked = brief.colors.flatMap(({ css, role }): Asked[] => {
    const tint = parseColor(css)
    return tint ? [{ tint, role }] : []
  })
  const surface = asked.find(({ role }) => role === 'surface') ?? groundAmong(asked, brief)
  const rest = asked.filter((entry) => entry !== surface)
  const accent =
    rest.find(({ role }) => role === 'accent') ?? rest.find(({ tint }) => !isGrey(tint) && !isPaper(tint)) ?? rest[0]
  const soft = rest.find((entry) => entry !== accent && !isGrey(entry.tint))
  const own = family.hueLocked || (family.suits.domains[brief.domain] ?? 0) >= 3
  // 'Soft pink' alone is the ground, and what stands on it belongs to it.
  const groundHue = !accent && surface?.role === null && surface.tint.c >= 0.012 ? surface.tint.h : null
  return {
    mode: wantedMode(brief),
    grey: asked.length > 0 && asked.every(({ tint }) => isGrey(tint)),
    hue: groundHue ?? (asked.length > 0 || own ? null : clearOfMud(domainHue + (seed % 25) - 12, family)),
    accent: accent?.tint ?? null,
    soft: soft?.tint ?? null,
    surface: surface?.tint ?? null,
    tones: brief.tones,
  }
}

/** Light or dark when the request says so, in whatever words. */
export const wantedMode = (brief: Brief) => brief.mode ?? (brief.tones.includes('dark') ? 'dark' : null)

/** Of several colours without a role one may be the ground: white or cream on a light page, black or navy on a dark one. */
function groundAmong(asked: Asked[], brief: Brief): Asked | undefined {
  const mode = wantedMode(brief)
  const free = asked.filter(({ role }) => role === null)
  const night = free.find(({ tint }) => isNight(tint))
  const paper = free.find(({ tint }) => isPaper(tint))
  const bright = asked.some(({ tint }) => !isNight(tint) && !isPaper(tint) && !isGrey(tint))
  if (night && mode !== 'light') {
    if (mode === 'dark' || (asked.length === 1 && isGrey(night.tint))) return night
    if (bright && (isGrey(night.tint) || brief.tones.some((tone) => nightly.has(tone)))) return night
  }
  return mode === 'dark' ? undefined : paper
}

/** A dark accent between orange and green looks like mud; it goes to the nearer of leather and leaf. */
function clearOfMud(hue: number, family: FamilyFacts): number {
  const h = turn(hue)
  const dark = (family.palette[family.mode]?.accent[0] ?? 1) < 0.66
  return dark && h > 62 && h < 135 ? (h < 98 ? 58 : 138) : h
}
