import type { PageDocument, PageElement } from './types.ts'

/** A run of words in the source, without the white space around it, and the innermost element it stands in. */
export type TextSpan = { start: number; end: number; container: PageElement }

/** Elements whose text is code, a picture or a list of choices rather than words of the element around them. */
const apart = new Set([
  'script',
  'style',
  'template',
  'svg',
  'math',
  'select',
  'textarea',
  'noscript',
  'iframe',
  'object',
])

/** The words of an element in order, those of pictures and code inside it left out. */
export function textSpans(document: PageDocument, root: PageElement): TextSpan[] {
  const spans: TextSpan[] = []
  const open = [root]
  let hidden = 0
  let at = root.openEnd
  const close = (until: number) => {
    for (let top = open.at(-1); top && top !== root && top.end <= until; top = open.at(-1)) {
      if (hidden === 0) spans.push(...words(document, at, top.closeStart, open))
      at = top.end
      open.pop()
      if (apart.has(top.tag)) hidden -= 1
    }
  }
  for (const element of document.elements.values()) {
    if (element.start < root.openEnd || element.end > root.closeStart) continue
    close(element.start)
    if (hidden === 0) spans.push(...words(document, at, element.start, open))
    at = element.openEnd
    open.push(element)
    if (apart.has(element.tag)) hidden += 1
  }
  close(root.closeStart)
  spans.push(...words(document, at, root.closeStart, open))
  return spans
}

function words(document: PageDocument, from: number, to: number, open: readonly PageElement[]): TextSpan[] {
  const container = open.at(-1)
  if (to <= from || !container) return []
  const spans: TextSpan[] = []
  let at = from
  for (const piece of document.html.slice(from, to).split(/(<!--[\s\S]*?-->)/)) {
    if (!piece.startsWith('<!--') && piece.trim() !== '') {
      const start = at + (piece.length - piece.trimStart().length)
      spans.push({ start, end: at + piece.trimEnd().length, container })
    }
    at += piece.length
  }
  return spans
}
