import type { BriefChanges } from '#rules/page-reading.ts'
import type { MergedEdits } from '#design/merge-edits.ts'
import { openDocument } from '#design/document.ts'
import { applyOperation, applyScript } from '#design/operations.ts'
import { pageSections } from '#design/sections.ts'
import { readAttribute } from '#design/start-tag.ts'
import { renameEverywhere } from '../edit/intents/name.ts'
import { openPage } from '../edit/open-page.ts'
import type { Recomposition } from './recompose.ts'
import { readPage } from './page-reading.ts'

/** A page that the designer did not make, after its reading was changed: other words wherever the old ones stand, sections moved. */
export function reworded({ reading, changes, made, now, pages }: Recomposition): MergedEdits {
  const { request: prompt, variant } = reading
  const before = readPage({ prompt, html: made, variant, pages, changes: reading.changes })
  const lost: string[] = []
  let html = now
  for (const field of ['name', 'what', 'place'] as const) {
    const [old, text] = [before[field].text, changes[field]]
    if (text === undefined || text === '' || old === text) continue
    const outcome = old === '' ? null : renameEverywhere(openPage(html), old, text)
    const operations = outcome && 'operations' in outcome ? outcome.operations : []
    if (operations.length === 0) lost.push(text)
    else html = applyScript(openDocument(html), operations).document.html
  }
  return { html: changes.order ? inOrder(html, changes.order) : html, kept: 0, lost }
}

/** Sections that are named stand in that order, each behind the one before it. */
function inOrder(html: string, order: NonNullable<BriefChanges['order']>): string {
  const keysOf = (source: string) => {
    const document = openDocument(source)
    const named = pageSections(document).map(({ key }) => {
      const element = document.elements.get(key)
      return [(element && readAttribute(source, element, 'id')) || key, key] as const
    })
    return { document, keys: new Map(named) }
  }
  const { document: first, keys } = keysOf(html)
  let document = first
  const known = order.flatMap((id) => keys.get(id) ?? [])
  known.forEach((key, index) => {
    const above = known[index - 1]
    if (!above || document.elements.get(key)?.parent !== document.elements.get(above)?.parent) return
    const outcome = applyOperation(document, { do: 'move-after', k: key, to: above }, { isOwn: true })
    if (outcome.ok) document = outcome.document
  })
  return document.html
}
