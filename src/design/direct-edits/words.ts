import { sourceOf } from '../document.ts'
import { applySplices } from '../splices.ts'
import { decodeText, escapeText } from '../text.ts'
import { type TextSpan, textSpans } from '../text-spans.ts'
import type { Key, Operation, PageDocument, PageElement, Splice } from '../types.ts'
import { holdsOnlyInline } from '../value-plans.ts'
import { isPickable, parentOf } from './pickable.ts'

/** Elements whose words are code or a choice, or that hold none of their own. */
const notTyped = new Set(
  'body pre textarea select svg img video audio table tbody thead tr ul ol dl input hr'.split(' '),
)

/** Whether the words of an element can be typed over in the page: words, icons and emphasis, nothing larger. */
export function hasOwnWords(document: PageDocument, key: Key): boolean {
  const element = document.elements.get(key)
  if (!element || notTyped.has(element.tag) || !isPickable(document, element)) return false
  for (let at = parentOf(document, element); at; at = parentOf(document, at)) if (at.tag === 'pre') return false
  return holdsOnlyInline(document, element) && textSpans(document, element).length > 0
}

const collapsed = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim()

/** What stands in a run of words, as it is shown. */
const shownText = (document: PageDocument, { start, end }: TextSpan) =>
  collapsed(decodeText(document.html.slice(start, end)))

/**
 * New words for an element. Emphasis, links and icons between them stay.
 * @param texts the runs of words of the element in their order, as many as it had
 * @returns null when they are not the runs of this element; no operations when nothing was changed
 */
export function wordsOperations(document: PageDocument, key: Key, texts: readonly string[]): Operation[] | null {
  const element = document.elements.get(key)
  if (!element) return null
  const spans = textSpans(document, element)
  if (spans.length !== texts.length) return null
  const changed = spans.flatMap((span, index) => {
    const before = shownText(document, span)
    const text = typed(texts[index] ?? '', before)
    const { lead, trail } = edges(document, element, span, text)
    return collapsed(text) === before && lead + trail === '' ? [] : [{ span, text }]
  })
  const [first] = changed
  if (!first) return []
  const { lead, trail } = edges(document, element, first.span, first.text)
  const alone = lead + trail === '' && changed.length === 1 && textSpans(document, first.span.container).length === 1
  if (alone) return [{ do: 'text', k: first.span.container.key, text: collapsed(first.text) }]
  const splices = changed.map((change) => spliceOf(document, element, change))
  return [{ do: 'replace', k: key, html: applySplices(sourceOf(document, key), splices) }]
}

/** A browser writes a hard space where somebody types one at the end of a line. */
function typed(text: string, before: string): string {
  return before.includes('\u00a0') ? text : text.replaceAll('\u00a0', ' ')
}

/** Offsets within the source of the element. Emphasis of which nothing is left goes with its words. */
function spliceOf(document: PageDocument, root: PageElement, { span, text }: { span: TextSpan; text: string }): Splice {
  const { container } = span
  const words = collapsed(text)
  if (words === '' && container !== root && textSpans(document, container).length === 1)
    return { start: container.start - root.start, end: container.end - root.start, insert: '' }
  const { lead, trail } = edges(document, root, span, text)
  return { start: span.start - root.start, end: span.end - root.start, insert: lead + escapeText(words) + trail }
}

/** The spaces that somebody typed between a run and what stands right beside it. */
function edges(document: PageDocument, root: PageElement, { start, end }: TextSpan, text: string) {
  const isSpace = (at: number) => /\s/.test(document.html[at] ?? '')
  return {
    lead: /^\s/.test(text) && start > root.openEnd && !isSpace(start - 1) ? ' ' : '',
    trail: /\s$/.test(text) && end < root.closeStart && !isSpace(end) ? ' ' : '',
  }
}
