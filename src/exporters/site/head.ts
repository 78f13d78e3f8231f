import { attributeValue, type Located, parseSource } from '#design/parse.ts'
import { applySplices, sortedSplices } from '#design/splices.ts'
import { attributeSplice, escapeAttribute } from '#design/start-tag.ts'
import { escapeText } from '#design/text.ts'
import { extractTitle } from '#design/clean.ts'
import { likelyLanguage } from '#design/checks/likely-language.ts'
import { visibleText } from '#design/text.ts'
import type { Splice } from '#design/types.ts'
import { preloadedFaces } from './preloaded-faces.ts'
import { statedFacts } from './stated-facts.ts'

export type PageAddress = {
  /** the whole address of this page */
  url: string
  /** of the site, without a slash at its end */
  site: string
  siteName: string
  pageName: string
}

export const iconPath = '/favicon.svg'
export const iconPngPath = '/icon.png'
export const sharedPicturePath = '/social.png'

/**
 * A document with what a site needs in its head: title, language, address, icon, and what is shown where somebody shares
 * it. What the page has itself stays; what it does not state is not invented.
 */
export function completeHead(html: string, address: PageAddress): string {
  const { elements } = parseSource(html)
  const head = elements.find(({ tag }) => tag === 'head')
  const root = elements.find(({ tag }) => tag === 'html')
  if (!head) return html
  const inHead = elements.filter(({ start, end }) => start > head.start && end <= head.end)
  const meta = (name: string) => contentOf(inHead, name)
  const link = (rel: string) => inHead.some((one) => one.tag === 'link' && relOf(one).includes(rel))
  const ownTitle = extractTitle(html)
  const title =
    ownTitle || (address.pageName === 'Home' ? address.siteName : `${address.pageName} · ${address.siteName}`)
  const description = meta('description')
  const lines = [
    ownTitle === '' ? `<title>${escapeText(title)}</title>` : '',
    `<link rel="canonical" href="${quoted(address.url)}">`,
    link('icon')
      ? ''
      : `<link rel="icon" type="image/svg+xml" href="${iconPath}"><link rel="apple-touch-icon" href="${iconPngPath}">`,
    ...Object.entries({
      'og:title': title,
      'og:description': description,
      'og:type': 'website',
      'og:url': address.url,
      'og:site_name': address.siteName,
      'og:image': `${address.site}${sharedPicturePath}`,
    }).map(([name, content]) =>
      content && !meta(name) ? `<meta property="${name}" content="${quoted(content)}">` : '',
    ),
    meta('twitter:card') ? '' : '<meta name="twitter:card" content="summary_large_image">',
    ...statedFacts(html, { title, url: address.url }).map(
      (fact) => `<script type="application/ld+json">${inert(fact)}</script>`,
    ),
  ]
  const splices: Splice[] = inHead
    .filter((one) => one.tag === 'link' && relOf(one).includes('canonical'))
    .map(({ start, end }) => ({ start, end, insert: '' }))
  splices.push({ start: head.closeStart, end: head.closeStart, insert: `${lines.filter(Boolean).join('\n')}\n` })
  // Before the styles, which are the longest part of a head.
  const early = inHead.find(({ tag }) => tag === 'style')?.start ?? head.closeStart
  splices.push({ start: early, end: early, insert: preloadedFaces(html).join('') })
  if (root && !attributeValue(root, 'lang')) {
    const language = likelyLanguage(visibleText(html).slice(0, 20_000))
    const splice = language && attributeSplice(html, root, 'lang', language)
    if (splice) splices.push(splice)
  }
  return applySplices(html, sortedSplices(splices))
}

/** The description that a page gives itself; empty without one. */
export const descriptionOf = (html: string) => contentOf(parseSource(html).elements, 'description')

function contentOf(elements: readonly Located[], name: string): string {
  const found = elements.find(
    (one) => one.tag === 'meta' && [attributeValue(one, 'name'), attributeValue(one, 'property')].includes(name),
  )
  return (found && attributeValue(found, 'content')?.trim()) ?? ''
}

const relOf = (link: Located) => (attributeValue(link, 'rel') ?? '').toLowerCase().split(/\s+/)

const quoted = (value: string) => escapeAttribute(value, '"')

/** JSON that ends no script. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
