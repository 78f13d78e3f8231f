import { openDocument } from '#design/document.ts'
import { mayHavePhotos, openPhotos } from '#design/open-photos.ts'
import { openSlots, type OpenSlot } from '#design/slots.ts'

let last: { html: string; slots: OpenSlot[] } | null = null

/** What a page waits for: facts, then pictures. Many ask for the same page. */
export function slotsOf(html: string): OpenSlot[] {
  if (last?.html !== html) last = { html, slots: mayWait(html) ? slotsIn(html) : [] }
  return last.slots
}

const mayWait = (html: string) => html.includes('data-placeholder') || mayHavePhotos(html)

function slotsIn(html: string): OpenSlot[] {
  const document = openDocument(html)
  return [...openSlots(document), ...openPhotos(document)]
}
