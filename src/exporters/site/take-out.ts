import { attributeValue, parseSource } from '#design/parse.ts'
import { applySplices } from '#design/splices.ts'
import { attributeSplice } from '#design/start-tag.ts'
import type { Splice } from '#design/types.ts'
import { isAssetType, type SiteAssets } from './assets.ts'
import type { SiteInput } from './site-types.ts'

/** What is shorter stays in the page: asking for it would cost more. */
const staysBelow = 4096
const start = 'data:'

type Carried = { start: number; end: number; type: string; bytes: Uint8Array<ArrayBuffer> }

/** Takes pictures, typefaces and the like that stand in a page out of it, as files beside it. */
export async function takeOut(
  html: string,
  isPlain: boolean,
  assets: SiteAssets,
  picture: SiteInput['picture'],
): Promise<string> {
  const sized = await sizePictures(html, isPlain, assets, picture)
  const splices: Splice[] = []
  for (const { start, end, type, bytes } of carriedIn(sized))
    splices.push({ start, end, insert: await assets.add(bytes, type) })
  return applySplices(sized, splices)
}

/** Every `<img>` with its size, and with smaller drawings of it where those are worth it. */
async function sizePictures(
  html: string,
  isPlain: boolean,
  assets: SiteAssets,
  picture: SiteInput['picture'],
): Promise<string> {
  const splices: Splice[] = []
  for (const element of parseSource(html).elements) {
    const source = element.tag === 'img' && !element.foreign ? attributeValue(element, 'src') : null
    const carried = source === null ? null : decode(source)
    const drawn = carried && (await picture(carried.bytes, carried.type))
    if (!carried || !drawn) continue
    const set = (name: string, value: string) => {
      const splice = attributeValue(element, name) === null ? attributeSplice(html, element, name, value) : null
      if (splice) splices.push(splice)
    }
    const hasSize = ['width', 'height'].some((name) => attributeValue(element, name) !== null)
    // In a page with a look of its own nothing says that a height follows from a width.
    if (isPlain || (hasSize && attributeValue(element, 'width') === null)) continue
    if (!hasSize) {
      set('width', String(drawn.width))
      set('height', String(drawn.height))
    }
    if (drawn.sizes.length > 0 && source !== null && source.length > staysBelow) {
      const entries = await Promise.all(
        drawn.sizes.map(async ({ width, content }) => `${await assets.add(content, 'image/webp')} ${width}w`),
      )
      const isLazy = attributeValue(element, 'loading') === 'lazy'
      if (attributeValue(element, 'srcset') === null) {
        set('srcset', entries.join(', '))
        set('sizes', `${isLazy ? 'auto, ' : ''}(min-width: ${drawn.width}px) ${drawn.width}px, 100vw`)
      }
    }
  }
  return applySplices(html, merged(splices))
}

/** Attributes that are added at one place of a tag go in together. */
function merged(splices: readonly Splice[]): Splice[] {
  const byPlace = new Map<number, Splice>()
  for (const splice of splices) {
    const before = byPlace.get(splice.start)
    byPlace.set(splice.start, before ? { ...before, insert: before.insert + splice.insert } : splice)
  }
  return [...byPlace.values()].toSorted((a, b) => a.start - b.start)
}

/** Every long data address of a page that names a file, wherever it stands. */
function carriedIn(html: string): Carried[] {
  const found: Carried[] = []
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at + start.length)) {
    const end = endOf(html, at)
    if (end - at <= staysBelow) continue
    const carried = decode(html.slice(at, end))
    if (carried) found.push({ start: at, end, ...carried })
  }
  return found
}

function endOf(html: string, at: number): number {
  const comma = html.slice(at, at + 200).indexOf(',')
  if (comma < 0) return at
  let end = at + comma + 1
  while (end < html.length && /[\w+/=]/.test(html.charAt(end))) end += 1
  return end
}

/** The bytes of a data address in base64; null for everything else. */
function decode(address: string): { type: string; bytes: Uint8Array<ArrayBuffer> } | null {
  const head = /^data:([a-z]+\/[a-z\d.+-]+)(?:;charset=[\w-]+)?;base64,/i.exec(address.slice(0, 200))
  const type = head?.[1]?.toLowerCase() ?? ''
  if (!head || !isAssetType(type)) return null
  try {
    const binary = atob(address.slice(head[0].length))
    return { type, bytes: Uint8Array.from(binary, (letter) => letter.charCodeAt(0)) }
  } catch {
    return null
  }
}
