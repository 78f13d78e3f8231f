import { applyOperation } from '../operations.ts'
import type { Key, Operation, PageDocument } from '../types.ts'

export type DirectEdit = { ok: true; document: PageDocument; touched: Key[] } | { ok: false; message: string }

/** Carries out what one tool of a person does: all of its operations or none. */
export function applyDirectEdit(document: PageDocument, operations: readonly Operation[]): DirectEdit {
  let now = document
  let touched: Key[] = []
  for (const operation of operations) {
    const outcome = applyOperation(now, operation)
    if (!outcome.ok && outcome.refusal.code === 'no-change') continue
    if (!outcome.ok) return { ok: false, message: outcome.refusal.message }
    now = outcome.document
    touched = outcome.touched
  }
  return now === document ? { ok: false, message: 'Nothing would change.' } : { ok: true, document: now, touched }
}
