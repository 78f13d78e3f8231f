import { escapeAttribute, readAttribute } from '../start-tag.ts'
import type { Key, Operation, PageDocument } from '../types.ts'

/** A picture ready for the page: a data address, and its size in pixels. */
export type Picture = { src: string; width: number; height: number }

/** `from`: where the picture is that should stand there, on another host. */
type KnownPicture = { alt: string; isDrawing: boolean; from: string | null }

/** What is known of a picture of the page; null when the element is none. A drawing (`svg`) has its words as a label. */
export function pictureOf(document: PageDocument, key: Key): KnownPicture | null {
  const element = document.elements.get(key)
  if (!element) return null
  const read = (name: string) => readAttribute(document.html, element, name)
  if (element.tag === 'img') return { alt: read('alt') ?? '', isDrawing: false, from: read('data-from') }
  if (element.tag !== 'svg') return null
  return { alt: read('aria-label') ?? '', isDrawing: true, from: null }
}

/** Another picture in its place, at the size it has on the page. A drawing becomes a picture with its classes. */
export function pictureOperations(document: PageDocument, key: Key, picture: Picture, alt: string): Operation[] {
  const element = document.elements.get(key)
  const known = pictureOf(document, key)
  if (!element || !known) return []
  const read = (name: string) => readAttribute(document.html, element, name)
  if (known.isDrawing) {
    const shared = ['class', 'style', 'id'].flatMap((name) => {
      const value = read(name)
      return value ? [` ${name}="${escapeAttribute(value, '"')}"`] : []
    })
    const words = escapeAttribute(alt, '"')
    const html = `<img src="${picture.src}" alt="${words}" width="${picture.width}" height="${picture.height}"${shared.join('')}>`
    return [{ do: 'replace', k: key, html }]
  }
  const set = (name: string, value: string | null): Operation[] =>
    value === read(name) ? [] : [{ do: 'attr', k: key, name, value }]
  return [
    ...set('src', picture.src),
    ...set('data-slot', null),
    ...set('data-from', null),
    ...set('srcset', null),
    ...set('sizes', null),
    ...set('width', String(picture.width)),
    ...set('height', String(picture.height)),
    ...altOperations(document, key, alt),
  ]
}

/** What a picture shows, in words; with none it is decoration. */
export function altOperations(document: PageDocument, key: Key, alt: string): Operation[] {
  const known = pictureOf(document, key)
  if (!known || known.alt === alt) return []
  if (!known.isDrawing) return [{ do: 'attr', k: key, name: 'alt', value: alt }]
  if (alt === '') {
    return [
      { do: 'attr', k: key, name: 'aria-label', value: null },
      { do: 'attr', k: key, name: 'role', value: null },
      { do: 'attr', k: key, name: 'aria-hidden', value: 'true' },
    ]
  }
  return [
    { do: 'attr', k: key, name: 'role', value: 'img' },
    { do: 'attr', k: key, name: 'aria-label', value: alt },
    { do: 'attr', k: key, name: 'aria-hidden', value: null },
  ]
}
