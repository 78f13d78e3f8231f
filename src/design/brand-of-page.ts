import { visibleText } from './text.ts'

/** The brand in the title of a page, 'Nordlys' of 'Nordlys | Coffee in Bergen'; null when it has no title. */
export function brandOfPage(html: string): string | null {
  const title = visibleText(/<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? '')
  return title.split(/\s*[:|·•]\s|\s[–—-]\s/)[0]?.trim() || null
}
