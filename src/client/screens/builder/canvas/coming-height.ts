/** Height of one row of what is to come, in pixels. */
export const rowHeight = 38

/** At most this part of the canvas is covered by what is to come. */
const mostCovered = 0.45

export type Coming = { /** where the page written so far ends on the canvas */ top: number; rows: number }

/**
 * Where the rows of sections to come lie on a canvas of this height: under the page as far as it is written,
 * and never so high that they hide most of it.
 * @param written the height of the page on the canvas so far, from the canvas's top
 */
export function comingRows(canvas: number, written: number, count: number): Coming {
  const rows = Math.min(count, Math.floor((canvas * mostCovered) / rowHeight))
  return { rows, top: Math.max(0, Math.min(written, canvas - rows * rowHeight)) }
}
