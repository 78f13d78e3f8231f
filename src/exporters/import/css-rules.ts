import { pattern } from '#rules/pattern.ts'

/** One rule of a stylesheet, or a statement such as `@import …;`, by its place in the source. */
export type CssRule = {
  /** the selectors, or the at-rule with its condition; without comments */
  prelude: string
  start: number
  end: number
  /** what stands between its braces; null for a statement */
  body: { start: number; end: number } | null
}

/** Comments, strings, addresses and escapes hold anything; the rest goes by its marks. */
const piece = pattern('giy')`
  \/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|url\(\s*(?:"(?:[^"\\\n]
  |\\[\s\S])*"\s*\)|'(?:[^'\\\n]|\\[\s\S])*'\s*\)|(?:[^\\)]|\\[\s\S])*\)?)|\\[\s\S]|[{};()[\]]|[^"'/\\{};()[\]u]+
  |[\s\S]
`

/** The pieces of a stylesheet in order. */
export function* cssPieces(css: string, from = 0, to = css.length): Generator<{ text: string; at: number }> {
  const pattern = new RegExp(piece)
  pattern.lastIndex = from
  for (let match = pattern.exec(css); match && match.index < to; match = pattern.exec(css)) {
    yield { text: match[0], at: match.index }
  }
}

/** The rules of a stylesheet, or of what stands inside one. What is left open ends with the source, as in a browser. */
export function cssRules(css: string, from = 0, to = css.length): CssRule[] {
  const rules: CssRule[] = []
  let start = -1
  let prelude = ''
  let bodyStart = -1
  let depth = 0
  const close = (end: number, body: CssRule['body']) => {
    if (start >= 0) rules.push({ prelude: prelude.trim(), start, end, body })
    start = -1
    prelude = ''
    bodyStart = -1
  }
  for (const { text, at } of cssPieces(css, from, to)) {
    const isComment = text.startsWith('/*')
    if (bodyStart >= 0) {
      if (text === '{') depth += 1
      if (text === '}') depth -= 1
      if (depth === 0) close(at + 1, { start: bodyStart, end: at })
      continue
    }
    if (start < 0) {
      if (isComment || text.trim() === '' || text === ';' || text === '}') continue
      start = at + (text.length - text.trimStart().length)
    }
    if (text === '{') {
      bodyStart = at + 1
      depth = 1
    } else if (text === ';' && prelude.startsWith('@')) close(at + 1, null)
    else if (!isComment) prelude += start > at ? text.trimStart() : text
  }
  if (bodyStart >= 0) close(to, { start: bodyStart, end: to })
  else if (prelude.startsWith('@')) close(to, null)
  return rules
}

/** At-rules that hold rules of their own. */
export const holdsRules = (prelude: string): boolean =>
  /^@(media|supports|layer|container|scope|starting-style|document|-moz-document)\b/i.test(prelude)

/** The value of a string or an address of CSS: without quotes, its escapes resolved. */
export function cssText(written: string): string {
  const inner = /^url\(\s*([\s\S]*?)\s*\)?$/i.exec(written)?.[1] ?? written
  const bare = /^(["'])([\s\S]*)\1$/.exec(inner)?.[2] ?? inner
  return bare.replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_, code?: string, char?: string) =>
    code === undefined ? (char ?? '') : String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
  )
}
