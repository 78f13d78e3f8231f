import { matchElements, type MatchItem } from './matching.ts'
import { type Located, parseSource } from './parse.ts'
import { roleOf } from './roles.ts'
import type { Key, PageDocument, PageElement } from './types.ts'

/**
 * Opens a page: any HTML, whole, a piece, or malformed. The source is kept as it is; every element of the body that
 * stands in it gets a short key by its role (see roles.ts), with `body`, `title` and `theme` (the `<style>` that defines
 * `--accent`) under those names. Elements that a parser only invents have no place in the source and get none.
 * The same source gives the same keys.
 * @param previous an earlier version: what is found again keeps its key, and no key of it is given to something new
 */
export function openDocument(html: string, previous?: PageDocument): PageDocument {
  if (previous?.html === html) return previous
  const { elements, tidy } = parseSource(html)
  const shown = elements.filter((element) => element.place !== 'other')
  const names = previous ? keysFrom(previous, html, elements, shown) : new Map<Located, Key>()
  return withKeys(html, elements, names, previous?.issued ?? {}, tidy)
}

/** The document of elements that were read from `html`, with the keys that are known already; the others get new ones. */
export function withKeys(
  html: string,
  elements: readonly Located[],
  known: ReadonlyMap<Located, Key>,
  issuedBefore: Readonly<Record<string, number>>,
  tidy: boolean,
): PageDocument {
  const issued = { ...issuedBefore }
  const keys = elements.map((element) =>
    element.place === 'other' ? null : (known.get(element) ?? newKey(element, issued)),
  )
  const table = new Map<Key, PageElement>()
  elements.forEach(({ tag, start, openEnd, closeStart, end, parent }, index) => {
    const key = keys[index]
    if (key) table.set(key, { key, tag, parent: keys[parent] ?? null, start, openEnd, closeStart, end })
  })
  return { html, elements: table, issued, tidy }
}

/** A key that was never given before; `issued` is counted up. */
export function newKey(element: Located, issued: Record<string, number>): Key {
  if (element.place === 'body' || element.place === 'title' || element.place === 'theme') return element.place
  const role = roleOf(element.tag, element.foreign, (name) => attributeOf(element, name))
  const number = (issued[role] ?? 0) + 1
  issued[role] = number
  return `${role}${number}`
}

function attributeOf(element: Located, name: string): string | undefined {
  return element.attributes.find((attribute) => attribute.name === name)?.value
}

/** Keys of elements that were found again in a new version. */
function keysFrom(
  previous: PageDocument,
  html: string,
  elements: readonly Located[],
  shown: readonly Located[],
): Map<Located, Key> {
  const old = [...previous.elements.values()]
  const indices = new Map(old.map((element, index) => [element.key, index]))
  const before = old.map((element) =>
    matchItem(previous.html, element, element.parent === null ? -1 : (indices.get(element.parent) ?? -1)),
  )
  const after = matchItems(html, elements, shown)
  const pairs = matchElements(before, after, fixedPairs(shown, indices))
  const names = new Map<Located, Key>()
  for (const [now, then] of pairs) {
    const element = shown[now]
    const key = old[then]?.key
    // the three named ones are what they are by place, not by likeness
    if (element && key && isNumbered(key) && element.place === 'inside') names.set(element, key)
  }
  return names
}

const isNumbered = (key: Key) => /\d$/.test(key)

function fixedPairs(shown: readonly Located[], indices: ReadonlyMap<Key, number>): [number, number][] {
  return shown.flatMap((element, index): [number, number][] => {
    const old = element.place === 'inside' ? undefined : indices.get(element.place)
    return old === undefined ? [] : [[index, old]]
  })
}

/** The elements `shown` for a comparison; parents are indices into `shown`. */
export function matchItems(html: string, elements: readonly Located[], shown: readonly Located[]): MatchItem[] {
  const places = new Map(shown.map((element, index) => [element, index]))
  return shown.map((element) => {
    let around = elements[element.parent]
    while (around && !places.has(around)) around = elements[around.parent]
    return matchItem(html, element, around ? (places.get(around) ?? -1) : -1)
  })
}

/** One element for a comparison. */
export function matchItem(html: string, element: Located | PageElement, parent: number): MatchItem {
  const open = html.slice(element.start, element.openEnd)
  const id = /\sid\s*=\s*["']?([^\s"'>]+)/i.exec(open)?.[1] ?? null
  return { tag: element.tag, parent, open, outer: html.slice(element.start, element.end), id }
}

/** The exact source of one element; empty for an unknown key. */
export function sourceOf(document: PageDocument, key: Key): string {
  const element = document.elements.get(key)
  return element ? document.html.slice(element.start, element.end) : ''
}

/** The elements directly inside `key`, in document order; with null those that stand in no other. */
export function childrenOf(document: PageDocument, key: Key | null): PageElement[] {
  return [...document.elements.values()].filter((element) => element.parent === key)
}
