/** One element for the comparison of two versions of a page; `parent` is an index into the same list. */
export type MatchItem = {
  tag: string
  parent: number
  /** source of the start tag */
  open: string
  /** source of the whole element */
  outer: string
  id: string | null
}

/**
 * Which elements of a new version are elements of the old one: first what is unchanged and unique, then the parents
 * of what was matched, then children in order under matched parents, last what merely moved.
 * @param given pairs [new index, old index] that are known beforehand
 * @returns new index → old index
 */
export function matchElements(
  before: readonly MatchItem[],
  after: readonly MatchItem[],
  given: readonly [number, number][] = [],
): Map<number, number> {
  const pairs = new Pairs(before, after)
  for (const [now, old] of given) pairs.add(now, old)
  matchUnique(pairs)
  matchParents(pairs)
  matchChildren(pairs)
  matchMoved(pairs)
  return pairs.oldOf
}

class Pairs {
  readonly oldOf = new Map<number, number>()
  readonly newOf = new Map<number, number>()
  readonly before: readonly MatchItem[]
  readonly after: readonly MatchItem[]

  constructor(before: readonly MatchItem[], after: readonly MatchItem[]) {
    this.before = before
    this.after = after
  }

  add(now: number, old: number): void {
    if (this.oldOf.has(now) || this.newOf.has(old)) return
    this.oldOf.set(now, old)
    this.newOf.set(old, now)
  }

  /** Pairs two subtrees of the same source, element by element. */
  addSubtrees(now: number, old: number): void {
    this.add(now, old)
    for (let i = 1; isWithin(this.after, now + i, now) && isWithin(this.before, old + i, old); i++) {
      if (this.after[now + i]?.tag === this.before[old + i]?.tag) this.add(now + i, old + i)
    }
  }
}

/** Lists are in document order, so a subtree is the run of items after its root whose parents do not lie before it. */
function isWithin(items: readonly MatchItem[], index: number, root: number): boolean {
  const item = items[index]
  return item !== undefined && item.parent >= root
}

function positions(items: readonly MatchItem[], nameOf: (item: MatchItem) => string | null): Map<string, number[]> {
  const places = new Map<string, number[]>()
  items.forEach((item, index) => {
    const name = nameOf(item)
    if (name === null) return
    const list = places.get(name)
    if (list) list.push(index)
    else places.set(name, [index])
  })
  return places
}

function matchUnique(pairs: Pairs): void {
  for (const nameOf of [(item: MatchItem) => item.outer, (item: MatchItem) => item.id && `${item.tag}#${item.id}`]) {
    const old = positions(pairs.before, nameOf)
    for (const [name, places] of positions(pairs.after, nameOf)) {
      const [now = -1] = places
      const [then = -1, ...others] = old.get(name) ?? []
      if (places.length > 1 || then < 0 || others.length > 0) continue
      // the same source can be another element elsewhere: `<foreignObject>` outside of a drawing
      if (pairs.after[now]?.tag !== pairs.before[then]?.tag) continue
      if (pairs.after[now]?.outer === pairs.before[then]?.outer) pairs.addSubtrees(now, then)
      else pairs.add(now, then)
    }
  }
}

/** The parent of matched children is the old parent of most of them. From the leaves up: items come before their children. */
function matchParents(pairs: Pairs): void {
  const votes = pairs.after.map(() => new Map<number, number>())
  for (let now = pairs.after.length - 1; now >= 0; now--) {
    const [winner] = [...(votes[now] ?? [])]
      .filter(([old]) => pairs.before[old]?.tag === pairs.after[now]?.tag)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    if (winner) pairs.add(now, winner[0])
    const old = pairs.oldOf.get(now)
    const parent = pairs.after[now]?.parent ?? -1
    const oldParent = old === undefined ? -1 : (pairs.before[old]?.parent ?? -1)
    if (parent >= 0 && oldParent >= 0) votes[parent]?.set(oldParent, (votes[parent].get(oldParent) ?? 0) + 1)
  }
}

const likeness: ((a: MatchItem, b: MatchItem) => boolean)[] = [
  (a, b) => a.tag === b.tag && a.outer === b.outer,
  (a, b) => a.tag === b.tag && a.open === b.open,
  (a, b) => a.tag === b.tag,
]

/** Top down: the children of matched parents, in order, the most alike first. */
function matchChildren(pairs: Pairs): void {
  const oldChildren = childLists(pairs.before)
  const newChildren = childLists(pairs.after)
  for (let now = -1; now < pairs.after.length; now++) {
    const old = now < 0 ? -1 : pairs.oldOf.get(now)
    if (old === undefined) continue
    for (const alike of likeness) {
      alignInOrder(pairs, newChildren.get(now) ?? [], oldChildren.get(old) ?? [], alike)
    }
    matchLone(pairs, newChildren.get(now) ?? [], oldChildren.get(old) ?? [])
  }
}

function childLists(items: readonly MatchItem[]): Map<number, number[]> {
  const lists = new Map<number, number[]>()
  items.forEach(({ parent }, index) => {
    const list = lists.get(parent)
    if (list) list.push(index)
    else lists.set(parent, [index])
  })
  return lists
}

function alignInOrder(
  pairs: Pairs,
  news: number[],
  olds: number[],
  alike: (a: MatchItem, b: MatchItem) => boolean,
): void {
  const place = new Map(olds.map((old, index) => [old, index]))
  let next = 0
  for (const now of news) {
    const matched = pairs.oldOf.get(now)
    if (matched !== undefined) {
      next = Math.max(next, (place.get(matched) ?? -1) + 1)
      continue
    }
    const item = pairs.after[now]
    const found = olds.findIndex((old, index) => {
      const other = pairs.before[old]
      return index >= next && !pairs.newOf.has(old) && item && other && alike(item, other)
    })
    if (found < 0) continue
    pairs.add(now, olds[found] ?? -1)
    next = found + 1
  }
}

/** The only one of its tag on both sides, whatever the order. */
function matchLone(pairs: Pairs, news: number[], olds: number[]): void {
  for (const now of news) {
    if (pairs.oldOf.has(now)) continue
    const tag = pairs.after[now]?.tag
    const twins = news.filter((index) => pairs.after[index]?.tag === tag)
    const [old, ...others] = olds.filter((index) => pairs.before[index]?.tag === tag)
    if (old !== undefined && others.length === 0 && twins.length === 1) pairs.add(now, old)
  }
}

/** What is left with the same source somewhere else, in document order. */
function matchMoved(pairs: Pairs): void {
  const old = positions(pairs.before, (item) => item.outer)
  pairs.after.forEach((item, now) => {
    if (pairs.oldOf.has(now)) return
    const then = old.get(item.outer)?.find((index) => !pairs.newOf.has(index) && pairs.before[index]?.tag === item.tag)
    if (then !== undefined) pairs.addSubtrees(now, then)
  })
}
