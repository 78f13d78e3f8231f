import { dataAddress, dataLength, mediaTypeOf } from './data-address.ts'
import { longestSides, smallPicture } from './limits.ts'
import type { Loss } from './losses.ts'

type Content = { type: string; bytes: Uint8Array }

/** Draws a picture anew with this longest side in pixels; null when that gives nothing smaller. */
export type Shrink = (picture: Content, longestSide: number) => Promise<Content | null>

/** What a file is in a page; it decides what is said when it has to stay out. */
export type BroughtKind = 'picture' | 'font' | 'media' | 'icon'

type Brought = { mark: string; kind: BroughtKind; content: Content; instead: string }

/** The files that a page brings along. A mark stands for each until it is known how much room there is. */
export type Bag = {
  /** @returns the mark of a file; null when it is none that a page can show */
  put: (path: string, bytes: Uint8Array, kind: BroughtKind, instead: string) => string | null
  files: () => Brought[]
}

export function createBag(): Bag {
  const name = Math.random().toString(36).slice(2)
  const byPath = new Map<string, Brought>()
  return {
    put(path, bytes, kind, instead) {
      const key = `${kind} ${path}`
      const known = byPath.get(key)
      if (known) return known.mark
      const type = mediaTypeOf(path, bytes)
      if (type === null || !fits(kind, type)) return null
      const mark = `about:brought/${name}/${byPath.size}/`
      byPath.set(key, { mark, kind, content: { type, bytes }, instead })
      return mark
    },
    files: () => [...byPath.values()],
  }
}

const fits = (kind: BroughtKind, type: string) =>
  kind === 'media' ? /^(video|audio|text)\//.test(type) : type.startsWith(kind === 'font' ? 'font/' : 'image/')

/**
 * Puts the files in place of their marks. Pictures are made smaller until all of it fits; what still has no room stays
 * out, the largest first.
 * @param room for the whole page, in characters
 */
export async function fillIn(
  html: string,
  bag: Bag,
  shrink: Shrink,
  room: number,
  onPicture: () => void = () => {},
): Promise<{ html: string; losses: Loss[] }> {
  const files = bag
    .files()
    .map((file) => ({ ...file, uses: html.split(file.mark).length - 1, now: file.content as Content | null }))
  const used = files.filter(({ uses }) => uses > 0)
  const bare = used.reduce((length, { mark, uses }) => length - mark.length * uses, html.length)
  const lengthOf = ({ now, uses, instead }: (typeof used)[number]) =>
    uses * (now === null ? instead.length : dataLength(now.type, now.bytes))
  const total = () => used.reduce((length, file) => length + lengthOf(file), bare)
  for (const side of longestSides) {
    if (side !== longestSides[0] && total() <= room) break
    for (const file of used.filter(isDrawable)) {
      const smaller = await shrink(file.content, side)
      if (smaller && smaller.bytes.length < (file.now?.bytes.length ?? 0)) file.now = smaller
      onPicture()
    }
  }
  const losses: Loss[] = []
  for (const file of used.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    if (total() <= room) break
    file.now = null
    losses.push(file.kind === 'picture' ? 'picture-large' : file.kind)
  }
  let filled = html
  for (const { mark, now, instead } of used) {
    filled = filled.replaceAll(mark, () => (now === null ? instead : dataAddress(now.type, now.bytes)))
  }
  return { html: filled, losses }
}

/** Drawings stay drawings, what moves keeps moving, and what is small stays as it is. */
function isDrawable({ kind, content: { type, bytes } }: Brought): boolean {
  if (kind !== 'picture' || bytes.length <= smallPicture) return false
  if (type === 'image/webp') return !new TextDecoder('latin1').decode(bytes.subarray(0, 64)).includes('ANIM')
  return /^image\/(png|jpeg|avif|bmp)$/.test(type)
}
