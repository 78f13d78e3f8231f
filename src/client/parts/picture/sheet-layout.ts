/** A page cut into columns that stand side by side, all in pixels of the picture. */
export type SheetLayout = {
  columns: number
  scale: number
  /** of the page that each column shows, in pixels of the page */
  height: number
  width: number
  tall: number
}

/** White between two columns, in pixels of the page. */
export const sheetGap = 24
const mostColumns = 6

/** How a page is cut so that it is as large as can be within `side` × `side`; never larger than it is. */
export function sheetLayout(page: { width: number; height: number }, side: number): SheetLayout {
  let best: SheetLayout | null = null
  for (let columns = 1; columns <= mostColumns; columns++) {
    const height = Math.ceil(page.height / columns)
    const width = columns * page.width + (columns - 1) * sheetGap
    const scale = Math.min(1, side / width, side / height)
    // a column more has to be worth the cut
    if (best === null || scale > best.scale * 1.05) {
      const [wide, tall] = [Math.floor(width * scale), Math.floor(height * scale)]
      best = { columns, scale, height, width: wide, tall }
    }
  }
  if (best === null) throw new Error('a page has a column')
  return best
}
