import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import type { Operation } from '#design/types.ts'
import { createReader } from '#engine/reader/reader.ts'
import type { TokenEdit } from './edits.ts'

/** The operations of an edit as they were written. */
export function operationsOf({ prompt, script }: TokenEdit): Operation[] {
  const reader = createReader()
  return [...reader.push(script), ...reader.end()].flatMap((event) => {
    if (event.type === 'operation') return [event.operation]
    if (event.type === 'prose') return []
    throw new Error(`${prompt}: ${event.type}`)
  })
}

/** The page after an edit. */
export const applyAll = (html: string, edit: TokenEdit): string =>
  applyScript(openDocument(html), operationsOf(edit)).document.html
