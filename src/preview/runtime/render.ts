import { Idiomorph } from 'idiomorph'
import type { HostMessage } from '../messages.ts'
import { closeDocument, openDocument, parseHtml, scrollWindow, writeDocument } from './natives.ts'
import { addUtilities, tidy } from './tidy.ts'
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
  const samePage = message.page === currentPage
  currentPage = message.page
  addUtilities(page, message.css)
  tidy(page, scripts)
  if (!samePage) forgetTouches()
  if (scripts) writePage(page, onOpen)
  else if (samePage) morphPage(page)
  else document.documentElement.replaceWith(document.adoptNode(page.documentElement))
  if (!samePage || message.top !== null) scrollWindow({ top: message.top ?? 0, left: 0, behavior: 'instant' })
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
  // A promise only where the head blocks, which is not asked for.
  void Idiomorph.morph(document.documentElement, page.documentElement, {
    morphStyle: 'outerHTML',
    head: { style: 'morph' },
    callbacks: {
      beforeNodeMorphed: (old, next) => !(old instanceof Element && old.isEqualNode(next)),
      beforeAttributeUpdated: (name, element) => !isTouched(name, element),
    },
  })
}
