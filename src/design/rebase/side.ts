import { openDocument } from '../document.ts'
import type { Key, PageDocument, PageElement } from '../types.ts'
import { type KnownPage, readIds, writeIds } from './element-ids.ts'
import { piecesOf, styleRules } from './pieces.ts'
import { surelyFound } from './sure.ts'

/** An element taken apart: its tags, and its content as pieces, in which each child is one mark. */
export type Node = { open: string; content: readonly string[]; close: string }

/** A page that is taken apart by its elements, whose keys are their ids; `root` is what stands around all of them. */
export type RebasedSide = {
  document: PageDocument
  has(key: Key): boolean
  /** taken apart when it is asked for: most elements are the same on all sides */
  node(key: Key): Node | undefined
  /** the element and all within it, in document order */
  within(key: Key): readonly Key[]
  /** what was found again by its source and may be another one */
  unsure: ReadonlySet<Key>
  /** nothing had to be found by its source */
  isKnown: boolean
}

export const root: Key = ''

/** The piece that stands for a child. No source has the character that it begins with. */
export const markOf = (key: Key): string => `\0${key}\0`
export const markedKey = (piece: string): Key | null => (piece.startsWith('\0') ? piece.slice(1, -1) : null)
/** Marks in a piece of source. */
export const marks = /\0([^\0]*)\0/g

/**
 * Takes a page apart. Elements that `base` has as well have the same key, by the ids of both; where nobody knows them, they
 * are found again, and new ones get keys with the name of the side, so that those of two sides differ.
 */
export function takeApart({ html, ids }: KnownPage, base: RebasedSide | null, name: string): RebasedSide {
  const opened = openDocument(html)
  const read = readIds(ids, opened.elements.size)
  const known = read && (!base || areOfOnePage(opened, read, base.document)) ? read : null
  const found = known || !base ? null : foundAgain(html, base.document, name)
  const keys = known ?? found?.keys ?? [...opened.elements.keys()].map((_, index) => `${name}.${index}`)
  const document = withIds(opened, keys)
  const unsure = found?.unsure ?? new Set<Key>()
  return { document, ...partsOf(document), unsure, isKnown: known !== null && (base?.isKnown ?? true) }
}

/** The ids of a page's elements, as far as all of them are known. */
export const knownIds = (keys: readonly Key[], sides: readonly RebasedSide[]): string | null =>
  sides.every(({ isKnown }) => isKnown) ? writeIds(keys) : null

/** Ids that have nothing in common with those of the base, or call something else by the same id, tell nothing. */
function areOfOnePage({ elements }: PageDocument, keys: readonly Key[], base: PageDocument): boolean {
  const shared = [...elements.values()].flatMap(({ tag }, index) => {
    const before = base.elements.get(keys[index] ?? '')
    return before ? [before.tag === tag] : []
  })
  return shared.length > 0 && !shared.includes(false)
}

function foundAgain(html: string, base: PageDocument, name: string): { keys: Key[]; unsure: Set<Key> } {
  const before = openDocument(base.html)
  const now = openDocument(html, before)
  const sure = surelyFound(before, now)
  const ids = [...base.elements.keys()]
  const idOf = new Map([...before.elements.keys()].map((key, index) => [key, ids[index] ?? '']))
  const unsure = new Set<Key>()
  const keys = [...now.elements.keys()].map((key, index) => {
    const id = idOf.get(key)
    if (id !== undefined && !sure.has(key)) unsure.add(id)
    return id ?? `${name}.${index}`
  })
  return { keys, unsure }
}

/** The same page, in which elements are called by their ids. */
function withIds(document: PageDocument, ids: readonly Key[]): PageDocument {
  const list = [...document.elements.values()]
  const idOf = new Map(list.map(({ key }, index) => [key, ids[index] ?? '']))
  const named = list.map((element) => ({
    ...element,
    key: idOf.get(element.key) ?? '',
    parent: element.parent === null ? null : (idOf.get(element.parent) ?? null),
  }))
  return { ...document, elements: new Map(named.map((element) => [element.key, element])) }
}

function partsOf({ html, elements }: PageDocument): Pick<RebasedSide, 'has' | 'node' | 'within'> {
  const keys = [...elements.keys()]
  const places = new Map(keys.map((key, index) => [key, index]))
  const children = new Map<Key, PageElement[]>()
  for (const element of elements.values()) {
    const list = children.get(element.parent ?? root)
    if (list) list.push(element)
    else children.set(element.parent ?? root, [element])
  }
  const nodes = new Map<Key, Node>()

  function contentOf(from: number, to: number, key: Key, isStyle: boolean): string[] {
    const content: string[] = []
    let at = from
    const cut = (text: string) => (isStyle ? styleRules(text) : piecesOf(text))
    for (const child of children.get(key) ?? []) {
      content.push(...cut(html.slice(at, child.start)), markOf(child.key))
      at = child.end
    }
    content.push(...cut(html.slice(at, to)))
    return content
  }

  function cutNode(key: Key): Node | undefined {
    if (key === root) return { open: '', content: contentOf(0, html.length, root, false), close: '' }
    const element = elements.get(key)
    if (!element) return undefined
    const { tag, start, openEnd, closeStart, end } = element
    const content = contentOf(openEnd, closeStart, key, tag === 'style')
    return { open: html.slice(start, openEnd), content, close: html.slice(closeStart, end) }
  }

  return {
    has: (key) => key === root || elements.has(key),
    node(key) {
      const node = nodes.get(key) ?? cutNode(key)
      if (node) nodes.set(key, node)
      return node
    },
    within(key) {
      if (key === root) return [root, ...keys]
      const [at, until] = [places.get(key), elements.get(key)?.end ?? -1]
      if (at === undefined) return []
      let to = at + 1
      while ((elements.get(keys[to] ?? '')?.start ?? until) < until) to += 1
      return keys.slice(at, to)
    },
  }
}

/** The source of an element of a side; empty when it is not there. */
export function sourceIn({ document }: RebasedSide, key: Key): string {
  const element = document.elements.get(key)
  return element ? document.html.slice(element.start, element.end) : ''
}

/** In which element a key stands; null when it is not there. */
export function parentIn({ document }: RebasedSide, key: Key): Key | null {
  const element = document.elements.get(key)
  return element ? (element.parent ?? root) : null
}
