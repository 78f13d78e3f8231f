import type { Key, Operation, PageDocument } from '../types.ts'
import { classesOf } from './classes.ts'
import { inlineValue } from './inline-style.ts'
import type { DrawnStyle } from './looks.ts'
import { restyleOperations } from './restyle.ts'
import { styleTargetOf } from './style-target.ts'

export type Axis = 'x' | 'y'

/** The steps of the framework's scale that a person walks, in units of 0.25 rem. */
const scale = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64]

type Padding = { name: string; variant: string; side: string; units: number }

/** The paddings of an element that lie on an axis; `p-6` lies on both. */
function paddingsOf(document: PageDocument, key: Key, axis: Axis): Padding[] {
  const sides = axis === 'y' ? ['', 'y', 't', 'b'] : ['', 'x', 'l', 'r', 's', 'e']
  return classesOf(document, key).flatMap((name) => {
    const match =
      /^(?<variant>(?:[^\s:[\]]+:)*)p(?<side>[xytblrse]?)-(?<size>\d+(?:\.\d+)?|px|\[\d+(?:\.\d+)?(?:px|rem)\])$/.exec(
        name,
      )?.groups
    if (!match || !sides.includes(match['side'] ?? '')) return []
    return [{ name, variant: match['variant'] ?? '', side: match['side'] ?? '', units: unitsOf(match['size'] ?? '0') }]
  })
}

function unitsOf(size: string): number {
  if (size === 'px') return 0.25
  const value = Number.parseFloat(size.replace('[', ''))
  if (!size.startsWith('[')) return value
  return size.includes('rem') ? value * 4 : value / 4
}

function step(units: number, direction: 1 | -1): number | null {
  const steps = direction === 1 ? scale : scale.toReversed()
  return steps.find((each) => (each - units) * direction > 0.001) ?? null
}

const edges = { y: ['top', 'bottom'], x: ['left', 'right'] } as const

const touches = {
  y: /^padding(?:-(?:top|bottom|block|block-start|block-end))?$/,
  x: /^padding(?:-(?:left|right|inline|inline-start|inline-end))?$/,
} as const

/** In the style of the element: no rule of the page and nothing the element says itself comes before it. */
function isByStyle(document: PageDocument, key: Key, axis: Axis): boolean {
  if (styleTargetOf(document, key, touches[axis], true) !== 'class') return true
  return ['padding', ...edges[axis].map((edge) => `padding-${edge}`)].some(
    (property) => inlineValue(document, key, property) !== null,
  )
}

/** Pixels of one side: what was set a moment ago, else as it was drawn. */
function sideOf(document: PageDocument, key: Key, looks: DrawnStyle, edge: keyof DrawnStyle['padding']): number {
  const own = /^([\d.]+)px$/.exec(inlineValue(document, key, `padding-${edge}`) ?? '')?.[1]
  return own ? Number(own) : looks.padding[edge]
}

/**
 * More or less room inside an element, one step of the scale; every width of the page keeps its own where the page is
 * styled with utilities. Empty at the end of the scale.
 */
export function spacingOperations(
  document: PageDocument,
  key: Key,
  axis: Axis,
  direction: 1 | -1,
  looks: DrawnStyle,
): Operation[] {
  if (!isByStyle(document, key, axis)) return classOperations(document, key, axis, direction)
  const sides = edges[axis].map((edge) => {
    const now = sideOf(document, key, looks, edge)
    return { edge, now, next: step(now / 4, direction) }
  })
  if (sides.every(({ next }) => next === null)) return []
  // what lies on the other axis may have been said with this one
  const all = [
    ...sides,
    ...edges[axis === 'y' ? 'x' : 'y'].map((edge) => ({ edge, now: sideOf(document, key, looks, edge), next: null })),
  ]
  const isShared = inlineValue(document, key, 'padding') !== null
  const said = isShared ? all : sides
  return restyleOperations(document, key, {
    add: [],
    isOther: () => false,
    set: Object.fromEntries(
      said.map(({ edge, now, next }) => [`padding-${edge}`, `${next === null ? now : next * 4}px`]),
    ),
    touches: touches[axis],
    isInRem: true,
  })
}

function classOperations(document: PageDocument, key: Key, axis: Axis, direction: 1 | -1): Operation[] {
  const paddings = paddingsOf(document, key, axis)
  if (paddings.length === 0) return direction === 1 ? [{ do: 'class', k: key, add: [`p${axis}-1`], remove: [] }] : []
  const other = axis === 'y' ? 'x' : 'y'
  const add: string[] = []
  const remove: string[] = []
  for (const { name, variant, side, units } of paddings) {
    const next = step(units, direction)
    if (next === null) continue
    remove.push(name)
    add.push(`${variant}p${side || axis}-${next}`)
    // `p-6` goes on for the other axis
    if (side === '') add.push(`${variant}p${other}${name.slice(name.lastIndexOf('p-') + 1)}`)
  }
  return remove.length === 0 ? [] : [{ do: 'class', k: key, add, remove }]
}

/** The room inside an element along an axis, in pixels of its wider side. */
export function spacingOf(document: PageDocument, key: Key, axis: Axis, looks: DrawnStyle): number {
  if (isByStyle(document, key, axis)) return Math.max(...edges[axis].map((edge) => sideOf(document, key, looks, edge)))
  const own = paddingsOf(document, key, axis)
  const last = own.some(({ variant }) => variant !== '') ? undefined : own.at(-1)
  return last ? last.units * 4 : Math.max(...edges[axis].map((edge) => looks.padding[edge]))
}
