import { clamp, contrast, css, deltaE, fitToScreen, hueGap, search, type Tint, turn } from './color.ts'
import type { FamilyFacts, Palette } from './family.ts'
import { paletteRoles } from './family.ts'
import { otherMode } from './other-mode.ts'
import type { Theme, Tone } from './types.ts'
import { radiusFor, typeFor } from './voice.ts'

export type Mode = 'light' | 'dark'

/** What a request says about looks; null leaves it to the family. */
export type ThemeWish = {
  mode: Mode | null
  /** the hue of the accent, degrees */
  hue: number | null
  /** a colour the accent has to show by name (deltaE < 0.1) */
  accent: Tint | null
  /** a colour the page's ground has to show by name */
  surface: Tint | null
  tones: Tone[]
}

type Role = (typeof paletteRoles)[number] | 'accent-ink'
export type Roles = Record<Role, Tint>

const grounds = ['surface', 'surface-2', 'surface-3'] as const
const NAMED = 0.095

/** The theme of a page: every text role is moved in lightness until its contrast holds on all three grounds. */
export function buildTheme(family: FamilyFacts, wish: ThemeWish): Theme {
  const mode = chooseMode(family, wish)
  const palette = family.palette[mode] ?? otherMode(family.palette[family.mode] as Palette)
  const roles = paint(palette, seedHue(family, palette, wish))
  if (wish.surface) stand(roles, wish.surface, mode)
  const promises = promisesOf(family)
  settle(roles, 'ink', mode, promises, 4.5)
  settle(roles, 'muted', mode, promises, 4.5)
  if (wish.accent) ask(roles, wish.accent, mode, promises)
  else settle(roles, 'accent', mode, promises, 3)
  roles['accent-ink'] = inkOn(roles)
  const variables = {
    ...Object.fromEntries([...paletteRoles.slice(0, 7), 'accent-ink' as const, 'accent-soft' as const].map((role) => [`--${role}`, css(roles[role])])),
    '--radius': radiusFor(family, wish.tones),
    ...typeFor(family, wish.tones),
  }
  return { variables, mode, css: themeCss(variables) }
}

/** `:root{…}` as it stands in the head of every page; says to the browser which mode its own controls take. */
export function themeCss(variables: Record<string, string>): string {
  return `:root{${Object.entries(variables).map(([name, value]) => `${name}:${value}`).join(';')}}`
}

function chooseMode(family: FamilyFacts, wish: ThemeWish): Mode {
  if (wish.surface) return wish.surface.l < 0.6 ? 'dark' : 'light'
  if (wish.mode) return wish.mode
  // a pale accent only shows on a dark ground
  if (wish.accent && wish.accent.l > 0.82) return 'dark'
  return family.mode
}

/** An asked hue is the accent's; the grounds follow when the family tints them from the same side of the wheel. */
function seedHue(family: FamilyFacts, palette: Palette, wish: ThemeWish): number {
  const asked = wish.accent && wish.accent.c > 0.02 ? wish.accent.h : wish.hue
  if (asked === null) return wish.surface && wish.surface.c > 0.02 ? wish.surface.h - palette.surface[2] : family.hue
  const together = hueGap(palette.accent[2], palette.surface[2]) < 75
  return together ? asked - palette.accent[2] : asked
}

function paint(palette: Palette, seed: number): Roles {
  const painted = Object.fromEntries(paletteRoles.map((role) => {
    const [l, c, offset] = palette[role]
    return [role, fitToScreen({ l, c, h: turn(seed + offset) })]
  })) as Roles
  return painted
}

/** Puts the page on an asked ground: the steps between the grounds stay, the ground itself may move a shade. */
function stand(roles: Roles, asked: Tint, mode: Mode) {
  const steps = grounds.map((ground) => roles[ground].l - roles.surface.l)
  const extreme = { l: mode === 'dark' ? 1 : 0, c: 0, h: 0 }
  const away = mode === 'dark' ? -1 : 1
  const surface = search(asked, away, (candidate) => contrast(extreme, candidate) >= 6.5 || deltaE(candidate, asked) > NAMED - 0.01) ?? asked
  const inner = contrast(extreme, surface) < 8 ? -1 : 1
  grounds.forEach((ground, index) => {
    roles[ground] = fitToScreen({ ...surface, l: clamp(surface.l + inner * (steps[index] ?? 0), 0, 1) })
  })
  const toward = mode === 'dark' ? 1 : -1
  roles.line = fitToScreen({ ...surface, l: clamp(surface.l + toward * 0.2, 0, 1) })
  roles.ink = fitToScreen({ l: mode === 'dark' ? 0.97 : 0.2, c: 0.015, h: surface.h })
  roles.muted = fitToScreen({ l: mode === 'dark' ? 0.88 : 0.38, c: 0.02, h: surface.h })
  roles['accent-soft'] = fitToScreen({ ...roles['accent-soft'], l: clamp(surface.l + toward * 0.12, 0, 1) })
}

type Promises = (front: Role, ground: Role) => number

/** The contrast each pair had as it was drawn (4.5, 3 or none): templates rely on it, so every derived theme keeps it. */
function promisesOf(family: FamilyFacts): Promises {
  const drawn = paint(family.palette[family.mode] as Palette, family.hue)
  return (front, ground) => {
    const ratio = contrast(drawn[front], drawn[ground])
    return ratio >= 4.5 ? 4.5 : ratio >= 3 ? 3 : 0
  }
}

/** What `role` must reach on each ground; `least` on the three surfaces. */
function demands(role: Role, promises: Promises, least: number): [Role, number][] {
  return [
    ...grounds.map((ground): [Role, number] => [ground, Math.max(least, promises(role, ground))]),
    ['accent-soft', promises(role, 'accent-soft')],
  ]
}

const holdsAll = (roles: Roles, list: [Role, number][]) => (candidate: Tint) => list.every(([ground, ratio]) => contrast(candidate, roles[ground]) >= ratio)

/** Moves a role away from the grounds until everything holds, and if nothing does, until the surfaces hold. */
function settle(roles: Roles, role: 'ink' | 'muted' | 'accent', mode: Mode, promises: Promises, least: number) {
  const direction = mode === 'dark' ? 1 : -1
  const full = demands(role, promises, least)
  const bare = grounds.map((ground): [Role, number] => [ground, least])
  roles[role] = search(roles[role], direction, holdsAll(roles, full)) ?? search(roles[role], direction, holdsAll(roles, bare)) ?? roles[role]
}

/** Takes the asked colour as accent; where it cannot be read, it fills the soft role and the accent is its readable shade. */
function ask(roles: Roles, asked: Tint, mode: Mode, promises: Promises) {
  const direction = mode === 'dark' ? 1 : -1
  const full = demands('accent', promises, 3).filter(([ground]) => ground !== 'accent-soft')
  const bare = grounds.map((ground): [Role, number] => [ground, 3])
  const start = fitToScreen(asked)
  for (const list of [full, bare]) {
    const found = search(start, direction, holdsAll(roles, list))
    if (found && deltaE(found, asked) <= NAMED) {
      roles.accent = found
      return
    }
  }
  roles['accent-soft'] = start
  roles.accent = search(start, direction, holdsAll(roles, bare)) ?? roles.ink
  settle(roles, 'ink', mode, () => 4.5, 4.5)
}

/** Text on the accent: the page's light or dark end, whichever reads; else white or black. */
function inkOn({ accent, surface, ink }: Roles): Tint {
  const ends = [surface, ink].sort((a, b) => b.l - a.l)
  const candidates: Tint[] = [...ends, { l: 0.99, c: 0.004, h: accent.h }, { l: 0.17, c: 0.02, h: accent.h }, { l: 1, c: 0, h: 0 }, { l: 0, c: 0, h: 0 }]
  const readable = candidates.find((candidate) => contrast(candidate, accent) >= 4.6)
  return readable ?? (contrast({ l: 1, c: 0, h: 0 }, accent) > 4.5 ? { l: 1, c: 0, h: 0 } : { l: 0, c: 0, h: 0 })
}
