import { toTree } from '#design/tree.ts'
import type { Mode } from '#client/state/session/types.ts'

/** The code of a page: its HTML as it is, or its element tree. */
export function codeOf(html: string, format: Mode): string {
  return format === 'html' ? html : JSON.stringify(toTree(html), null, 2)
}
