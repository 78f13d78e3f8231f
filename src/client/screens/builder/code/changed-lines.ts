/** A run of lines, counted from 1, both ends included. */
export type LineRange = { from: number; to: number }

/**
 * The lines of `after` that are not in `before`: what lies between the common beginning and the common end,
 * without the lines there that stood in `before` already. Lines that only moved count as kept.
 */
export function changedLines(before: string, after: string): LineRange[] {
  const old = before.split('\n')
  const now = after.split('\n')
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end++
  const known = new Set(old.slice(start, old.length - end))
  const ranges: LineRange[] = []
  for (let index = start; index < now.length - end; index++) {
    const line = now[index] ?? ''
    const last = ranges.at(-1)
    const isBlank = line.trim() === ''
    if (isBlank ? last?.to !== index : known.has(line)) continue
    if (last?.to === index) last.to = index + 1
    else ranges.push({ from: index + 1, to: index + 1 })
  }
  return ranges
}
