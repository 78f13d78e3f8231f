import { checkPage, fixPage } from '#design/checks/check-page.ts'
import { ruleNoun } from '#design/checks/rules.ts'
import type { Finding } from '#design/checks/types.ts'
import { openDocument, sourceOf } from '#design/document.ts'
import type { Key, Operation, PageDocument } from '#design/types.ts'
import type { EngineEvent } from '../types.ts'
import type { Turn } from './turn.ts'

/**
 * The cheap checks after a turn: what has one right way is put right, as operations of its own; the rest is told.
 * After a change only what that change wrote is touched, and only what it brought is told: everything else stays byte
 * for byte. @returns whether the page is another one now
 */
export function* checkAndFix(turn: Turn): Generator<EngineEvent, boolean> {
  const { html: before } = turn.request
  const document = turn.document?.html === turn.html ? turn.document : openDocument(turn.html)
  const isEdit = before !== null && !turn.rewritten
  const old = isEdit ? (turn.start ?? openDocument(before)) : null
  const written = old && writtenKeys(old, document)
  const classExists = turn.usesTailwind(turn.html) ? turn.classExists : () => true
  const { steps, fixed, left, html } = fixPage(document, {
    classExists,
    mayFix: (operations) => written === null || operations.every((operation) => isWithin(written, operation)),
  })
  const known = new Set(old ? checkPage(old, { classExists }).map(nameOf) : [])
  const news = left.filter((finding) => !known.has(nameOf(finding)))
  if (fixed.length === 0 && news.length === 0) return false
  yield { type: 'check', fixed: nounsOf(fixed), left: nounsOf(news) }
  const nouns = new Map(fixed.map(({ rule }) => [rule, counted(fixed, rule)]))
  for (const { rule, operation, splices, touched } of steps)
    yield { type: 'operation', operation, splices, touched, label: `Fixed: ${nouns.get(rule) ?? ruleNoun(rule, 1)}` }
  turn.html = html
  return steps.length > 0
}

const nameOf = ({ rule, key, message }: Finding): string => `${rule} ${key ?? message}`

const counted = (findings: readonly Finding[], rule: Finding['rule']): string =>
  ruleNoun(rule, findings.filter((finding) => finding.rule === rule).length)

const nounsOf = (findings: readonly Finding[]): string[] =>
  [...new Set(findings.map(({ rule }) => rule))].map((rule) => counted(findings, rule))

/** Elements that were not there before, or have another start tag or, without elements inside, another text. */
function writtenKeys(old: PageDocument, now: PageDocument): ReadonlySet<Key> {
  const parents = new Set([...now.elements.values()].map(({ parent }) => parent))
  const written = [...now.elements.values()].filter((element) => {
    const then = old.elements.get(element.key)
    if (!then) return true
    if (!parents.has(element.key)) return sourceOf(old, element.key) !== sourceOf(now, element.key)
    return old.html.slice(then.start, then.openEnd) !== now.html.slice(element.start, element.openEnd)
  })
  return new Set(written.map(({ key }) => key))
}

function isWithin(written: ReadonlySet<Key>, operation: Operation): boolean {
  return written.has(operation.k) && (!('to' in operation) || written.has(operation.to))
}
