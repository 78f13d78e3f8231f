import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/**
 * The same page without its event handlers and without what its templates hold, for a parser of the browser: one that
 * belongs to the app would hold every handler against the app's own policy.
 */
export function withoutHandlers(html: string): string {
  const root = parse(html)
  const open: Node[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('attrs' in node) node.attrs = node.attrs.filter(({ name }) => !/^on/i.test(name))
    if ('content' in node) node.content.childNodes = []
    if ('childNodes' in node) for (const child of node.childNodes) open.push(child)
  }
  return serialize(root)
}
