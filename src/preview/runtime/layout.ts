import type { FrameMessage } from '../messages.ts'
import { later, listen, scrollWindow } from './natives.ts'

/** A ruler needs no more. */
const scrollPause = 40

type Send = (message: FrameMessage) => void

let watched: string[] = []
let observed: Element | null = null
let scrollPending = false

/** Reports where the page is scrolled to and where its sections are, after each change of either. */
export function createLayout(send: Send) {
  const report = () => {
    const sections = watched.flatMap((path) => {
      const rect = elementAt(path)?.getBoundingClientRect()
      return rect ? [{ path, top: rect.top + scrollY, height: rect.height }] : []
    })
    send({ type: 'layout', ...position(), sections })
  }
  const observer = new ResizeObserver(report)
  const onScroll = () => {
    if (scrollPending) return
    scrollPending = true
    later(() => {
      scrollPending = false
      send({ type: 'scroll', ...position() })
    }, scrollPause)
  }
  return {
    /** Again after the document was opened anew. */
    watch() {
      listen('scroll', onScroll, { passive: true })
      listen('hashchange', onScroll)
    },
    /** After each rendering; the sizes follow when they are known without asking for them. */
    rendered() {
      if (observed === document.body) return
      observer.disconnect()
      observed = document.body
      if (observed) observer.observe(observed)
    },
    report,
    measure(paths: string[]) {
      watched = paths
      report()
    },
  }
}

const sections = /^(?:SECTION|HEADER|FOOTER|MAIN|ARTICLE|ASIDE|NAV)$/

/** A section to the top; a small part with what stands above it, so that one sees where it is. */
export function scrollToElement(path: string, smooth: boolean): void {
  const element = elementAt(path)
  if (!element) return
  if (!opensByAddress(element)) return showElement(element, smooth)
  later(() => showElement(element, smooth), 0)
}

/** A view that the page hides is opened as a link to it would; the page hears of it a moment later. */
function opensByAddress(element: Element): boolean {
  const id = element.closest('[hidden]')?.closest('[id]')?.id
  if (!id) return false
  openByHash(`#${id}`)
  return true
}

function showElement(element: Element, smooth: boolean): void {
  const calm = !smooth || matchMedia('(prefers-reduced-motion: reduce)').matches
  const { top, height } = element.getBoundingClientRect()
  const isPart = !sections.test(element.tagName) && height < innerHeight / 3
  const above = isPart ? (innerHeight - height) / 3 : 0
  scrollWindow({ top: top + scrollY - above, behavior: calm ? 'instant' : 'smooth' })
}

export function scrollToTop(top: number): void {
  scrollWindow({ top, behavior: 'instant' })
}

/** What is open by its address: the page hears of it a moment later; nothing is left in the history of the builder's tab. */
export function openByHash(hash: string): void {
  if (hash.startsWith('#') && location.hash !== hash) location.replace(hash)
}

/** How long an element stays outlined, in ms. */
const outlined = 1600

/** Outlines elements for a moment, without a trace in the document. It fades, or just goes where motion is not wanted. */
export function highlight(paths: string[]): void {
  const line = { outline: '2px solid oklch(0.585 0.233 277)', outlineOffset: '-2px' }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const frames = calm ? [line, line] : [line, { ...line, offset: 0.6 }, { ...line, outline: '2px solid transparent' }]
  for (const path of paths) elementAt(path)?.animate(frames, { duration: outlined, easing: 'ease-out' })
}

export function elementAt(path: string): Element | null {
  let element: Element | null = document.body
  for (const index of path === '' ? [] : path.split('/')) element = element?.children[Number(index)] ?? null
  return element
}

const LONGEST_HASH = 300

function position() {
  const hash = location.hash.length <= LONGEST_HASH ? location.hash : ''
  return { top: scrollY, height: document.documentElement.scrollHeight, viewport: innerHeight, hash }
}
