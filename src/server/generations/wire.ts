import { newId } from '../db/new-id.ts'
import type { Outcome } from '#rules/turns.ts'
import type { EngineEvent } from '#engine/types.ts'
import type { GenerationEvent } from '#api/generations.ts'

/** What of an engine's event leaves the server, listed by hand. `at` is milliseconds since the start. */
export function toWire(event: EngineEvent, at: number, charged: boolean): GenerationEvent {
  switch (event.type) {
    case 'stage':
      return { type: 'stage', stage: event.stage, label: event.label, at }
    case 'operation':
      return { type: 'operation', splices: event.splices, touched: event.touched, label: event.label }
    case 'beside':
      return { type: 'beside', id: newId(), page: event.page, html: event.html, of: event.of, label: event.label }
    case 'version':
      return { type: 'version', html: event.html, tree: event.tree, maker: event.maker, changed: event.changed }
    case 'done':
      return {
        type: 'done',
        outcome: event.outcome,
        maker: event.maker,
        applied: event.applied,
        failed: event.failed,
        at,
        charged,
      }
    default:
      return event
  }
}

/** A credit is spent only for a page version that was stored; a fallback is free. */
export function isCharged(outcome: Outcome, hasVersion: boolean): boolean {
  return outcome === 'stored' || (outcome === 'stopped' && hasVersion)
}
