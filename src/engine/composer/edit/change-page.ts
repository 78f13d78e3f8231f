import { pattern } from '#rules/pattern.ts'
import type { Operation } from '#design/types.ts'
import { parseColor } from '../color.ts'
import { recolor, type ThemeChange } from '../recolor.ts'
import { setClasses, splitVariant } from './class-steps.ts'
import type { LookChange } from './look-words.ts'
import { isHeading } from './items.ts'
import { isButton } from './nouns.ts'
import { classNames, type OpenPage, type Part, themeVariables } from './open-page.ts'
import { paintPart } from './paint.ts'
import { hueClasses, turnClasses } from './recolor-classes.ts'
import { nearestHue } from './tailwind-hues.ts'
import { corner, fontClass, fontFamilies } from './part-classes.ts'

/** Looks of the whole page, one after the other: theme variables where it has ours, else its classes. */
export function changePage(page: OpenPage, changes: readonly LookChange[]): Operation[] {
  const variables = themeVariables(page.document)
  if (!variables?.['--surface']) return changes.flatMap((change) => plain(page, change))
  let now = variables
  const others: Operation[] = []
  for (const change of changes) {
    if (change.change === 'pill') others.push(...pills(page))
    else {
      now = { ...now, ...recolor(now, change) }
      if (change.change === 'mode') others.push(...schemeClass(page, change.mode))
      if (change.change === 'corners' && recolor(variables, change)['--radius'] === undefined)
        others.push(...edges(page, change.by))
    }
  }
  const tokens = Object.entries(now)
    .filter(([name, value]) => variables[name] !== value)
    .map(([name, value]): Operation => ({ do: 'token', k: 'theme', name: name as `--${string}`, value }))
  const moved =
    tokens.length > 0 || others.some(({ do: kind, k }) => kind === 'class' && page.byKey.get(k)?.tag !== 'html')
  return moved ? [...tokens, ...others] : []
}

/** The class on <html> that tells form controls and scroll bars which mode they are in. */
function schemeClass(page: OpenPage, mode: 'light' | 'dark'): Operation[] {
  const html = page.parts.find(({ tag }) => tag === 'html')
  return html ? setClasses(html, [`scheme-${mode}`], /^scheme-/) : []
}

export const pills = (page: OpenPage): Operation[] =>
  page.parts.filter((part) => isButton(part)).flatMap((part) => setClasses(part, ['rounded-full'], /^rounded/))

/** Corners that are written as classes. */
function edges(page: OpenPage, by: 'rounder' | 'sharper' | 'square'): Operation[] {
  return page.parts.flatMap((part) => corner(part, by, false))
}

function plain(page: OpenPage, change: LookChange): Operation[] {
  switch (change.change) {
    case 'pill':
      return pills(page)
    case 'accent': {
      const hue = hueClasses(page, change.color, null)
      return hue.length > 0 ? hue : page.parts.filter(isDarkButton).flatMap((part) => buttonHue(part, change.color))
    }
    case 'surface':
      return plainSurface(page, change.color)
    case 'mode':
      return plainMode(page, change.mode)
    case 'lightness':
      return plainMode(page, change.by === 'darker' ? 'dark' : 'light')
    case 'corners': {
      const exchanged = edges(page, change.by)
      return exchanged.length > 0
        ? exchanged
        : page.parts.filter(isButton).flatMap((part) => corner(part, change.by, true))
    }
    case 'type':
      return plainType(page, change)
    case 'strength':
      return strength(page, change.by)
    case 'warmth':
      return [...hueClasses(page, change.by === 'warmer' ? 'orange' : 'blue', null), ...greys(page, change.by)]
  }
}

const greyName =
  /^(?<head>(?:bg|text|border|ring|from|via|to|divide)-)(?:gray|slate|zinc|neutral|stone)(?<tail>-\d{2,3}(?:\/\d+)?)$/

/** Greys with a little red, or with a little blue. */
function greys(page: OpenPage, by: 'warmer' | 'cooler'): Operation[] {
  const grey = by === 'warmer' ? 'stone' : 'slate'
  return page.parts.flatMap((part) => {
    const pairs = classNames(part).flatMap((name) => {
      const { variant, utility } = splitVariant(name)
      const match = greyName.exec(utility)?.groups
      const next = match && `${variant}${match.head}${grey}${match.tail}`
      return next && next !== name ? [{ name, next }] : []
    })
    if (pairs.length === 0) return []
    return [{ do: 'class', k: part.key, add: pairs.map(({ next }) => next), remove: pairs.map(({ name }) => name) }]
  })
}

const isDarkButton = (part: Part) =>
  isButton(part) &&
  classNames(part).some((name) => /^bg-(?:black|(?:gray|slate|zinc|neutral|stone)-[6-9]\d\d)$/.test(name))

/** A button in a hue, readable on both grounds. */
export function buttonHue(part: Part, color: string): Operation[] {
  const hue = nearestHue(color)
  if (!hue) return []
  const dark = hue === 'zinc' ? 'zinc-900' : `${hue}-700`
  return setClasses(
    part,
    [`bg-${dark}`, 'text-white', `hover:bg-${hue === 'zinc' ? 'zinc-700' : `${hue}-800`}`],
    /^(?:bg-|text-(?:white|black|[a-z]+-\d{2,3}))/,
  )
}

/** Elements that make up the ground of the page. */
const groundParts = (page: OpenPage): Part[] => {
  const body = page.byKey.get('body')
  return body ? [body] : page.sections.filter(({ kind }) => kind !== 'footer').slice(0, 1)
}

function plainSurface(page: OpenPage, color: string): Operation[] {
  const tint = parseColor(color)
  if (!tint) return []
  const [ground] = groundParts(page)
  if (!ground) return []
  const painted = paintPart(page, ground, tint)
  const covering = page.sections
    .filter(({ key }) => key !== ground.key)
    .flatMap((section) =>
      setClasses(section, [], /^bg-(?:white|(?:gray|slate|zinc|neutral|stone)-(?:50|100|200|800|900|950))$/),
    )
  const merged = new Map<string, Operation>()
  for (const operation of [...painted, ...covering]) {
    const before = merged.get(operation.k)
    merged.set(
      operation.k,
      before?.do === 'class' && operation.do === 'class'
        ? {
            ...before,
            add: before.add.filter((name) => !operation.remove.includes(swapped(before, name))),
            remove: [...new Set([...before.remove, ...operation.remove])],
          }
        : operation,
    )
  }
  return [...merged.values()].filter(
    (operation) => operation.do !== 'class' || operation.add.length + operation.remove.length > 0,
  )
}

/** The class that an exchange put `name` in place of. */
const swapped = (operation: Extract<Operation, { do: 'class' }>, name: string) =>
  operation.remove[operation.add.indexOf(name)] ?? ''

function plainMode(page: OpenPage, mode: 'light' | 'dark'): Operation[] {
  const turned = turnClasses(page, mode, null)
  const [ground] = groundParts(page)
  if (!ground) return turned
  const filled = classNames(ground).some((name) => name.startsWith('bg-'))
  const own = turned.find(({ k }) => k === ground.key)
  if (filled || (turned.length === 0 && mode === 'light')) return turned
  const add =
    mode === 'dark'
      ? ['bg-slate-950', ...(own ? [] : ['text-slate-100'])]
      : ['bg-white', ...(own ? [] : ['text-slate-900'])]
  const rest = turned.filter(({ k }) => k !== ground.key)
  const ownAdd = own?.do === 'class' ? own.add : []
  const ownRemove = own?.do === 'class' ? own.remove : []
  return [{ do: 'class', k: ground.key, add: [...ownAdd, ...add], remove: ownRemove }, ...rest]
}

function plainType(page: OpenPage, change: Extract<ThemeChange, { change: 'type' }>): Operation[] {
  const add = fontClass(change.stack)
  if (change.of === 'display')
    return page.parts.filter(isHeading).flatMap((part) => setClasses(part, [add], fontFamilies))
  const [ground] = groundParts(page)
  return ground ? setClasses(ground, [add], fontFamilies) : []
}

const vividness: Record<string, string> = { '300': '400', '400': '500', '500': '600' }
const calmness: Record<string, string> = { '700': '600', '600': '500', '500': '400' }
const hueName = pattern()`
  ^(?<head>(?:bg|text|border|ring|from|via|to|fill|stroke)-(?:red|orange|amber|yellow|lime|green|emerald|teal|cyan
  |sky|blue|indigo|violet|purple|fuchsia|pink|rose))-(?<shade>\d{3})(?<tail>\/\d+)?$
`

/** Coloured classes a shade stronger or softer; a text on a coloured ground stays as it is. */
function strength(page: OpenPage, by: 'vivid' | 'muted'): Operation[] {
  const table = by === 'vivid' ? vividness : calmness
  return page.parts.flatMap((part) => {
    const pairs = classNames(part).flatMap((name) => {
      const { variant, utility } = splitVariant(name)
      const match = hueName.exec(utility)?.groups
      const shade = table[match?.shade ?? '']
      return match?.head && shade && !match.head.startsWith('text-')
        ? [{ name, next: `${variant}${match.head}-${shade}${match.tail ?? ''}` }]
        : []
    })
    return pairs.length > 0
      ? [
          {
            do: 'class' as const,
            k: part.key,
            add: pairs.map(({ next }) => next),
            remove: pairs.map(({ name }) => name),
          },
        ]
      : []
  })
}
