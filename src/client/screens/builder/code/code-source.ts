import { readableTree } from '#design/readable-tree.ts'
import { toTree } from '#design/tree.ts'
import type { Mode } from '#client/state/builder/types.ts'

/** The code of a page: its HTML as it is, or its element tree to read. */
export function codeOf(html: string, format: Mode): string {
  return format === 'html' ? html : JSON.stringify(readableTree(toTree(html)), null, 2)
}
