import type { Mode } from '#rules/turns.ts'
import { readableTree } from '#design/readable-tree.ts'
import { toTree } from '#design/tree.ts'

/** The code of a page: its HTML as it is, or its element tree to read. */
export function codeOf(html: string, format: Mode): string {
  return format === 'html' ? html : JSON.stringify(readableTree(toTree(html)), null, 2)
}
