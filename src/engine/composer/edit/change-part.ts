import { formatHex } from 'culori'
import { computedStyles } from '#design/computed/computed-styles.ts'
import { readableInk } from '#design/direct-edits/readable-ink.ts'
import type { Operation } from '#design/types.ts'
import { clamp, css, parseColor, type Tint } from '../color.ts'
import { recolor } from '../recolor.ts'
import { setClasses } from './class-steps.ts'
import { buttonHue } from './change-page.ts'
import { drawnCorners, drawnStyle, isByRules } from './drawn-steps.ts'
import type { LookChange } from './look-words.ts'
import { isButton } from './nouns.ts'
import { classNames, isLeaf, type OpenPage, type Part, partsIn, themeVariables } from './open-page.ts'
import { drawnGround, groundOf, ownStyle, paintPart, partVariables, plainGround, textColours } from './paint.ts'
import { corner, fontClass, fontFamilies } from './part-classes.ts'
import { hueClasses } from './recolor-classes.ts'
import { nearestHue } from './tailwind-hues.ts'

/** Names that screens draw as glaring light, as the colours that people mean by them. */
const milder: Record<string, string> = {
  yellow: '#fde047',
  red: '#dc2626',
  blue: '#2563eb',
  green: '#15803d',
  lime: '#a3e635',
  navy: '#17254e',
  cyan: '#22d3ee',
  aqua: '#22d3ee',
  magenta: '#c026d3',
  fuchsia: '#c026d3',
}

/** A look of one part alone: nothing outside it changes. */
export function changePart(page: OpenPage, part: Part, change: LookChange): Operation[] {
  switch (change.change) {
    case 'pill':
      return (isButton(part) ? [part] : partsIn(page, part).filter(isButton)).flatMap((one) =>
        setClasses(one, ['rounded-full'], /^rounded/),
      )
    case 'accent':
      return accentOf(page, part, milder[change.color.toLowerCase()] ?? change.color)
    case 'surface': {
      const tint = parseColor(milder[change.color.toLowerCase()] ?? change.color)
      return tint ? paintPart(page, part, tint) : []
    }
    case 'mode':
      return isDark(page, part) === (change.mode === 'dark') ? [] : paintPart(page, part, end(page, part, change.mode))
    case 'lightness': {
      const next = step(page, part, change.by)
      // white does not get lighter
      return Math.abs(next.l - tintOf(page, part).l) < 0.02 ? [] : paintPart(page, part, next)
    }
    case 'corners':
      return cornersOf(page, part, change.by)
    case 'type':
      return setClasses(part, [fontClass(change.stack)], fontFamilies)
    case 'warmth':
    case 'strength': {
      const variables = themeVariables(page.document)
      return variables ? partVariables(page, part, recolor({ ...variables, ...ownStyle(page, part) }, change)) : []
    }
  }
}

const words = /^(?:h[1-6]|p|a|span|li|strong|em|small|blockquote|label|dt|dd|summary|figcaption|td|th)$/

/** A colour said of a button is its ground, of words their own colour, of anything else what it stands on. */
function accentOf(page: OpenPage, part: Part, color: string): Operation[] {
  const tint = parseColor(color)
  if (!tint) return []
  const variables = themeVariables(page.document)
  const own = variables?.['--surface'] !== undefined
  const filled = classNames(part).some((name) => /^bg-(?!transparent)/.test(name))
  if (isButton(part)) {
    if (own) return paintButton(part, tint)
    if (!isMereHue(tint) || isByRules(page, part, 'background-color')) return paintButton(part, tint)
    const hue = hueClasses(page, color, part)
    return hue.length > 0 && filled ? hue : buttonHue(part, color)
  }
  if (!isInked(page, part)) return paintPart(page, part, tint)
  if (own) return setClasses(part, [`text-[${formatHex(css(readableOn(page, part, tint))) ?? color}]`], textColours)
  if (isMereHue(tint) && !isByRules(page, part, 'color'))
    return setClasses(part, [textClass(color, plainGround(page, part))], textColours)
  const ground = computedStyles(page.document).groundBehind(part.key)
  const ink = formatHex(css(tint)) ?? color
  return setClasses(part, [`text-[${ground === null ? ink : readableInk(ink, ground)}]`], textColours)
}

/** Whether a colour said of a part is that of its words: a box that holds nothing but words is those words. */
export function isInked(page: OpenPage, part: Part): boolean {
  const filled = classNames(part).some((name) => /^bg-(?!transparent)/.test(name))
  const isText = words.test(part.tag) || (part.tag === 'div' && part.text !== '' && isLeaf(page, part))
  return isText && !filled && !isButton(part)
}

/** A clear colour of middling lightness, of which the palette has one of its own. */
const isMereHue = ({ l, c }: Tint) => c >= 0.08 && l > 0.4 && l < 0.8

function textClass(color: string, ground: 'light' | 'dark'): string {
  const tint = parseColor(color)
  if (tint && tint.l > 0.97 && tint.c < 0.01) return 'text-white'
  if (tint && tint.l < 0.05) return 'text-black'
  return `text-${nearestHue(color) ?? 'zinc'}-${ground === 'dark' ? '300' : '700'}`
}

/** The colour that was asked for, moved only as far as it must to be read where the words stand. */
function readableOn(page: OpenPage, part: Part, tint: Tint): Tint {
  const dark = isDark(page, part)
  return { ...tint, l: dark ? Math.max(tint.l, 0.72) : Math.min(tint.l, 0.5) }
}

function paintButton(part: Part, tint: Tint): Operation[] {
  const front = tint.l < 0.62 ? { l: 0.99, c: 0, h: 0 } : { l: 0.2, c: 0, h: 0 }
  return setClasses(
    part,
    [`bg-[${formatHex(css(tint)) ?? '#000'}]`, `text-[${formatHex(css(front)) ?? '#fff'}]`],
    new RegExp(`^bg-|${textColours.source}`),
  )
}

function tintOf(page: OpenPage, part: Part): Tint {
  const variables = { ...themeVariables(page.document), ...ownStyle(page, part) }
  const named = parseColor(variables[groundOf(page, part)] ?? '')
  if (named) return named
  const drawn = variables['--surface'] === undefined ? drawnGround(page, part) : null
  return drawn ?? (plainGround(page, part) === 'dark' ? { l: 0.2, c: 0, h: 0 } : { l: 0.98, c: 0, h: 0 })
}

/** True where a part's ground is dark. */
export const isDark = (page: OpenPage, part: Part) => tintOf(page, part).l < 0.55

/** The ground of a part turned to the other end, in its own hue. */
function end(page: OpenPage, part: Part, mode: 'light' | 'dark'): Tint {
  const tint = tintOf(page, part)
  return mode === 'dark'
    ? { ...tint, l: 0.23, c: Math.min(tint.c, 0.05) }
    : { ...tint, l: 0.97, c: Math.min(tint.c, 0.015) }
}

/** A part made darker has to be seen against its neighbours: a light one turns dark, a dark one goes deeper. */
function step(page: OpenPage, part: Part, by: 'darker' | 'lighter'): Tint {
  const tint = tintOf(page, part)
  if (by === 'darker') return tint.l > 0.4 ? end(page, part, 'dark') : { ...tint, l: clamp(tint.l - 0.07, 0.06, 0.4) }
  return tint.l < 0.7 ? end(page, part, 'light') : { ...tint, l: clamp(tint.l + 0.03, 0.7, 1), c: tint.c * 0.6 }
}

function cornersOf(page: OpenPage, part: Part, by: 'rounder' | 'sharper' | 'square'): Operation[] {
  const section = page.sections.some(({ key }) => key === part.key)
  if (isByRules(page, part, 'border-radius')) {
    const boxes = section ? partsIn(page, part).filter((one) => isRounded(page, one)) : [part]
    return boxes.flatMap((one) => drawnCorners(page, one, by))
  }
  const list = section ? partsIn(page, part) : [part]
  const exchanged = list.flatMap((one) => corner(one, by, !section))
  return exchanged.length > 0
    ? exchanged
    : partsIn(page, part)
        .filter(isButton)
        .flatMap((one) => corner(one, by, true))
}

const isRounded = (page: OpenPage, part: Part) => !/^0?$/.test(drawnStyle(page, part)?.declared('border-radius') ?? '')
