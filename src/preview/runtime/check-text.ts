import { type CheckHit, uncured } from '../check-hit.ts'
import { classesLike, pathOf } from './check-try.ts'

/** Nothing should be smaller, and what one reads at length not smaller than the second, in pixels. */
const least = 12
const leastRunning = 14

/** From this many characters on a text is read, not glanced at. */
const running = 80

const paragraphs = new Set(['p', 'li', 'dd', 'blockquote'])

/** Words that are too small to read with ease. */
export function textHits(): CheckHit[] {
  const hits = new Map<Element, CheckHit>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '' || hits.has(element) || !isRead(element)) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    const wanted = paragraphs.has(element.localName) && text.length >= running ? leastRunning : least
    const path = size < wanted - 0.01 ? pathOf(element) : null
    if (path === null) continue
    hits.set(element, {
      ...uncured,
      rule: 'small-text',
      path,
      severity: 'warning',
      help: `It is ${Math.round(size * 10) / 10} px high; ${wanted} px can be read with ease.`,
      cure: 'class',
      at: path,
      add: wanted === least ? 'text-xs' : 'text-sm',
      remove: classesLike(element, /^text-(xs|\[[\d.]+(px|rem|em)\])$/),
    })
  }
  return [...hits.values()]
}

function isRead(element: Element): boolean {
  if (element.closest('svg, script, style, template, noscript, [aria-hidden="true"]')) return false
  const { width, height } = element.getBoundingClientRect()
  // one pixel is how words are hidden from the eye alone
  return width > 1 && height > 1 && element.checkVisibility()
}
