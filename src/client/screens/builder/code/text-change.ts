export type TextChange = { from: number; to: number; insert: string }

/** The one change that turns a text into another: what differs between the common beginning and the common end; null when equal. */
export function textChange(before: string, after: string): TextChange | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}
