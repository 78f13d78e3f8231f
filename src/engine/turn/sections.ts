import type { Key, PageDocument } from '#design/types.ts'
import { sectionName } from './words.ts'

/** The section around an element, by the name its start tag gives it; null outside of any. */
export function topSection(document: PageDocument, key: Key): string | null {
  let name: string | null = null
  for (
    let element = document.elements.get(key);
    element;
    element = element.parent === null ? undefined : document.elements.get(element.parent)
  ) {
    if (/^(?:section|header|footer|nav|aside|article|div)$/.test(element.tag))
      name = idOf(document.html.slice(element.start, element.openEnd)) ?? name
  }
  return name
}

/** Sections that begin in a piece of a page with whole tags: by id, with the words for the stage. */
export function sectionsIn(html: string): { id: string; label: string }[] {
  return [...html.matchAll(/<(?:section|header|footer)\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi)].flatMap(([tag]) => {
    const label = sectionName(tag) ?? /^<(header|footer)/i.exec(tag)?.[1]?.toLowerCase()
    return label ? [{ id: idOf(tag) ?? label, label }] : []
  })
}

const idOf = (startTag: string): string | null => /\sid\s*=\s*["']?([\w-]+)/i.exec(startTag)?.[1] ?? null
