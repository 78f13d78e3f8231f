import { textSizes } from '#design/text-sizes.ts'
import { emWidth } from './text.ts'

/** Widths are checked on the narrowest phone that pages are made for. */
const PHONE = 360
const MARGINS = 40
const DESK = 1440
/** Widths are estimates. */
const SURE = 1.06

const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const
type Breakpoint = keyof typeof breakpoints
const order: ('' | Breakpoint)[] = ['', 'sm', 'md', 'lg', 'xl', '2xl']

/** Pixels of a CSS length in a window of `window` pixels; null for units that depend on something else. */
function pixels(length: string, window: number): number | null {
  const match = /^(-?[\d.]+)(rem|px|vw)$/.exec(length.trim())
  if (!match) return null
  return Number(match[1]) * { rem: 16, px: 1, vw: window / 100 }[match[2] as 'rem' | 'px' | 'vw']
}

function sizeOf(value: string, window: number): number | null {
  const inner = /^\[(.+)\]$/.exec(value)?.[1]
  if (inner === undefined) return textSizes.get(value) ?? null
  const bounds = /^clamp\((.+)\)$/.exec(inner)?.[1]?.split(',')
  const [least, wish, most] = (bounds ?? []).map((length) => pixels(length, window))
  if (least && wish && most) return Math.min(most, Math.max(least, wish))
  return pixels(inner, window)
}

/** The font size that classes set in a window of `window` pixels, and from which breakpoint on; null when they set none. */
export function sizeAt(classes: string, window: number): { size: number; from: '' | Breakpoint } | null {
  let found: { size: number; from: '' | Breakpoint } | null = null
  for (const name of classes.split(/\s+/)) {
    const [, from = '', value = ''] = /^(?:(sm|md|lg|xl|2xl):)?text-([\dxl]+|\[.+\])$/.exec(name) ?? []
    const breakpoint = from as '' | Breakpoint
    const size = sizeOf(value, window)
    if (!size || (breakpoint && breakpoints[breakpoint] > window)) continue
    if (!found || order.indexOf(breakpoint) >= order.indexOf(found.from)) found = { size, from: breakpoint }
  }
  return found
}

/** Estimated width in em of the longest word; `width` is that of the typeface beside a normal grotesque. */
export function longestWord(text: string, classes: string, width: number): number {
  const capitals = /(?:^|\s)uppercase(?:\s|$)/.test(classes)
  const words = text.split(/[\s-]+/).map((word) => emWidth(capitals ? word.toUpperCase() : word))
  return Math.max(...words) * width * SURE
}

/**
 * Classes that make a heading small enough for its longest word, which would be broken otherwise: on phones, and on
 * desks where it has `share` of the window. Empty when it fits.
 */
export function headingFit(text: string, classes: string, width: number, share: number): string {
  const widest = longestWord(text, classes, width)
  const ems = (Math.ceil(widest * 10) / 10).toFixed(1)
  const phone = sizeAt(classes, PHONE)
  const desk = sizeAt(classes, DESK)
  const small = phone && widest * phone.size > PHONE - MARGINS
  const large = desk && widest * desk.size > DESK * share
  const from = desk && order.indexOf(desk.from) > order.indexOf('lg') ? desk.from : 'lg'
  return [
    small ? `max-sm:text-[length:calc((100vw-${MARGINS / 16}rem)/${ems})]` : '',
    large ? `${from}:text-[length:calc(min(${share * 100}vw,${(share * DESK) / 16}rem)/${ems})]` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const generic = /^(?:sans-serif|serif|monospace|system-ui|ui-[a-z-]+)$/

/**
 * How wide the faces of a stack are beside a normal grotesque: narrow where all that it names are, as a reader may have
 * none but the last one.
 */
export function faceWidth(stack: string): number {
  const named = stack
    .split(',')
    .map((face) => face.trim().replace(/^["']|["']$/g, ''))
    .filter((face) => face !== '' && !generic.test(face))
  const isNarrow = (face: string) => /condensed|narrow|impact|haettenschweiler/i.test(face)
  if (named.length > 0 && named.every(isNarrow)) return 0.82
  if (/mono|consolas|courier/i.test(stack)) return 1.1
  return /(?<!sans-)serif/i.test(stack) ? 0.92 : 1
}
