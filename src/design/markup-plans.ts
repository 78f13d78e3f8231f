import { childrenOf } from './document.ts'
import { chainOf, type Edit, type EditPlan, refused, type Refused } from './edits.ts'
import { type GateOptions, passFragment } from './gate.ts'
import { type PlacedFragment, placeFragment, readFragment, type ReusedElement } from './fragment.ts'
import { nameFragment } from './naming.ts'
import { definesAccent, hasNoContent } from './parse.ts'
import { spotOf } from './spots.ts'
import type { Key, PageDocument, PageElement } from './types.ts'

/** New HTML in the place of an element; what of it is found again in the new one keeps its key. */
export function planReplace(
  document: PageDocument,
  target: PageElement,
  html: string,
  options: GateOptions,
): EditPlan | Refused {
  if (target.key === 'body' || target.key === 'title')
    return refused('malformed', `The ${target.key} cannot be replaced.`)
  const fragment = readFragment(document, html)
  if ('refusal' in fragment) return fragment
  if (fragment.html.trim() === '')
    return refused('malformed', 'A replacement needs HTML; to take an element away, use remove.')
  const wrong = keptAround(document, fragment.kept, target.parent)
  if (wrong) return wrong
  const inHead = target.key === 'theme' && target.parent === null
  const placed = passFragment(document, inHead ? 'head' : target.parent, fragment, options)
  if ('refusal' in placed) return placed
  if (target.key === 'theme' && !isTheme(placed)) {
    return refused('malformed', 'The theme can only be replaced by one <style> that defines --accent.')
  }
  if (placed.elements.length === 0) return planWords(document, target, placed)
  const issued = { ...document.issued }
  const arriving = nameFragment(document, placed, target.parent, subtree(document, target), issued)
  const edit: Edit = { start: target.start, end: target.end, insert: placed.html, container: target.parent, arriving }
  const removals = removalsOf(placed.kept.filter(({ element }) => !isInside(element, target)))
  return { edits: [edit, ...removals], touched: roots(arriving, target.parent), repairs: placed.repairs, issued }
}

/** Bare words in the place of an element that holds only words: they are meant for inside it. */
function planWords(document: PageDocument, target: PageElement, placed: PlacedFragment): EditPlan | Refused {
  if (hasNoContent(document.html, target) || childrenOf(document, target.key).length > 0) {
    return refused('malformed', 'The replacement holds no element; to change words, use text.')
  }
  return {
    edits: [{ start: target.openEnd, end: target.closeStart, insert: placed.html, container: target.key }],
    touched: [target.key],
    repairs: ['Took the replacement as new words for the element.'],
    issued: document.issued,
  }
}

function isTheme({ elements, html }: PlacedFragment): boolean {
  return elements.length === 1 && elements[0]?.tag === 'style' && definesAccent(html)
}

const isInside = (element: PageElement, around: PageElement) =>
  element.start >= around.start && element.end <= around.end

/** New HTML before, after or inside an element. */
export function planInsert(
  document: PageDocument,
  target: PageElement,
  where: 'before' | 'after' | 'prepend' | 'append',
  html: string,
  options: GateOptions,
): EditPlan | Refused {
  const beside = where === 'before' || where === 'after'
  if (['title', 'theme'].includes(target.key) || (target.key === 'body' && beside)) {
    return refused('malformed', `Nothing can be put ${beside ? where : 'into'} the ${target.key}.`)
  }
  if (!beside && hasNoContent(document.html, target)) return refused('malformed', `A <${target.tag}> has no content.`)
  const fragment = readFragment(document, html)
  if ('refusal' in fragment) return fragment
  if (fragment.html.trim() === '') return refused('no-change', 'There is nothing to insert.')
  const spot = spotOf(document, target, where)
  const wrong = keptAround(document, fragment.kept, spot.container)
  if (wrong) return wrong
  const placed = passFragment(document, spot.container, fragment, options)
  if ('refusal' in placed) return placed
  const issued = { ...document.issued }
  const arriving = nameFragment(document, placed, spot.container, [], issued).map((element) =>
    offset(element, spot.before.length),
  )
  const insert = placed.elements.length > 0 ? spot.before + placed.html + spot.after : placed.html
  const edit: Edit = { start: spot.at, end: spot.at, insert, container: spot.container, arriving }
  const touched = roots(arriving, spot.container)
  return {
    edits: [edit, ...removalsOf(placed.kept)],
    touched: touched.length > 0 ? touched : [target.key],
    repairs: placed.repairs,
    issued,
  }
}

/** Takes an element away, and nothing else: the white space around it stays. */
export function planRemove(document: PageDocument, target: PageElement): EditPlan | Refused {
  if (['title', 'theme', 'body'].includes(target.key))
    return refused('malformed', `The ${target.key} of a page cannot go.`)
  return {
    edits: [removal(target)],
    touched: target.parent === null ? [] : [target.parent],
    repairs: [],
    issued: document.issued,
  }
}

/** Puts an element before or after another, its source unchanged. */
export function planMove(
  document: PageDocument,
  target: PageElement,
  where: 'before' | 'after',
  to: PageElement,
): EditPlan | Refused {
  if ([target.key, to.key].some((key) => ['title', 'theme', 'body'].includes(key))) {
    return refused('malformed', 'The title, the theme and the body stay where they are.')
  }
  if (isInside(to, target)) return refused('malformed', `${target.key} cannot move into or beside itself.`)
  const between =
    where === 'before' ? document.html.slice(target.end, to.start) : document.html.slice(to.end, target.start)
  const inOrder = where === 'before' ? target.end <= to.start : to.end <= target.start
  if (inOrder && between.trim() === '') return refused('no-change', `${target.key} is already ${where} ${to.key}.`)
  const source = document.html.slice(target.start, target.end)
  const spot = spotOf(document, to, where)
  const moving = subtree(document, target)
  if (target.parent !== to.parent && !readsTheSame(document, moving, source, to.parent)) {
    return refused('unbalanced', `${target.key} cannot stand ${where} ${to.key}.`)
  }
  const arriving = moving.map((element) =>
    offset(
      { ...element, parent: element.key === target.key ? to.parent : element.parent },
      spot.before.length - target.start,
    ),
  )
  const insert = spot.before + source + spot.after
  return {
    edits: [removal(target), { start: spot.at, end: spot.at, insert, container: spot.container, arriving }],
    touched: [target.key],
    repairs: [],
    issued: document.issued,
  }
}

/** Whether elements are the same elements in another place; an SVG `<path/>` in a `<div>` is not. */
function readsTheSame(document: PageDocument, moving: PageElement[], source: string, container: Key | null): boolean {
  const placed = placeFragment(document, container, { html: source, kept: [], repairs: [] })
  if ('refusal' in placed || placed.html !== source || placed.elements.length !== moving.length) return false
  return placed.elements.every((element, index) => element.tag === moving[index]?.tag)
}

/** A kept part cannot hold the place it is put into. */
function keptAround(document: PageDocument, kept: readonly ReusedElement[], container: Key | null): Refused | null {
  const around = chainOf(document, container).find(({ key }) => kept.some(({ element }) => element.key === key))
  return around ? refused('malformed', `${around.key} cannot be kept inside itself.`) : null
}

const removal = (element: PageElement): Edit => ({
  start: element.start,
  end: element.end,
  insert: '',
  container: element.parent,
})

const removalsOf = (kept: readonly ReusedElement[]): Edit[] => kept.map(({ element }) => removal(element))

function subtree(document: PageDocument, root: PageElement): PageElement[] {
  return [...document.elements.values()].filter((element) => isInside(element, root))
}

function offset(element: PageElement, by: number): PageElement {
  const { start, openEnd, closeStart, end } = element
  return { ...element, start: start + by, openEnd: openEnd + by, closeStart: closeStart + by, end: end + by }
}

const roots = (arriving: readonly PageElement[], container: Key | null) =>
  arriving.filter((element) => element.parent === container).map((element) => element.key)
