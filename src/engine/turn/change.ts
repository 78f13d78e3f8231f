import { applyOperation } from '#design/operations.ts'
import type { Operation } from '#design/types.ts'
import type { EngineEvent } from '../types.ts'
import type { Turn } from './turn.ts'
import { aboutChange, operationLabel } from './words.ts'

/** Makes one change of the page and says so; a change that is refused is remembered with the reason. */
export function applyChange(turn: Turn, operation: Operation, source: string): EngineEvent[] {
  const { document } = turn
  if (document === null)
    return refuse(turn, source, 'There is no page yet: write the whole page.', aboutChange(operation))
  const meant = 'html' in operation ? { ...operation, html: turn.expand(operation.html) } : operation
  const label = operationLabel(document, operation)
  const applied = applyOperation(document, meant, { classExists: turn.classExists })
  if (!applied.ok && applied.refusal.code === 'no-change') {
    turn.asWanted++
    return []
  }
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
  return [{ type: 'operation', operation: meant, splices: applied.splices, touched: applied.touched, label }]
}

export function refuse(turn: Turn, source: string, reason: string, about: string): EngineEvent[] {
  turn.failed.push({ source, reason, about })
  return []
}
