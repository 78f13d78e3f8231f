/** Enough for headings and text in two styles; more would take the line from the page itself. */
const most = 4

/**
 * Links that have a browser fetch the typefaces of a page with its first bytes and not when it lays out its text: words that
 * are drawn in another face first move what is below them.
 */
export function preloadedFaces(html: string): string[] {
  const files = new Set<string>()
  for (const [, file = ''] of html.matchAll(/url\("?(\/assets\/[\da-f]+\.woff2)"?\)/g)) files.add(file)
  return [...files]
    .slice(0, most)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`)
}
