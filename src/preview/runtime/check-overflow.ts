import { type CheckHit, uncured } from '../check-hit.ts'
import { classesLike, type Cure, helps, isStyled, pathOf } from './check-try.ts'

/** Less than this many pixels are rounding. */
const slack = 1

/** How many boxes around what is too wide may be the ones that have to give way. */
const nearby = 4

const replaced = new Set(['img', 'svg', 'video', 'canvas', 'iframe', 'object', 'embed'])

const give: Cure = { add: 'min-w-0 max-w-full', styles: { 'min-width': '0', 'max-width': '100%' } }
const scroll: Cure = { add: 'max-w-full overflow-x-auto', styles: { 'max-width': '100%', 'overflow-x': 'auto' } }
const picture: Cure = { add: 'max-w-full h-auto', styles: { 'max-width': '100%', height: 'auto' } }
const words: Cure[] = [
  { add: 'break-words', styles: { 'overflow-wrap': 'break-word' } },
  { add: 'wrap-anywhere min-w-0', styles: { 'overflow-wrap': 'anywhere', 'min-width': '0' } },
]
const around: Cure[] = [
  { add: 'flex-wrap', styles: { 'flex-wrap': 'wrap' } },
  give,
  { add: 'max-md:grid-cols-1', styles: { 'grid-template-columns': 'minmax(0, 1fr)' } },
]

/** What makes the page wider than its window, innermost first found, and what was seen to help. */
export function overflowHits(): CheckHit[] {
  const limit = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= limit + slack) return []
  const wide = [...document.body.querySelectorAll('*')].filter((element) => reachesOut(element, limit))
  const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
  return innermost.flatMap((element) => {
    const path = pathOf(element)
    if (path === null) return []
    const by = Math.round(Math.max(rightOf(element), 0) - limit)
    const help = `It reaches ${by} px beyond the window.`
    return [{ ...uncured, rule: 'overflow', path, severity: 'error' as const, help, ...cureOf(element, limit) }]
  })
}

function reachesOut(element: Element, limit: number): boolean {
  if (!element.checkVisibility() || (element.closest('svg') ?? element) !== element) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && rightOf(element) > limit + slack && !isClipped(element)
}

/** Where it ends: its box, or the words that stick out of it. */
function rightOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  const sticksOut = element.scrollWidth > element.clientWidth + slack && hasWords(element)
  return sticksOut && getComputedStyle(element).overflowX === 'visible' ? left + element.scrollWidth : right
}

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())

function isClipped(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') return true
  }
  return getComputedStyle(element).position === 'fixed'
}

function cureOf(element: Element, limit: number): Pick<CheckHit, 'cure' | 'at' | 'add' | 'remove'> {
  const isGood = () => !reachesOut(element, limit)
  if (element.localName === 'table') return wrapped(element)
  const own = replaced.has(element.localName) ? [picture] : element.localName === 'pre' ? [scroll] : []
  const tries: [Element, Cure[]][] = [[element, [...own, ...(hasWords(element) ? words : []), give]]]
  let at = element.parentElement
  for (let step = 0; step < nearby && at && at !== document.body; step++) {
    tries.push([at, hasWords(element) ? [...around, ...words] : around])
    at = at.parentElement
  }
  if (element.parentElement && element.parentElement !== document.body) tries.push([element.parentElement, [scroll]])
  for (const [target, cures] of tries) {
    const cure = isStyled(target) ? cures.find(({ styles }) => helps(target, styles, isGood)) : undefined
    const path = pathOf(target)
    if (cure && path !== null) return { cure: 'class', at: path, add: cure.add, remove: clashing(target, cure) }
  }
  return { cure: 'none', at: '', add: '', remove: '' }
}

/** Classes that would win over those that come. */
function clashing(element: Element, { styles }: Cure): string {
  if ('min-width' in styles) return classesLike(element, /^min-w-/)
  return 'flex-wrap' in styles ? classesLike(element, /^flex-nowrap$/) : ''
}

/** A table keeps its meaning in a box that scrolls. */
function wrapped(table: Element): Pick<CheckHit, 'cure' | 'at' | 'add' | 'remove'> {
  return { cure: 'wrap', at: pathOf(table) ?? '', add: 'overflow-x-auto', remove: '' }
}
