import { applyOperation } from '#design/operations.ts'
import type { Operation } from '#design/types.ts'
import type { EngineEvent } from '../types.ts'
import { topSection } from './sections.ts'
import type { Turn } from './turn.ts'
import { aboutChange, operationLabel } from './words.ts'

/** Makes one change of the page and says so; a change that is refused is remembered with the reason. */
export function applyChange(turn: Turn, operation: Operation, source: string): EngineEvent[] {
  const { document } = turn
  if (document === null)
    return refuse(turn, source, 'There is no page yet: write the whole page.', aboutChange(operation))
  const meant = 'html' in operation ? { ...operation, html: asOnPage(turn, operation.html) } : operation
  const label = operationLabel(document, operation)
  const applied = applyOperation(document, meant)
  if (!applied.ok) {
    const about =
      applied.refusal.code === 'unknown-key'
        ? `could not find where ${aboutChange(operation)} belongs`
        : `${aboutChange(operation)}: ${applied.refusal.message}`
    return refuse(turn, source, applied.refusal.message, about)
  }
  turn.document = applied.document
  turn.html = applied.document.html
  turn.applied++
  turn.labels.push(label)
  for (const key of applied.touched) {
    const section = topSection(applied.document, key)
    if (section) turn.changed.add(section)
  }
  return [{ type: 'operation', operation: meant, splices: applied.splices, touched: applied.touched, label }]
}

/** HTML of a model as it would stand on the page: without the keys it copied, with what the prompt had folded away. */
export function asOnPage(turn: Turn, html: string): string {
  const { document } = turn
  const tag = /(<(?!keep\b)[a-z][\w-]*(?:[^>"']|"[^"]*"|'[^']*')*?)\sk=["']?([a-z]+\d*)["']?(?=[\s/>])/gi
  return turn.expand(
    document === null
      ? html
      : html.replace(tag, (whole, before: string, key: string) => (document.elements.has(key) ? before : whole)),
  )
}

export function refuse(turn: Turn, source: string, reason: string, about: string): EngineEvent[] {
  turn.failed.push({ source, reason, about })
  return []
}
