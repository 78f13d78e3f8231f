import type { Key, Operation, PageDocument } from '../types.ts'
import { inlineValue } from './inline-style.ts'
import { textSizes } from '../text-sizes.ts'
import type { DrawnStyle } from './looks.ts'
import { restyleOperations } from './restyle.ts'

export const weights = [
  { value: '300', label: 'Light', word: 'light' },
  { value: '400', label: 'Normal', word: 'normal' },
  { value: '600', label: 'Strong', word: 'semibold' },
  { value: '700', label: 'Bold', word: 'bold' },
] as const

export type Align = 'left' | 'center' | 'right'

const isSize =
  /^text-(?:(?:xs|sm|base|lg|[2-9]?xl)(?:\/\S+)?|\[(?:length:)?-?[\d.]+[a-z%]+\](?:\/\S+)?|\[(?:length:)?(?:clamp|calc|min|max)\(.*|\(length:.*)$/
const isWeight = /^font-(?:thin|extralight|light|normal|medium|semibold|bold|extrabold|black|\[\d+\])$/
const isAlign = /^text-(?:left|center|right|justify|start|end)$/

/** The size of the words of an element in pixels: what was set a moment ago, else as it was drawn. */
export function sizeOf(document: PageDocument, key: Key, looks: DrawnStyle): number {
  const own = /^([\d.]+)px$/.exec(inlineValue(document, key, 'font-size') ?? '')?.[1]
  return own ? Number(own) : looks.size
}

/** One size larger or smaller, the same at every width of the page; nothing at the end of the scale. */
export function sizeOperations(document: PageDocument, key: Key, looks: DrawnStyle, direction: 1 | -1): Operation[] {
  const now = sizeOf(document, key, looks)
  const steps = direction === 1 ? [...textSizes] : [...textSizes].toReversed()
  const next = steps.find(([, size]) => (size - now) * direction > 0.5)
  if (!next) return []
  const [name, size] = next
  return restyleOperations(document, key, {
    add: [`text-${name}`],
    isOther: (each) => isSize.test(each),
    set: { 'font-size': `${size}px` },
    touches: /^font(?:-size)?$/,
    isInRem: true,
  })
}

export function weightOperations(document: PageDocument, key: Key, value: string): Operation[] {
  const weight = weights.find((one) => one.value === value)
  if (!weight) return []
  return restyleOperations(document, key, {
    add: [`font-${weight.word}`],
    isOther: (each) => isWeight.test(each),
    set: { 'font-weight': value },
    touches: /^font(?:-weight|-variation-settings)?$/,
  })
}

/** Which of the weights its words have, as they are drawn; the nearest below 1000. */
export function weightOf(looks: DrawnStyle): string {
  const gap = (value: string) => Math.abs(Number(value) - looks.weight)
  return weights.reduce<string>((best, { value }) => (gap(value) < gap(best) ? value : best), '400')
}

export function alignOperations(document: PageDocument, key: Key, value: Align): Operation[] {
  return restyleOperations(document, key, {
    add: [`text-${value}`],
    isOther: (each) => isAlign.test(each),
    set: { 'text-align': value },
    touches: /^text-align(?:-last)?$/,
  })
}

/** Where the words stand as they are drawn; null for both edges. */
export function alignOf({ align, isRightToLeft }: DrawnStyle): Align | null {
  const side = align.replace('-webkit-', '')
  if (side === 'start') return isRightToLeft ? 'right' : 'left'
  if (side === 'end') return isRightToLeft ? 'left' : 'right'
  return side === 'left' || side === 'center' || side === 'right' ? side : null
}
