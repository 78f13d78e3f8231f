import { rawBlocks } from './raw-blocks.ts'
import { applySplices } from './splices.ts'

/** Scripts that a page may name: `<script data-library="chart.js"></script>`. By 'gsap' stands a small one of ours. */
export const libraries = ['chart.js', 'gsap'] as const
export type LibraryName = (typeof libraries)[number]

/** Where they are served for previews. */
export const librariesPath = '/libraries/'

const isLibrary = (name: string): name is LibraryName => libraries.some((library) => library === name)

/** Which library the start tag of a script names. */
export function libraryOf(startTag: string): LibraryName | null {
  const name = /\sdata-library\s{0,5}=\s{0,5}["']?([\w.-]{1,40})/i.exec(startTag)?.[1] ?? ''
  return isLibrary(name) ? name : null
}

/** The libraries that a page names. */
export function namedLibraries(html: string): LibraryName[] {
  if (!html.includes('data-library')) return []
  const found = rawBlocks(html, 'script').flatMap(({ start, openEnd }) => libraryOf(html.slice(start, openEnd)) ?? [])
  return [...new Set(found)]
}

/** The page with the code of its libraries in their scripts; `() => ''` takes it out again. */
export function withLibraries(html: string, codeOf: (name: LibraryName) => string): string {
  if (!html.includes('data-library')) return html
  const splices = rawBlocks(html, 'script').flatMap(({ start, openEnd, closeStart }) => {
    const name = libraryOf(html.slice(start, openEnd))
    return name === null ? [] : [{ start: openEnd, end: closeStart, insert: codeOf(name).replaceAll('</', '<\\/') }]
  })
  return applySplices(html, splices)
}
