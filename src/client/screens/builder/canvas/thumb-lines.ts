import type { Band } from '#design/page-map.ts'

/** So many letters of a heading fit beside the picture, on so many lines. */
const lineLetters = 15
const mostLines = 2

/** A heading broken into the lines of a thumbnail; what does not fit ends in '…'. */
export function thumbLines(heading: string): string[] {
  const lines: string[] = []
  for (const word of heading.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < lineLetters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, lineLetters))
  }
  if (lines.length <= mostLines) return lines
  return [...lines.slice(0, mostLines - 1), `${(lines[mostLines - 1] ?? '').slice(0, lineLetters - 1)}…`]
}

export type ThumbRow = { top: number; height: number; isChanged: boolean; isWide: boolean }

/** The sections under the first one as rows between `top` and `top + room`, at most four. */
export function thumbRows(map: Band[], top: number, room: number): ThumbRow[] {
  const below = map.slice(2, 6)
  const step = room / Math.max(1, below.length)
  return below.map((band, index) => ({
    top: top + index * step,
    height: Math.max(1.5, step - 2),
    isChanged: band.changed && map.some((other) => !other.changed),
    isWide: index % 2 === 0,
  }))
}
