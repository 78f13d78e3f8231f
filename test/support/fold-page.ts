import { applySplices } from '#design/splices.ts'
import type { EngineEvent } from '#engine/types.ts'

/** The page that a reader of the events has at the end, given the page at the start. */
export function foldPage(start: string | null, events: readonly EngineEvent[]): string {
  let html = start ?? ''
  let rewritten = false
  for (const event of events) {
    if (event.type === 'page') {
      html = rewritten ? html + event.delta : event.delta
      rewritten = true
    } else if (event.type === 'page-reset') {
      html = start ?? ''
      rewritten = false
    } else if (event.type === 'operation') html = applySplices(html, event.splices)
  }
  return html
}
