/** Which card an arrow leads to, among `count` cards in so many columns; the same when there is none in that direction. */
export function stepInGrid(key: string, at: number, count: number, columns: number): number {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key] ?? 0
  const to = at + step
  if (to < 0) return at
  if (to < count) return to
  // Down from above a gap in the last row leads to the last card.
  const hasRowBelow = Math.floor(at / columns) < Math.floor((count - 1) / columns)
  return key === 'ArrowDown' && hasRowBelow ? count - 1 : at
}
