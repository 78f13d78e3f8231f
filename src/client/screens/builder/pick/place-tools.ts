/** Lengths in pixels of the stage. */
export type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

/** Air between the element, its name and its tools, and at the edges of the stage. */
const gap = 8
const nameHeight = 28

/** A place along an axis, within the stage. */
const within = (at: number, size: number, room: number) => Math.max(gap, Math.min(at, room - size - gap))

/** Where the way to the picked element stands: over it, or at the top of the stage while its head is out of sight. */
export function placeName(box: Box, name: Size, stage: Size): { left: number; top: number } {
  return {
    left: within(box.left, name.width, stage.width),
    top: within(box.top - nameHeight - 4, nameHeight, stage.height),
  }
}

/** Where its tools stand: under it, else over it, else at the bottom of the stage. */
export function placeTools(box: Box, tools: Size, stage: Size): { left: number; top: number } {
  const left = within(box.left, tools.width, stage.width)
  const under = box.top + box.height + gap
  if (under >= gap + nameHeight && under + tools.height + gap <= stage.height) return { left, top: under }
  const over = box.top - nameHeight - tools.height - 2 * gap
  if (over >= gap && over + tools.height + gap <= stage.height) return { left, top: over }
  return { left, top: Math.max(gap, stage.height - tools.height - gap) }
}
