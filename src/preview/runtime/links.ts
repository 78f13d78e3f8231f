import type { FrameMessage } from '../messages.ts'
import { listen } from './natives.ts'

type Send = (message: FrameMessage) => void

const svgLinks = 'http://www.w3.org/1999/xlink'

/** Links inside the page scroll, all others are told to the builder. Nothing navigates. */
export function createLinks(send: Send, scriptsRun: () => boolean) {
  // First of all listeners, so that no handler of the page can let a link through.
  const onCapture = (event: Event) => {
    const href = hrefOf(event)
    if (href === null || href.startsWith('#') || (scriptsRun() && isScript(href))) return
    event.preventDefault()
    if (event.type === 'click' && !isScript(href)) send({ type: 'navigate', href: href.slice(0, 2048) })
  }
  // Last, so that a page's own handler may take the click.
  const onBubble = (event: Event) => {
    const href = hrefOf(event)
    if (event.defaultPrevented || !href?.startsWith('#')) return
    event.preventDefault()
    // Replacing leaves no entry in the history of the builder's tab.
    location.replace(href)
  }
  return {
    watch() {
      listen('click', onCapture, true)
      listen('auxclick', onCapture, true)
      listen('click', onBubble)
    },
  }
}

function hrefOf(event: Event): string | null {
  for (const target of event.composedPath()) {
    if (!(target instanceof Element) || !['a', 'area'].includes(target.localName)) continue
    const href = target.getAttribute('href') ?? target.getAttributeNS(svgLinks, 'href')
    if (href !== null) return href.trim()
  }
  return null
}

function isScript(href: string): boolean {
  return /^javascript:/i.test(href)
}
