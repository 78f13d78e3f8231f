import { pattern } from '#rules/pattern.ts'

/** What is met on the way through a stylesheet. */
export type SheetVisitor = {
  /** what stands before a block: a selector list or an at-rule */
  opens: (prelude: string) => void
  /** what ends by a semicolon or with its block: a declaration, or an at-rule without a block */
  says: (statement: string) => void
  closes: () => void
}

const tokens = pattern('gi')`
  \/\*[\s\S]*?(?:\*\/|$)|<!--|-->|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|url\(\s*(?!["'\s])(?:[^)\\]
  |\\[\s\S])*\)?|\\[\s\S]?|[{}()[\];]|[^"'\\{}()[\];/<u-]+|[\s\S]
`

/**
 * Walks through the blocks of a stylesheet, as CSS reads it: comments are spaces, strings, escapes, `url(…)` and nested
 * blocks are understood, and a sheet that is cut anywhere ends there. One pass, in the order of the text.
 */
export function walkBlocks(css: string, { opens, says, closes }: SheetVisitor): void {
  let text = ''
  let depth = 0
  const taken = () => {
    const whole = text.trim()
    text = ''
    depth = 0
    return whole
  }
  for (const [token] of css.matchAll(tokens)) {
    if (token.startsWith('/*') || token === '<!--' || token === '-->') text += ' '
    else if (token === '{') opens(taken())
    else if (token === '}') {
      says(taken())
      closes()
    } else if (token === ';' && depth === 0) says(taken())
    else {
      if (token === '(' || token === '[') depth += 1
      if (token === ')' || token === ']') depth = Math.max(0, depth - 1)
      text += token
    }
  }
}

/** The members of a list; commas in brackets and strings belong to a member. */
export function membersOf(list: string): string[] {
  const found: string[] = ['']
  let depth = 0
  for (const [token] of list.matchAll(/\\[\s\S]?|"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|[\s\S]/g)) {
    if (token === '(' || token === '[') depth += 1
    if (token === ')' || token === ']') depth = Math.max(0, depth - 1)
    if (token === ',' && depth === 0) found.push('')
    else found.push((found.pop() ?? '') + token)
  }
  return found.map((one) => one.trim()).filter(Boolean)
}
