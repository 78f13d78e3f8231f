import { type ParsedTree, readUntrusted } from './tree-input.ts'
import { readTree } from './tree-reading.ts'
import { writeTree } from './tree-writing.ts'
import type { PageTree, TreeElement } from './types.ts'

/**
 * The element tree of a page: any HTML, whole or a piece. Title and description are read from the head; see `PageTree`
 * for what stands in `elements`. `fromTree(toTree(html)) === html` for every page.
 */
export function toTree(html: string): PageTree {
  const tree = readTree(html)
  // Tags that are closed where they cannot be are kept as they were written.
  return writeTree(tree) === html ? tree : { ...tree, elements: [{ type: '#fragment', children: [raw(html)] }] }
}

const raw = (content: string): TreeElement => ({ type: '#raw', content })

/**
 * The page of an element tree. Elements without a document of their own get one, with the title and description of the
 * tree; in a tree that has its document they take the place of the title and description there.
 * Only for trees of our own or from `parseTree`: types and attribute names are written as they are.
 */
export function fromTree(tree: PageTree): string {
  return writeTree(tree)
}

/**
 * Reads a tree that a model or a stranger wrote, by allow-list: elements that run or load something are left out, as are
 * handlers, addresses that run and styles that load; unknown types become plain boxes, numbers as content become text.
 * @returns a tree that is safe to write, or a message for the person: no elements, deeper than 200 levels, more than
 *   20,000 elements or 1 MB of text
 */
export function parseTree(given: unknown): ParsedTree {
  return readUntrusted(given)
}
