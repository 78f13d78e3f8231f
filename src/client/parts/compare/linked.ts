import type { PageLayout } from '../page-map/page-layout.ts'

/** A place in one measure and the same place in another. */
export type ScrollAnchor = readonly [from: number, to: number]

/** Where `at` of the one measure lies in the other, in a straight line between the anchors around it. Anchors rise on both sides. */
export function along(anchors: readonly ScrollAnchor[], at: number): number {
  const next = anchors.findIndex(([from]) => from > at)
  const [below, above] = next < 0 ? [anchors.at(-1), undefined] : [anchors[next - 1], anchors[next]]
  if (!below) return above?.[1] ?? 0
  if (!above) return below[1]
  const part = (at - below[0]) / (above[0] - below[0])
  return below[1] + part * (above[1] - below[1])
}

/** The layout of a page with the paths of its sections. */
export type PathLayout = Omit<PageLayout, 'sections'> & { sections: { path: string; top: number; height: number }[] }

const furthest = ({ height, viewport }: PathLayout) => Math.max(0, height - viewport)
const topOf = ({ sections }: PathLayout, path: string) => sections.find((section) => section.path === path)?.top

/**
 * Where a page scrolls to so that it shows the same as another one: section by section, since they may differ in height.
 * @param pairs paths of the same section on both, in an order that rises on both
 */
export function followed(from: PathLayout, to: PathLayout, pairs: readonly (readonly [string, string])[]): number {
  const anchors: ScrollAnchor[] = [[0, 0]]
  const end: ScrollAnchor = [furthest(from), furthest(to)]
  for (const [there, here] of pairs) {
    const [a = -1, b = -1] = [topOf(from, there), topOf(to, here)]
    const last = anchors.at(-1) ?? end
    if (a > last[0] && b > last[1] && a < end[0] && b < end[1]) anchors.push([a, b])
  }
  anchors.push(end)
  return along(anchors, from.top)
}

/** The part of the page in view as a part of the map, whose rows may stand for sections that this page has not. */
export function viewOnMap(
  layout: PathLayout,
  rows: readonly { size: number; path: string | null }[],
): { top: number; height: number } {
  const total = Math.max(
    1,
    rows.reduce((sum, { size }) => sum + size, 0),
  )
  let start = 0
  const bands = rows.flatMap(({ size, path }) => {
    const band = { start: start / total, size: size / total }
    start += size
    const section = layout.sections.find((each) => each.path === path)
    return section ? [{ ...band, section }] : []
  })
  const onMap = (at: number, isEnd: boolean) => {
    const band = bands.findLast(({ section }) => (isEnd ? section.top < at : section.top <= at))
    if (!band) return 0
    const part = (at - band.section.top) / Math.max(1, band.section.height)
    return band.start + band.size * Math.min(1, part)
  }
  const top = onMap(layout.top, false)
  return { top, height: Math.max(0.02, onMap(layout.top + layout.viewport, true) - top) }
}
