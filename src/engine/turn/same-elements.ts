import { parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { childrenOf } from '#design/document.ts'
import type { Place } from '#design/places.ts'
import type { PageDocument, PageElement } from '#design/types.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/**
 * Where a page has the elements of `html`, however they are written: attributes in another order or other quotes, other
 * white space, references for characters.
 */
export function sameElements(document: PageDocument, html: string): Place[] {
  const wanted = rootsOf(html)
  const [first] = wanted
  if (!first) return []
  return [...document.elements.values()].flatMap((element) => {
    if (element.tag !== first.tag || canonOf(document, element) !== first.canon) return []
    const siblings = childrenOf(document, element.parent)
    const at = siblings.findIndex(({ key }) => key === element.key)
    const run = siblings.slice(at, at + wanted.length)
    const fits =
      run.length === wanted.length && run.every((other, index) => canonOf(document, other) === wanted[index]?.canon)
    return fits ? [{ start: element.start, end: run.at(-1)?.end ?? element.end }] : []
  })
}

function rootsOf(html: string): { tag: string; canon: string }[] {
  const nodes = parseFragment(html).childNodes
  // loose text between the elements cannot be found by them
  if (nodes.some((node) => 'value' in node && node.value.trim() !== '')) return []
  return nodes.flatMap((node) => ('tagName' in node ? [{ tag: node.tagName, canon: canon(node) }] : []))
}

function canonOf({ html }: PageDocument, { start, end }: PageElement): string {
  return parseFragment(html.slice(start, end)).childNodes.map(canon).join('')
}

/** One writing for all that mean the same. */
function canon(node: Node): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ').trim()
  if (!('tagName' in node)) return ''
  const attributes = node.attrs
    .map(({ name, value }) => `${name}=${JSON.stringify(value.replace(/\s+/g, ' ').trim())}`)
    .toSorted()
  return `<${[node.tagName, ...attributes].join(' ')}>${node.childNodes.map(canon).join('')}</>`
}
