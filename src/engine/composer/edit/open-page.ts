import { childrenOf, openDocument, sourceOf } from '#design/document.ts'
import { readAttribute } from '#design/start-tag.ts'
import { visibleText } from '#design/text.ts'
import type { Key, PageDocument, PageElement } from '#design/types.ts'

/** One element with what a person would call it by. */
export type Part = { key: Key; tag: string; classes: string; id: string; text: string; element: PageElement }

/** A section of the page: its kind when the page says so, and the words that name it. */
export type Section = Part & { kind: string | null; heading: string }

export type OpenPage = { document: PageDocument; parts: Part[]; sections: Section[] }

/** Reads a page for editing: every element by what it shows, and its sections from top to bottom. */
export function openPage(html: string): OpenPage {
  const document = openDocument(html)
  const parts = [...document.elements.values()]
    .filter(({ key }) => key !== 'title' && key !== 'theme')
    .map((element) => partOf(document, element))
  return { document, parts, sections: sectionsOf(document, parts) }
}

function partOf(document: PageDocument, element: PageElement): Part {
  const read = (name: string) => readAttribute(document.html, element, name) ?? ''
  // Long texts are never what somebody calls a thing by.
  const text = element.end - element.start < 4000 ? visibleText(sourceOf(document, element.key)) : ''
  return { key: element.key, tag: element.tag, classes: read('class'), id: read('id'), text, element }
}

const sectionTags = new Set(['section', 'header', 'footer', 'nav', 'aside', 'article', 'form', 'div', 'main'])

function sectionsOf(document: PageDocument, parts: Part[]): Section[] {
  const marked = parts.filter(({ element }) => readAttribute(document.html, element, 'data-section') !== null)
  const found = marked.length > 0 ? marked : topLevel(document, parts)
  return found.map((part) => {
    const mark = readAttribute(document.html, part.element, 'data-section')
    const inside = parts.find((other) => /^h[1-6]$/.test(other.tag) && within(other.element, part.element))
    return { ...part, kind: mark?.split('/')[0] ?? tagKind(part, inside?.tag), heading: inside?.text ?? '' }
  })
}

/** The blocks of the body, going down through single wrappers. */
function topLevel(document: PageDocument, parts: Part[]): Part[] {
  const byKey = new Map(parts.map((part) => [part.key, part]))
  const open = (key: Key | null): Part[] => {
    const children = childrenOf(document, key).flatMap((element) => byKey.get(element.key) ?? [])
    const blocks = children.filter(({ tag }) => sectionTags.has(tag))
    return blocks.flatMap((block) => (block.tag === 'main' || blocks.length === 1 ? unwrap(block) : [block]))
  }
  const unwrap = (block: Part): Part[] => {
    const inner = open(block.key)
    return inner.length > 0 && (block.tag === 'main' || block.tag === 'div') ? inner : [block]
  }
  return open(document.elements.has('body') ? 'body' : null)
}

function tagKind({ tag, id, classes }: Part, heading: string | undefined): string | null {
  if (tag === 'header' || tag === 'nav') return heading === 'h1' ? 'hero' : 'header'
  if (tag === 'footer') return 'footer'
  if (heading === 'h1' || /\bhero\b/.test(`${id} ${classes}`)) return 'hero'
  return null
}

/** True when `inner` stands inside `outer` and is not it. */
export function within(inner: PageElement, outer: PageElement): boolean {
  return inner.key !== outer.key && inner.start >= outer.start && inner.end <= outer.end
}

/** The section an element stands in. */
export function sectionAround(page: OpenPage, part: Part): Section | null {
  return page.sections.find(({ key, element }) => key === part.key || within(part.element, element)) ?? null
}

/** The custom properties of the page's theme block; null when it has none. */
export function themeVariables(document: PageDocument): Record<string, string> | null {
  const theme = document.elements.get('theme')
  if (!theme) return null
  const block = /:root\s*\{([^}]*)\}/.exec(document.html.slice(theme.openEnd, theme.closeStart))?.[1]
  if (!block) return null
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}
