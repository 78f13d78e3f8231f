import { clamp, fitToScreen, parseColor, type Tint } from './color.ts'
import { type Palette, type PaletteRole, paletteRoles } from './family.ts'
import { otherMode } from './other-mode.ts'
import {
  askAccent,
  askFill,
  askSurface,
  type ColorScheme,
  colorVariables,
  fillOf,
  grounds,
  modeOf,
  painted,
  promisesOf,
  readRoles,
  type Roles,
  settleAll,
  turnHues,
} from './roles.ts'
import { type Stack, stacks } from './voice.ts'

/** A change of looks that is a change of theme variables. Colours are CSS colours. */
export type ThemeChange =
  | { change: 'accent'; color: string }
  | { change: 'surface'; color: string }
  | { change: 'mode'; mode: ColorScheme }
  | { change: 'lightness'; by: 'darker' | 'lighter' }
  | { change: 'strength'; by: 'vivid' | 'muted' }
  | { change: 'warmth'; by: 'warmer' | 'cooler' }
  | { change: 'corners'; by: 'rounder' | 'sharper' | 'square' }
  | { change: 'type'; stack: Stack; of: 'display' | 'body' | 'both' }

/**
 * The variables that change, by name with their new values; empty when the page has no such theme or already is so.
 * Texts stay readable: what had a contrast of 4.5 or 3 keeps it.
 */
export function recolor(variables: Record<string, string>, change: ThemeChange): Record<string, string> {
  const wanted =
    change.change === 'corners'
      ? corners(variables, change.by)
      : change.change === 'type'
        ? fonts(change)
        : colors(variables, change)
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => variables[name] !== value))
}

type ColorChange = Exclude<ThemeChange, { change: 'corners' | 'type' }>

function colors(variables: Record<string, string>, change: ColorChange): Record<string, string> {
  const before = readRoles(variables)
  if (!before) return {}
  const roles = { ...before }
  const promises = promisesOf(before)
  if (change.change === 'accent' || change.change === 'surface') {
    const asked = parseColor(change.color)
    if (!asked) return {}
    if (change.change === 'surface') askSurface(roles, asked)
    else if (asked.c > 0.02) Object.assign(roles, painted(turnHues(before, asked.h)))
    settleAll(roles, promises)
    if (change.change === 'accent') {
      askAccent(roles, asked, promises)
      if (fillOf(before) === 'accent-soft') askFill(roles, asked)
    }
    return colorVariables(roles)
  }
  if (change.change === 'mode') {
    if (modeOf(before) === change.mode) return {}
    Object.assign(roles, turnOver(before))
  } else if (change.change === 'warmth') Object.assign(roles, painted(tempered(before, change.by)))
  else if (change.change === 'lightness') shift(roles, change.by === 'darker' ? -1 : 1)
  else
    for (const role of ['accent', 'accent-soft', ...grounds] as const)
      roles[role] = fitToScreen({ ...roles[role], c: roles[role].c * (change.by === 'vivid' ? 1.35 : 0.6) })
  settleAll(roles, promises)
  return colorVariables(roles)
}

const turnOver = (roles: Roles): Roles => {
  const palette = otherMode(
    Object.fromEntries(paletteRoles.map((role) => [role, [roles[role].l, roles[role].c, roles[role].h]])) as Palette,
  )
  return painted(
    Object.fromEntries(
      paletteRoles.map((role) => [role, { l: palette[role][0], c: palette[role][1], h: palette[role][2] }]),
    ) as Record<PaletteRole, Tint>,
  )
}

/** Where warm and cool colours are on the circle, for what is bright and for what is a ground. */
const temperature = { warmer: { accent: 45, ground: 75 }, cooler: { accent: 240, ground: 245 } } as const
/** Nearer than this a hue is warm or cool already, and goes half of the way that is left. */
const NEAR = 45

/** Grounds with a tint of it, and what is bright in a hue of that side; how light and how strong it is stays. */
function tempered(before: Roles, by: 'warmer' | 'cooler'): Roles {
  const { accent, ground } = temperature[by]
  const bright = (tint: Tint): Tint => ({ ...tint, c: Math.max(tint.c, 0.06), h: towards(tint.h, accent) })
  const plain = (tint: Tint): Tint => ({ ...tint, c: Math.max(tint.c, tint.l > 0.985 ? 0.008 : 0.014), h: ground })
  return Object.fromEntries(
    Object.entries(before).map(([role, tint]) => [
      role,
      fitToScreen(role === 'accent' || role === 'accent-soft' ? bright(tint) : plain(tint)),
    ]),
  ) as Roles
}

function towards(hue: number, end: number): number {
  const gap = ((hue - end + 540) % 360) - 180
  // hues of one page that were apart stay a little apart
  return (end + (Math.abs(gap) <= NEAR ? gap / 2 : Math.sign(gap) * 20) + 360) % 360
}

/** One clear step; grounds and accent together. */
function shift(roles: Roles, direction: 1 | -1) {
  const step = modeOf(roles) === 'dark' ? 0.04 : 0.07
  for (const role of ['accent', 'accent-soft', 'line', ...grounds] as const) {
    roles[role] = fitToScreen({ ...roles[role], l: clamp(roles[role].l + direction * step, 0.05, 0.99) })
  }
}

const steps = [0, 0.125, 0.25, 0.5, 0.75, 1, 1.5, 2]

function corners(variables: Record<string, string>, by: 'rounder' | 'sharper' | 'square'): Record<string, string> {
  const value = variables['--radius']
  if (value === undefined) return {}
  const now = Number.parseFloat(value) / (value.endsWith('px') ? 16 : 1) || 0
  const next =
    by === 'square'
      ? 0
      : by === 'rounder'
        ? steps.find((step) => step > now + 0.2)
        : steps.findLast((step) => step < now - 0.1)
  return { '--radius': next === undefined ? value : next === 0 ? '0px' : `${next}rem` }
}

function fonts({ stack, of }: Extract<ThemeChange, { change: 'type' }>): Record<string, string> {
  return {
    ...(of === 'body' ? {} : { '--font-display': stacks[stack] }),
    ...(of === 'display' ? {} : { '--font-body': stacks[stack] }),
  }
}
