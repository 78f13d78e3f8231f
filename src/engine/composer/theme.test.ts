import { expect, test } from 'vitest'
import { contrast, deltaE, parseColor, type Tint } from './color.ts'
import { withFills } from './fills.ts'
import { library } from './library.ts'
import { recolor } from './recolor.ts'
import { type ColorScheme, grounds, readRoles } from './roles.ts'
import { buildTheme, type ThemeWish } from './theme.ts'

const families = [...library().families.values()]
const plain: ThemeWish = { mode: null, hue: null, accent: null, soft: null, surface: null, grey: false, tones: [] }
const modes: ColorScheme[] = ['light', 'dark']
const color = (text: string) => parseColor(text) as Tint

function expectReadable(variables: Record<string, string>) {
  const roles = readRoles(variables)
  if (!roles) throw new Error('a role is missing')
  for (const ground of grounds) {
    expect(contrast(roles.ink, roles[ground]), `ink on ${ground}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(roles.muted, roles[ground]), `muted on ${ground}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(roles.accent, roles[ground]), `accent on ${ground}`).toBeGreaterThanOrEqual(2.99)
  }
  expect(contrast(roles['accent-ink'], roles.accent)).toBeGreaterThanOrEqual(4.5)
}

test.each(families.flatMap((family) => modes.map((mode) => ({ id: family.id, family, mode }))))(
  '$id, $mode: readable at every hue',
  ({ family, mode }) => {
    for (let hue = 0; hue < 360; hue += 15) expectReadable(buildTheme(family, { ...plain, mode, hue }).variables)
  },
)

test.each(families)('$id: its own hue and mode leave the drawn accent as it is', (family) => {
  const [l, c] = family.palette[family.mode]?.accent ?? [0, 0]
  const accent = readRoles(buildTheme(family, plain).variables)?.accent
  // a signal colour that was drawn too pale to read on the deepest ground comes down
  expect(Math.abs((accent?.l ?? 0) - l)).toBeLessThan(0.13)
  expect((accent?.c ?? 0) - c).toBeLessThan(0.005)
})

const asked = [
  'green',
  '#0f766e',
  'crimson',
  'navy',
  'orange',
  'hotpink',
  'gold',
  'black',
  'white',
  '#1e3a8a',
  'purple',
]

test.each(asked.flatMap((name) => modes.map((mode) => ({ name, mode }))))(
  '$name in $mode mode is on the page by that name, and everything reads',
  ({ name, mode }) => {
    for (const family of families) {
      const { variables } = buildTheme(family, { ...plain, mode, accent: color(name) })
      const near = ['--accent', '--accent-soft'].map((role) => deltaE(color(variables[role] ?? ''), color(name)))
      expect(Math.min(...near), family.id).toBeLessThan(0.1)
      expectReadable(variables)
    }
  },
)

test.each(['navy', '#fff8e7', 'green', 'lightblue', 'black', '#7a1f2b'])('%s as the ground', (name) => {
  for (const family of families) {
    const { variables, mode } = buildTheme(family, { ...plain, surface: color(name) })
    expect(deltaE(color(variables['--surface'] ?? ''), color(name)), family.id).toBeLessThan(0.1)
    expect(mode).toBe(color(name).l < 0.6 ? 'dark' : 'light')
    expectReadable(variables)
  }
})

test('a tone that the family does not have changes corners and type', () => {
  const family = families.find(({ suits }) => !suits.tones.includes('luxurious'))
  if (!family) throw new Error('every family is luxurious')
  const { variables } = buildTheme(family, { ...plain, tones: ['luxurious'] })
  expect(variables['--radius']).toBe('0px')
  expect(variables['--font-display']).toContain('Iowan')
})

const page = () => buildTheme(families[0] as (typeof families)[number], { ...plain, mode: 'light' }).variables

test.each([
  ['make it green', { change: 'accent', color: 'green' }],
  ['navy background', { change: 'surface', color: 'navy' }],
  ['dark mode', { change: 'mode', mode: 'dark' }],
  ['darker', { change: 'lightness', by: 'darker' }],
  ['lighter', { change: 'lightness', by: 'lighter' }],
  ['more vivid', { change: 'strength', by: 'vivid' }],
] as const)('%s: only colours change and everything still reads', (_, change) => {
  const before = page()
  const changed = recolor(before, change)
  expect(Object.keys(changed).length).toBeGreaterThan(0)
  expect(Object.keys(changed)).not.toContain('--radius')
  expectReadable({ ...before, ...changed })
})

test.each([
  ['0px', 'rounder', '0.25rem'],
  ['0.5rem', 'rounder', '0.75rem'],
  ['8px', 'sharper', '0.25rem'],
  ['1rem', 'square', '0px'],
] as const)('corners of %s, %s', (radius, by, expected) => {
  expect(recolor({ '--radius': radius }, { change: 'corners', by })).toEqual({ '--radius': expected })
})

test.each([
  [{}, { change: 'accent', color: 'green' }],
  [page(), { change: 'accent', color: 'no colour' }],
  [page(), { change: 'mode', mode: 'light' }],
  [{ '--radius': '0px' }, { change: 'corners', by: 'square' }],
] as const)('nothing changes when nothing can (%#)', (variables, change) => {
  expect(recolor(variables, change)).toEqual({})
})

/** Colours that nothing can be written with on white, and those that can. */
const fills = ['orange', 'yellow', 'pink', 'turquoise', 'mediumspringgreen', 'peachpuff']
test.each(fills)('%s fills the buttons as it was asked for, and the ink reads on it', (name) => {
  for (const family of families) {
    const theme = buildTheme(family, { ...plain, mode: 'light', accent: color(name) })
    const roles = readRoles(theme.variables)
    if (!roles || deltaE(roles.accent, color(name)) <= 0.095) continue
    const link = '<a data-link="primary" class="inline-flex bg-(--accent) text-(--accent-ink) hover:bg-(--ink)">Go</a>'
    expect(withFills(link, theme), family.id).toBe(
      '<a data-link="primary" class="inline-flex bg-(--accent-soft) text-(--ink) hover:bg-(--ink)">Go</a>',
    )
    expect(deltaE(roles['accent-soft'], color(name)), family.id).toBeLessThan(0.04)
    expect(contrast(roles.ink, roles['accent-soft']), family.id).toBeGreaterThanOrEqual(4.5)
  }
})

test('a colour that can be written with fills the buttons as accent', () => {
  for (const family of families) {
    const theme = buildTheme(family, { ...plain, mode: 'light', accent: color('#1e3a8a') })
    const link = '<a class="bg-(--accent) text-(--accent-ink)">Go</a>'
    expect(withFills(link, theme), family.id).toBe(link)
  }
})

test('a page with filled buttons that takes another colour shows that one on them', () => {
  const family = families[0] as (typeof families)[number]
  const { variables } = buildTheme(family, { ...plain, mode: 'light', accent: color('orange') })
  const changed = { ...variables, ...recolor(variables, { change: 'accent', color: '#2563eb' }) }
  const soft = color(changed['--accent-soft'] ?? '')
  expect(Math.abs(soft.h - color('#2563eb').h)).toBeLessThan(12)
  expect(soft.c).toBeGreaterThan(0.08)
  expectReadable(changed)
})

test('dark oranges are no browns', () => {
  for (const family of families) {
    const { variables } = buildTheme(family, { ...plain, mode: 'light', accent: color('orange') })
    const accent = color(variables['--accent'] ?? '')
    if (accent.l < 0.6) expect(accent.h, family.id).toBeLessThan(60)
  }
})

const strong = ['red', '#b45309', 'navy', 'darkviolet', '#2f6f4f', 'gold', 'hotpink']
test.each(strong)('%s beside another strong colour is on the page by its name, in a role or around it', (name) => {
  for (const family of families)
    for (const accent of ['#10204f', '#12807c'])
      for (const mode of modes) {
        const { variables, css } = buildTheme(family, { ...plain, mode, accent: color(accent), soft: color(name) })
        const own = variables['--second']
        const near = Object.entries(variables).flatMap(([role, value]) => {
          const tint = role.startsWith('--font') || role === '--radius' ? null : parseColor(value)
          return tint ? [deltaE(tint, color(name))] : []
        })
        expect(Math.min(...near), family.id).toBeLessThan(0.1)
        expect(css.includes('var(--second)'), family.id).toBe(own !== undefined)
      }
})
