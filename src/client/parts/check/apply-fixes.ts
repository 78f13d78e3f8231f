import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import type { ReportItem } from './report.ts'

/**
 * The page with the fixes of these items made, as operations one after the other.
 * @returns the items that were fixed; one whose operations no longer fit, or change nothing, is not
 */
export function applyFixes(html: string, items: readonly ReportItem[]): { html: string; fixed: ReportItem[] } {
  let document = openDocument(html)
  const fixed: ReportItem[] = []
  for (const item of items) {
    if (!item.fix) continue
    const made = applyScript(document, item.fix)
    if (made.applied.length === 0 || made.failed.some(({ refusal }) => refusal.code !== 'no-change')) continue
    document = made.document
    fixed.push(item)
  }
  return { html: document.html, fixed }
}
