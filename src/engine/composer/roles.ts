import { clamp, contrast, css, deltaE, fitToScreen, hueGap, parseColor, search, type Tint } from './color.ts'
import { type PaletteRole, paletteRoles } from './family.ts'

export type ColorScheme = 'light' | 'dark'
export type ColorRole = PaletteRole | 'accent-ink'
/** The colours of a page by role. */
export type Roles = Record<ColorRole, Tint>

export const grounds = ['surface', 'surface-2', 'surface-3'] as const

/** Two colours nearer than this go by the same name. */
const NAMED = 0.095
/** Colours are written with three digits. */
const MARGIN = 0.03

/** The contrast a text role has on a ground, as a rule to keep: 4.5, 3 or 0 for none. */
export type Promises = (front: ColorRole, ground: ColorRole) => number

/** Templates and people rely on what could be read before, so every change keeps the class of each pair. */
export function promisesOf(roles: Roles): Promises {
  const drawn = { ...roles }
  return (front, ground) => {
    const ratio = contrast(drawn[front], drawn[ground])
    return ratio >= 4.5 ? 4.5 : ratio >= 3 ? 3 : 0
  }
}

/** The order in which the variables stand on every page. */
const order: ColorRole[] = [
  'surface',
  'surface-2',
  'surface-3',
  'ink',
  'muted',
  'line',
  'accent',
  'accent-ink',
  'accent-soft',
]

export const colorVariables = (roles: Roles): Record<string, string> =>
  Object.fromEntries(order.map((role) => [`--${role}`, css(roles[role])]))

/** The roles of a page's variables; null when one is missing or no colour. */
export function readRoles(variables: Record<string, string>): Roles | null {
  const entries: [ColorRole, Tint][] = []
  for (const role of order) {
    const tint = parseColor(variables[`--${role}`] ?? '')
    if (!tint) return null
    entries.push([role, tint])
  }
  return Object.fromEntries(entries) as Roles
}

export const modeOf = (roles: Roles): ColorScheme => (roles.surface.l < 0.55 ? 'dark' : 'light')

const holdsAll = (roles: Roles, list: [ColorRole, number][]) => (candidate: Tint) =>
  list.every(([ground, ratio]) => contrast(candidate, roles[ground]) >= ratio + MARGIN)

/** What a role must reach on each ground: `least` on the surfaces, more where it was promised. */
const demands = (role: ColorRole, promises: Promises, least: number): [ColorRole, number][] => [
  ...grounds.map((ground): [ColorRole, number] => [ground, Math.max(least, promises(role, ground))]),
  ['accent-soft', promises(role, 'accent-soft')],
]

const bare = (least: number) => grounds.map((ground): [ColorRole, number] => [ground, least])

/** Moves a text role away from the grounds until everything holds, or if nothing does, until the surfaces do. */
export function settle(roles: Roles, role: 'ink' | 'muted' | 'accent', promises: Promises) {
  const least = role === 'accent' ? 3 : 4.5
  const direction = modeOf(roles) === 'dark' ? 1 : -1
  roles[role] =
    search(roles[role], direction, holdsAll(roles, demands(role, promises, least))) ??
    search(roles[role], direction, holdsAll(roles, bare(least))) ??
    roles[role]
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
  // a grey without a hue would turn everything that is mixed from it pink
  const start = fitToScreen(asked.c < 0.02 ? { l: asked.l, c: 0.004, h: roles.accent.h } : asked)
  const list = demands('accent', promises, 3).slice(0, grounds.length)
  const found = search(start, direction, holdsAll(roles, list))
  if (found && deltaE(found, asked) <= NAMED) roles.accent = found
  else {
    // text stands on it too: it gives way until the page's dark or light end can be read
    const end = { l: direction > 0 ? 1 : 0, c: 0, h: 0 }
    roles['accent-soft'] = search(start, -direction as 1 | -1, (candidate) => contrast(end, candidate) >= 5) ?? start
    roles.accent = found ?? search(start, direction, holdsAll(roles, bare(3))) ?? roles.ink
    settle(roles, 'ink', () => 4.5)
    settle(roles, 'muted', promises)
  }
  roles['accent-ink'] = inkOn(roles)
}

/**
 * The role that fills buttons. A colour that is too pale or too deep to write with stands in the soft role as it was
 * asked for, with the accent as its readable shade: there the button shows the colour itself, and the ink is on it.
 */
export function fillOf(roles: Roles): 'accent' | 'accent-soft' {
  const { accent, 'accent-soft': soft, ink } = roles
  const isItself = soft.c >= 0.05 && soft.c >= accent.c * 0.85 && hueGap(soft.h, accent.h) < 70
  return isItself && contrast(ink, soft) >= 4.5 ? 'accent-soft' : 'accent'
}

/** An asked colour in the soft role, as near as the ink can be read on it. */
export function askFill(roles: Roles, asked: Tint) {
  const away = modeOf(roles) === 'dark' ? -1 : 1
  const found = search(fitToScreen(asked), away, (candidate) => contrast(roles.ink, candidate) >= 4.6)
  if (found) roles['accent-soft'] = found
}

/** True when a role shows an asked colour under its name. */
export const shows = (roles: Roles, asked: Tint, among: readonly ColorRole[] = order): boolean =>
  among.some((role) => deltaE(roles[role], asked) <= NAMED)

/**
 * Puts the page on an asked ground; the steps between the grounds stay, the ground itself may move a shade. With `apart`
 * all grounds keep as far from the ink as they can under their name, so that a near second colour can be read on them.
 */
export function askSurface(roles: Roles, asked: Tint, apart = false) {
  const dark = asked.l < 0.6
  const end = { l: dark ? 1 : 0, c: 0, h: 0 }
  // near black a step has to be larger to be seen
  const steps = grounds.map((ground, index) =>
    Math.max(Math.abs(roles[ground].l - roles.surface.l), asked.l < 0.12 ? index * 0.075 : 0),
  )
  const surface = fitToScreen(
    search(
      asked,
      dark ? -1 : 1,
      (candidate) => (!apart && contrast(end, candidate) >= 7) || deltaE(candidate, asked) > NAMED - 0.01,
    ) ?? asked,
  )
  // on a middling ground the steps lead away from the ink, so that text stays readable on all of them
  const inward = apart || contrast(end, surface) < 9 ? (dark ? -1 : 1) : dark ? 1 : -1
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
  roles['accent-soft'] = fitToScreen(
    fits ? asked : { l: roles['accent-soft'].l, c: Math.max(roles['accent-soft'].c, 0.06), h: asked.h },
  )
}

/** A second colour that has lost the soft role to the first: the deepest ground takes it where text can be read on it, else the ink. */
export function askBand(roles: Roles, asked: Tint, promises: Promises) {
  const texts: [ColorRole, number][] = [
    ['ink', 4.5],
    ['muted', 4.5],
    ['accent', 3],
  ]
  const readable = texts.every(
    ([role, least]) => contrast(roles[role], asked) >= Math.max(least, promises(role, 'surface-3')) + MARGIN,
  )
  if (readable) roles['surface-3'] = fitToScreen(asked)
  // navy beside green on white, cream beside red on black: what is written is written in it
  else if (grounds.every((ground) => contrast(asked, roles[ground]) >= 7))
    roles.ink = fitToScreen({ ...asked, c: Math.min(asked.c, 0.11) })
}

/** Text on the accent: the page's light or dark end, whichever reads; else white or black. */
export function inkOn({ accent, surface, ink }: Roles): Tint {
  const ends = [surface, ink].sort((a, b) => b.l - a.l)
  const plain: Tint[] = [
    { l: 0.99, c: 0.004, h: accent.h },
    { l: 0.17, c: 0.02, h: accent.h },
    { l: 1, c: 0, h: 0 },
    { l: 0, c: 0, h: 0 },
  ]
  const readable = [...ends, ...plain].find((candidate) => contrast(candidate, accent) >= 4.6)
  return readable ?? (accent.l > 0.6 ? { l: 0, c: 0, h: 0 } : { l: 1, c: 0, h: 0 })
}

/** Warm white paper goes with every ink; it keeps its hue when the accent turns. */
const isWarm = ({ h }: Tint) => h > 55 && h < 115
const isPaper = (tint: Tint) => tint.l > 0.9 && tint.c <= 0.04 && isWarm(tint)

/**
 * The hue of each role once the accent has the hue `asked`. What leans on the accent or is a colour of its own turns
 * with it; paper and faint grounds of another hue stay. A soft colour beside the accent lies towards yellow, as light
 * colours do in nature: green gets a yellow, purple a pink.
 */
export function turnHues(drawn: Record<PaletteRole, Tint>, asked: number): Record<PaletteRole, Tint> {
  const turn = asked - drawn.accent.h
  const paper = isPaper(drawn.surface)
  const hue = (role: PaletteRole): number => {
    const { h, c } = drawn[role]
    const ground = role === 'line' || grounds.some((name) => name === role)
    if (ground && paper && isWarm(drawn[role])) return h
    if (hueGap(h, drawn.accent.h) >= 75 && c < 0.045) return h
    const gap = hueGap(h, drawn.accent.h)
    if (role !== 'accent-soft' || gap < 20 || c < 0.06) return h + turn
    return hueGap(asked + gap, 90) < hueGap(asked - gap, 90) ? asked + gap : asked - gap
  }
  return Object.fromEntries(paletteRoles.map((role) => [role, asVivid(drawn[role], hue(role))])) as Record<
    PaletteRole,
    Tint
  >
}

/** A bright colour stays as bright for its new hue as it was for the old one, within reason. */
function asVivid(drawn: Tint, h: number): Tint {
  if (drawn.c < 0.08 || h === drawn.h) return { ...drawn, h }
  const most = (l: number, hue: number) => fitToScreen({ l, c: 0.4, h: hue }).c
  const fill = Math.min(1, drawn.c / most(drawn.l, drawn.h))
  const c = Math.min(fill * 0.5 + 0.5, 1) * Math.min(drawn.c * 1.4, most(drawn.l, h) * fill)
  if (drawn.l < 0.72) return { l: drawn.l, c, h }
  // what is a plain yellow is neon in any other light colour
  if (hueGap(h, 95) > 45) return { l: Math.min(drawn.l, 0.86), c: Math.min(drawn.c * 0.62, most(0.86, h)), h }
  if (c >= drawn.c * 0.7) return { l: drawn.l, c, h }
  // a loud light colour: where its hue has none as light, a darker one is as loud
  const l = [0.88, 0.84, 0.8, 0.76].find((light) => light < drawn.l && most(light, h) >= drawn.c * 0.75) ?? 0.76
  return { l, c: Math.min(drawn.c, most(l, h)), h }
}

/** All palette roles, without the one that is searched for. */
export const painted = (tints: Record<PaletteRole, Tint>): Roles => {
  const roles = Object.fromEntries(paletteRoles.map((role) => [role, fitToScreen(tints[role])])) as Roles
  roles['accent-ink'] = inkOn(roles)
  return roles
}
