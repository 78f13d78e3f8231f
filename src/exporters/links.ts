import { fileName } from '#design/clean.ts'
import { applySplices } from '#design/splices.ts'
import { escapeAttribute } from '#design/start-tag.ts'
import { attributeOf, parseSource, type SourceElement } from './source.ts'

/** A link of a page that leads to another page of the same project. */
export type PageTarget = { page: string /** with its `#`, or empty */; hash: string }

/**
 * The page that a link means: `/about`, `about.html`, `./About us` and the like; `/` and `index.html` mean Home.
 * @param pages names of all pages, Home first
 * @returns null for links inside the page, to other hosts, and to pages that do not exist
 */
export function pageOfLink(href: string, pages: readonly string[]): PageTarget | null {
  const [path = '', fragment] = href.trim().split('#', 2)
  if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\/|\?/i.test(path)) return null
  const place = path
    .replace(/^\.?\//, '')
    .replace(/\/(index\.html?)?$/i, '')
    .replace(/\.html?$/i, '')
  const wanted = place === '' ? 'index' : fileName(decoded(place))
  const page = pages.find((name) => fileName(name) === wanted) ?? (wanted === 'index' ? pages[0] : undefined)
  return page === undefined ? null : { page, hash: fragment ? `#${fragment}` : '' }
}

/**
 * Rewrites the links between the pages of a project to their files.
 * @param files file name by page name, Home first
 */
export function linkToFiles(html: string, files: ReadonlyMap<string, string>): string {
  const pages = [...files.keys()]
  const { elements } = parseSource(html)
  return applySplices(
    html,
    elements.flatMap((element) => {
      const name = linkAttribute(element)
      const place = name && element.sourceCodeLocation?.attrs?.[name]
      const target = name && pageOfLink(attributeOf(element, name) ?? '', pages)
      const file = target && files.get(target.page)
      if (!place || !file) return []
      return [
        {
          start: place.startOffset,
          end: place.endOffset,
          insert: `${name}="${encodeURI(file)}${escapeAttribute(target.hash, '"')}"`,
        },
      ]
    }),
  )
}

function linkAttribute(element: SourceElement): string | null {
  if (element.tagName === 'a' || element.tagName === 'area') return 'href'
  return element.tagName === 'form' ? 'action' : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
