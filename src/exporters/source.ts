import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type SourceElement = DefaultTreeAdapterTypes.Element
export type SourceNode = DefaultTreeAdapterTypes.Node

export type PageSource = {
  /** every element that stands in the text, in document order, with its place (`sourceCodeLocation`) */
  elements: SourceElement[]
  /** where the doctype ends, null without one */
  doctypeEnd: number | null
}

export function parseSource(html: string): PageSource {
  const document = parse(html, { sourceCodeLocationInfo: true })
  const doctype = document.childNodes.find((node) => node.nodeName === '#documentType')
  const elements: SourceElement[] = []
  const open: SourceNode[] = [document]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node && node.sourceCodeLocation) elements.push(node)
    if ('content' in node) open.push(node.content)
    if ('childNodes' in node) open.push(...node.childNodes.toReversed())
  }
  return { elements, doctypeEnd: doctype?.sourceCodeLocation?.endOffset ?? null }
}

export function attributeOf(element: SourceElement, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null
}
