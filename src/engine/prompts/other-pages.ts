import { fileName } from '#design/clean.ts'
import type { GenerationRequest } from '../types.ts'

/** Longest piece of another page that is sent along, in characters. */
const lookLength = 6_000

/** The other pages by name and file, for links. */
export function otherPages({ pages, pageName }: GenerationRequest): string[] {
  return pages.filter(({ name }) => name !== pageName).map(({ name }) => `${name}: ${fileName(name)}.html`)
}

/** Theme, header and footer of the first other page, so that a new page belongs to it; null when there is none. */
export function sharedLook({ pages, pageName }: GenerationRequest): string | null {
  const page = pages.find(({ name, html }) => name !== pageName && html !== '')
  if (!page) return null
  const parts = [
    /<style\b[^>]*>[^<]*--accent[\s\S]*?<\/style>/i,
    /<header\b[\s\S]*?<\/header>/i,
    /<footer\b[\s\S]*?<\/footer>/i,
  ]
  const found = parts.flatMap((part) => part.exec(page.html)?.[0] ?? [])
  return found.length === 0 ? null : found.join('\n').slice(0, lookLength).toWellFormed()
}
