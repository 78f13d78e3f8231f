/** A page of lines, each with a name that stays with it. */
export function pageOfLines(lines: readonly (readonly [name: string, words: string])[]): string {
  const body = lines.map(([name, words]) => `<p data-r="${name}">${words}</p>`).join('\n')
  return `<!doctype html><html><head><title>T</title></head><body>\n${body}\n</body></html>`
}

const line = /<p data-r="(\w+)">([^<]*)<\/p>/g

export function linesOf(html: string): [name: string, words: string][] {
  return [...html.matchAll(line)].map(([, name = '', words = '']) => [name, words])
}

/** The page with other words in a line; a line that is not there changes nothing. */
export function withWords(html: string, name: string, words: string): string {
  return html.replace(line, (whole, other: string) => (other === name ? `<p data-r="${name}">${words}</p>` : whole))
}

/** The name of one of its lines. */
export function lineAt(html: string, at: number): string {
  const lines = linesOf(html)
  return lines[at % Math.max(1, lines.length)]?.[0] ?? ''
}
