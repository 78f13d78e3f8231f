import { expect, test } from 'vitest'
import { contrast, deltaE, parseColor, type Tint } from './color.ts'
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
