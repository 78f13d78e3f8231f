import type { Splice } from '#design/types.ts'

/** A stretch of the page before all changes, by its offsets; equal ends are a place between two characters. */
export type Range = { start: number; end: number }
/** What was changed, in the page as it was before: `bytes` is how much was taken or put there. */
export type Touch = Range & { bytes: number }

/** A piece of the page as it is now: from the page before, or new at a place of it. */
type Piece = { length: number; start: number; kept: boolean }

/** Follows the changes of one operation after another back to the page at the beginning. */
export function touchesOf(length: number, splices: readonly (readonly Splice[])[]): Touch[] {
  let pieces: Piece[] = [{ length, start: 0, kept: true }]
  const touches: Touch[] = []
  for (const operation of splices) {
    for (const splice of operation.toSorted((a, b) => b.start - a.start)) {
      const result = cut(pieces, splice)
      pieces = result.pieces
      touches.push(...result.touches)
    }
  }
  return touches
}

function cut(pieces: readonly Piece[], { start, end, insert }: Splice): { pieces: Piece[]; touches: Touch[] } {
  const before: Piece[] = []
  const after: Piece[] = []
  const touches: Touch[] = []
  let at = 0
  let place: number | null = null
  for (const piece of pieces) {
    const from = Math.max(0, Math.min(piece.length, start - at))
    const to = Math.max(from, Math.min(piece.length, end - at))
    const origin = (offset: number) => (piece.kept ? piece.start + offset : piece.start)
    if (from > 0) before.push({ ...piece, length: from })
    if (to > from) {
      place ??= origin(from)
      if (piece.kept) touches.push({ start: origin(from), end: origin(to), bytes: to - from })
    } else if (place === null && start >= at && start < at + piece.length) place = origin(start - at)
    if (at + piece.length > end) after.push({ kept: piece.kept, length: piece.length - to, start: origin(to) })
    at += piece.length
  }
  const last = pieces.at(-1)
  const origin = place ?? (last ? last.start + (last.kept ? last.length : 0) : 0)
  if (insert !== '') touches.push({ start: origin, end: origin, bytes: insert.length })
  return {
    pieces: [...before, ...(insert === '' ? [] : [{ length: insert.length, start: origin, kept: false }]), ...after],
    touches,
  }
}

/** How many bytes were changed outside the ranges. */
export function bytesOutside(touches: readonly Touch[], allowed: readonly Range[]): number {
  return touches.reduce((sum, touch) => {
    if (touch.start === touch.end)
      return allowed.some(({ start, end }) => touch.start >= start && touch.start <= end) ? sum : sum + touch.bytes
    const covered = union(
      allowed.map(({ start, end }) => ({ start: Math.max(start, touch.start), end: Math.min(end, touch.end) })),
    )
    return sum + touch.bytes - covered
  }, 0)
}

function union(ranges: Range[]): number {
  let total = 0
  let reached = -1
  for (const { start, end } of ranges
    .filter((range) => range.end > range.start)
    .toSorted((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(start, reached))
    reached = Math.max(reached, end)
  }
  return total
}
