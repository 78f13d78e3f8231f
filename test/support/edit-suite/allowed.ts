import { readAttribute } from '#design/start-tag.ts'
import type { PageElement } from '#design/types.ts'
import type { MarkedPage } from './cases.ts'
import type { Range } from './touched.ts'

/**
 * Where bytes may change. `mark`: the element; `mark@tags`: its start tags and those inside; `mark@links`: entries of the
 * navigation that lead to it; `looks`: the theme and every start tag; `gaps`: between sections; `anywhere`.
 */
export function allowedRanges(page: MarkedPage, names: readonly string[]): Range[] {
  return names.flatMap((name) => rangesOf(page, name))
}

function rangesOf(page: MarkedPage, name: string): Range[] {
  const all = [...page.document.elements.values()]
  if (name === 'anywhere') return [{ start: 0, end: page.html.length }]
  if (name === 'looks')
    return all.map(({ key, start, openEnd, end }) => ({ start, end: key === 'theme' ? end : openEnd }))
  if (name === 'gaps')
    return all.filter(isBand).flatMap((element) => [around(page.html, element.start), around(page.html, element.end)])
  const [mark = '', part] = name.split('@')
  const elements = page.keys(mark).flatMap((key) => page.document.elements.get(key) ?? [])
  if (part === 'tags')
    return elements.flatMap((outer) =>
      all
        .filter(({ start, end }) => start >= outer.start && end <= outer.end)
        .map(({ start, openEnd }) => ({ start, end: openEnd })),
    )
  if (part === 'links') return elements.flatMap((element) => linksTo(page, element))
  return elements.map(({ start, end }) => ({ start: around(page.html, start).start, end: around(page.html, end).end }))
}

const isBand = ({ tag }: PageElement) => /^(?:section|header|footer|nav|main|div|aside)$/.test(tag)

/** White space around a place. */
function around(html: string, at: number): Range {
  let start = at
  let end = at
  while (/\s/.test(html[start - 1] ?? '')) start -= 1
  while (/\s/.test(html[end] ?? '')) end += 1
  return { start, end }
}

function linksTo({ document }: MarkedPage, section: PageElement): Range[] {
  const ids = [...document.elements.values()]
    .filter(({ start, end }) => start >= section.start && end <= section.end)
    .map((element) => readAttribute(document.html, element, 'id'))
    .filter((id) => id !== null)
  return [...document.elements.values()]
    .filter(
      (element) =>
        element.tag === 'a' && ids.includes((readAttribute(document.html, element, 'href') ?? '').replace(/^#/, '')),
    )
    .map((link) => {
      const parent = link.parent === null ? undefined : document.elements.get(link.parent)
      const { start, end } = parent?.tag === 'li' ? parent : link
      return { start: around(document.html, start).start, end: around(document.html, end).end }
    })
}
