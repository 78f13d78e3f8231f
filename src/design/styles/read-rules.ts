import { pattern } from '#rules/pattern.ts'
import { membersOf, walkBlocks } from './sheet-blocks.ts'

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
 * The selectors of a stylesheet, in the order of the text; a sheet that is cut anywhere ends there.
 */
export function readRules(css: string): StyleRule[] {
  const found: StyleRule[] = []
  const blocks: Block[] = []
  walkBlocks(css, {
    opens: (prelude) => blocks.push(opened(prelude, blocks.at(-1) ?? 'rules', found)),
    says: () => {},
    closes: () => blocks.pop(),
  })
  return found
}

function opened(prelude: string, around: Block, found: StyleRule[]): Block {
  if (around === 'other') return 'other'
  if (prelude.startsWith('@')) {
    if (opaque.test(prelude)) return 'other'
    return transparent.test(prelude) ? around : 'partial'
  }
  for (const selector of membersOf(prelude)) found.push({ selector, isPartial: around === 'partial' })
  return 'partial'
}
