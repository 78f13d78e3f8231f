import { openDocument } from '#design/document.ts'
import { pageSections } from '#design/sections.ts'
import { readAttribute } from '#design/start-tag.ts'
import { visibleText } from '#design/text.ts'
import type { PageDocument } from '#design/types.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'

/** The way to the section of a page by its id, or by its key where it has none; null when it is gone. */
export function sectionPath(html: string, id: string): string | null {
  const document = openDocument(html)
  const key = sectionKey(document, id)
  return key === null ? null : elementPath(document, key)
}

/** The way to the smallest element of a section that says a text; null when nothing there does. */
export function factPath(html: string, id: string, text: string): string | null {
  const document = openDocument(html)
  const key = sectionKey(document, id)
  const section = key === null ? undefined : document.elements.get(key)
  if (!section) return null
  const wanted = text.toLowerCase()
  const says = [...document.elements.values()].filter(
    ({ start, end }) =>
      start >= section.start &&
      end <= section.end &&
      visibleText(html.slice(start, end)).toLowerCase().includes(wanted),
  )
  const [smallest] = says.toSorted((one, other) => one.end - one.start - (other.end - other.start))
  return smallest ? elementPath(document, smallest.key) : null
}

function sectionKey(document: PageDocument, id: string): string | null {
  const found = pageSections(document).find(({ key }) => {
    const element = document.elements.get(key)
    return ((element && readAttribute(document.html, element, 'id')) || key) === id
  })
  return found?.key ?? null
}
