import type { ChatItem } from '#client/state/builder/types.ts'

/** The request that stands in the input again: its place among the requests, and its words as they were put there. */
export type Recalled = { at: number; text: string }

/** What was asked for in a chat, oldest first; the same twice in a row counts once. */
export function requestsOf(entries: readonly ChatItem[]): string[] {
  const said = entries.flatMap((entry) => (entry.role === 'user' ? [entry.content] : []))
  return said.filter((text, index) => text !== said[index - 1])
}

/**
 * What an arrow key puts into the input: from an empty one up to the last request and those before it, down and back to
 * nothing. Null when the key means something else there, such as a step in what was typed.
 */
export function recall(
  requests: readonly string[],
  key: string,
  { text, recalled }: { text: string; recalled: Recalled | null },
): { text: string; recalled: Recalled | null } | null {
  const now = recalled?.text === text ? recalled : null
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  if (now === null && (text !== '' || key === 'ArrowDown')) return null
  const at = (now?.at ?? requests.length) + (key === 'ArrowUp' ? -1 : 1)
  if (at >= requests.length) return { text: '', recalled: null }
  const found = requests[at]
  return found === undefined ? null : { text: found, recalled: { at, text: found } }
}

/** Whether the caret is on the line from which an arrow leaves the text. */
export function isAtEdge(key: string, { value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean {
  return !(key === 'ArrowUp' ? value.slice(0, selectionStart) : value.slice(selectionEnd)).includes('\n')
}
