import { type DomNode, type Located, parseSource } from './parse.ts'
import { applySplices, sortedSplices } from './splices.ts'
import { attributePlaces, type AttributePlace } from './start-tag.ts'
import { expandView, type Fold } from './unfold.ts'
import type { Key, PageDocument, PageElement, Splice } from './types.ts'

export type ModelView = {
  /** the page for a prompt: keys as `k="…"` on its handles, long parts folded */
  html: string
  /** puts folded parts back into what a model returns, and takes the keys off */
  expand: (html: string) => string
}

/** A page of up to this many elements shows the key of each. */
const smallPage = 120

/** Characters from which an attribute value, a text or a comment is folded, and how much of a text is still shown. */
const longValue = 100
const longText = 600
const shownText = 200

/**
 * The page as a model sees it. Headings, sections, links, buttons, images, inputs, cards and paragraphs carry their keys; drawings,
 * data addresses, scripts, styles other than the theme and very long texts are numbered placeholders.
 * `expand(html)` gives the source back, and any part of it that a model returns.
 * @param options.all keys on every element; by default only on a small page
 * @param options.only the view of this element alone; by default of the page
 */
export function modelView(document: PageDocument, options: { all?: boolean; only?: Key } = {}): ModelView {
  const { start, end } = document.elements.get(options.only ?? '') ?? { start: 0, end: document.html.length }
  const shown = [...document.elements.values()].filter((element) => start <= element.start && element.end <= end)
  const all = options.all ?? shown.length <= smallPage
  const folds: Fold[] = []
  const { root, elements } = parseSource(document.html)
  const keys = new Map([...document.elements.values()].map((element) => [element.start, element]))
  const splices: Splice[] = []
  let foldedUntil = 0
  for (const element of elements) {
    if (element.start < foldedUntil) continue
    const keyed = keys.get(element.start)
    const k = keyed && (all || isHandle(keyed)) ? keyed.key : null
    if (isFoldedWhole(element)) {
      splices.push(foldElement(document.html, element, k, folds))
      foldedUntil = element.end
      continue
    }
    const nameEnd = element.start + 1 + element.tag.length
    if (k) splices.push({ start: nameEnd, end: nameEnd, insert: ` k="${k}"` })
    splices.push(...foldValues(document.html, element, folds))
  }
  const hidden = elements.filter(isFoldedWhole)
  splices.push(...foldTexts(document.html, root, hidden, folds))
  const within = splices
    .filter((splice) => start <= splice.start && splice.end <= end)
    .map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start }))
  const html = applySplices(document.html.slice(start, end), sortedSplices(within))
  return { html, expand: (written) => expandView(written, folds) }
}

function isHandle({ key }: PageElement): boolean {
  return /^[shabifcp]\d|^(title|theme|body)$/.test(key)
}

/** Empty and very short ones are no longer than their placeholder. */
function isFoldedWhole({ tag, place, start, end }: Located): boolean {
  if (place === 'theme' || end - start < 40) return false
  return tag === 'svg' || tag === 'script' || tag === 'style' || tag === 'math'
}

function foldElement(html: string, element: Located, k: Key | null, folds: Fold[]): Splice {
  const { tag, start, openEnd, end, attributes } = element
  const number = folds.push({ tag, source: html.slice(start, end), openEnd: openEnd - start })
  const label = attributes.find(({ name }) => name === 'aria-label')?.value.slice(0, 40)
  const hint = label && !/["&<>]/.test(label) ? ` aria-label="${label}"` : ''
  return { start, end, insert: `<${tag}${k ? ` k="${k}"` : ''} data-fold="${number}"${hint}/>` }
}

function foldValues(html: string, { start, openEnd }: Located, folds: Fold[]): Splice[] {
  if (openEnd - start < longValue) return []
  const isLong = ({ valueStart, valueEnd }: AttributePlace) =>
    valueEnd - valueStart > longValue && /data:/i.test(html.slice(valueStart, valueEnd))
  return attributePlaces(html, start, openEnd)
    .filter(isLong)
    .map(({ valueStart, valueEnd, quote }) => {
      const number = folds.push({ value: html.slice(valueStart, valueEnd), quote: quote ?? '' })
      return { start: valueStart, end: valueEnd, insert: `fold:${number}` }
    })
}

/** Folds the tail of long texts and all of long comments, outside what is folded anyway. */
function foldTexts(html: string, root: DomNode, hidden: readonly Located[], folds: Fold[]): Splice[] {
  const splices: Splice[] = []
  const stack: DomNode[] = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('content' in node) stack.push(node.content)
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed())
    const place = 'sourceCodeLocation' in node ? node.sourceCodeLocation : null
    if (!place || 'tagName' in node || node.nodeName === '#documentType') continue
    const { startOffset: start, endOffset: end } = place
    if (hidden.some((element) => element.start <= start && end <= element.end)) continue
    const parent = 'parentNode' in node ? (node.parentNode?.nodeName ?? '') : ''
    if (['style', 'title', 'textarea', 'script', 'noscript', 'iframe'].includes(parent)) continue
    const comment = node.nodeName === '#comment'
    if (end - start <= (comment ? longValue : longText)) continue
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
