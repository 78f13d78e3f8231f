import { photoSlot, placeOf, slotAddress, type OpenSlot } from './slots.ts'
import { readAttribute } from './start-tag.ts'
import type { PageDocument, PageElement } from './types.ts'

const longestLabel = 60

/** Whether a page may hold a picture that waits; a quick look before a page is read. */
export const mayHavePhotos = (html: string): boolean => /\sdata-slot=["']?photo\b/.test(html)

/** The pictures that a page waits for, top to bottom; the same one at several places is one. */
export function openPhotos(document: PageDocument): OpenSlot[] {
  if (!mayHavePhotos(document.html)) return []
  const slots: OpenSlot[] = []
  for (const element of document.elements.values()) {
    if (!isOpenPhoto(document, element)) continue
    const alt = (readAttribute(document.html, element, 'alt') ?? '').replace(/\s+/g, ' ').trim()
    const from = readAttribute(document.html, element, slotAddress)
    const known = slots.find(({ asks, photo }) => from !== null && asks === alt && photo?.from === from)
    if (known) {
      known.keys.push(element.key)
      continue
    }
    const same = slots.filter(({ asks }) => asks === alt).length
    slots.push({
      id: `photo/${alt}/${from ?? ''}/${same}`,
      label: alt === '' ? 'Photo' : shortened(alt),
      asks: alt,
      keys: [element.key],
      ...placeOf(document, element),
      photo: { from },
    })
  }
  return slots
}

const shortened = (alt: string) => (alt.length <= longestLabel ? alt : `${alt.slice(0, longestLabel).toWellFormed()}…`)

/** A frame that is drawn in the place of a picture. */
export function isOpenPhoto({ html }: PageDocument, element: PageElement): boolean {
  if (element.tag !== 'img' || readAttribute(html, element, 'data-slot') !== photoSlot) return false
  return (readAttribute(html, element, 'src') ?? '') === ''
}
