import { type Located, parseSource } from './parse.ts'
import { applySplices, sortedSplices } from './splices.ts'
import { expandView, type Fold } from './unfold.ts'
import { foldElement, foldInside, foldTexts, foldValues, type Inside, isFoldable, keyMark } from './view-folds.ts'
import { shownKeys } from './view-keys.ts'
import type { Key, PageDocument, Splice } from './types.ts'

export type ModelView = {
  /** the page for a prompt: keys as `k=…` on its elements, long parts folded */
  html: string
  /** puts folded parts back into what a model returns, and takes the keys off */
  expand: (html: string) => string
}

export type ViewOptions = {
  /** the view of this element alone; by default of the page */
  only?: Key | undefined
  /** starts of elements that are not folded, and whose texts are shown whole */
  open?: ReadonlySet<number>
  /** starts of elements whose inside is folded for want of room, each with what it is called */
  closed?: ReadonlyMap<number, string>
}

/** A longer drawing is shown with its longest shapes folded, in characters of its source. */
const longDrawing = 12_000

/**
 * The page as a model sees it. Its elements carry their keys (all of them up to 800 elements, see view-keys.ts); drawings,
 * data addresses, scripts, styles other than the theme and very long texts are numbered placeholders.
 * `expand(html)` gives the source back, and any part of it that a model returns.
 */
export function modelView(
  document: PageDocument,
  { only, open = new Set(), closed = new Map() }: ViewOptions = {},
): ModelView {
  const { html: source } = document
  const { start, end } = document.elements.get(only ?? '') ?? { start: 0, end: source.length }
  const folds: Fold[] = []
  const { root, elements } = parseSource(source)
  const opened = elements.filter((element) => open.has(element.start))
  const { shown, hidden, insides } = foldedAway(elements, open, closed)
  const unseen = insides.length === 0 ? hidden : [...hidden, ...insides].toSorted((a, b) => a.start - b.start)
  const keys = shownKeys(document, { start, end }, opened, unseen)
  const keyOf = (element: Located) => keys.get(element.start) ?? null
  const large = opened.filter((element) => element.tag === 'svg' && element.end - element.start > longDrawing)
  const isIn = (list: readonly Located[], from: number, to: number) =>
    list.some((element) => element.start <= from && to <= element.end)
  const folded = new Set(hidden)
  const splices: Splice[] = []
  for (const element of shown) {
    if (folded.has(element)) {
      splices.push(foldElement(source, element, keyOf(element), folds))
      continue
    }
    const k = keyOf(element)
    const nameEnd = element.start + 1 + element.tag.length
    if (k) splices.push({ start: nameEnd, end: nameEnd, insert: keyMark(k, source[nameEnd]) })
    splices.push(...foldValues(source, element, folds, isIn(large, element.start, element.end)))
  }
  for (const inside of insides) splices.push(foldInside(source, inside, folds))
  splices.push(...foldTexts(source, root, unseen, folds, (from, to) => isIn(opened, from, to)))
  const within = splices
    .filter((splice) => start <= splice.start && splice.end <= end)
    .map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start }))
  const html = applySplices(source.slice(start, end), sortedSplices(within))
  return { html, expand: (written) => expandView(written, folds) }
}

/** Elements that a view shows, and those among them that stand there as a placeholder, in document order. */
function foldedAway(
  elements: readonly Located[],
  open: ReadonlySet<number>,
  closed: ReadonlyMap<number, string>,
): { shown: Located[]; hidden: Located[]; insides: Inside[] } {
  const shown: Located[] = []
  const insides: Inside[] = []
  const hidden: Located[] = []
  let foldedUntil = 0
  let openUntil = 0
  for (const element of elements) {
    if (element.start < foldedUntil) continue
    shown.push(element)
    const label = closed.get(element.start)
    if (label !== undefined && element.closeStart > element.openEnd) {
      insides.push({ start: element.openEnd, end: element.closeStart, label })
      foldedUntil = element.closeStart
      continue
    }
    if (!isFoldable(element)) continue
    // a drawing in a drawing: its placeholder could not be told from the end of the outer one
    if (open.has(element.start)) openUntil = Math.max(openUntil, element.end)
    if (element.start < openUntil) continue
    hidden.push(element)
    foldedUntil = element.end
  }
  return { shown, hidden, insides }
}
