import { clamp, contrast, css, deltaE, fitToScreen, parseColor, search, type Tint } from './color.ts'
import { type PaletteRole, paletteRoles } from './family.ts'

export type Mode = 'light' | 'dark'
export type Role = PaletteRole | 'accent-ink'
/** The colours of a page by role. */
export type Roles = Record<Role, Tint>

export const grounds = ['surface', 'surface-2', 'surface-3'] as const

/** Two colours nearer than this go by the same name. */
const NAMED = 0.095

/** The contrast a text role has on a ground, as a rule to keep: 4.5, 3 or 0 for none. */
export type Promises = (front: Role, ground: Role) => number

/** Templates and people rely on what could be read before, so every change keeps the class of each pair. */
export function promisesOf(roles: Roles): Promises {
  const drawn = { ...roles }
  return (front, ground) => {
    const ratio = contrast(drawn[front], drawn[ground])
    return ratio >= 4.5 ? 4.5 : ratio >= 3 ? 3 : 0
  }
}

/** The order in which the variables stand on every page. */
const order: Role[] = ['surface', 'surface-2', 'surface-3', 'ink', 'muted', 'line', 'accent', 'accent-ink', 'accent-soft']

export const colorVariables = (roles: Roles): Record<string, string> => Object.fromEntries(order.map((role) => [`--${role}`, css(roles[role])]))

/** The roles of a page's variables; null when one is missing or no colour. */
export function readRoles(variables: Record<string, string>): Roles | null {
  const entries: [Role, Tint][] = []
  for (const role of order) {
    const tint = parseColor(variables[`--${role}`] ?? '')
    if (!tint) return null
    entries.push([role, tint])
  }
  return Object.fromEntries(entries) as Roles
}

export const modeOf = (roles: Roles): Mode => (roles.surface.l < 0.55 ? 'dark' : 'light')

const holdsAll = (roles: Roles, list: [Role, number][]) => (candidate: Tint) => list.every(([ground, ratio]) => contrast(candidate, roles[ground]) >= ratio)

/** What a role must reach on each ground: `least` on the surfaces, more where it was promised. */
const demands = (role: Role, promises: Promises, least: number): [Role, number][] => [
  ...grounds.map((ground): [Role, number] => [ground, Math.max(least, promises(role, ground))]),
  ['accent-soft', promises(role, 'accent-soft')],
]

const bare = (least: number) => grounds.map((ground): [Role, number] => [ground, least])

/** Moves a text role away from the grounds until everything holds, or if nothing does, until the surfaces do. */
export function settle(roles: Roles, role: 'ink' | 'muted' | 'accent', promises: Promises) {
  const least = role === 'accent' ? 3 : 4.5
  const direction = modeOf(roles) === 'dark' ? 1 : -1
  roles[role] = search(roles[role], direction, holdsAll(roles, demands(role, promises, least))) ?? search(roles[role], direction, holdsAll(roles, bare(least))) ?? roles[role]
}

/** Every text role in turn, and the ink on the accent. */
export function settleAll(roles: Roles, promises: Promises) {
  settle(roles, 'ink', promises)
  settle(roles, 'muted', promises)
  settle(roles, 'accent', promises)
  roles['accent-ink'] = inkOn(roles)
}

/** Takes an asked colour as accent; where it cannot be read, it fills the soft role and the accent is its readable shade. */
export function askAccent(roles: Roles, asked: Tint, promises: Promises) {
  const direction = modeOf(roles) === 'dark' ? 1 : -1
  const start = fitToScreen(asked)
  for (const list of [demands('accent', promises, 3).slice(0, grounds.length), bare(3)]) {
    const found = search(start, direction, holdsAll(roles, list))
    if (found && deltaE(found, asked) <= NAMED) {
      roles.accent = found
      roles['accent-ink'] = inkOn(roles)
      return
    }
  }
  roles['accent-soft'] = start
  roles.accent = search(start, direction, holdsAll(roles, bare(3))) ?? roles.ink
  settle(roles, 'ink', () => 4.5)
  roles['accent-ink'] = inkOn(roles)
}

/** Puts the page on an asked ground; the steps between the grounds stay, the ground itself may move a shade. */
export function askSurface(roles: Roles, asked: Tint) {
  const dark = asked.l < 0.6
  const end = { l: dark ? 1 : 0, c: 0, h: 0 }
  const steps = grounds.map((ground) => Math.abs(roles[ground].l - roles.surface.l))
  const surface = fitToScreen(search(asked, dark ? -1 : 1, (candidate) => contrast(end, candidate) >= 7 || deltaE(candidate, asked) > NAMED - 0.01) ?? asked)
  // on a middling ground the steps lead away from the ink, so that text stays readable on all of them
  const inward = contrast(end, surface) < 9 ? (dark ? -1 : 1) : dark ? 1 : -1
  grounds.forEach((ground, index) => {
    roles[ground] = fitToScreen({ ...surface, l: clamp(surface.l + inward * (steps[index] ?? 0), 0.02, 0.995) })
  })
  const toward = dark ? 1 : -1
  const shade = (l: number, c: number) => fitToScreen({ l, c, h: surface.h })
  const breath = Math.min(surface.c, 0.03)
  roles.line = shade(clamp(surface.l + toward * 0.2, 0, 1), surface.c)
  roles.ink = shade(dark ? 0.97 : 0.2, breath)
  roles.muted = shade(dark ? 0.86 : 0.4, breath)
  roles['accent-soft'] = fitToScreen({ ...roles['accent-soft'], l: clamp(surface.l + toward * 0.12, 0, 1) })
}

/** A second colour as the soft role, as it is when text can stand on it, else as a tint of its hue. */
export function askSoft(roles: Roles, asked: Tint) {
  const fits = Math.abs(asked.l - roles.surface.l) < 0.3
  roles['accent-soft'] = fitToScreen(fits ? asked : { l: roles['accent-soft'].l, c: Math.max(roles['accent-soft'].c, 0.06), h: asked.h })
}

/** Text on the accent: the page's light or dark end, whichever reads; else white or black. */
export function inkOn({ accent, surface, ink }: Roles): Tint {
  const ends = [surface, ink].sort((a, b) => b.l - a.l)
  const plain: Tint[] = [{ l: 0.99, c: 0.004, h: accent.h }, { l: 0.17, c: 0.02, h: accent.h }, { l: 1, c: 0, h: 0 }, { l: 0, c: 0, h: 0 }]
  const readable = [...ends, ...plain].find((candidate) => contrast(candidate, accent) >= 4.6)
  return readable ?? (accent.l > 0.6 ? { l: 0, c: 0, h: 0 } : { l: 1, c: 0, h: 0 })
}

/** All palette roles, without the one that is searched for. */
export const painted = (paint: (role: PaletteRole) => Tint): Roles => {
  const roles = Object.fromEntries(paletteRoles.map((role) => [role, fitToScreen(paint(role))])) as Roles
  roles['accent-ink'] = inkOn(roles)
  return roles
}
