import { checkPage } from '#design/checks/check-page.ts'
import { findingWords, sameAs } from '#design/checks/drawn-words.ts'
import type { Finding } from '#design/checks/types.ts'
import { openDocument } from '#design/document.ts'
import type { Key, Operation, PageDocument } from '#design/types.ts'
import type { CheckHit } from '#preview/check-hit.ts'
import { colourFix } from './colour-fix.ts'
import { keysByPath } from '../preview/element-path.ts'
import { elementName } from './element-name.ts'
import { checkWidths, type HitsAt } from './run-check.ts'
import { listed } from '#rules/listed.ts'

/** One element that something is wrong with. */
export type ReportItem = {
  id: string
  rule: string
  key: Key | null
  /** where it stands in the frame; null in the head */
  path: string | null
  /** what a person calls it */
  name: string
  /** what exactly is wrong with it */
  detail: string
  /** at which widths; empty for what the source alone tells */
  widths: number[]
  fix: Operation[] | null
}

/** What belongs together: one rule with all it was broken by. */
export type ReportGroup = {
  rule: string
  title: string
  why: string
  severity: 'error' | 'warning'
  items: ReportItem[]
}

export type Report = { html: string; groups: ReportGroup[] }

type Draft = Omit<ReportItem, 'id' | 'name'> & { severity: 'error' | 'warning' }

/** What the source tells and what was seen at each width, as one list: the worst first, each thing once. */
export function reportOf(html: string, seen: readonly HitsAt[]): Report {
  const document = openDocument(html)
  const keys = keysByPath(document)
  const paths = new Map([...keys].map(([path, key]) => [key, path]))
  const cheap = checkPage(document, { isAsked: true })
  const drafts = [
    ...cheap.map((finding) => draftOfFinding(finding, paths)),
    ...seen.flatMap(({ width, hits }) =>
      hits.filter((hit) => !isTold(cheap, hit, keys)).map((hit) => draftOfHit(document, keys, hit, width)),
    ),
  ]
  const groups = [...Map.groupBy(merged(drafts), ({ rule }) => rule)].map(([rule, items]) => ({
    rule,
    ...wordsOf(rule, items[0]?.detail ?? ''),
    severity: items.some(({ severity }) => severity === 'error') ? ('error' as const) : ('warning' as const),
    items: items.map(({ key, path, detail, widths, fix }) => {
      const id = `${rule} ${key ?? detail}`
      return { id, rule, key, path, name: elementName(document, key), detail, widths, fix }
    }),
  }))
  return { html, groups: groups.sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error')) }
}

const wordsOf = (rule: string, detail: string): { title: string; why: string } =>
  findingWords(rule) ?? { title: detail.replace(/\.$/, ''), why: '' }

function draftOfFinding(finding: Finding, paths: ReadonlyMap<Key, string>): Draft {
  const { rule, key, message, severity, fix } = finding
  // what the title says already is not said again
  const detail = message === `${wordsOf(rule, '').title}.` ? '' : message
  return { rule, key, path: (key && paths.get(key)) ?? null, detail, widths: [], fix, severity }
}

function isTold(cheap: readonly Finding[], hit: CheckHit, keys: ReadonlyMap<string, Key>): boolean {
  const rule = sameAs[hit.rule]
  return cheap.some((finding) => finding.rule === rule && (finding.key === null || finding.key === keys.get(hit.path)))
}

function draftOfHit(document: PageDocument, keys: ReadonlyMap<string, Key>, hit: CheckHit, width: number): Draft {
  const key = keys.get(hit.path) ?? null
  const { rule, path, help, severity } = hit
  return {
    rule,
    key,
    path: key && path,
    detail: help,
    severity,
    widths: [width],
    fix: cureOf(document, keys, hit, key),
  }
}

function cureOf(
  document: PageDocument,
  keys: ReadonlyMap<string, Key>,
  hit: CheckHit,
  key: Key | null,
): Operation[] | null {
  const at = keys.get(hit.at)
  if (hit.cure === 'colour') return key === null ? null : colourFix(document, key, at ?? null, hit)
  if (!at || hit.cure === 'none') return null
  if (hit.cure === 'wrap') return [{ do: 'replace', k: at, html: `<div class="${hit.add}"><keep k="${at}"/></div>` }]
  return [{ do: 'class', k: at, add: hit.add.split(' '), remove: hit.remove.split(' ').filter(Boolean) }]
}

/** The same thing at several widths is one, with the words and the cure of the narrowest. */
function merged(drafts: readonly Draft[]): Draft[] {
  const found = new Map<string, Draft>()
  for (const draft of drafts) {
    const name = `${draft.rule} ${draft.key ?? draft.detail}`
    const known = found.get(name)
    if (!known) found.set(name, draft)
    else if (draft.widths[0] && !known.widths.includes(draft.widths[0]))
      found.set(name, { ...known, widths: [...known.widths, draft.widths[0]], fix: known.fix ?? draft.fix })
  }
  return [...found.values()]
}

/** 'at 360 px', 'at 360 and 768 px'; nothing when it is so at every width. */
export function widthWords(widths: readonly number[]): string {
  if (widths.length === 0 || widths.length === checkWidths.length) return ''
  return `at ${listed(widths.map(String))} px`
}

export const itemsOf = (report: Report): ReportItem[] => report.groups.flatMap(({ items }) => items)
