import type { Box } from '#client/parts/preview/on-canvas.ts'

type Size = { width: number; height: number }

/** Air between the element, its name and its tools, and at the edges of the canvas. */
const gap = 8
const nameHeight = 28

/** A place along an axis, within the canvas. */
const within = (at: number, size: number, room: number) => Math.max(gap, Math.min(at, room - size - gap))

/** Where the way to the picked element stands: over it, or at the top of the canvas while its head is out of sight. */
export function placeName(box: Box, name: Size, canvas: Size): { left: number; top: number } {
  return {
    left: within(box.left, name.width, canvas.width),
    top: within(box.top - nameHeight - 4, nameHeight, canvas.height),
  }
}

/** Where its tools stand: under it, else over it, else at the bottom of the canvas. */
export function placeTools(box: Box, tools: Size, canvas: Size): { left: number; top: number } {
  const left = within(box.left, tools.width, canvas.width)
  const under = box.top + box.height + gap
  if (under >= gap + nameHeight && under + tools.height + gap <= canvas.height) return { left, top: under }
  const over = box.top - nameHeight - tools.height - 2 * gap
  if (over >= gap && over + tools.height + gap <= canvas.height) return { left, top: over }
  return { left, top: Math.max(gap, canvas.height - tools.height - gap) }
}
