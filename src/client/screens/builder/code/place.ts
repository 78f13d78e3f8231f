import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'

/** At most this many elements are named. */
const deepest = 4

/** The elements around an offset, from the outside in: 'body', 'main', 'section#hours'. */
export function placeAt(state: EditorState, offset: number): string[] {
  const parts: string[] = []
  for (let node = syntaxTree(state).resolve(offset, 1); node.parent; node = node.parent) {
    if (node.name !== 'Element') continue
    const open = node.getChild('OpenTag') ?? node.getChild('SelfClosingTag')
    const name = open?.getChild('TagName')
    if (!open || !name) continue
    const tag = state.sliceDoc(name.from, name.to)
    const id = /\sid="([^"]+)"/.exec(state.sliceDoc(open.from, Math.min(open.to, open.from + 500)))?.[1]
    if (tag !== 'html') parts.unshift(id ? `${tag}#${id}` : tag)
  }
  return parts.slice(0, deepest)
}
