import { attributePlaces, escapeAttribute, readAttribute } from './start-tag.ts'
import { applySplices } from './splices.ts'
import { decodeAttribute } from './text.ts'
import type { PageDocument, PageElement, Splice } from './types.ts'

/** Attributes that hold ids of other elements, one or several. */
const namingIds = new Set([
  'for',
  'list',
  'form',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-activedescendant',
  'popovertarget',
  'commandfor',
])

/** The ids of a page outside of one of its elements. */
export function idsOutside(document: PageDocument, hole: { start: number; end: number } | null): Set<string> {
  const ids = new Set<string>()
  for (const element of document.elements.values()) {
    if (hole && element.start >= hole.start && element.end <= hole.end) continue
    const id = readAttribute(document.html, element, 'id')
    if (id) ids.add(id)
  }
  return ids
}

/**
 * The source of an element with other ids, and with everything inside it that speaks of them.
 * @param rename the new name of an id, or null for one that keeps its name
 */
export function withIds(document: PageDocument, root: PageElement, rename: (id: string) => string | null): string {
  const splices: Splice[] = []
  for (const element of document.elements.values()) {
    if (element.start < root.start || element.end > root.end) continue
    for (const place of attributePlaces(document.html, element.start, element.openEnd)) {
      const value = decodeAttribute(document.html.slice(place.valueStart, place.valueEnd))
      const next = renamed(place.name, value, rename)
      if (next === value) continue
      const insert = place.quote ? escapeAttribute(next, place.quote) : `"${escapeAttribute(next, '"')}"`
      splices.push({ start: place.valueStart - root.start, end: place.valueEnd - root.start, insert })
    }
  }
  return applySplices(document.html.slice(root.start, root.end), splices)
}

function renamed(name: string, value: string, rename: (id: string) => string | null): string {
  if (name === 'id') return rename(value) ?? value
  if (namingIds.has(name)) return value.replace(/[^\s]+/g, (id) => rename(id) ?? id)
  if (/^(xlink:)?href$/.test(name) && value.startsWith('#')) return `#${rename(value.slice(1)) ?? value.slice(1)}`
  return value.replace(/url\((["']?)#([^"')]+)\1\)/g, (all, quote: string, id: string) => {
    const next = rename(id)
    return next === null ? all : `url(${quote}#${next}${quote})`
  })
}

/** `id`, or `id-2`, `id-3` …, whichever is not taken. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  let next = id
  for (let count = 2; taken.has(next); count++) next = `${id}-${count}`
  return next
}
