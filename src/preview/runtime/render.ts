import { Idiomorph } from 'idiomorph'
import type { HostMessage } from '../messages.ts'
import { closeDocument, openDocument, parseHtml, scrollWindow, writeDocument } from './natives.ts'
import { openByHash } from './layout.ts'
import { addUtilities, tidy } from './tidy.ts'
import { forgetTouches, isTouched } from './touched.ts'

type Render = Extract<HostMessage, { type: 'render' }>

/** What the frame's own document has, and what a page that uses Tailwind is drawn by. */
const standards = '<!doctype html>'

let currentPage: string | null = null
let currentDoctype = standards

/**
 * Brings the document to the state of the message.
 * @param onOpen called when the document was opened anew and has lost all its listeners
 */
export function render(message: Render, onOpen: () => void): void {
  const page = parseHtml(message.html)
  const scripts = message.scripts && message.final
  const samePage = message.page === currentPage
  currentPage = message.page
  const doctype = message.isPlain ? doctypeOf(page) : standards
  addUtilities(page, message.css)
  tidy(page, scripts)
  if (!samePage) forgetTouches()
  // what was open is open in a fresh frame as well
  openByHash(message.hash)
  if (scripts) write(`${doctype}${page.documentElement.outerHTML}`, onOpen)
  else if (samePage && doctype === currentDoctype) morphPage(page)
  else {
    if (doctype !== currentDoctype) write(`${doctype}<html></html>`, onOpen)
    document.documentElement.replaceWith(document.adoptNode(page.documentElement))
  }
  currentDoctype = doctype
  if (!samePage || message.top !== null) scrollWindow({ top: message.top ?? 0, left: 0, behavior: 'instant' })
}

/**
 * A real parse, so that scripts run in order and see the events of a loading page. Only so a document comes into another
 * mode, too: without a doctype, or with an old one, a browser lays pages out as it did when they were made.
 */
function write(source: string, onOpen: () => void): void {
  openDocument()
  onOpen()
  writeDocument(source)
  closeDocument()
}

function doctypeOf({ doctype }: Document): string {
  if (!doctype) return ''
  const { name, publicId, systemId } = doctype
  if (publicId === '' && systemId === '') return `<!doctype ${name}>`
  const system = systemId === '' ? '' : ` "${systemId}"`
  return publicId === '' ? `<!doctype ${name} system${system}>` : `<!doctype ${name} public "${publicId}"${system}>`
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
