import { openDocument } from '../document.ts'
import { attributeValue, parseSource } from '../parse.ts'
import { visibleText } from '../text.ts'
import type { Key, PageDocument } from '../types.ts'
import { around, oncePerPage } from './page-index.ts'
import type { CheckedElement, CheckedPage, CheckOptions } from './types.ts'

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

/** So much of the source of an element is read for its words: nested deep, each holds all the others. */
const mostRead = 20_000

/** The words inside an element, in one line. */
export const wordsOf = (page: CheckedPage, element: CheckedElement): string =>
  visibleText(page.html.slice(element.openEnd, Math.min(element.closeStart, element.openEnd + mostRead)))

const templateAround = around(({ tag }) => tag === 'template')

/** Elements of the body that stand in the page itself, not in a drawing or a template. */
export const bodyElements = oncePerPage((page) =>
  page.elements.filter((element) => element.key !== null && !element.foreign && !templateAround(page, element)),
)

const isHiddenItself = (element: CheckedElement): boolean =>
  attributeValue(element, 'aria-hidden') === 'true' || attributeValue(element, 'hidden') !== null

const hiddenAround = around(isHiddenItself)

/** Whether nobody is told of an element: hidden, or inside what is. */
export const isHidden = (page: CheckedPage, element: CheckedElement): boolean =>
  isHiddenItself(element) || hiddenAround(page, element) !== undefined

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
