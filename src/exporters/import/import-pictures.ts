import { photoSlot, slotAddress } from '#design/slots.ts'
import type { Located } from '#design/parse.ts'
import { isWithin } from './data-address.ts'
import { mediaMaxBytes } from './limits.ts'
import { bring, leaveOut, type PageContext, readAttribute, setAttribute } from './page-context.ts'
import { picturePlaceholder } from './picture-placeholder.ts'

/** Where pages keep the address of a picture that a script would show later. */
const lazyNames = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-orig-file',
  'data-image',
  'data-large_image',
]
const lazySets = ['data-srcset', 'data-lazy-srcset']
const lazyBackgrounds = [
  'data-bg',
  'data-background',
  'data-background-image',
  'data-setbg',
  'data-bg-image',
  'data-image-src',
]

/** Of `a.jpg 400w, b.jpg 1200w` the addresses, the one nearest to what a page needs first. */
export function srcsetAddresses(value: string): string[] {
  const choices = [...value.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g)].map(
    ([, address = '', size = '1', unit = 'x']) => ({ address, width: Number(size) * (unit === 'x' ? 800 : 1) }),
  )
  const distance = (width: number) => (width > 1600 ? width : 1600 - width)
  return choices.toSorted((a, b) => distance(a.width) - distance(b.width)).map(({ address }) => address)
}

/** Everything that a picture could show, wherever the page keeps it. */
export function pictureAddresses(element: Located): string[] {
  if (element.tag !== 'img' && element.tag !== 'source') return []
  const one = ['src', ...lazyNames].flatMap((name) => readAttribute(element, name) ?? [])
  return [...one, ...['srcset', ...lazySets].flatMap((name) => srcsetAddresses(readAttribute(element, name) ?? ''))]
}

/** A picture shows the best of what its page knows of it; its other sizes go. */
export function importPicture(context: PageContext, element: Located): void {
  const names = element.tag === 'img' ? ['src', ...lazyNames] : ['src']
  const written = names.flatMap((name) => readAttribute(element, name) ?? [])
  const sets = ['srcset', ...lazySets].map((name) => readAttribute(element, name)).filter((value) => value !== null)
  const [source = ''] = written
  if (written.length <= 1 && sets.length === 0 && (written.length === 0 || isWithin(source))) return
  const isStandIn = /^\s*data:/i.test(source) && source.length < 3000
  const beside = isWithin(source) ? [] : [source]
  const lazy = written.slice(readAttribute(element, 'src') === null ? 0 : 1)
  const others = [...lazy, ...sets.flatMap(srcsetAddresses), ...addressesAround(context, element)]
  const instead = picturePlaceholder(readAttribute(element, 'width'), readAttribute(element, 'height'))
  const own = isWithin(source) && !isStandIn ? source : null
  const brought = own || firstBrought(context, [...beside, ...others], instead)
  const isOwnAddress = (address: string) => !isWithin(address)
  if (brought === null && [...beside, ...others].some(isOwnAddress)) context.losses.push('picture')
  const stands = brought ?? (isStandIn && source !== '' ? source : instead)
  const elsewhere = brought === null && element.tag === 'img' && /^\s*(?:https?:)?\/\//i.test(source)
  setAttribute(context, element, 'src', elsewhere ? null : stands)
  if (elsewhere) {
    // a slot that remembers where its picture is
    setAttribute(context, element, 'data-slot', photoSlot)
    setAttribute(context, element, slotAddress, source.trim().replace(/^\/\//, 'https://').slice(0, 2000))
  }
  for (const name of ['srcset', 'sizes', ...lazySets, ...lazyNames.filter((name) => name !== 'src'), 'data-sizes']) {
    setAttribute(context, element, name, null)
  }
  const classes = readAttribute(element, 'class')
  if (classes && /\blazyload(ing)?\b/.test(classes)) {
    setAttribute(context, element, 'class', classes.replace(/\blazyload(ing)?\b/g, 'lazyloaded'))
  }
}

function firstBrought(context: PageContext, addresses: readonly string[], instead: string): string | null {
  for (const address of addresses) {
    const found = isWithin(address) ? null : bring(context, address, 'picture', instead)
    if (found !== null) return found
  }
  return null
}

/** What the `<picture>` around an `<img>` offers besides. */
function addressesAround({ elements }: PageContext, element: Located): string[] {
  const around = elements[element.parent]
  if (around?.tag !== 'picture') return []
  const siblings = elements.filter((other) => other.tag === 'source' && elements[other.parent] === around)
  return siblings.flatMap((other) =>
    srcsetAddresses(readAttribute(other, 'srcset') ?? readAttribute(other, 'data-srcset') ?? ''),
  )
}

/** Another picture for other screens stays when it is at hand; other sizes and formats of the same one go. */
export function importSource(context: PageContext, element: Located): void {
  const set = readAttribute(element, 'srcset') ?? readAttribute(element, 'data-srcset')
  if (set === null && context.elements[element.parent]?.tag !== 'picture') return importMedia(context, element)
  const found = readAttribute(element, 'media') === null ? null : firstBrought(context, srcsetAddresses(set ?? ''), '')
  if (found === null) return leaveOut(context, element, null)
  setAttribute(context, element, 'srcset', found)
  for (const name of ['type', 'sizes', 'data-srcset', 'data-sizes']) setAttribute(context, element, name, null)
}

/** Films and sounds come along when they are short. */
export function importMedia(context: PageContext, element: Located): void {
  const poster = readAttribute(element, 'poster')
  if (poster !== null && !isWithin(poster)) {
    const found = bring(context, poster, 'picture', picturePlaceholder(null, null))
    setAttribute(context, element, 'poster', found)
    if (found === null) context.losses.push('picture')
  }
  const source = readAttribute(element, 'src') ?? readAttribute(element, 'data-src')
  if (source === null || isWithin(source)) return
  const found = bring(context, source, 'media', 'data:,', mediaMaxBytes)
  setAttribute(context, element, 'src', found)
  setAttribute(context, element, 'data-src', null)
  if (found === null) context.losses.push('media')
}

/** Backgrounds that stand in attributes: of old pages, and those that a script would set. */
export function importBackgrounds(context: PageContext, element: Located): string | null {
  const old = readAttribute(element, 'background')
  if (old !== null && !isWithin(old)) {
    const instead = picturePlaceholder(null, null)
    const found = bring(context, old, 'picture', instead)
    if (found === null) context.losses.push('load')
    setAttribute(context, element, 'background', found)
  }
  const name = lazyBackgrounds.find((other) =>
    /\.(jpe?g|png|webp|avif|gif|svg)\b/i.test(readAttribute(element, other) ?? ''),
  )
  if (name === undefined) return null
  const address = (readAttribute(element, name) ?? '').replace(/^\s*url\(\s*["']?|["']?\s*\)\s*$/gi, '')
  const found = bring(context, address, 'picture', picturePlaceholder(null, null))
  if (found === null) context.losses.push('load')
  setAttribute(context, element, name, found)
  return found
}
