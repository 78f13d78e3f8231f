import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { openDocument } from '#design/document.ts'
import { pageSections } from '#design/sections.ts'
import type { DomElement } from './jsx-children.ts'

/** `kind` is what the section's mark says it is, such as 'pricing'. */
export type PageSectionElement = { element: DomElement; label: string; kind: string | null }

/** A page taken apart for React: what stands where. */
export type PageParts = {
  html: DomElement
  body: DomElement
  sections: PageSectionElement[]
  title: string
  description: string
  /** text of every style sheet of the page, in order */
  css: string
  /** it lets blanks count somewhere */
  isExact: boolean
  /** code of every script of the page, in order */
  scripts: string[]
  /** what the page does on events, as its attributes say */
  handlers: Handler[]
}

/** The code of an attribute such as `onclick`, and how its element is found. */
export type Handler = { selector: string; event: string; code: string }

type DomParent = DefaultTreeAdapterTypes.ParentNode

export function takeApart(source: string): PageParts {
  const document = parse(source, { sourceCodeLocationInfo: true })
  const all = elementsIn(document)
  const html = all.find(({ tagName }) => tagName === 'html') as DomElement
  const body = all.find(({ tagName }) => tagName === 'body') as DomElement
  const page = openDocument(source)
  const starts = new Map(pageSections(page).map(({ start, label }) => [start, label]))
  const meta = all.find(
    (element) => element.tagName === 'meta' && read(element, 'name')?.toLowerCase() === 'description',
  )
  const title = all.find((element) => element.tagName === 'title' && isHtml(element))
  const sections = elementsIn(body).flatMap((element): PageSectionElement[] => {
    const label = starts.get(element.sourceCodeLocation?.startOffset ?? -1)
    if (label === undefined || !isHtml(element)) return []
    return [{ element, label, kind: read(element, 'data-section')?.split('/')[0] ?? null }]
  })
  dropMarks(source, all)
  const css = all.filter(isSheet).map(sheetText).filter(Boolean).join('\n\n')
  return {
    html,
    body,
    sections,
    title: title ? textOf(title).replace(/\s+/g, ' ').trim() : '',
    description: (meta && read(meta, 'content')) ?? '',
    css,
    isExact: /white-space\s*:\s*(pre|break)/i.test(css),
    scripts: all
      .filter(isCode)
      .map(textOf)
      .filter((code) => code.trim() !== ''),
    handlers: elementsIn(body).concat(body).flatMap(handlersOf),
  }
}

/** Marks for the editor mean nothing in an app, unless the page's own code or styles ask for them. */
const marks = ['data-section', 'data-placeholder']

function dropMarks(source: string, elements: readonly DomElement[]): void {
  for (const mark of marks) {
    if (new RegExp(`\\[${mark}|dataset|getAttribute`).test(source)) continue
    for (const element of elements) element.attrs = element.attrs.filter(({ name }) => name !== mark)
  }
}

export const read = (element: DomElement, name: string): string | null =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? null

const isHtml = (element: DomElement) => element.namespaceURI === 'http://www.w3.org/1999/xhtml'

const isSheet = (element: DomElement) => element.tagName === 'style' && isHtml(element)

/** Scripts that run; the others are data. */
const isCode = (element: DomElement) =>
  element.tagName === 'script' &&
  /^((text|application)\/(java|ecma)script|module)?$/i.test(read(element, 'type')?.trim() ?? '')

/** What a component cannot hold: it stands in files of its own, or belongs to the head of the document. */
export function isOutsideComponent(element: DomElement): boolean {
  if (!isHtml(element)) return false
  if (isSheet(element) || isCode(element) || element.tagName === 'title' || element.tagName === 'base') return true
  return (element.tagName === 'meta' || element.tagName === 'link') && read(element, 'itemprop') === null
}

function elementsIn(root: DomParent): DomElement[] {
  return root.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []))
}

function textOf(element: DomElement): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

function sheetText(element: DomElement): string {
  const css = textOf(element).trim()
  const media = read(element, 'media')
  return media && media !== 'all' && css !== '' ? `@media ${media} {\n${css}\n}` : css
}

function handlersOf(element: DomElement): Handler[] {
  return element.attrs
    .filter(({ name }) => /^on[a-z]+$/i.test(name))
    .map(({ name, value }) => ({ selector: selectorOf(element), event: name.slice(2).toLowerCase(), code: value }))
}

/** The way to an element from the nearest one with an id; the body is what the components stand in. */
function selectorOf(element: DomElement): string {
  const id = read(element, 'id')
  if (id) return `[id=${JSON.stringify(id)}]`
  const parent = element.parentNode
  if (element.tagName === 'body' || !parent || !('tagName' in parent)) return 'body'
  const alike = parent.childNodes.filter((node) => 'tagName' in node && node.tagName === element.tagName)
  const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : ''
  const own = `${element.tagName}${place}`
  return parent.tagName === 'body' ? own : `${selectorOf(parent)} > ${own}`
}
