import { openDocument } from '../document.ts'
import { attributeValue, parseSource } from '../parse.ts'
import { visibleText } from '../text.ts'
import type { Key, PageDocument } from '../types.ts'
import type { CheckedPage, CheckOptions, Seen } from './types.ts'

/** Reads a page for the rules. */
export function readPage(html: string | PageDocument, options: CheckOptions = {}): CheckedPage {
  const document = typeof html === 'string' ? openDocument(html) : html
  const source = document.html
  const keys = new Map<number, Key>([...document.elements.values()].map(({ key, start }) => [start, key]))
  const elements = parseSource(source).elements.map((element, index) => ({
    ...element,
    key: keys.get(element.start) ?? null,
    index,
  }))
  const textOf = (tag: string) =>
    elements
      .filter((element) => element.tag === tag)
      .map((element) => source.slice(element.openEnd, element.closeStart))
      .join('\n')
  return { html: source, document, elements, css: textOf('style'), scripts: textOf('script'), ...options }
}

/** The elements around one, inside out. */
export function ancestors(page: CheckedPage, element: Seen): Seen[] {
  const chain: Seen[] = []
  for (let at = page.elements[element.parent]; at; at = page.elements[at.parent]) chain.push(at)
  return chain
}

/** The elements inside one, in document order. */
export function inside(page: CheckedPage, element: Seen): Seen[] {
  const after = page.elements.slice(element.index + 1)
  const end = after.findIndex((other) => other.start >= element.end)
  return end < 0 ? after : after.slice(0, end)
}

/** The words inside an element, in one line. */
export const wordsOf = (page: CheckedPage, element: Seen): string =>
  visibleText(page.html.slice(element.openEnd, element.closeStart))

/** Elements of the body that stand in the page itself, not in a drawing or a template. */
export function bodyElements(page: CheckedPage): Seen[] {
  const templates = page.elements.filter(({ tag }) => tag === 'template')
  return page.elements.filter(
    (element) =>
      element.key !== null &&
      !element.foreign &&
      !templates.some((template) => element.start > template.start && element.end < template.end),
  )
}

/** Whether nobody is told of an element: hidden, or inside what is. */
export const isHidden = (page: CheckedPage, element: Seen): boolean =>
  [element, ...ancestors(page, element)].some(
    (each) => attributeValue(each, 'aria-hidden') === 'true' || attributeValue(each, 'hidden') !== null,
  )

/** A sentence's worth of words: 'coffee-beans' → 'Coffee beans', 'deliveryNote' → 'Delivery note'. */
export function humanWords(text: string): string {
  const words = text
    .replace(/(?<=[a-z])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/[-_+.\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An address as people read it. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
