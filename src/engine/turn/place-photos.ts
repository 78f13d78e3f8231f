import { pictureOperations } from '#design/direct-edits/picture.ts'
import { isOpenPhoto } from '#design/open-photos.ts'
import { kindsIn, pageSections } from '#design/sections.ts'
import { escapeAttribute, readAttribute } from '#design/start-tag.ts'
import type { Key, Operation, PageDocument, PageElement } from '#design/types.ts'
import type { RequestPicture } from '../types.ts'

/** A smaller drawing is an icon: units of its own width, and characters of its source. */
const smallDrawing = 96
const shortDrawing = 200

/** What puts the pictures of a request on a page, and the name of the part that they stand in. */
export type PlacedPhotos = { operations: Operation[]; place: string }

type Wish = { prompt: string; pictures: readonly RequestPicture[]; targets: readonly Key[] }

/**
 * Puts the pictures of a request on a page without looking at them: where something was picked, there; else in the part
 * that the request names, else at the top. Frames that wait are filled first, then pictures, then drawings are exchanged.
 */
export function placePhotos(document: PageDocument, { prompt, pictures, targets }: Wish): PlacedPhotos | null {
  const holder = holderOf(document, prompt, targets)
  if (holder === null) return null
  const places = placesIn(document, holder.element)
  const operations = pictures.flatMap((picture, index): Operation[] => {
    const place = places[index]
    const { src, width, height, alt } = picture
    if (!place) return [{ do: 'append', k: holder.element.key, html: figure(picture) }]
    const made = pictureOperations(document, place.key, { src, width, height }, alt || altOf(document, place))
    return made.map((operation) =>
      operation.do === 'replace' ? { ...operation, html: covering(operation.html) } : operation,
    )
  })
  return { operations, place: holder.place }
}

/** Whether a part of a page is where the pictures belong. */
export function isMeantPart(kind: string, prompt: string): boolean {
  const kinds = kindsIn(prompt)
  return kinds.length === 0 ? kind === 'hero' : kinds.includes(kind)
}

function holderOf(document: PageDocument, prompt: string, targets: readonly Key[]) {
  const picked = targets.length === 1 ? document.elements.get(targets[0] ?? '') : undefined
  if (picked) return { element: picked, place: 'where you picked' }
  const sections = pageSections(document)
  const kinds = kindsIn(prompt)
  const waiting = [...document.elements.values()].find((element) => isOpenPhoto(document, element))
  const around = (at: PageElement) => sections.find(({ start, end }) => at.start >= start && at.end <= end)
  const section =
    sections.find(({ kind }) => kinds.includes(kind)) ??
    (waiting && around(waiting)) ??
    sections.find(({ kind }) => kind === 'hero') ??
    sections.find(({ kind }) => kind !== 'header' && kind !== 'nav')
  const element = section && document.elements.get(section.key)
  return element ? { element, place: section.kind === 'hero' ? 'at the top' : `in “${section.label}”` } : null
}

/** Frames, pictures and drawings in an element, or the element itself, the best first. */
function placesIn(document: PageDocument, holder: PageElement): PageElement[] {
  const inside = [...document.elements.values()].filter(({ start, end }) => start >= holder.start && end <= holder.end)
  const images = inside.filter(({ tag }) => tag === 'img')
  const drawings = inside.filter((element) => element.tag === 'svg' && isLarge(document, element))
  const size = ({ start, end }: PageElement) => end - start
  return [
    ...images.filter((element) => isOpenPhoto(document, element)),
    ...images.filter((element) => !isOpenPhoto(document, element)),
    ...drawings.toSorted((a, b) => size(b) - size(a)),
  ]
}

function isLarge(document: PageDocument, element: PageElement): boolean {
  const width = (readAttribute(document.html, element, 'viewbox') ?? '').trim().split(/[\s,]+/)[2]
  if (element.end - element.start < shortDrawing) return false
  return Number(width ?? readAttribute(document.html, element, 'width') ?? 0) >= smallDrawing
}

const altOf = (document: PageDocument, element: PageElement) =>
  readAttribute(document.html, element, element.tag === 'img' ? 'alt' : 'aria-label') ?? ''

/** A photo in the place of a drawing fills it, whatever its shape. */
const covering = (html: string) =>
  / style="/.test(html)
    ? html.replace(' style="', ' style="object-fit:cover;')
    : html.replace('<img ', '<img style="object-fit:cover" ')

const figure = ({ src, alt, width, height }: RequestPicture) =>
  `<img src="${src}" alt="${escapeAttribute(alt, '"')}" width="${width}" height="${height}" ` +
  'style="display:block;max-width:min(100%,64rem);height:auto;margin:2rem auto;border-radius:var(--radius,0.5rem)">'

/** Whether pictures of a request stand on a page now, or will once it is stored. */
export const standOn = (html: string, pictures: readonly RequestPicture[]): boolean =>
  pictures.some(({ src }) => html.includes(src)) || /<img\b[^>]{0,2000}\sdata-picture=/i.test(html)
