import { applyScript } from '../operations.ts'
import type { Operation, PageDocument } from '../types.ts'
import { readPage } from './read-page.ts'
import { rules, ruleWords } from './rules.ts'
import type { CheckedPage, CheckOptions, Finding, FixedPage, FixOptions, FixStep, Found, Rule } from './types.ts'

/** Rounds in which a fix may still bring another: a heading that becomes the first, then its followers. */
const mostRounds = 3

/**
 * What can be found in the source of a page without drawing it, in the order of the rules. A few milliseconds.
 * @param html a page, or one that is open already
 */
export function checkPage(html: string | PageDocument, options: CheckOptions = {}): Finding[] {
  const page = readPage(html, options)
  return rules.flatMap((rule) => rule.find(page).map((found) => findingOf(rule, found)))
}

function findingOf(rule: Rule, { element, fix, message }: Found): Finding {
  const { one, severity } = ruleWords[rule.name]
  const sentence = `${one.charAt(0).toUpperCase()}${one.slice(1)}.`
  return { rule: rule.name, key: element?.key ?? null, message: message ?? sentence, severity, fix }
}

/**
 * A page with everything put right that has one right way. Each fix is made as operations, whole or not at all, so that
 * what they do not name stays byte for byte; a second time nothing is left to fix.
 */
export function fixPage(html: string | PageDocument, options: FixOptions = {}): FixedPage {
  let page = readPage(html, options)
  const fixed: Finding[] = []
  const steps: FixStep[] = []
  for (let round = 0; round < mostRounds; round++) {
    const before = fixed.length
    for (const rule of rules) {
      const made = rule.find(page).flatMap((found) => carryOut(rule, found))
      if (made.length > 0) page = readPage(page.document, options)
    }
    if (fixed.length === before) break
  }
  const left = rules.flatMap((rule) => rule.find(page).map((found) => findingOf(rule, found)))
  return { html: page.html, document: page.document, steps, fixed, left }

  function carryOut(rule: Rule, found: Found): Finding[] {
    const finding = findingOf(rule, found)
    const made = finding.fix && options.mayFix?.(finding.fix) !== false && applyFix(page, finding.fix, options)
    if (!made) return []
    steps.push(...made.applied.map((step) => ({ ...step, rule: rule.name })))
    page = { ...page, document: made.document }
    fixed.push(finding)
    return [finding]
  }
}

/** The operations of one fix; null when one of them cannot be made, and then none is. */
function applyFix(page: CheckedPage, fix: readonly Operation[], options: CheckOptions) {
  if (fix.length === 0) return null
  const result = applyScript(page.document, fix, options)
  return result.failed.length === 0 ? result : null
}
