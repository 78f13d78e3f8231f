import { emWidth } from './text.ts'

/** Widths are checked on the narrowest phone that pages are made for. */
const PHONE = 360
const MARGINS = 40
/** Widths are estimates. */
const SURE = 1.06

const named: Record<string, number> = {
  xl: 20,
  '2xl': 24,
  '3xl': 30,
  '4xl': 36,
  '5xl': 48,
  '6xl': 60,
  '7xl': 72,
  '8xl': 96,
  '9xl': 128,
}

/** Pixels of a CSS length on the phone; null for units that depend on something else. */
function pixels(length: string): number | null {
  const match = /^(-?[\d.]+)(rem|px|vw)$/.exec(length.trim())
  if (!match) return null
  return Number(match[1]) * { rem: 16, px: 1, vw: PHONE / 100 }[match[2] as 'rem' | 'px' | 'vw']
}

/** The font size that classes set on a phone, in pixels. */
export function phoneSize(classes: string): number | null {
  let size: number | null = null
  for (const name of classes.split(/\s+/)) {
    const value = /^text-\[(.+)\]$/.exec(name)?.[1]
    const [least, wish, most] =
      /^clamp\((.+)\)$/
        .exec(value ?? '')?.[1]
        ?.split(',')
        .map(pixels) ?? []
    if (least && wish && most) size = Math.min(most, Math.max(least, wish))
    else if (value) size = pixels(value) ?? size
    else size = named[/^text-([\dxl]+)$/.exec(name)?.[1] ?? ''] ?? size
  }
  return size
}

/** Estimated width in em of the longest word; `width` is that of the typeface beside a normal grotesque. */
export function longestWord(text: string, classes: string, width: number): number {
  const capitals = /(?:^|\s)uppercase(?:\s|$)/.test(classes)
  const words = text.split(/[\s-]+/).map((word) => emWidth(capitals ? word.toUpperCase() : word))
  return Math.max(...words) * width * SURE
}

/** A class that makes a heading small enough on phones for its longest word, which would be broken otherwise; empty when it fits. */
export function phoneFit(text: string, classes: string, width: number): string {
  const size = phoneSize(classes)
  const widest = longestWord(text, classes, width)
  if (!size || widest * size <= PHONE - MARGINS) return ''
  return `max-sm:text-[length:calc((100vw-${MARGINS / 16}rem)/${(Math.ceil(widest * 10) / 10).toFixed(1)})]`
}

/** How wide the first face of a stack is beside a normal grotesque. */
export function faceWidth(stack: string): number {
  if (/condensed|narrow|impact/i.test(stack)) return 0.82
  if (/mono|consolas|courier/i.test(stack)) return 1.1
  return /(?<!sans-)serif/i.test(stack) ? 0.92 : 1
}
