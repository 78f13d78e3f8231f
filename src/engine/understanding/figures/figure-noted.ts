import { lexicon } from '../lexicon.ts'
import type { EntryReader } from './figure-entries.ts'
import type { ReadGroup } from './figure-kinds.ts'
import { type FigureToken, plainWords } from './figure-tokens.ts'
import type { FigureWords } from './figure-words.ts'
import type { FigureEntry } from './types.ts'

const parts = new Set(['sidebar', 'toolbar', 'header', 'footer', 'kpis'])

/** 'sidebar: Home (start page), Orders (list)' tells what a page has, and nothing that it shows. */
export function isPartName(key: readonly FigureToken[], { language }: FigureWords): boolean {
  const known = lexicon(language)
  return plainWords(key).some((word) => known.has('component', word) || parts.has(known.idOf('section', word) ?? ''))
}

/** 'Dawn (07:10, on time), wall 1 (red)': things with what is said of each in brackets. Null where one has none. */
export function notedRows({ pieces }: ReadGroup, reader: EntryReader, text: string): FigureEntry[] | null {
  const rows = pieces.map(({ tokens }) => {
    const note = tokens.at(-1)
    const first = tokens[0]
    return tokens.length > 1 && note?.kind === 'note' && first ? { tokens, note, first } : null
  })
  if (rows.length < 2 || rows.some((row) => row === null)) return null
  return rows.flatMap((row): FigureEntry[] => {
    if (!row) return []
    const { tokens, note, first } = row
    const [own, another] = reader.read({ before: '', tokens })
    const isCounted = own?.label !== '' && own?.amount !== '' && !/^\d+$/.test(own?.amount ?? '')
    if (own && !another && isCounted) return [own]
    const label = text.slice(first.start, tokens.at(-2)?.end)
    const notes = [note.text.slice(1, -1).trim()]
    return [
      { start: first.start, end: note.end, label, amount: '', value: null, notes, isAlert: own?.isAlert ?? false },
    ]
  })
}
