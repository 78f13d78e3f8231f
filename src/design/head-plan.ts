import { type Edit, type EditPlan, refused, type Refused } from './edits.ts'
import { attributeValue, type Located, parseSource } from './parse.ts'
import { attributeSplice } from './start-tag.ts'
import { decodeText, escapeText } from './text.ts'
import type { HeadFact, PageDocument, PageElement, Splice } from './types.ts'

/** Longer than any title or description that somebody reads. */
const maxValue = 1000

/** What a page says about itself: its language, its title, its description, how wide it is drawn. */
export function planHead(document: PageDocument, name: HeadFact, value: string): EditPlan | Refused {
  const wanted = value.replace(/\s+/g, ' ').trim()
  if (wanted === '') return refused('malformed', `The ${name} of a page cannot be empty.`)
  if (wanted.length > maxValue) return refused('too-large', `The ${name} is longer than ${maxValue} characters.`)
  if (name === 'lang' && !/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(wanted))
    return refused('malformed', `'${wanted.slice(0, 40)}' is no language.`)
  const { elements } = parseSource(document.html)
  const edit = name === 'title' ? titleEdit(document, elements, wanted) : factEdit(document, elements, name, wanted)
  if (edit === 'no-place') return refused('malformed', 'The page has no <html> tag to say it in.')
  if (!edit) return refused('no-change', `The ${name} is like that already.`)
  const touched = name === 'title' ? ['title'] : []
  return { edits: [edit], touched, repairs: [], issued: document.issued, reread: true }
}

function titleEdit(document: PageDocument, elements: readonly Located[], value: string): Edit | null {
  const { html } = document
  const own = document.elements.get('title')
  if (own) {
    if (decodeText(html.slice(own.openEnd, own.closeStart)).replace(/\s+/g, ' ').trim() === value) return null
    return { start: own.openEnd, end: own.closeStart, insert: escapeText(value), container: 'title' }
  }
  const insert = `<title>${escapeText(value)}</title>`
  const edit = newLine(html, elements, insert)
  const start = edit.insert.indexOf('<')
  const title: PageElement = {
    key: 'title',
    tag: 'title',
    parent: null,
    start,
    openEnd: start + '<title>'.length,
    closeStart: start + insert.length - '</title>'.length,
    end: start + insert.length,
  }
  return { ...edit, container: null, arriving: [title] }
}

function factEdit(
  { html }: PageDocument,
  elements: readonly Located[],
  name: 'lang' | 'description' | 'viewport',
  value: string,
): Edit | null | 'no-place' {
  const own = elements.find((element) => (name === 'lang' ? element.tag === 'html' : isMeta(element, name)))
  if (own) return outside(attributeSplice(html, own, name === 'lang' ? 'lang' : 'content', value))
  if (name === 'lang') return 'no-place'
  const content = escapeText(value).replaceAll('"', '&quot;')
  return outside(newLine(html, elements, `<meta name="${name}" content="${content}">`))
}

const outside = (splice: Splice | null): Edit | null => splice && { ...splice, container: null }

/** `<meta name="…">`; names count in any case. */
export const isMeta = (element: Located, name: string): boolean => element.tag === 'meta' && metaName(element) === name

const metaName = (element: Located): string =>
  attributeValue(element, 'charset') === null ? (attributeValue(element, 'name') ?? '').toLowerCase() : 'charset'

/** A new element of the head, behind what a browser must see first, on a line of its own where the others have one. */
function newLine(html: string, elements: readonly Located[], insert: string): Splice {
  const head = elements.find(({ tag, place }) => tag === 'head' && place === 'other')
  const first = elements.findLast(
    (element) => element.place === 'other' && element.tag === 'meta' && /^(viewport|charset)$/.test(metaName(element)),
  )
  const before = first?.end ?? head?.openEnd ?? startOf(html, elements)
  const own = first && /\r?\n[ \t]*$/.exec(html.slice(0, first.start))?.[0]
  const next = /^\s*?(\r?\n[ \t]*)(?=\S)/.exec(html.slice(before))?.[1]
  const line = own ?? next ?? ''
  return { start: before, end: before, insert: line + insert }
}

/** Where a head begins that nobody wrote: inside `<html>`, else behind the doctype. */
function startOf(html: string, elements: readonly Located[]): number {
  const root = elements.find(({ tag }) => tag === 'html')
  return root?.openEnd ?? /^\uFEFF?(?:\s|<!--(?:(?!-->)[\s\S])*-->)*<!doctype[^>]*>/i.exec(html)?.[0].length ?? 0
}
