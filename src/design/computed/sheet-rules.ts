import { pattern } from '#rules/pattern.ts'

/** One declaration, its property in small letters; custom properties as they are written. */
export type Declared = { property: string; value: string; isImportant: boolean }

/** What a stylesheet says of whatever a selector list means, in the order of the text. */
export type SheetRule = { selectors: string[]; declared: Declared[]; isLayered: boolean }

/** The window that looks are told for, in pixels. */
const windowWidth = 1280

/**
 * The rules of a stylesheet that hold in a window of usual width, on a screen that is read in light. Nested rules are
 * written out; what stands in conditions that nobody can tell without a browser is left out.
 */
export function sheetRules(css: string): SheetRule[] {
  const found: SheetRule[] = []
  const blocks: Block[] = [{ kind: 'rules', isLayered: false, rule: null }]
  let text = ''
  let depth = 0
  for (const [token] of css.matchAll(tokens)) {
    const block = blocks.at(-1) ?? skipped
    if (token.startsWith('/*') || token === '<!--' || token === '-->') text += ' '
    else if (token === '{') {
      blocks.push(opened(text.trim(), block, found))
      text = ''
      depth = 0
    } else if (token === '}' || (token === ';' && depth === 0)) {
      if (block.rule) block.rule.declared.push(...declaredIn(text))
      if (token === '}' && blocks.length > 1) blocks.pop()
      text = ''
      depth = 0
    } else {
      if (token === '(' || token === '[') depth += 1
      if (token === ')' || token === ']') depth = Math.max(0, depth - 1)
      text += token
    }
  }
  return found
}

/** The declarations of a style attribute. */
export function styleDeclared(style: string): Declared[] {
  return sheetRules(`x{${style.replaceAll(/[{}]/g, ' ')}}`).flatMap(({ declared }) => declared)
}

type Block = { kind: 'rules' | 'skipped'; isLayered: boolean; rule: SheetRule | null }

const skipped: Block = { kind: 'skipped', isLayered: false, rule: null }

const tokens = pattern('gi')`
  \/\*[\s\S]*?(?:\*\/|$)|<!--|-->|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|\\[\s\S]?|[{}()[\];]
  |[^"'\\{}()[\];/<-]+|[\s\S]
`

function opened(prelude: string, around: Block, found: SheetRule[]): Block {
  if (around.kind === 'skipped') return skipped
  if (prelude.startsWith('@')) {
    const isLayer = /^@layer\b/i.test(prelude)
    const holds = isLayer || /^@(?:supports|scope)\b/i.test(prelude) || isMet(prelude)
    return holds ? { ...around, isLayered: around.isLayered || isLayer } : skipped
  }
  const selectors = listOf(prelude)
  const rule: SheetRule = {
    selectors: around.rule ? nested(selectors, around.rule.selectors) : selectors,
    declared: [],
    isLayered: around.isLayered,
  }
  found.push(rule)
  return { kind: 'rules', isLayered: around.isLayered, rule }
}

/** Inside of another rule a selector speaks of what is in the other's elements, or of those themselves by `&`. */
const nested = (inner: readonly string[], outer: readonly string[]) =>
  outer.flatMap((around) => inner.map((one) => (one.includes('&') ? one.replaceAll('&', around) : `${around} ${one}`)))

/** Whether a condition of width holds; other conditions do not. */
function isMet(prelude: string): boolean {
  const query = /^@media\b(?<query>[\s\S]*)$/i.exec(prelude)?.groups?.['query']?.toLowerCase()
  if (query === undefined) return false
  return query.split(',').some((one) => {
    if (/\bprint\b|\bnot\b/.test(one)) return false
    const features = [...one.matchAll(/\(([^)]*)\)/g)].map(([, feature = '']) => feature.trim())
    return features.every((feature) => {
      const match = /^(?<bound>min|max)-width\s*:\s*(?<size>[\d.]+)(?<unit>px|r?em)$/.exec(feature)?.groups
      if (!match)
        return /^(?:prefers-color-scheme\s*:\s*light|hover\s*:\s*hover|hover|pointer\s*:\s*fine)$/.test(feature)
      const size = Number(match['size']) * (match['unit'] === 'px' ? 1 : 16)
      return match['bound'] === 'min' ? windowWidth >= size : windowWidth <= size
    })
  })
}

/** The members of a list; commas in brackets and strings belong to a member. */
export function listOf(list: string): string[] {
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

function declaredIn(text: string): Declared[] {
  const match = /^\s*(?<property>--[\w-]+|-?[a-z][a-z-]*)\s*:(?<value>[\s\S]*)$/i.exec(text)?.groups
  if (!match?.['property']) return []
  const { property, value = '' } = match
  const bare = value.replace(/!\s*important\s*$/i, '')
  const name = property.startsWith('--') ? property : property.toLowerCase()
  return [{ property: name, value: bare.trim(), isImportant: bare !== value }]
}
