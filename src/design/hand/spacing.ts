import type { Key, Operation, PageDocument } from '../types.ts'
import { classesOf } from './classes.ts'

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

/** More or less room inside an element, one step of the scale; every width of the page keeps its own. Empty at the end of the scale. */
export function spacingOperations(document: PageDocument, key: Key, axis: Axis, direction: 1 | -1): Operation[] {
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

/** The room inside an element along an axis as its widest rule says it, in pixels; null when it has none of its own. */
export function spacingOf(document: PageDocument, key: Key, axis: Axis): number | null {
  const paddings = paddingsOf(document, key, axis)
  const plain = paddings.filter(({ variant }) => variant === '')
  const last = (plain.length > 0 ? plain : paddings).at(-1)
  return last ? last.units * 4 : null
}
