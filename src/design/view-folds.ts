import type { DomNode, Located } from './parse.ts'
import { attributePlaces, type AttributePlace } from './start-tag.ts'
import type { Fold } from './unfold.ts'
import type { Key, Splice } from './types.ts'

/** Characters from which an attribute value, a text or a comment is folded, and how much of a text is still shown. */
const longValue = 100
const longText = 600
const shownText = 200
/** Longer shapes of an open drawing are folded one by one, so that it can still be read. */
const longShape = 240
/** How much of a drawing's name its placeholder shows. */
const shownName = 60

/** Empty and very short ones are no longer than their placeholder. */
export function isFoldable({ tag, place, start, end }: Located): boolean {
  if (place === 'theme' || end - start < 40) return false
  return tag === 'svg' || tag === 'script' || tag === 'style' || tag === 'math'
}

/** How a key stands in a start tag; a slash right behind it would be read as part of it. */
export const keyMark = (key: Key, next: string | undefined): string => (next === '/' ? ` k="${key}"` : ` k=${key}`)

export function foldElement(html: string, element: Located, k: Key | null, folds: Fold[]): Splice {
  const { tag, start, openEnd, end, attributes } = element
  const source = html.slice(start, end)
  const number = folds.push({ tag, source, openEnd: openEnd - start })
  const label = plain(attributes.find(({ name }) => name === 'aria-label')?.value)
  const title = label === '' ? plain(/<title\b[^<>]*>([^<]*)</i.exec(source)?.[1]) : ''
  const hint = label !== '' ? ` aria-label="${label}"` : title !== '' ? ` title="${title}"` : ''
  return { start, end, insert: `<${tag}${k ? keyMark(k, ' ') : ''} data-fold="${number}"${hint}/>` }
}

/** What stands between the tags of an element that is folded for want of room, and what the element is called. */
export type Inside = { start: number; end: number; label: string }

export function foldInside(html: string, { start, end, label }: Inside, folds: Fold[]): Splice {
  const number = folds.push({ text: html.slice(start, end) })
  const name = plain(label)
  return { start, end, insert: `<fold n="${number}"${name === '' ? '' : ` title="${name}"`}/>` }
}

function plain(words = ''): string {
  const text = words.replace(/\s+/g, ' ').trim().slice(0, shownName)
  return /["&<>]/.test(text) ? '' : text
}

/** @param isOpenDrawing its shapes may be long too */
export function foldValues(html: string, { start, openEnd }: Located, folds: Fold[], isOpenDrawing: boolean): Splice[] {
  if (openEnd - start < longValue) return []
  const isLong = ({ name, valueStart, valueEnd }: AttributePlace) =>
    (valueEnd - valueStart > longValue && /data:/i.test(html.slice(valueStart, valueEnd))) ||
    (isOpenDrawing && valueEnd - valueStart > longShape && (name === 'd' || name === 'points'))
  return attributePlaces(html, start, openEnd)
    .filter(isLong)
    .map(({ valueStart, valueEnd, quote }) => {
      const number = folds.push({ value: html.slice(valueStart, valueEnd), quote: quote ?? '' })
      return { start: valueStart, end: valueEnd, insert: `fold:${number}` }
    })
}

/** Folds the tail of long texts and all of long comments, outside what is folded anyway; `isOpen` texts are shown whole. */
export function foldTexts(
  html: string,
  root: DomNode,
  hidden: readonly { start: number; end: number }[],
  folds: Fold[],
  isOpen: (start: number, end: number) => boolean,
): Splice[] {
  const splices: Splice[] = []
  const stack: DomNode[] = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('content' in node) stack.push(node.content)
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed())
    const place = 'sourceCodeLocation' in node ? node.sourceCodeLocation : null
    if (!place || 'tagName' in node || node.nodeName === '#documentType') continue
    const { startOffset: start, endOffset: end } = place
    const comment = node.nodeName === '#comment'
    if (end - start <= (comment ? longValue : longText)) continue
    if (hidden.some((element) => element.start <= start && end <= element.end)) continue
    const parent = 'parentNode' in node ? (node.parentNode?.nodeName ?? '') : ''
    if (['style', 'title', 'textarea', 'script', 'noscript', 'iframe'].includes(parent)) continue
    if (!comment && isOpen(start, end)) continue
    const from = comment ? start : cutAt(html, start + shownText)
    const source = html.slice(from, end)
    // a misnested text may reach over tags; those stay as they are
    if (!comment && source.includes('<')) continue
    const number = folds.push({ text: source })
    splices.push({ start: from, end, insert: `<fold n="${number}"/>` })
  }
  return splices
}

/** Not inside a word, a character reference or a character made of two. */
function cutAt(html: string, at: number): number {
  const space = html.slice(0, at).search(/\s\S*$/)
  return space > at - 80 ? space + 1 : at
}
