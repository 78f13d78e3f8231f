import { pattern } from '#rules/pattern.ts'
import { computedStyles } from '#design/computed/computed-styles.ts'
import { applyScript } from '#design/operations.ts'
import type { Operation, PageDocument } from '#design/types.ts'
import { deltaE, parseColor, type Tint } from '../color.ts'
import { recolor, type ThemeChange } from '../recolor.ts'
import { setClasses, splitVariant } from './class-steps.ts'
import type { LookChange } from './look-words.ts'
import { isHeading } from './items.ts'
import { drawnStyle, isByRules } from './drawn-steps.ts'
import { isButton } from './nouns.ts'
import { classNames, type OpenPage, pageOf, type Part, themeVariables } from './open-page.ts'
import { drawnGround, groundClass, grounds, paintPart } from './paint.ts'
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
      return plainStep(page, change.by)
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
  if (!ground || isPaintedSo(page, ground, tint)) return []
  const painted = paintPart(page, ground, tint)
  const covering = page.sections
    .filter(({ key }) => key !== ground.key)
    .flatMap((section) =>
      isByRules(page, section, 'background-color')
        ? coveredAnew(page, section, ground, tint)
        : setClasses(section, [], /^bg-(?:white|(?:gray|slate|zinc|neutral|stone)-(?:50|100|200|800|900|950))$/),
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

/** A section that a rule lays a grey like the page's own over is on the new ground too; what stands out goes on doing so. */
function coveredAnew(page: OpenPage, section: Part, ground: Part, tint: Tint): Operation[] {
  const own = drawnStyle(page, section)?.ground
  const sheet = own?.endsWith('ff') ? parseColor(own) : null
  const isAlike = sheet !== null && sheet.c < 0.06 && Math.abs(sheet.l - (drawnGround(page, ground) ?? paper).l) < 0.25
  return isAlike ? setClasses(section, [groundClass(tint)], grounds) : []
}

/** Whether the whole page stands on that colour already, nothing lying over it. */
function isPaintedSo(page: OpenPage, ground: Part, tint: Tint): boolean {
  const now = drawnGround(page, ground)
  return (
    now !== null &&
    deltaE(now, tint) < 0.02 &&
    page.sections.every((part) => deltaE(drawnGround(page, part) ?? now, tint) < 0.02)
  )
}

/** The class that an exchange put `name` in place of. */
const swapped = (operation: Extract<Operation, { do: 'class' }>, name: string) =>
  operation.remove[operation.add.indexOf(name)] ?? ''

/** A page that is dark already goes deeper; a light one turns. */
function plainStep(page: OpenPage, by: 'darker' | 'lighter'): Operation[] {
  const [ground] = groundParts(page)
  const now = ground ? drawnGround(page, ground) : null
  const isThere = ground && now && (by === 'darker' ? now.l < 0.45 : now.l > 0.7)
  if (!isThere) return plainMode(page, by === 'darker' ? 'dark' : 'light')
  const next = by === 'darker' ? Math.max(0.06, now.l - 0.07) : Math.min(1, now.l + 0.04)
  return Math.abs(next - now.l) < 0.01 ? [] : paintPart(page, ground, { ...now, l: next })
}

function plainMode(page: OpenPage, mode: 'light' | 'dark'): Operation[] {
  const turned = turnedClasses(page, mode)
  const [ground] = groundParts(page)
  const now = ground ? drawnGround(page, ground) : null
  // a light page with a dark footer is light already
  if (now && (mode === 'dark' ? now.l < 0.45 : now.l > 0.7)) return turned
  return [...turned, ...restOfGrounds(applyScript(page.document, turned).document, mode)]
}

/** Grounds that classes did not turn: those that rules of the page give, and colours of its own. */
function restOfGrounds(document: PageDocument, mode: 'light' | 'dark'): Operation[] {
  const page = pageOf(document)
  const styles = computedStyles(document)
  const [ground] = groundParts(page)
  return page.parts.flatMap((part) => {
    const own = styles.of(part.key)?.ground
    // a page without a ground stands on white paper, and a gradient of the whole page has no place in the other mode
    const isPaper = part.key === ground?.key && (own === null || own?.endsWith('00') === true)
    const tint = isPaper ? paper : own?.endsWith('ff') ? parseColor(own) : null
    if (!tint || tint.c > 0.06 || (mode === 'dark' ? tint.l < 0.55 : tint.l > 0.6)) return []
    const l = mode === 'dark' ? 0.18 + (1 - tint.l) * 0.4 : 1 - tint.l * 0.12
    return setClasses(part, [groundClass({ ...tint, l, c: Math.min(tint.c, 0.03) })], grounds)
  })
}

const paper = { l: 1, c: 0, h: 0 }

function turnedClasses(page: OpenPage, mode: 'light' | 'dark'): Operation[] {
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
