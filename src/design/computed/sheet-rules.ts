import { membersOf, walkBlocks } from '../styles/sheet-blocks.ts'

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
  const current = () => blocks.at(-1) ?? skipped
  walkBlocks(css, {
    opens: (prelude) => blocks.push(opened(prelude, current(), found)),
    says: (statement) => current().rule?.declared.push(...declaredIn(statement)),
    closes: () => blocks.length > 1 && blocks.pop(),
  })
  return found
}

/** The declarations of a style attribute. */
export function styleDeclared(style: string): Declared[] {
  return sheetRules(`x{${style.replaceAll(/[{}]/g, ' ')}}`).flatMap(({ declared }) => declared)
}

type Block = { kind: 'rules' | 'skipped'; isLayered: boolean; rule: SheetRule | null }

const skipped: Block = { kind: 'skipped', isLayered: false, rule: null }

function opened(prelude: string, around: Block, found: SheetRule[]): Block {
  if (around.kind === 'skipped') return skipped
  if (prelude.startsWith('@')) {
    const isLayer = /^@layer\b/i.test(prelude)
    const holds = isLayer || /^@(?:supports|scope)\b/i.test(prelude) || isMet(prelude)
    return holds ? { ...around, isLayered: around.isLayered || isLayer } : skipped
  }
  const selectors = membersOf(prelude)
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

function declaredIn(text: string): Declared[] {
  const match = /^\s*(?<property>--[\w-]+|-?[a-z][a-z-]*)\s*:(?<value>[\s\S]*)$/i.exec(text)?.groups
  if (!match?.['property']) return []
  const { property, value = '' } = match
  const bare = value.replace(/!\s*important\s*$/i, '')
  const name = property.startsWith('--') ? property : property.toLowerCase()
  return [{ property: name, value: bare.trim(), isImportant: bare !== value }]
}
