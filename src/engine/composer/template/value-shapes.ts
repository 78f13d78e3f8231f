/** Shapes that follow the amounts of a section's items; the box of each is that of its drawing. */
export const valueShapes = ['column', 'bar', 'line', 'area', 'dots'] as const
export type ValueShape = (typeof valueShapes)[number]

export const isValueShape = (name: string): name is ValueShape => (valueShapes as readonly string[]).includes(name)

/** Boxes in units of their svg: columns stand in 40 × 160, bars lie in 300 × 8, curves run over 1000 × 176. */
const COLUMN = { left: 4, right: 36, bottom: 160, height: 156 }
const BAR = { width: 300, height: 8 }
const CURVE = { width: 1000, top: 12, bottom: 168 }
/** What is not nothing is seen. */
const LEAST = 2
/** Values that are near each other and far from nothing fill so much of a curve's height. */
const NEAR = 0.5

/**
 * The path of a shape for the amounts of all items, in their order; null for an item that has none. `at`: the item that
 * a column or a bar is drawn for. '' where there is nothing to draw.
 */
export function valuePath(shape: ValueShape, amounts: readonly (number | null)[], at: number): string {
  const given = amounts.filter((amount) => amount !== null)
  if (given.length === 0) return ''
  if (shape === 'column' || shape === 'bar') {
    const value = amounts[at] ?? null
    return value === null ? '' : shape === 'column' ? columnPath(value, given) : barPath(value, given)
  }
  const points = curvePoints(amounts, given)
  const [first] = points
  if (!first) return ''
  if (shape === 'dots') return points.map(([x, y]) => `M${x} ${y}h0`).join('')
  const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return shape === 'line' ? line : `${line}V${CURVE.bottom}H${first[0]}Z`
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** Columns stand on nothing; what is less hangs below it. */
function columnPath(value: number, given: readonly number[]): string {
  const [low, high] = [Math.min(0, ...given), Math.max(0, ...given)]
  const scale = COLUMN.height / (high - low || 1)
  const ground = COLUMN.bottom + low * scale
  const height = Math.max(LEAST, Math.abs(value) * scale)
  const [top, bottom] = value < 0 ? [ground, ground + height] : [ground - height, ground]
  return `M${COLUMN.left} ${rounded(bottom)}V${rounded(top)}H${COLUMN.right}V${rounded(bottom)}Z`
}

function barPath(value: number, given: readonly number[]): string {
  const most = Math.max(...given.map((one) => Math.abs(one))) || 1
  return `M0 0h${rounded(Math.max(LEAST, (Math.abs(value) / most) * BAR.width))}v${BAR.height}H0z`
}

/** Above the middle of each item's label; from nothing up, or from the least where all are near each other. */
function curvePoints(amounts: readonly (number | null)[], given: readonly number[]): [number, number][] {
  const [least, most] = [Math.min(...given), Math.max(...given)]
  const isNear = least > 0 && least > most * NEAR
  const low = isNear ? least - (most - least || most) / 2 : Math.min(0, least)
  const scale = (CURVE.bottom - CURVE.top) / (Math.max(most, low + Number.EPSILON) - low || 1)
  return amounts.flatMap((amount, at): [number, number][] =>
    amount === null
      ? []
      : [[rounded(((at + 0.5) / amounts.length) * CURVE.width), rounded(CURVE.bottom - (amount - low) * scale)]],
  )
}
