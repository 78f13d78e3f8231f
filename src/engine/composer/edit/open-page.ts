import { childrenOf, openDocument, sourceOf } from '#design/document.ts'
import { pageSections } from '#design/sections.ts'
import { readAttribute } from '#design/start-tag.ts'
import { visibleText } from '#design/text.ts'
import type { Key, PageDocument, PageElement } from '#design/types.ts'

/** One element with what a person would call it by. */
export type Part = {
  readonly key: Key
  readonly tag: string
  readonly classes: string
  readonly id: string
  readonly text: string
  readonly element: PageElement
}

/** A section of the page: its kind when the page tells it, and the words that name it. */
export type Section = Part & { kind: string | null; heading: string }

export type OpenPage = { document: PageDocument; parts: Part[]; byKey: ReadonlyMap<Key, Part>; sections: Section[] }

/** Reads a page for editing: every element by what it shows, and its sections from top to bottom. */
export const openPage = (html: string): OpenPage => pageOf(openDocument(html))

/** The same for a document that is open already, so that its keys stay. */
export function pageOf(document: PageDocument): OpenPage {
  const parts = [...document.elements.values()]
    .filter(({ key }) => key !== 'title' && key !== 'theme')
    .map((element) => partOf(document, element))
  const byKey = new Map(parts.map((part) => [part.key, part]))
  return { document, parts, byKey, sections: sectionsOf(document, parts, byKey) }
}

/** Reads nothing until it is asked for: of hundreds of elements an instruction looks at a few. */
function partOf(document: PageDocument, element: PageElement): Part {
  const read = (name: string) => readAttribute(document.html, element, name) ?? ''
  const kept: { classes?: string; id?: string; text?: string } = {}
  return {
    key: element.key,
    tag: element.tag,
    element,
    get classes() {
      return (kept.classes ??= read('class'))
    },
    get id() {
      return (kept.id ??= read('id'))
    },
    // Long texts are never what somebody calls a thing by.
    get text() {
      return (kept.text ??= element.end - element.start < 4000 ? visibleText(sourceOf(document, element.key)) : '')
    },
  }
}

function sectionsOf(document: PageDocument, parts: Part[], byKey: ReadonlyMap<Key, Part>): Section[] {
  return pageSections(document).flatMap(({ key, kind }) => {
    const part = byKey.get(key)
    if (!part) return []
    const heading = parts.find((other) => /^h[1-6]$/.test(other.tag) && within(other.element, part.element))
    return [
      Object.assign(partOf(document, part.element), {
        kind: kind === 'section' ? null : kind,
        heading: heading?.text ?? '',
      }),
    ]
  })
}

/** True when `inner` stands inside `outer` and is not it. */
export function within(inner: PageElement, outer: PageElement): boolean {
  return inner.key !== outer.key && inner.start >= outer.start && inner.end <= outer.end
}

/** The parts inside an element, in document order. */
export const partsIn = (page: OpenPage, { element }: Part) => page.parts.filter((part) => within(part.element, element))

/** The parts directly inside an element. */
export const childParts = (page: OpenPage, { key }: Part) =>
  childrenOf(page.document, key).flatMap((child) => page.byKey.get(child.key) ?? [])

export const isLeaf = (page: OpenPage, part: Part) => childrenOf(page.document, part.key).length === 0

/** The elements around a part, from the inside out. */
export function around(page: OpenPage, part: Part): Part[] {
  const found: Part[] = []
  for (let key = part.element.parent; key !== null; ) {
    const parent = page.byKey.get(key)
    if (!parent) break
    found.push(parent)
    key = parent.element.parent
  }
  return found
}

/** The section an element stands in. */
export function sectionAround(page: OpenPage, part: Part): Section | null {
  return page.sections.find(({ key, element }) => key === part.key || within(part.element, element)) ?? null
}

/** Sections between header and footer. */
export const bodySections = (page: OpenPage) =>
  page.sections.filter(({ kind, tag }) => kind !== 'header' && kind !== 'footer' && tag !== 'nav')

export const attributeOf = (page: OpenPage, part: Part, name: string) =>
  readAttribute(page.document.html, part.element, name)

export const classNames = ({ classes }: Part) => classes.split(/\s+/).filter(Boolean)

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
