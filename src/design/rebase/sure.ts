import { visibleText } from '../text.ts'
import type { Key, PageDocument, PageElement } from '../types.ts'

/** What is so alike is the same element, unless another one could be meant. */
const alikeFrom = 0.5
/** So much more alike than any other. */
const clearlyBy = 0.25

/**
 * Which elements that were found again by their source are surely the same: those whose source is the same and stands
 * as often before as now, those of the same id, and those that are alike where no other one can be meant. Of all others
 * nobody knows whether they were changed, or removed while one like them was put beside.
 * @param now has the keys of `before` for what was found again
 */
export function surelyFound(before: PageDocument, now: PageDocument): Set<Key> {
  const sides = [sideOf(before), sideOf(now)] as const
  const sure = new Set<Key>(['body', 'title', 'theme'].filter((key) => before.elements.has(key)))
  const found = [...now.elements.values()].filter(({ key }) => before.elements.has(key))
  for (const { key } of found) if (isSameSource(sides, key, sure)) sure.add(key)
  // Those inside of others first.
  for (const { key, parent } of found.toReversed()) {
    if (sure.has(key)) continue
    const [then, at] = [before.elements.get(key), now.elements.get(key)]
    if (!then || !at || then.tag !== at.tag || hasTwin(sides, then, at)) continue
    const likeness = likenessOf(sides, then, at, sure)
    const others = rivals(sides, key, parent, sure).map(([a, b]) => likenessOf(sides, a, b, sure))
    if (likeness >= alikeFrom && others.every((other) => other <= likeness - clearlyBy)) sure.add(key)
  }
  return sure
}

type Side = {
  document: PageDocument
  /** how often each source stands in the page, and which of them an element is */
  counts: Map<string, number>
  places: Map<Key, number>
  children: Map<Key | null, PageElement[]>
}

const sourceIn = ({ document }: Side, { start, end }: PageElement): string => document.html.slice(start, end)
const openIn = ({ document }: Side, { start, openEnd }: PageElement): string => document.html.slice(start, openEnd)

function sideOf(document: PageDocument): Side {
  const side: Side = { document, counts: new Map(), places: new Map(), children: new Map() }
  for (const element of document.elements.values()) {
    const source = sourceIn(side, element)
    const place = side.counts.get(source) ?? 0
    side.counts.set(source, place + 1)
    side.places.set(element.key, place)
    const list = side.children.get(element.parent)
    if (list) list.push(element)
    else side.children.set(element.parent, [element])
  }
  return side
}

type Sides = readonly [Side, Side]

function isSameSource([before, now]: Sides, key: Key, sure: ReadonlySet<Key>): boolean {
  const [then, at] = [before.document.elements.get(key), now.document.elements.get(key)]
  if (!then || !at) return false
  const source = sourceIn(now, at)
  if (source !== sourceIn(before, then)) {
    const [a, b] = [idIn(before, then), idIn(now, at)]
    return a !== undefined && a === b && then.tag === at.tag
  }
  // What stands inside of something that is the same is as sure as that.
  const isWithin = at.parent !== null && at.parent === then.parent && sure.has(at.parent)
  if (isWithin && isSameAround([before, now], at.parent)) return true
  return before.counts.get(source) === now.counts.get(source) && before.places.get(key) === now.places.get(key)
}

function isSameAround([before, now]: Sides, key: Key | null): boolean {
  const [then, at] = [before.document.elements.get(key ?? ''), now.document.elements.get(key ?? '')]
  return then !== undefined && at !== undefined && sourceIn(before, then) === sourceIn(now, at)
}

const idIn = (side: Side, element: PageElement): string | undefined =>
  /\sid\s*=\s*["']?([^\s"'>]+)/i.exec(openIn(side, element))?.[1]

/** How alike two elements are, from 0 to 1: by the elements in them, by what they say, or by their attributes. */
function likenessOf([before, now]: Sides, then: PageElement, at: PageElement, sure: ReadonlySet<Key>): number {
  const inside = now.children.get(at.key) ?? []
  const known = new Set((before.children.get(then.key) ?? []).map(({ key }) => key))
  const same = inside.filter(({ key }) => known.has(key) && sure.has(key)).length
  const most = Math.max(known.size, inside.length)
  const byChildren = most === 0 ? 0 : same / most
  const [a, b] = [visibleText(sourceIn(before, then)), visibleText(sourceIn(now, at))]
  if (a !== '' || b !== '') return Math.max(byChildren, shared(a, b))
  return Math.max(byChildren, shared(openIn(before, then), openIn(now, at)))
}

/** Twice what two texts share, of all their words. */
function shared(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  if (!first || !second || first.length + second.length === 0) return 0
  const left = new Map<string, number>()
  for (const word of first) left.set(word, (left.get(word) ?? 0) + 1)
  let same = 0
  for (const word of second) {
    const count = left.get(word) ?? 0
    if (count > 0) same += 1
    left.set(word, count - 1)
  }
  return (2 * same) / (first.length + second.length)
}

/** Of what stands in a page more than once, nobody can tell which one was changed or taken away. */
const hasTwin = ([before, now]: Sides, then: PageElement, at: PageElement): boolean =>
  (before.counts.get(sourceIn(before, then)) ?? 0) > 1 || (now.counts.get(sourceIn(now, at)) ?? 0) > 1

/** The other pairs that could be meant: one of the two with another of its tag beside it that nothing is sure of. */
function rivals([before, now]: Sides, key: Key, parent: Key | null, sure: ReadonlySet<Key>) {
  const [then, at] = [before.document.elements.get(key), now.document.elements.get(key)]
  if (!then || !at) return []
  const open = (list: readonly PageElement[] | undefined) =>
    (list ?? []).filter((other) => other.tag === at.tag && other.key !== key && !sure.has(other.key))
  const olds = open(before.children.get(then.parent)).map((other) => [other, at] as const)
  const news = open(now.children.get(parent)).map((other) => [then, other] as const)
  return [...olds, ...news]
}
