import { diffArrays } from 'diff'

/** The pieces `[from, to)` of a list become `insert`. */
export type ListChange = { from: number; to: number; insert: readonly string[] }

/** Two lists that differ in more pieces than this have little to do with each other. */
const mostEdits = 4000

/** What leads from one list of pieces to another: sorted, none touching another. */
export function changesBetween(base: readonly string[], next: readonly string[]): ListChange[] {
  const parts = diffArrays([...base], [...next], { maxEditLength: mostEdits })
  if (!parts) return [{ from: 0, to: base.length, insert: next }]
  const changes: ListChange[] = []
  let at = 0
  let open: { from: number; to: number; insert: string[] } | null = null
  for (const { value, added, removed } of parts) {
    if (!added && !removed) {
      if (open) changes.push(open)
      open = null
      at += value.length
      continue
    }
    open ??= { from: at, to: at, insert: [] }
    if (added) open.insert.push(...value)
    else open.to = at += value.length
  }
  if (open) changes.push(open)
  return changes
}

/** The list after changes that are sorted and do not overlap. */
export function changed(pieces: readonly string[], changes: readonly ListChange[]): string[] {
  const result: string[] = []
  let at = 0
  for (const { from, to, insert } of changes) {
    result.push(...pieces.slice(at, from), ...insert)
    at = to
  }
  return [...result, ...pieces.slice(at)]
}
