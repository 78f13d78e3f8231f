/** The list with one of its entries at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || from === to) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** The place in a list whose row is nearest to a height; rows are given from top to bottom. */
export function placeAt(rows: readonly { top: number; bottom: number }[], y: number): number {
  const index = rows.findIndex(({ top, bottom }) => y < (top + bottom) / 2)
  return index < 0 ? rows.length - 1 : index
}
