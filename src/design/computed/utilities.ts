import colors from 'tailwindcss/colors'
import { pattern } from '#rules/pattern.ts'
import { textSizes } from '../text-sizes.ts'

/** A utility without its variants, as the declarations that it stands for; null for one that gives none of these looks. */
export type UtilityCss = Readonly<Record<string, string>>

const weights: Record<string, number> = {
  thin: 100,
  extralight: 200,
  light: 300,
  normal: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
}
const radii: Record<string, string> = {
  none: '0',
  xs: '2px',
  sm: '4px',
  md: '6px',
  lg: '8px',
  xl: '12px',
  '2xl': '16px',
  '3xl': '24px',
  '4xl': '32px',
  full: '9999px',
}
const shadows: Record<string, string> = {
  none: 'none',
  sm: '0 1px 3px 0 rgb(0 0 0 / 0.1), 0 1px 2px -1px rgb(0 0 0 / 0.1)',
  md: '0 4px 6px -1px rgb(0 0 0 / 0.1), 0 2px 4px -2px rgb(0 0 0 / 0.1)',
  lg: '0 10px 15px -3px rgb(0 0 0 / 0.1), 0 4px 6px -4px rgb(0 0 0 / 0.1)',
  xl: '0 20px 25px -5px rgb(0 0 0 / 0.1), 0 8px 10px -6px rgb(0 0 0 / 0.1)',
}

const plain: Record<string, UtilityCss> = {
  italic: { 'font-style': 'italic' },
  'not-italic': { 'font-style': 'normal' },
  uppercase: { 'text-transform': 'uppercase' },
  lowercase: { 'text-transform': 'lowercase' },
  capitalize: { 'text-transform': 'capitalize' },
  'normal-case': { 'text-transform': 'none' },
  underline: { 'text-decoration-line': 'underline' },
  'no-underline': { 'text-decoration-line': 'none' },
  'line-through': { 'text-decoration-line': 'line-through' },
  'min-h-svh': { 'min-height': '100svh' },
  'min-h-0': { 'min-height': '0' },
  'w-full': { width: '100%' },
  'max-w-none': { 'max-width': 'none' },
}

const sides: Record<string, readonly string[]> = {
  '': ['-top', '-right', '-bottom', '-left'],
  x: ['-right', '-left'],
  y: ['-top', '-bottom'],
  t: ['-top'],
  r: ['-right'],
  b: ['-bottom'],
  l: ['-left'],
}

const length = /^-?[\d.]+(?:px|r?em|vw|%|ch)$|^(?:clamp|calc|min|max)\(/

/** What a utility says in CSS, of the looks that people ask for. `own`: the CSS of colours that the page has named. */
export function utilityCss(utility: string, own: ReadonlyMap<string, string> = new Map()): UtilityCss | null {
  const bare = utility.replace(/^!|!$/g, '')
  if (Object.hasOwn(plain, bare)) return plain[bare] ?? null
  const space = spaceOf(bare)
  if (space) return space
  const match = /^(?<head>text|bg|border|font|rounded|shadow)(?:-(?<value>.+))?$/.exec(bare)?.groups
  if (!match?.['head']) return null
  const value = match['value'] ?? ''
  const color = colorCss(value, own)
  switch (match['head']) {
    case 'text':
      return color ? { color } : textCss(value)
    case 'bg':
      if (color) return { 'background-color': color }
      return /^(?:gradient-to-|linear-|radial|conic)/.test(value) ? { 'background-image': 'linear-gradient()' } : null
    case 'border':
      return color ? { 'border-color': color } : borderCss(value)
    case 'font':
      return Object.hasOwn(weights, value) ? { 'font-weight': String(weights[value]) } : familyCss(value)
    case 'rounded': {
      const radius = value === '' ? '4px' : (radii[value] ?? /^\[([\d.]+px)\]$/.exec(value)?.[1])
      return radius ? { 'border-radius': radius } : null
    }
    default: {
      const shadow = value === '' ? shadows['sm'] : shadows[value]
      return shadow ? { 'box-shadow': shadow } : null
    }
  }
}

function textCss(value: string): UtilityCss | null {
  const size = textSizes.get(value.replace(/\/.*$/, ''))
  if (size) return { 'font-size': `${size}px` }
  if (/^(?:left|center|right|justify|start|end)$/.test(value)) return { 'text-align': value }
  const arbitrary = /^\[(?:length:)?(?<size>[^\]]+)\]/.exec(value)?.groups?.['size']?.replaceAll('_', ' ')
  return arbitrary && length.test(arbitrary) ? { 'font-size': arbitrary } : null
}

function borderCss(value: string): UtilityCss | null {
  if (value !== '' && !/^\d+$/.test(value)) return null
  const width = value === '' ? 1 : Number(value)
  return { 'border-width': `${width}px`, ...(width > 0 && { 'border-style': 'solid' }) }
}

/** `font-serif`, and a family that is written out. */
function familyCss(value: string): UtilityCss | null {
  const stack = {
    serif: 'ui-serif, Georgia, serif',
    sans: 'ui-sans-serif, system-ui, sans-serif',
    mono: 'ui-monospace, monospace',
  }
  return Object.hasOwn(stack, value) ? { 'font-family': stack[value as keyof typeof stack] } : null
}

function spaceOf(utility: string): UtilityCss | null {
  const match = /^(?<kind>p|m)(?<side>[xytrbl]?)-(?<size>\d+(?:\.\d+)?|px|\[[\d.]+(?:px|rem)\])$/.exec(utility)?.groups
  const gap = /^gap(?:-(?<axis>[xy]))?-(?<size>\d+(?:\.\d+)?)$/.exec(utility)?.groups
  if (gap?.['size']) {
    const name = { x: 'column-gap', y: 'row-gap' }[gap['axis'] ?? ''] ?? 'gap'
    return { [name]: `${Number(gap['size']) * 4}px` }
  }
  if (!match?.['size']) return null
  const { kind, side = '', size } = match
  const worth = size === 'px' ? '1px' : size.startsWith('[') ? size.slice(1, -1) : `${Number(size) * 4}px`
  const property = kind === 'p' ? 'padding' : 'margin'
  return Object.fromEntries((sides[side] ?? []).map((each) => [`${property}${each}`, worth]))
}

const arbitrary = pattern('i')`
  ^\[(?:color:)?(?<css>(?:#|rgba?\(|hsla?\(|ok(?:lch|lab)\(|color(?:-mix)?\(|var\(--)[^\]]*)\](?:\/(?<alpha>\d+))?$
`

/** The CSS of a colour in a utility: 'red-500/50', 'white', '[#123456]', '(--accent)', or one of the page's own. */
function colorCss(value: string, own: ReadonlyMap<string, string>): string | null {
  const written = arbitrary.exec(value)?.groups
  if (written?.['css']) return withAlpha(written['css'].replaceAll('_', ' '), written['alpha'])
  const variable = /^\((?:color:)?(?<name>--[\w-]+)\)(?:\/(?<alpha>\d+))?$/.exec(value)?.groups
  if (variable?.['name']) return withAlpha(`var(${variable['name']})`, variable['alpha'])
  const [name = '', alpha] = value.split('/')
  if (name === 'transparent') return 'transparent'
  if (name === 'current') return 'currentcolor'
  const css = own.get(name) ?? paletteColor(name)
  return css === null ? null : withAlpha(css, alpha)
}

/** A colour of Tailwind's palette by its name, 'slate-900'; null for what is none. */
export function paletteColor(name: string): string | null {
  if (name === 'white') return '#fff'
  if (name === 'black') return '#000'
  const match = /^(?<hue>[a-z]+)-(?<shade>\d{2,3})$/.exec(name)?.groups
  if (!match?.['hue'] || !match['shade'] || !Object.hasOwn(colors, match['hue'])) return null
  const shades: unknown = colors[match['hue'] as keyof typeof colors]
  const css: unknown = typeof shades === 'object' ? Object(shades)[match['shade']] : null
  return typeof css === 'string' ? css : null
}

/** With a share of it, as `bg-white/10` says; the browser mixes it with nothing. */
function withAlpha(css: string, alpha: string | undefined): string {
  if (alpha === undefined) return css
  return `color-mix(in oklab, ${css} ${alpha}%, transparent)`
}
