import { pattern } from '#rules/pattern.ts'

/** What a stylesheet selects, and where the selector stands. */
export type StyleRule = {
  /** one selector of a list, without comments: '.card > h2'; a nested one stands for itself, '&:hover' */
  selector: string
  /** inside of a condition (`@media`, `@supports`, `@container`) or of another rule */
  isPartial: boolean
}

/** At-rules that hold rules as the stylesheet itself does. */
const transparent = /^@(?:layer|scope|starting-style)\b/i
/** At-rules whose blocks hold something else than selectors, such as `from` and `50%`. */
const opaque = pattern('i')`
  ^@(?:-[a-z]+-)?(?:keyframes|font-face|font-feature-values|font-palette-values|property|page|counter-style
  |color-profile|position-try|view-transition|theme|utility|plugin|config)\b
`

type Block = 'rules' | 'partial' | 'other'

/**
 * The selectors of a stylesheet, as CSS reads it: comments, strings, escapes, `url(…)` and nested blocks are understood,
 * and a sheet that is cut anywhere ends there. One pass, in the order of the text.
 */
export function readRules(css: string): StyleRule[] {
  const found: StyleRule[] = []
  const blocks: Block[] = []
  let prelude = ''
  let depth = 0
  for (const [text] of css.matchAll(tokens)) {
    if (text.startsWith('/*') || text === '<!--' || text === '-->') {
      prelude += ' '
    } else if (text === '(' || text === '[') {
      depth += 1
      prelude += text
    } else if (text === ')' || text === ']') {
      depth = Math.max(0, depth - 1)
      prelude += text
    } else if (text === '{') {
      const around = blocks.at(-1) ?? 'rules'
      blocks.push(opened(prelude.trim(), around, found))
      prelude = ''
      depth = 0
    } else if (text === '}') {
      blocks.pop()
      prelude = ''
      depth = 0
    } else if (text === ';' && depth === 0) {
      prelude = ''
    } else {
      prelude += text
    }
  }
  return found
}

const tokens = pattern('gi')`
  \/\*[\s\S]*?(?:\*\/|$)|<!--|-->|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|url\(\s*(?!["'\s])(?:[^)\\]
  |\\[\s\S])*\)?|\\[\s\S]?|[{}()[\];]|[^"'\\{}()[\];/<u-]+|[\s\S]
`

function opened(prelude: string, around: Block, found: StyleRule[]): Block {
  if (around === 'other') return 'other'
  if (prelude.startsWith('@')) {
    if (opaque.test(prelude)) return 'other'
    return transparent.test(prelude) ? around : 'partial'
  }
  for (const selector of selectorsOf(prelude)) found.push({ selector, isPartial: around === 'partial' })
  return 'partial'
}

/** The selectors of a list; commas in brackets and strings belong to the selector. */
function selectorsOf(list: string): string[] {
  const found: string[] = []
  let current = ''
  let depth = 0
  for (const [text] of list.matchAll(/\\[\s\S]?|"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|[\s\S]/g)) {
    if (text === '(' || text === '[') depth += 1
    if (text === ')' || text === ']') depth = Math.max(0, depth - 1)
    if (text === ',' && depth === 0) {
      found.push(current.trim())
      current = ''
    } else current += text
  }
  return [...found, current.trim()].filter(Boolean)
}
