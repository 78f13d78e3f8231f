import type { Random } from '../../understanding/draw/random.ts'
import type { Target } from './targets.ts'

/** What a wish is counted under. */
export type Kind =
  | 'text colour'
  | 'background'
  | 'size'
  | 'weight'
  | 'alignment'
  | 'corners'
  | 'padding'
  | 'shadow'
  | 'border'
  | 'letters'
  | 'dark or light'

/** What has to be seen of a wish that was carried out. */
export type AskedLook =
  | { look: 'ink' | 'ground' | 'line'; css: string; own?: boolean }
  | { look: 'size' | 'weight' | 'corners' | 'padding'; by: 1 | -1; axis?: 'x' | 'y'; boxed?: boolean }
  | { look: 'align'; to: 'left' | 'center' | 'right' }
  | { look: 'shadow' | 'border'; has: boolean }
  | { look: 'uppercase' | 'italic' | 'underline' }
  | { look: 'lightness'; by: 1 | -1; whole: boolean }

export type StyleWish = { kind: Kind; asked: AskedLook; target: Target; words: string }

type Row = { kind: Kind; asked: AskedLook; of: readonly Target['is'][]; say: readonly string[] }

const lettered = ['heading', 'paragraph', 'link', 'item', 'cell'] as const
const boxes = ['card', 'section'] as const

const looks: readonly Row[] = [
  {
    kind: 'size',
    asked: { look: 'size', by: 1 },
    of: [...lettered, 'button'],
    say: ['make {t} bigger', 'can {t} be a bit larger?', '{t} is too small', 'increase the text size of {t}'],
  },
  {
    kind: 'size',
    asked: { look: 'size', by: -1 },
    of: [...lettered, 'button'],
    say: ['make {t} smaller', '{t} is too big', '{t} should be a little smaller please'],
  },
  {
    kind: 'weight',
    asked: { look: 'weight', by: 1 },
    of: lettered,
    say: ['make {t} bold', 'i want {t} bolder', '{t} should be bold'],
  },
  {
    kind: 'weight',
    asked: { look: 'weight', by: -1 },
    of: ['heading', 'button', 'link'],
    say: ['make {t} thinner', '{t} should be thinner', 'make {t} less bold'],
  },
  {
    kind: 'alignment',
    asked: { look: 'align', to: 'center' },
    of: ['heading', 'paragraph', 'card', 'section', 'cell'],
    say: ['center {t}', 'centre {t} please', 'put {t} in the middle'],
  },
  {
    kind: 'alignment',
    asked: { look: 'align', to: 'right' },
    of: ['heading', 'paragraph', 'card', 'cell'],
    say: ['align {t} to the right', 'right align {t}'],
  },
  {
    kind: 'alignment',
    asked: { look: 'align', to: 'left' },
    of: ['heading', 'paragraph', 'section', 'card'],
    say: ['align {t} left', 'move {t} to the left'],
  },
  {
    kind: 'corners',
    asked: { look: 'corners', by: 1 },
    of: ['button', 'card'],
    say: ['make {t} rounder', 'round the corners of {t}', 'more rounded corners for {t}'],
  },
  {
    kind: 'corners',
    asked: { look: 'corners', by: -1 },
    of: ['button', 'card'],
    say: ['make {t} square', 'sharp corners for {t}', 'make the corners of {t} square'],
  },
  {
    kind: 'padding',
    asked: { look: 'padding', by: 1 },
    of: [...boxes, 'button'],
    say: ['more padding in {t}', 'add some padding to {t}', 'give {t} more room', '{t} needs more space'],
  },
  {
    kind: 'padding',
    asked: { look: 'padding', by: -1 },
    of: [...boxes, 'button'],
    say: ['less padding in {t}', 'reduce the padding of {t}', 'too much space in {t}'],
  },
  {
    kind: 'shadow',
    asked: { look: 'shadow', has: true },
    of: ['button', 'card'],
    say: ['add a shadow to {t}', 'give {t} a soft shadow', 'put a shadow under {t}'],
  },
  {
    kind: 'shadow',
    asked: { look: 'shadow', has: false },
    of: ['button', 'card'],
    say: ['remove the shadow from {t}', '{t} without shadow'],
  },
  {
    kind: 'border',
    asked: { look: 'border', has: true },
    of: ['button', 'card'],
    say: ['add a border to {t}', 'give {t} a thin border', 'put a border around {t}'],
  },
  {
    kind: 'border',
    asked: { look: 'border', has: false },
    of: ['button', 'card'],
    say: ['remove the border of {t}', '{t} without a border'],
  },
  {
    kind: 'letters',
    asked: { look: 'uppercase' },
    of: [...lettered, 'button'],
    say: ['make {t} uppercase', 'write {t} in capital letters', '{t} in all caps'],
  },
  {
    kind: 'letters',
    asked: { look: 'italic' },
    of: ['heading', 'paragraph', 'link', 'item'],
    say: ['make {t} italic', 'put {t} in italics'],
  },
  {
    kind: 'letters',
    asked: { look: 'underline' },
    of: ['heading', 'link'],
    say: ['underline {t}', 'make {t} underlined'],
  },
  {
    kind: 'dark or light',
    asked: { look: 'lightness', by: -1, whole: true },
    of: ['section'],
    say: ['make {t} dark', '{t} should be darker', 'darken {t}', 'make {t} black'],
  },
  {
    kind: 'dark or light',
    asked: { look: 'lightness', by: 1, whole: true },
    of: ['section'],
    say: ['make {t} lighter', 'a light background for {t}', 'make {t} white'],
  },
  {
    kind: 'dark or light',
    asked: { look: 'lightness', by: -1, whole: true },
    of: ['page'],
    say: ['make the page darker', 'dark mode please', 'can we have a dark background'],
  },
  {
    kind: 'dark or light',
    asked: { look: 'lightness', by: 1, whole: true },
    of: ['page'],
    say: ['make the page lighter', 'light mode', 'use a white background'],
  },
]

const inks = ['make the text of {t} {c}', 'change the text colour of {t} to {c}', '{t} should have {c} text']
const onWords = ['make {t} {c}', 'change the color of {t} to {c}', 'i want {t} in {c}', 'paint {t} {c}', ...inks]
const onGround = [
  'make the background of {t} {c}',
  'give {t} a {c} background',
  'put {t} on {c}',
  '{c} background for {t}',
]

const coloured: readonly { kind: Kind; look: 'ink' | 'ground'; of: readonly Target['is'][]; say: readonly string[] }[] =
  [
    { kind: 'text colour', look: 'ink', of: lettered, say: onWords },
    { kind: 'text colour', look: 'ink', of: ['button', 'section', 'list', 'card'], say: inks },
    { kind: 'background', look: 'ground', of: ['button'], say: ['make {t} {c}', 'change {t} to {c}', ...onGround] },
    {
      kind: 'background',
      look: 'ground',
      of: ['section', 'card', 'paragraph', 'cell', 'heading', 'list'],
      say: onGround,
    },
    { kind: 'background', look: 'ground', of: ['section'], say: ['make {t} {c}', 'turn {t} {c}', ...onGround] },
  ]

const colours: readonly (readonly [name: string, css: string])[] = [
  ['red', '#dc2626'],
  ['dark red', '#991b1b'],
  ['orange', '#f97316'],
  ['yellow', '#fde047'],
  ['green', '#16a34a'],
  ['dark green', '#14532d'],
  ['teal', '#0d9488'],
  ['blue', '#2563eb'],
  ['light blue', '#93c5fd'],
  ['navy', '#1e2a55'],
  ['purple', '#9333ea'],
  ['pink', '#ec4899'],
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['beige', '#f5f5dc'],
  ['#0f766e', '#0f766e'],
  ['#fef3c7', '#fef3c7'],
]

/** Wishes for the chat. Of each kind of element one is drawn, however many the page has of it. */
export function drawChatWishes(random: Random, targets: readonly Target[], count: number): StyleWish[] {
  return Array.from({ length: count }, () => {
    const row = random.pick([...looks, ...coloured, ...coloured].filter(({ of }) => has(targets, of)))
    const target = oneOf(random, targets, row.of)
    const [name, css] = random.pick(colours)
    const asked = askedOf('asked' in row ? row.asked : { look: row.look, css }, target)
    const said = random.pick(row.say).replace('{t}', target.name ?? random.pick(['this', 'it', 'this one']))
    return { kind: row.kind, asked, target, words: withManners(random, said.replace('{c}', name)) }
  })
}

const askedOf = (asked: AskedLook, { is }: Target): AskedLook =>
  asked.look === 'size' ? { ...asked, boxed: is === 'button' } : asked

const has = (targets: readonly Target[], of: readonly Target['is'][]) => targets.some(({ is }) => of.includes(is))

function oneOf(random: Random, targets: readonly Target[], of: readonly Target['is'][]): Target {
  const kind = random.pick(of.filter((one) => has(targets, [one])))
  return random.pick(targets.filter(({ is }) => is === kind))
}

/** People begin with a capital or not, and say please or not. */
function withManners(random: Random, said: string): string {
  const first = random.chance(0.5) ? said.charAt(0).toUpperCase() + said.slice(1) : said
  return random.chance(0.15) && !/[?]|please/.test(first) ? `${first}, please` : first
}

const byHand: readonly { kind: Kind; asked: AskedLook; of: readonly Target['is'][] }[] = [
  ...([1, -1] as const).map((by) => ({ kind: 'size' as const, asked: { look: 'size' as const, by }, of: lettered })),
  ...([1, -1] as const).map((by) => ({
    kind: 'weight' as const,
    asked: { look: 'weight' as const, by },
    of: lettered,
  })),
  ...(['left', 'center', 'right'] as const).map((to) => ({
    kind: 'alignment' as const,
    asked: { look: 'align' as const, to },
    of: ['heading', 'paragraph', 'card', 'section', 'cell'] as const,
  })),
  ...([1, -1] as const).flatMap((by) =>
    (['x', 'y'] as const).map((axis) => ({
      kind: 'padding' as const,
      asked: { look: 'padding' as const, by, axis },
      of: ['card', 'section', 'button', 'cell', 'list'] as const,
    })),
  ),
]

/** Wishes that the tools of the builder have a control for; the colour is drawn by who carries them out. */
export function drawDirectWishes(random: Random, targets: readonly Target[], count: number): StyleWish[] {
  const colour = (look: 'ink' | 'ground' | 'line', kind: Kind) => ({
    kind,
    asked: { look, css: '', own: true },
    of: [...lettered, ...boxes, 'button', 'list'] as const,
  })
  const rows = [
    ...byHand,
    ...Array.from({ length: 4 }, () => [colour('ink', 'text colour'), colour('ground', 'background')]).flat(),
    colour('line', 'border'),
  ]
  return Array.from({ length: count }, () => {
    const row = random.pick(rows.filter(({ of }) => has(targets, of)))
    return { kind: row.kind, asked: row.asked, target: oneOf(random, targets, row.of), words: '' }
  })
}
