import { attributeValue, type Located, parseSource } from '../parse.ts'
import { classList } from '../class-names.ts'

/** An element of the source, the ones outside of the body too. `siblings`: it is one of them, the one at `index`. */
export type StyledNode = {
  located: Located
  tag: string
  classes: readonly string[]
  attribute: (name: string) => string | null
  parent: StyledNode | null
  siblings: readonly StyledNode[]
  index: number
}

/** The elements of a page in their order; one that stands around others comes before them. */
export function nodesOf(html: string): StyledNode[] {
  const nodes: StyledNode[] = []
  const families = new Map<number, StyledNode[]>()
  for (const located of parseSource(html).elements) {
    const siblings = families.get(located.parent) ?? []
    families.set(located.parent, siblings)
    const node: StyledNode = {
      located,
      tag: located.tag,
      classes: classList(attributeValue(located, 'class') ?? ''),
      attribute: (name) => attributeValue(located, name),
      parent: nodes[located.parent] ?? null,
      siblings,
      index: siblings.length,
    }
    siblings.push(node)
    nodes.push(node)
  }
  return nodes
}
