import { Idiomorph } from 'idiomorph'
import type { HostMessage } from '../messages.ts'
import { closeDocument, openDocument, parseHtml, scrollWindow, writeDocument } from './natives.ts'
import { addUtilities, tidy, utilitiesMark } from './tidy.ts'
import { forgetTouches, isTouched } from './touched.ts'

type Render = Extract<HostMessage, { type: 'render' }>

let currentPage: string | null = null

/**
 * Brings the document to the state of the message.
 * @param onOpen called when the document was opened anew and has lost all its listeners
 */
export function render(message: Render, onOpen: () => void): void {
  const page = parseHtml(message.html)
  const scripts = message.scripts && message.final
  addUtilities(page, message.css)
  tidy(page, scripts)
  if (scripts) writePage(page, onOpen)
  else morphPage(page)
  if (message.page !== currentPage) {
    forgetTouches()
    scrollToTop(message.top ?? 0)
  } else if (message.top !== null) scrollToTop(message.top)
  currentPage = message.page
}

/** New utilities for the page that is there. */
export function replaceUtilities(css: string): void {
  const style = document.querySelector(`style[${utilitiesMark}]`)
  if (style && style.textContent !== css) style.textContent = css
}

/** A real parse, so that scripts run in order and see the events of a loading page. */
function writePage(page: Document, onOpen: () => void): void {
  const source = `<!doctype html>${page.documentElement.outerHTML}`
  openDocument()
  onOpen()
  writeDocument(source)
  closeDocument()
}

function morphPage(page: Document): void {
  Idiomorph.morph(document.documentElement, page.documentElement, {
    morphStyle: 'outerHTML',
    head: { style: 'morph' },
    callbacks: {
      beforeNodeMorphed: (old, next) => !(old instanceof Element && old.isEqualNode(next)),
      beforeAttributeUpdated: (name, element) => !isTouched(name, element),
    },
  })
}

/** At once, also where the page scrolls smoothly. */
function scrollToTop(top: number): void {
  scrollWindow({ top, left: 0, behavior: 'instant' })
}
