import { attributeOf, around, type OpenPage, type Part } from './open-page.ts'

/** Links to a section's anchor that stand elsewhere; in a list, the whole entry. */
export function linksTo(page: OpenPage, section: Part): Part[] {
  const ids = [
    section,
    ...page.parts.filter(({ element }) => element.start > section.element.start && element.end < section.element.end),
  ]
    .map(({ id }) => id)
    .filter(Boolean)
  if (section.id === '') return []
  const links = page.parts.filter(
    (part) =>
      part.tag === 'a' &&
      ids.includes((attributeOf(page, part, 'href') ?? '').replace(/^#/, '')) &&
      (attributeOf(page, part, 'href') ?? '').startsWith('#') &&
      (part.element.end <= section.element.start || part.element.start >= section.element.end),
  )
  return links.flatMap((link): Part[] => {
    const [entry] = around(page, link)
    // a tile that leads there and says nothing else goes with it
    if (entry?.tag === 'li' && entry.text === link.text) return [entry]
    return around(page, link).some(({ tag }) => /^(?:nav|header|footer|aside)$/.test(tag)) ? [link] : []
  })
}
