import { fileName } from '#design/clean.ts'

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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
