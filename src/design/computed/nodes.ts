import { classList } from '../class-names.ts'
import { attributeValue, type Located, parseSource } from '../parse.ts'
import type { StyledElement } from './selectors.ts'

/** An element of the source, the ones outside of the body too, as selectors see it. */
export type StyledNode = StyledElement & { located: Located; parent: StyledNode | null }

/** The elements of a page in their order; one that stands around others comes before them. */
export function nodesOf(html: string): StyledNode[] {
  const { elements } = parseSource(html)
  const nodes: StyledNode[] = []
  const last = new Map<number, StyledNode>()
  const counts = new Map<number, number>()
  for (const { parent } of elements) counts.set(parent, (counts.get(parent) ?? 0) + 1)
  for (const located of elements) {
    const before = last.get(located.parent) ?? null
    const node: StyledNode = {
      located,
      tag: located.tag,
      classes: classList(attributeValue(located, 'class') ?? ''),
      attribute: (name) => attributeValue(located, name),
      parent: nodes[located.parent] ?? null,
      before,
      index: before ? before.index + 1 : 0,
      count: counts.get(located.parent) ?? 1,
    }
    last.set(located.parent, node)
    nodes.push(node)
  }
  return nodes
}
