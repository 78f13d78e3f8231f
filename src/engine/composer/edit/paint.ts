import { formatHex } from 'culori'
import { computedStyles } from '#design/computed/computed-styles.ts'
import type { Operation } from '#design/types.ts'
import { css, parseColor, type Tint } from '../color.ts'
import { recolor } from '../recolor.ts'
import { setClasses, splitVariant } from './class-steps.ts'
import { around, attributeOf, classNames, type OpenPage, type Part, themeVariables } from './open-page.ts'
import { turnClasses } from './recolor-classes.ts'

const light: Tint = { l: 0.98, c: 0, h: 0 }
const dark: Tint = { l: 0.21, c: 0, h: 0 }
const readable = (ground: Tint): Tint => (ground.l < 0.62 ? light : dark)

/** The theme variable that a part stands on: its own ground, or that of what is around it. */
export function groundOf(page: OpenPage, part: Part): string {
  for (const one of [part, ...around(page, part)]) {
    const name = classNames(one).find((name) => /^bg-\(--[\w-]+\)/.test(name))
    if (name) return /\((--[\w-]+)\)/.exec(name)?.[1] ?? '--surface'
  }
  return '--surface'
}

/** Puts one part on a colour, with texts that can be read there; nothing outside it changes. */
export function paintPart(page: OpenPage, part: Part, color: Tint): Operation[] {
  const variables = themeVariables(page.document)
  if (!variables?.['--surface']) return paintPlain(page, part, color)
  const own = ownStyle(page, part)
  const now = { ...variables, ...own }
  const ground = groundOf(page, part)
  const front = css(readable(color))
  const filled = classNames(part).some((name) => name.startsWith('bg-'))
  if (ground === '--accent')
    return style(page, part, {
      ...own,
      '--accent': css(color),
      '--accent-ink': front,
      ...(filled ? {} : { 'background-color': 'var(--accent)' }),
    })
  if (ground === '--ink')
    return style(page, part, {
      ...own,
      '--ink': css(color),
      '--surface': front,
      '--muted': css({ ...readable(color), l: color.l < 0.62 ? 0.86 : 0.36 }),
      ...(filled ? {} : { 'background-color': 'var(--ink)' }),
    })
  const next = recolor(now, { change: 'surface', color: css(color) })
  const also = ground === '--surface' ? {} : { [ground]: css(color) }
  return style(page, part, {
    ...own,
    ...next,
    ...also,
    ...(filled ? {} : { 'background-color': `var(${ground})` }),
    color: 'var(--ink)',
  })
}

/** Sets theme variables for one part alone. */
export function partVariables(page: OpenPage, part: Part, variables: Record<string, string>): Operation[] {
  return style(page, part, { ...ownStyle(page, part), ...variables })
}

function style(page: OpenPage, part: Part, declarations: Record<string, string>): Operation[] {
  const value = Object.entries(declarations)
    .map(([name, worth]) => `${name}:${worth}`)
    .join(';')
  return value === (attributeOf(page, part, 'style') ?? '') ? [] : [{ do: 'attr', k: part.key, name: 'style', value }]
}

export function ownStyle(page: OpenPage, part: Part): Record<string, string> {
  return Object.fromEntries(
    (attributeOf(page, part, 'style') ?? '').split(';').flatMap((declaration) => {
      const at = declaration.indexOf(':')
      return at > 0 ? [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()]] : []
    }),
  )
}

/** Utilities that decide about a ground. */
export const grounds =
  /^(?:bg-(?!clip|cover|center|fixed|repeat|no-repeat|bottom|top|left|right|contain|blend|opacity)|from-|via-|to-(?!r|l|t|b)|bg-gradient|bg-linear)/
/** Utilities that decide about the colour of words. */
export const textColours =
  /^(?:text-(?:white|black|inherit|current|transparent|[a-z]+-\d{2,3}(?:\/\d+)?|\(--.*|\[(?:#|rgb|oklch|hsl|color).*))$/
const fronts = /^text-(?:white|black|inherit|current|[a-z]+-\d{2,3}|\[(?:#|rgb|oklch|hsl))/

/** On a page without our theme: the part's own ground, and every neutral in it turned to suit. */
function paintPlain(page: OpenPage, part: Part, color: Tint): Operation[] {
  const night = color.l < 0.62
  const inner = turnClasses(page, night ? 'dark' : 'light', part).filter(({ k }) => k !== part.key)
  return [
    ...setClasses(
      part,
      [groundClass(color), night ? 'text-white' : 'text-gray-900'],
      new RegExp(`${grounds.source}|${fronts.source}`),
    ),
    ...inner,
  ]
}

/** The nearest plain name, else the colour itself. */
export function groundClass(color: Tint): string {
  if (color.c < 0.01 && color.l > 0.99) return 'bg-white'
  if (color.c < 0.01 && color.l < 0.02) return 'bg-black'
  return `bg-[${formatHex(css(color)) ?? '#111827'}]`
}

/** What a part stands on, as it is drawn; null over a picture, and where it cannot be told. */
export function drawnGround(page: OpenPage, part: Part): Tint | null {
  return parseColor(computedStyles(page.document).groundBehind(part.key) ?? '')
}

/** How light the ground of a part is on a page without our theme: as it is drawn, else by the nearest class that says so. */
export function plainGround(page: OpenPage, part: Part): 'light' | 'dark' {
  const drawn = drawnGround(page, part)
  if (drawn) return drawn.l < 0.6 ? 'dark' : 'light'
  for (const one of [part, ...around(page, part)]) {
    const name = classNames(one).find(
      (own) => /^bg-(?:white|black|\[#|[a-z]+-\d)/.test(splitVariant(own).utility) && !own.includes(':'),
    )
    if (!name) continue
    const hex = /\[(#[0-9a-f]{3,8})\]/i.exec(name)?.[1]
    if (hex) return (parseColor(hex)?.l ?? 1) < 0.6 ? 'dark' : 'light'
    if (/white/.test(name)) return 'light'
    return /black/.test(name) || Number(/-(\d+)/.exec(name)?.[1] ?? 0) >= 600 ? 'dark' : 'light'
  }
  return 'light'
}
