/** What is told of a page in the chat after it came in. */
export type ImportNote = { file: string; leftOut: string[] /** the other pages that came with it */; others: string[] }

const storageKey = 'pagewright.imported'
/** Notes of this many versions are kept, the newest. */
const mostNotes = 60

/** Remembers what was said of a version when it came in. A browser that keeps nothing tells less in the chat. */
export function saveImportNote(version: string, note: ImportNote): void {
  try {
    const kept = [...readNotes().filter(([id]) => id !== version), [version, note] as const]
    localStorage.setItem(storageKey, JSON.stringify(kept.slice(-mostNotes)))
  } catch {
    // the page itself is there, which matters more
  }
}

/** What was said of this version; null when it was not imported in this browser. */
export function importNoteOf(version: string | null): ImportNote | null {
  return readNotes().find(([id]) => id === version)?.[1] ?? null
}

function readNotes(): [string, ImportNote][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isNote) : []
  } catch {
    return []
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

function isNote(entry: unknown): entry is [string, ImportNote] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string' || typeof entry[1] !== 'object') return false
  const { file, leftOut, others } = (entry[1] ?? {}) as Partial<ImportNote>
  return typeof file === 'string' && isTexts(leftOut) && isTexts(others)
}
