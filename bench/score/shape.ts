import { classesOf, type PageNode, type ReadPage } from './read-page.ts'

/** What of a class list gives an element its place: columns, directions, widths of tracks. */
const placing =
  /^(?:\w+:)*(?:grid|flex|inline-flex|flex-col|flex-row|grid-cols-.+|col-span-.+|columns-.+|absolute|relative|sticky|order-.+)$/

const unseen = new Set(['script', 'style', 'template', 'noscript', 'head', 'title', 'meta', 'link'])

/** The shapes in a page: each element with what is around and before it, drawings as one. Counted, so repeats weigh. */
export function shapeOf(root: PageNode): Map<string, number> {
  const counts = new Map<string, number>()
  const walk = (node: PageNode, above: string) => {
    if (unseen.has(node.tag)) return
    const name = nameOf(node)
    const shape = `${above}>${name}`
    counts.set(shape, (counts.get(shape) ?? 0) + 1)
    if (node.foreign) return
    const next = shape.split('>').slice(-2).join('>')
    for (const child of node.children) walk(child, next)
  }
  walk(root, '')
  return counts
}

function nameOf(node: PageNode): string {
  const place = classesOf(node)
    .filter((name) => placing.test(name))
    .sort()
  return [node.tag, ...place].join('.')
}

/** How alike two shapes are, 0 to 1: what they share of all they have. */
export function alike(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let shared = 0
  let all = 0
  for (const name of new Set([...a.keys(), ...b.keys()])) {
    const [one, other] = [a.get(name) ?? 0, b.get(name) ?? 0]
    shared += Math.min(one, other)
    all += Math.max(one, other)
  }
  return all === 0 ? 1 : shared / all
}

/** The mean of `alike` over all pairs; 0 for fewer than two. */
export function meanSimilarity(shapes: readonly ReadonlyMap<string, number>[]): number {
  let sum = 0
  let pairs = 0
  shapes.forEach((one, index) => {
    for (const other of shapes.slice(index + 1)) {
      sum += alike(one, other)
      pairs += 1
    }
  })
  return pairs === 0 ? 0 : sum / pairs
}

/** Neighbouring sections of one shape: 'features/a and services/b'. */
export function equalNeighbours(page: ReadPage): string[] {
  // the views of an application are seen one at a time
  if (page.nodes.some(({ attributes }) => attributes['data-behaves']?.split(' ').includes('views'))) return []
  const sections = page.nodes.filter(({ tag, parent }) => tag === 'section' && !hasSection(parent))
  return sections.flatMap((section, index) => {
    const before = sections[index - 1]
    if (!before || before.parent !== section.parent) return []
    return alike(shapeOf(before), shapeOf(section)) > 0.85 ? [`${labelOf(before)} and ${labelOf(section)}`] : []
  })
}

function hasSection(node: PageNode | null): boolean {
  for (let up = node; up; up = up.parent) if (up.tag === 'section') return true
  return false
}

const labelOf = ({ attributes }: PageNode) => attributes['data-section'] ?? attributes.id ?? 'section'
