import { applyScript } from './operations.ts'
import { openDocument, sourceOf } from './document.ts'
import { attributePlaces, readAttribute } from './start-tag.ts'
import { escapeText, visibleText } from './text.ts'
import type { Operation, PageDocument, PageElement } from './types.ts'

type Link = { label: string; href: string }

/**
 * A page with one more link in its navigation, made like the last one that stands there; null when it has no navigation
 * of links or leads there already.
 */
export function withLink(html: string, link: Link): string | null {
  const document = openDocument(html)
  const leadsThere = [...document.elements.values()].some(
    (element) => element.tag === 'a' && isSame(readAttribute(html, element, 'href'), link.href),
  )
  if (leadsThere) return null
  const operations = navigations(document).flatMap((links) => oneMore(document, links, link))
  if (operations.length === 0) return null
  const made = applyScript(document, operations)
  return made.document.html === html ? null : made.document.html
}

const isSame = (href: string | null, other: string): boolean =>
  href !== null && href.replace(/^\.?\//, '').split(/[#?]/)[0] === other

/** The links of each navigation: those in the `nav` elements above the footer, else those of the header. */
function navigations(document: PageDocument): PageElement[][] {
  const all = [...document.elements.values()]
  const inside = (around: PageElement) =>
    all.filter((one) => one.tag === 'a' && around.start < one.start && one.end <= around.end && isPlace(document, one))
  const footers = all.filter(({ tag }) => tag === 'footer')
  const isBelow = (one: PageElement) => footers.some(({ start, end }) => start <= one.start && one.end <= end)
  const navs = all.filter((one) => one.tag === 'nav' && !isBelow(one)).map(inside)
  const found = navs.filter((links) => links.length > 0)
  if (found.length > 0) return found
  const header = all.find(({ tag }) => tag === 'header')
  const links = header ? inside(header).filter((one) => visibleText(sourceOf(document, one.key)) !== '') : []
  // one link alone is the name of the business
  return links.length > 1 ? [links] : []
}

/** A link of words to a place or a page of the site: a button, a telephone or a logo is none. */
function isPlace({ html, elements }: PageDocument, link: PageElement): boolean {
  const href = readAttribute(html, link, 'href') ?? ''
  const parts = [...elements.values()].filter(({ parent }) => parent === link.key)
  return (
    !link.key.startsWith('b') &&
    /^(?:#[\w-]|[\w./-]+\.html?\b)/.test(href) &&
    visibleText(html.slice(link.start, link.end)) !== '' &&
    parts.every(({ tag }) => tag === 'span')
  )
}

/** The last link of a list again, with its list item, to another place and in other words. */
function oneMore(document: PageDocument, links: readonly PageElement[], link: Link): Operation[] {
  const last = links.at(-1)
  if (!last) return []
  const around = document.elements.get(last.parent ?? '')
  const unit =
    around?.tag === 'li' && visibleText(sourceOf(document, around.key)) === visibleText(sourceOf(document, last.key))
      ? around
      : last
  const open = startTag(document.html.slice(last.start, last.openEnd), link.href)
  const before = document.html.slice(unit.start, last.start)
  const after = document.html.slice(last.end, unit.end)
  return [{ do: 'after', k: unit.key, html: `${before}${open}${words(document, last, link.label)}</a>${after}` }]
}

/** A start tag that leads elsewhere, without what can stand there once only. */
function startTag(tag: string, href: string): string {
  let made = tag
  for (const { name, start, end } of attributePlaces(tag, 0, tag.length).toReversed())
    if (name === 'href') made = `${made.slice(0, start)}href="${href}"${made.slice(end)}`
    else if (name === 'id' || name === 'aria-current') made = made.slice(0, start).trimEnd() + made.slice(end)
  return made
}

/** The label in the place of the words: within the last span that has any, or as all of the link. */
function words({ html, elements }: PageDocument, link: PageElement, label: string): string {
  const isIn = (one: PageElement) => link.start < one.start && one.end <= link.end
  const worded = [...elements.values()].findLast(
    (one) => isIn(one) && /\p{L}/u.test(html.slice(one.openEnd, one.closeStart)),
  )
  if (!worded) return escapeText(label)
  return html.slice(link.openEnd, worded.openEnd) + escapeText(label) + html.slice(worded.closeStart, link.closeStart)
}
