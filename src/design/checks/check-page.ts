import { applyScript } from '../operations.ts'
import { applyTogether } from '../together.ts'
import type { Operation, PageDocument } from '../types.ts'
import { readPage } from './read-page.ts'
import { askedRules, rules, ruleWords } from './rules.ts'
import type { CheckedPage, CheckOptions, Finding, FixedPage, FixOptions, FixStep, Rule, RuleMatch } from './types.ts'

/** Rounds in which a fix may still bring another: a heading that becomes the first, then its followers. */
const mostRounds = 3

/**
 * What can be found in the source of a page without drawing it, in the order of the rules. A few milliseconds.
 * @param html a page, or one that is open already
 */
export function checkPage(html: string | PageDocument, options: CheckOptions = {}): Finding[] {
  const page = readPage(html, options)
  const asked = options.isAsked ? [...rules, ...askedRules] : rules
  return asked.flatMap((rule) => rule.find(page).map((found) => findingOf(rule, found)))
}

function findingOf(rule: Rule, { element, fix, message }: RuleMatch): Finding {
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
      const document = fixAll(rule, page)
      if (document !== page.document) page = readPage(document, options)
    }
    if (fixed.length === before) break
  }
  const left = rules.flatMap((rule) => rule.find(page).map((found) => findingOf(rule, found)))
  return { html: page.html, document: page.document, steps, fixed, left }

  function fixAll(rule: Rule, { document }: CheckedPage): PageDocument {
    const findings = rule.find(page).map((found) => findingOf(rule, found))
    const open = findings.filter(({ fix }) => fix && fix.length > 0 && options.mayFix?.(fix) !== false)
    if (open.length === 0) return document
    const fixes = open.map(({ fix }) => fix ?? [])
    const result = applyTogether(document, fixes, options) ?? applyOneByOne(document, fixes, options)
    open.forEach((finding, index) => {
      const made = result.made[index]
      if (!made) return
      steps.push(...made.map((step) => ({ ...step, rule: rule.name })))
      fixed.push(finding)
    })
    return result.document
  }
}

/** So many characters are written anew at most where each fix copies the page; what is beyond it is left. */
const mostCopied = 20_000_000

/** Fixes that change more than attributes, one after the other, each whole or not at all. */
function applyOneByOne(document: PageDocument, fixes: readonly (readonly Operation[])[], options: CheckOptions) {
  const most = Math.max(10, Math.floor(mostCopied / (document.html.length + 1)))
  let now = document
  const made = fixes.slice(0, most).map((fix) => {
    const { applied, failed, document: next } = applyScript(now, fix, options)
    if (failed.length > 0) return null
    now = next
    return applied
  })
  return { document: now, made }
}
