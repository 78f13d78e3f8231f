import type { ChatItem, Version } from '#client/state/builder/types.ts'

/** A version that nobody asked for in the chat: changed by hand, imported, a section taken back. */
export type MadeLine = { role: 'made'; id: string; version: Version }

/** The messages with a line for each version that a person made, where it happened; `since` leaves older ones out. */
export function withMade(
  entries: readonly ChatItem[],
  versions: readonly Version[],
  since = Number.NEGATIVE_INFINITY,
): (ChatItem | MadeLine)[] {
  const told = new Set(entries.flatMap((entry) => (entry.role === 'assistant' ? [entry.version?.id] : [])))
  const lines = versions
    .filter(({ id, maker, timestamp }) => maker?.kind === 'person' && !told.has(id) && timestamp >= since)
    .map((version) => ({ role: 'made', id: `made-${version.id}`, version }) satisfies MadeLine)
  const all: (ChatItem | MadeLine)[] = [...entries]
  for (const line of lines) {
    const before = all.findLastIndex((entry) => atOf(entry) <= line.version.timestamp)
    all.splice(before + 1, 0, line)
  }
  return all
}

/** When an entry was said; of what was put aside, the last of it. */
export function atOf(entry: ChatItem | MadeLine): number {
  if (entry.role === 'made') return entry.version.timestamp
  return entry.role === 'hidden' ? (entry.messages.at(-1)?.at ?? 0) : entry.at
}
