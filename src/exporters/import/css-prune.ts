import { attributeValue, parseSource } from '#design/parse.ts'
import { applySplices } from '#design/splices.ts'
import type { Splice } from '#design/types.ts'
import { type CssRule, cssRules, cssText, holdsRules } from './css-rules.ts'
import { importDepth } from './limits.ts'

/** What a page has that a selector may ask for. */
export type PageNames = { classes: Set<string>; ids: Set<string>; words: Set<string> }

/** The classes and ids of a page. What its scripts name they may give to an element later. */
export function namesOf(html: string): PageNames {
  const names: PageNames = { classes: new Set(), ids: new Set(), words: new Set() }
  for (const element of parseSource(html).elements) {
    for (const name of (attributeValue(element, 'class') ?? '').split(/\s+/)) names.classes.add(name)
    names.ids.add(attributeValue(element, 'id') ?? '')
    if (element.tag !== 'script') continue
    for (const [word] of html.slice(element.openEnd, element.closeStart).matchAll(/[A-Za-z_][\w-]*/g))
      names.words.add(word)
  }
  return names
}

/** A stylesheet without the rules that match nothing of the page, and how many those were. */
export function withoutUnused(css: string, names: PageNames): { css: string; dropped: number } {
  const cuts: Splice[] = []
  const count = markUnused(css, names, 0, css.length, cuts, 0)
  const kept = applySplices(css, cuts)
  return { css: kept, dropped: count }
}

function markUnused(css: string, names: PageNames, from: number, to: number, cuts: Splice[], depth: number): number {
  let dropped = 0
  for (const rule of cssRules(css, from, to)) {
    if (rule.body && holdsRules(rule.prelude) && depth < importDepth) {
      const inner: Splice[] = []
      dropped += markUnused(css, names, rule.body.start, rule.body.end, inner, depth + 1)
      const left = applySplices(css.slice(rule.body.start, rule.body.end), shifted(inner, rule.body.start))
      // an empty layer still has its place in the order of layers
      if (inner.length > 0 && cssRules(left).length === 0 && !/^@layer/i.test(rule.prelude)) cuts.push(cut(rule))
      else cuts.push(...inner)
    } else if (rule.body && !rule.prelude.startsWith('@') && !mayMatch(rule.prelude, names)) {
      dropped += 1
      cuts.push(cut(rule))
    }
  }
  return dropped
}

const cut = ({ start, end }: CssRule): Splice => ({ start, end, insert: '' })
const shifted = (splices: readonly Splice[], by: number) =>
  splices.map(({ start, end, insert }) => ({ start: start - by, end: end - by, insert }))

/** Whether one of the selectors asks for no class and no id that the page lacks; what stands in `:not(…)` is not looked at. */
function mayMatch(selectors: string, names: PageNames): boolean {
  return separate(selectors).some((selector) => {
    const asked = selector.matchAll(/([.#])((?:[\w-]|[^\x00-\x7f]|\\[\da-f]{1,6}\s?|\\[^\n])+)/gi)
    return [...asked].every(([, mark, written = '']) => {
      const name = cssText(written)
      return (mark === '.' ? names.classes : names.ids).has(name) || names.words.has(name)
    })
  })
}

/** The selectors of a list, without what stands in round or square brackets. */
function separate(selectors: string): string[] {
  const found: string[] = []
  let depth = 0
  let current = ''
  for (let at = 0; at < selectors.length; at++) {
    const char = selectors[at] ?? ''
    if (char === '\\') {
      if (depth === 0) current += char + (selectors[at + 1] ?? '')
      at += 1
    } else if (char === '(' || char === '[') depth += 1
    else if (char === ')' || char === ']') depth -= 1
    else if (char === ',' && depth === 0) {
      found.push(current)
      current = ''
    } else if (depth === 0) current += char
  }
  return [...found, current]
}
