import type { Key, Operation, PageDocument } from '../types.ts'
import type { DrawnStyle } from './looks.ts'
import { restyleOperations } from './restyle.ts'

/** How wide a picture is in the room that it has. */
export const widths = [
  { value: '25%', label: '¼', name: 'A quarter of the room', class: 'w-1/4' },
  { value: '50%', label: '½', name: 'Half of the room', class: 'w-1/2' },
  { value: '75%', label: '¾', name: 'Three quarters of the room', class: 'w-3/4' },
  { value: '100%', label: 'Full', name: 'All of the room', class: 'w-full' },
] as const

/** The shape it is cut to. */
export const shapes = [
  { value: 'own', label: 'Own', name: 'Its own shape' },
  { value: '1 / 1', label: 'Square', name: 'Square' },
  { value: '16 / 9', label: 'Wide', name: 'Wide, 16 to 9' },
  { value: '3 / 4', label: 'Tall', name: 'Tall, 3 to 4' },
] as const

/** What of it is seen in that shape. */
export const crops = [
  {
    value: 'whole',
    label: 'Whole',
    name: 'The whole picture, with room around it',
    css: 'contain',
    position: 'center',
  },
  { value: 'center', label: 'Centre', name: 'Filled, its centre', css: 'cover', position: 'center' },
  { value: 'top', label: 'Top', name: 'Filled, its top', css: 'cover', position: 'top' },
  { value: 'bottom', label: 'Bottom', name: 'Filled, its bottom', css: 'cover', position: 'bottom' },
] as const

export type Shape = (typeof shapes)[number]['value']
export type Crop = (typeof crops)[number]['value']

/** Another width; its shape stays, be it its own or the one it is cut to. */
export function widthOperations(document: PageDocument, key: Key, value: string): Operation[] {
  const width = widths.find((one) => one.value === value)
  if (!width) return []
  return restyleOperations(document, key, {
    add: [width.class, 'h-auto', 'max-w-full'],
    isOther: (name) => /^(?:(?:min-|max-)?[wh]|size)-/.test(name),
    set: { width: width.value, height: 'auto', 'max-width': '100%' },
    touches: /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size))$/,
  })
}

/** Which of the widths it has as it is drawn; null when none. */
export function widthOf({ width, room }: DrawnStyle): string | null {
  if (room <= 0) return null
  return widths.find(({ value }) => Math.abs(Number.parseFloat(value) / 100 - width / room) < 0.02)?.value ?? null
}

export function shapeOperations(document: PageDocument, key: Key, looks: DrawnStyle, value: Shape): Operation[] {
  const isOwn = value === 'own'
  const fill = isOwn || looks.fit === 'contain' ? looks.fit : 'cover'
  return restyleOperations(document, key, {
    add: isOwn
      ? ['h-auto', 'aspect-auto']
      : ['h-auto', `aspect-${value === '1 / 1' ? 'square' : value.replaceAll(' ', '')}`, `object-${fill}`],
    isOther: (name) => /^(?:h|aspect|min-h|max-h)-/.test(name) || (!isOwn && isFit.test(name)),
    set: { height: 'auto', 'aspect-ratio': isOwn ? 'auto' : value, ...(!isOwn && { 'object-fit': fill }) },
    touches: isOwn ? /^(?:(?:min-|max-)?height|aspect-ratio)$/ : /^(?:(?:min-|max-)?height|aspect-ratio|object-fit)$/,
  })
}

export function shapeOf({ ratio }: DrawnStyle): Shape | null {
  if (ratio.startsWith('auto')) return 'own'
  return shapes.find(({ value }) => value === ratio)?.value ?? null
}

const isFit = /^object-(?:contain|cover|fill|none|scale-down)$/
const isPosition = /^object-(?:(?:left|right|top|bottom|center)(?:-(?:top|bottom|left|right))?|\[.*|\(.*)$/

export function cropOperations(document: PageDocument, key: Key, value: Crop): Operation[] {
  const crop = crops.find((one) => one.value === value)
  if (!crop) return []
  return restyleOperations(document, key, {
    add: [`object-${crop.css}`, `object-${crop.position}`],
    isOther: (name) => isFit.test(name) || isPosition.test(name),
    set: { 'object-fit': crop.css, 'object-position': crop.position },
    touches: /^object-(?:fit|position)$/,
  })
}

/** What of it is seen, as it is drawn; null for a fit of another kind. */
export function cropOf({ fit, position }: DrawnStyle): Crop | null {
  if (fit === 'contain') return 'whole'
  if (fit !== 'cover') return null
  const [, y = '50%'] = position.split(' ')
  if (y === '0%') return 'top'
  return y === '100%' ? 'bottom' : y === '50%' ? 'center' : null
}
