import { fileName } from '../clean.ts'
import { pageSections } from '../sections.ts'
import { readAttribute } from '../start-tag.ts'
import { visibleText } from '../text.ts'
import type { Key, Operation, PageDocument } from '../types.ts'
import { parentOf } from './pickable.ts'

/** A place that a link may lead to. */
export type LinkPlace = { label: string; href: string }

/** The link that an element is, or stands in; null when it leads nowhere. */
export function linkOf(document: PageDocument, key: Key): { key: Key; href: string } | null {
  for (let at = document.elements.get(key) ?? null; at; at = parentOf(document, at))
    if (at.tag === 'a') return { key: at.key, href: readAttribute(document.html, at, 'href') ?? '' }
  return null
}

/** The places of this page that have a name, top to bottom, and the other pages of the project. */
export function linkPlaces(document: PageDocument, otherPages: readonly string[]): LinkPlace[] {
  const labels = new Map(pageSections(document).map(({ key, label }) => [key, label]))
  const here = [...document.elements.values()].flatMap((element) => {
    const id = readAttribute(document.html, element, 'id')
    if (!id || element.key === 'body') return []
    const label = labels.get(element.key) ?? headingText(document, element.tag, element.start, element.end)
    return label ? [{ label, href: `#${id}` }] : []
  })
  return [...here, ...otherPages.map((name) => ({ label: name, href: `${fileName(name)}.html` }))]
}

function headingText(document: PageDocument, tag: string, start: number, end: number): string | null {
  return /^h[1-6]$/.test(tag) ? visibleText(document.html.slice(start, end)).slice(0, 40) : null
}

/** What a person means by what was typed: `example.com`, `me@example.com` and phone numbers become addresses. */
export function hrefFrom(typed: string): string {
  const text = typed.trim()
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^\+?[\d\s()-]{6,}$/.test(text)) return `tel:${text.replace(/[\s()-]/g, '')}`
  if (/^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) && !/\.html?(?:[?#]|$)/i.test(text))
    return `https://${text}`
  return text
}

export function linkOperations(document: PageDocument, key: Key, href: string): Operation[] {
  const link = linkOf(document, key)
  return link ? [{ do: 'attr', k: link.key, name: 'href', value: hrefFrom(href) }] : []
}
