import { openDocument } from '../document.ts'
import type { Key, PageDocument, PageElement } from '../types.ts'
import { piecesOf, styleRules } from './pieces.ts'

/** An element taken apart: its tags, and its content as pieces, in which each child is one mark. */
export type Node = { open: string; content: string[]; close: string }

/** A page taken apart by its elements; `root` is what stands around all of them. */
export type RebasedSide = { document: PageDocument; nodes: ReadonlyMap<Key, Node> }

export const root: Key = ''

/** The piece that stands for a child. No source has the character that it begins with. */
export const markOf = (key: Key): string => `\0${key}`
export const markedKey = (piece: string): Key | null => (piece.startsWith('\0') ? piece.slice(1) : null)

/**
 * Takes a page apart. Elements that `base` has as well are known by their keys there; new ones get keys with the name of
 * the side, so that those of two sides differ.
 */
export function takeApart(html: string, base: PageDocument | null, name: string): RebasedSide {
  const opened = base ? openDocument(html, base) : openDocument(html)
  const keyOf = (key: Key) => (!base || base.elements.has(key) ? key : `${name}:${key}`)
  const named = [...opened.elements.values()].map((element) => ({
    ...element,
    key: keyOf(element.key),
    parent: element.parent === null ? null : keyOf(element.parent),
  }))
  const document = { ...opened, elements: new Map(named.map((element) => [element.key, element])) }
  const children = new Map<Key | null, PageElement[]>()
  for (const element of named) {
    const list = children.get(element.parent)
    if (list) list.push(element)
    else children.set(element.parent, [element])
  }
  const contentOf = (from: number, to: number, key: Key | null, isStyle: boolean) => {
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
  const nodes = new Map<Key, Node>([[root, { open: '', content: contentOf(0, html.length, null, false), close: '' }]])
  for (const { key, tag, start, openEnd, closeStart, end } of named)
    nodes.set(key, {
      open: html.slice(start, openEnd),
      content: contentOf(openEnd, closeStart, key, tag === 'style'),
      close: html.slice(closeStart, end),
    })
  return { document, nodes }
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
