import { type ComputedStyle, computedStyles } from '#design/computed/computed-styles.ts'
import { pixelsOf } from '#design/computed/values.ts'
import type { Operation } from '#design/types.ts'
import { classNames, type OpenPage, type Part, partsIn } from './open-page.ts'
import { isDecidedByRules } from './with-effect.ts'

/** More of it, or less. */
type By = 1 | -1

/** How a part is drawn, as far as its page tells. */
export const drawnStyle = (page: OpenPage, part: Part): ComputedStyle | null =>
  computedStyles(page.document).of(part.key)

/** Whether rules of the page decide about a property of a part, so that a step has to begin at what they give it. */
export const isByRules = (page: OpenPage, part: Part, property: string) =>
  isDecidedByRules(page.document, part.key, property)

const larger = 1.2

/** Words a step larger or smaller than they are drawn: those of the part, and those in it that have a size of their own. */
export function drawnSizes(page: OpenPage, part: Part, by: By): Operation[] {
  const sized = partsIn(page, part).filter((one) => /^[\d.]+(?:px|rem|pt)$/.test(declaredSize(page, one)))
  return [part, ...sized].flatMap((one): Operation[] => {
    const now = drawnStyle(page, one)?.size
    if (now === undefined) return []
    const next = Math.round(by > 0 ? now * larger : now / larger)
    return next < 8 ? [] : [instead(one, `text-[${next}px]`, /^text-(?:xs|sm|base|lg|\d?xl|\[[\d.]+[a-z]+\])$/)]
  })
}

const declaredSize = (page: OpenPage, part: Part) => drawnStyle(page, part)?.declared('font-size') ?? ''

const sides = ['top', 'right', 'bottom', 'left'] as const
type Side = (typeof sides)[number]

/** The room inside a part, in pixels. */
export function paddingOf(page: OpenPage, part: Part): Record<Side, number> {
  const style = drawnStyle(page, part)
  const em = style?.size ?? 16
  const of = (side: Side) => pixelsOf(style?.declared(`padding-${side}`) ?? '0', { em, rem: 16, percent: 1200 }) ?? 0
  return { top: of('top'), right: of('right'), bottom: of('bottom'), left: of('left') }
}

/** A part with a step more, or less, room inside than it is drawn with; nothing where there is none to take away. */
export function drawnPadding(page: OpenPage, part: Part, by: By, which: readonly Side[] = sides): Operation[] {
  const now = paddingOf(page, part)
  const add = which.flatMap((side) => {
    const next = steppedRoom(now[side], by)
    return next === now[side] ? [] : [`p${side.charAt(0)}-[${next}px]`]
  })
  return add.length === 0 ? [] : [{ do: 'class', k: part.key, add, remove: [] }]
}

const wider = 1.4

function steppedRoom(now: number, by: By): number {
  if (by < 0) return Math.floor(now / wider / 2) * 2
  return Math.max(now + 4, Math.round((now * wider) / 4) * 4)
}

/** Corners of a part a step rounder or sharper than they are drawn, or none. */
export function drawnCorners(page: OpenPage, part: Part, by: 'rounder' | 'sharper' | 'square'): Operation[] {
  const style = drawnStyle(page, part)
  const said = style?.declared('border-radius') ?? '0'
  const now = said.includes('%')
    ? 9999
    : (pixelsOf(said.split(' ')[0] ?? '', { em: style?.size ?? 16, rem: 16, percent: 0 }) ?? 0)
  const rounder = now < 8 ? 16 : now < 40 ? now * 2 : 9999
  const next = by === 'rounder' ? rounder : by === 'square' ? 0 : now > 40 ? 12 : Math.floor(now / 2)
  return next === now ? [] : [instead(part, `rounded-[${next}px]`, /^rounded(?:-|$)/)]
}

/** One utility in the place of those that say the same in other words. */
function instead(part: Part, name: string, others: RegExp): Operation {
  return { do: 'class', k: part.key, add: [name], remove: classNames(part).filter((each) => others.test(each)) }
}
