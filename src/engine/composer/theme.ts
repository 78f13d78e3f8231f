import { css, deltaE, fitToScreen, parseColor, type Tint, turn } from './color.ts'
import { type FamilyFacts, type Palette, type PaletteRole, paletteRoles } from './family.ts'
import { otherMode } from './other-mode.ts'
import {
  askAccent,
  askBand,
  askSoft,
  askSurface,
  type ColorScheme,
  colorVariables,
  grounds,
  painted,
  promisesOf,
  readRoles,
  type Roles,
  settleAll,
  shows,
  turnHues,
} from './roles.ts'
import type { Brief, Theme, Tone } from './types.ts'
import { radiusFor, typeFor } from './voice.ts'

/** What a request says about looks; null leaves it to the family. */
export type ThemeWish = {
  mode: ColorScheme | null
  /** the hue of the accent, degrees */
  hue: number | null
  /** a colour the accent has to show by name (deltaE < 0.1) */
  accent: Tint | null
  /** a second colour; it fills the soft role, or lends it its hue where it would be too strong */
  soft: Tint | null
  /** a colour the page's ground has to show by name */
  surface: Tint | null
  /** black, white and greys were asked for and nothing else */
  grey: boolean
  tones: Tone[]
}

/** The theme of a page: asked colours keep their name, and every text role is readable on all three grounds. */
export function buildTheme(family: FamilyFacts, wish: ThemeWish): Theme {
  const drawn = family.palette[family.mode] as Palette
  const mode = chooseMode(family, wish)
  const palette = family.palette[mode] ?? otherMode(drawn)
  const promises = promisesOf(drawnRoles(family))
  const rolesFor = (apart: boolean): Roles => {
    const made = paint(wish.grey ? drained(palette) : palette, family.hue, askedHue(wish))
    if (wish.surface) askSurface(made, wish.surface, apart)
    if (wish.soft) askSoft(made, wish.soft)
    settleAll(made, promises)
    if (wish.accent) askAccent(made, wish.accent, promises)
    if (wish.soft && !shows(made, wish.soft)) askBand(made, wish.soft, promises)
    return made
  }
  const near = rolesFor(false)
  // saddle brown on caramel: two near colours are both kept where the ground can move away under its name
  const { accent, surface } = wish
  const apart = accent && surface && !shows(near, accent) ? rolesFor(true) : near
  const roles = accent && surface && shows(apart, accent) && shows(apart, surface, grounds) ? apart : near
  const isHidden = wish.soft !== null && !shows(roles, wish.soft)
  const variables = {
    ...colorVariables(roles),
    ...(wish.soft && isHidden ? { [second]: css(fitToScreen(wish.soft)) } : {}),
    '--radius': radiusFor(family, wish.tones),
    ...typeFor(family, wish.tones),
  }
  return { variables, mode, css: themeCss(variables) }
}

/** Further than this from what was said, a colour is another shade of it; up to that it is still told to be one. */
const SAME = 0.04
const OTHER = 0.2

/** The asked colours, in the person's words, that the page shows in a lighter or darker shade. */
export function shadesOf({ variables }: Theme, colors: Brief['colors']): string[] {
  const roles = readRoles(variables)
  const shaded = colors.flatMap(({ css, words }) => {
    const asked = parseColor(css)
    if (!asked || !roles) return []
    const own = parseColor(variables[second] ?? '')
    const off = Math.min(...[...Object.values(roles), ...(own ? [own] : [])].map((role) => deltaE(role, asked)))
    return off > SAME && off <= OTHER ? [words] : []
  })
  // who says it twice is told so once
  return [...new Set(shaded)]
}

/** The colours of a family as it was drawn. */
export const drawnRoles = (family: FamilyFacts): Roles =>
  paint(family.palette[family.mode] as Palette, family.hue, null)

/** A second asked colour that no role can show, since text would have to stand on it: it frames the page. */
const second = '--second'
const frame = `body{border-block:.5rem solid var(${second})}::marker{color:var(${second})}a{text-decoration-color:var(${second})}`

const soft = 'accent-soft'

/**
 * The frame of a page whose asked colour only the soft role holds, where nothing that is `drawn` (markup and styles) uses that
 * role; '' for any other page.
 */
export function softFrame({ variables }: Theme, colors: Brief['colors'], drawn: string): string {
  const roles = readRoles(variables)
  if (!roles || drawn.includes(`--${soft}`)) return ''
  const others = paletteRoles.filter((role) => role !== soft)
  const isUnseen = colors.some(({ css: said }) => {
    const asked = parseColor(said)
    return asked !== null && shows(roles, asked, [soft]) && !shows(roles, asked, others)
  })
  return isUnseen ? `body{border-block:.5rem solid var(--${soft})}` : ''
}

/** `:root{…}` as it stands in the head of every page. */
export function themeCss(variables: Record<string, string>): string {
  const root = `:root{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
  return variables[second] === undefined ? root : `${root}${frame}`
}

function chooseMode(family: FamilyFacts, wish: ThemeWish): ColorScheme {
  if (wish.surface) return wish.surface.l < 0.6 ? 'dark' : 'light'
  if (wish.mode) return wish.mode
  // a pale accent fills the buttons of a light page; a deep one does not show on a dark ground
  return wish.accent && wish.accent.l < 0.56 ? 'light' : family.mode
}

/** The hue the accent is to have; null keeps the one it was drawn with. */
const askedHue = ({ accent, hue }: ThemeWish): number | null => (accent && accent.c > 0.02 ? accent.h : hue)

/** A breath of the hue stays, as in every good grey. */
const drained = (palette: Palette) =>
  Object.fromEntries(
    paletteRoles.map((role) => [role, [palette[role][0], palette[role][1] * 0.08, palette[role][2]]]),
  ) as Palette

const paint = (palette: Palette, seed: number, asked: number | null): Roles => {
  const drawn = Object.fromEntries(
    paletteRoles.map((role) => [role, { l: palette[role][0], c: palette[role][1], h: turn(seed + palette[role][2]) }]),
  ) as Record<PaletteRole, Tint>
  return painted(asked === null ? drawn : turnHues(drawn, asked))
}
