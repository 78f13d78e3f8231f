import { applySplices } from '#design/splices.ts'
import { escapeAttribute } from '#design/start-tag.ts'
import { pageOfLink } from './links.ts'
import { attributeOf, parseSource, type SourceElement } from './source.ts'

/** A link as it stood before it was rewritten: the how manieth of the page, and its source text. */
export type FormerLink = [index: number, source: string]

/**
 * Rewrites the links between the pages of a project to their files.
 * @param files file name by page name, Home first
 */
export function linkToFiles(html: string, files: ReadonlyMap<string, string>): string {
  return linksToFiles(html, files).html
}

/** `linkToFiles`, with what is needed to take it back. */
export function linksToFiles(html: string, files: ReadonlyMap<string, string>) {
  const pages = [...files.keys()]
  const former: FormerLink[] = []
  const splices = linkPlaces(html).flatMap(({ name, value, start, end }, index) => {
    const target = pageOfLink(value, pages)
    const file = target && files.get(target.page)
    if (!file) return []
    former.push([index, html.slice(start, end)])
    return [{ start, end, insert: `${name}="${encodeURI(file)}${escapeAttribute(target.hash, '"')}"` }]
  })
  return { html: applySplices(html, splices), former }
}

/** The page before its links were rewritten; null when its links are no longer those. */
export function linksBefore(
  html: string,
  files: ReadonlyMap<string, string>,
  former: readonly FormerLink[],
): string | null {
  const places = linkPlaces(html)
  const splices = former.flatMap(([index, insert]) => {
    const place = places[index]
    return place ? [{ start: place.start, end: place.end, insert }] : []
  })
  if (splices.some(({ start }, index) => start < (splices[index - 1]?.end ?? 0))) return null
  const page = applySplices(html, splices)
  return linkToFiles(page, files) === html ? page : null
}

type LinkPlace = { name: string; value: string; start: number; end: number }

/** Every attribute that may lead to another page, in the order of the source; an `a` that is left open, which a browser repeats, once. */
function linkPlaces(html: string): LinkPlace[] {
  const places = parseSource(html).elements.flatMap((element): LinkPlace[] => {
    const name = linkAttribute(element)
    const place = name && element.sourceCodeLocation?.attrs?.[name]
    if (!place) return []
    return [{ name, value: attributeOf(element, name) ?? '', start: place.startOffset, end: place.endOffset }]
  })
  return [...new Map(places.map((place) => [place.start, place])).values()].toSorted((a, b) => a.start - b.start)
}

function linkAttribute(element: SourceElement): string | null {
  if (element.tagName === 'a' || element.tagName === 'area') return 'href'
  return element.tagName === 'form' ? 'action' : null
}
