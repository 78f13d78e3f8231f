import type { FormerLink } from './file-links.ts'

/** The file of a zip that tells an import what the pages are called and how their links stood. */
export const pageListName = 'pages.json'

export type PageListEntry = { name: string; file: string; links: FormerLink[] }

export function writePageList(pages: PageListEntry[]): string {
  return `${JSON.stringify({ version: 1, pages })}\n`
}

/** The list of pages that an export wrote, or null for anything else. */
export function readPageList(text: string): PageListEntry[] | null {
  try {
    const list: unknown = JSON.parse(text)
    if (!isRecord(list) || list.version !== 1 || !Array.isArray(list.pages)) return null
    const pages = list.pages.map(readEntry)
    return pages.every((page) => page !== null) ? pages : null
  } catch {
    return null
  }
}

function readEntry(entry: unknown): PageListEntry | null {
  if (!isRecord(entry) || typeof entry.name !== 'string' || typeof entry.file !== 'string') return null
  if (!Array.isArray(entry.links)) return null
  const links = entry.links.filter(isFormerLink)
  return links.length === entry.links.length ? { name: entry.name, file: entry.file, links } : null
}

function isFormerLink(link: unknown): link is FormerLink {
  return Array.isArray(link) && link.length === 2 && Number.isInteger(link[0]) && typeof link[1] === 'string'
}

const isRecord = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null
