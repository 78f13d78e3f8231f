import { openDocument } from '#design/document.ts'
import { openSlots, type OpenSlot } from '#design/slots.ts'

let last: { html: string; slots: OpenSlot[] } | null = null

/** What a page waits for. Many ask for the same page. */
export function slotsOf(html: string): OpenSlot[] {
  if (last?.html !== html)
    last = { html, slots: html.includes('data-placeholder') ? openSlots(openDocument(html)) : [] }
  return last.slots
}
