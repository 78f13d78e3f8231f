import type { DomElement, DomText } from './jsx-children.ts'
import type { PageSectionElement } from './page-parts.ts'
import { generalise, type Hole } from './repeat-find.ts'
import { distinctName, fieldName } from './repeat-names.ts'
import type { Shapes } from './repeat-units.ts'

/** Sections that are one component: the same, or the same but for words that are its props. */
export type SharedSection = PageSectionElement & {
  /** every section that it stands for; `element` is the one that is written */
  elements: DomElement[]
  props: { name: string; values: string[] }[]
  words: Map<DomText, string>
  attributes: Map<DomElement, Map<string, string>>
}

/** A component with more props than this is two components. */
const mostProps = 8

/** The sections of a project that stand in it more than once. */
export function findShared(sections: readonly PageSectionElement[], shapes: Shapes): SharedSection[] {
  const groups = Map.groupBy(sections, ({ element }) => shapes.shapeOf(element))
  return [...groups.values()].flatMap((group) => {
    const shared = group.length > 1 ? sharedOf(group, shapes) : null
    return shared ? [shared] : []
  })
}

type PropHole = Extract<Hole, { kind: 'words' | 'attribute' }>

function sharedOf(group: readonly PageSectionElement[], shapes: Shapes): SharedSection | null {
  const [first] = group
  const elements = group.map(({ element }) => element)
  const holes = generalise(elements, 0, shapes)?.holes
  if (!first || !holes?.every(isProp)) return null
  const shared: SharedSection = { ...first, elements, props: [], words: new Map(), attributes: new Map() }
  const names = new Set<string>(['index', 'key', 'ref'])
  for (const hole of holes) {
    const same = shared.props.find(({ values }) => values.every((value, index) => value === hole.values[index]))
    const prop = same ?? { name: distinctName(fieldName(hole), names), values: hole.values }
    if (!same) shared.props.push(prop)
    if (hole.kind === 'words') shared.words.set(hole.node, prop.name)
    else
      shared.attributes.set(hole.element, (shared.attributes.get(hole.element) ?? new Map()).set(hole.name, prop.name))
  }
  return shared.props.length > mostProps ? null : shared
}

const isProp = (hole: Hole): hole is PropHole =>
  hole.kind === 'words' || (hole.kind === 'attribute' && hole.name !== 'style')
