import { attributeValue, type Located, parseSource } from '../parse.ts'
import { applySplices, sortedSplices } from '../splices.ts'
import { photoSlot, slotAddress } from '../slots.ts'
import { escapeAttribute } from '../start-tag.ts'
import { attributeSplice } from '../start-tag.ts'
import type { Splice } from '../types.ts'
import type { Converted } from './types.ts'

/** Pictures of other hosts become slots that remember their address; what styles load from there goes. */
export function photoSlots(html: string): Converted {
  const splices: Splice[] = []
  let pictures = 0
  let loads = 0
  let media = 0
  for (const element of parseSource(html).elements) {
    const changed = element.tag === 'img' ? slotSplices(html, element) : []
    if (changed.length > 0) pictures += 1
    splices.push(...changed)
    const gone = foreignMedia(html, element)
    if (gone) {
      media += element.tag === 'source' && attributeValue(element, 'srcset') !== null ? 0 : 1
      splices.push(gone)
    }
    const style = attributeValue(element, 'style')
    const bare = style === null ? null : withoutLoads(style)
    if (bare && bare.count > 0) {
      loads += bare.count
      const splice = attributeSplice(html, element, 'style', bare.css)
      if (splice) splices.push(splice)
    }
    if (element.tag !== 'style') continue
    const sheet = withoutLoads(html.slice(element.openEnd, element.closeStart))
    if (sheet.count === 0) continue
    loads += sheet.count
    splices.push({ start: element.openEnd, end: element.closeStart, insert: sheet.css })
  }
  const told = [
    ...(pictures === 0
      ? []
      : pictures === 1
        ? ['a picture of another host is a slot with its address']
        : [`${pictures} pictures of other hosts are slots with their addresses`]),
    ...(media === 0
      ? []
      : [`left out ${media === 1 ? 'a film, sound or drawing' : `${media} films, sounds or drawings`} of other hosts`]),
    ...(loads === 0
      ? []
      : [`left out ${loads === 1 ? 'a picture' : `${loads} pictures`} of other hosts that the styles load`]),
  ]
  return { html: splices.length === 0 ? html : applySplices(html, sortedSplices(splices)), told }
}

/** A film, a sound, another size of a picture or a part of a drawing that another host has. */
function foreignMedia(html: string, element: Located): Splice | null {
  const cut = { start: element.start, end: element.end, insert: '' }
  const isElsewhere = (name: string) => /^\s*(?:https?:)?\/\//i.test(attributeValue(element, name) ?? '')
  if (element.tag === 'source' || element.tag === 'track')
    return isElsewhere('src') || isElsewhere('srcset') ? cut : null
  if (element.foreign) return element.tag === 'image' && isElsewhere('href') ? cut : null
  if (!['video', 'audio'].includes(element.tag)) return null
  const name = ['src', 'poster'].find(isElsewhere)
  return name === undefined ? null : attributeSplice(html, element, name, null)
}

/** One start tag is written anew: its picture goes, its address and its size stay. */
function slotSplices(html: string, element: Located): Splice[] {
  const source = attributeValue(element, 'src') ?? ''
  if (!/^\s*(?:https?:)?\/\//i.test(source)) return []
  const kept = element.attributes.filter(
    ({ name }) =>
      !['src', 'srcset', 'sizes', 'loading', 'onerror', 'data-slot', slotAddress, 'crossorigin'].includes(name),
  )
  const alt = attributeValue(element, 'alt') ?? ''
  const written = [
    ['data-slot', photoSlot],
    [slotAddress, source.trim().replace(/^\/\//, 'https://').slice(0, 2000)],
    ...kept.map(({ name, value }) => [name, value]),
    ...(attributeValue(element, 'alt') === null ? [['alt', alt]] : []),
  ]
  const attributes = written.map(([name = '', value = '']) => ` ${name}="${escapeAttribute(value, '"')}"`).join('')
  const isClosed = html.charAt(element.openEnd - 2) === '/'
  return [{ start: element.start, end: element.openEnd, insert: `<img${attributes}${isClosed ? ' /' : ''}>` }]
}

/** CSS in which `url(…)` of another host is `none`. */
function withoutLoads(css: string): { css: string; count: number } {
  const [first = '', ...rest] = css.split(/url\(/i)
  let made = first
  let count = 0
  for (const part of rest) {
    const end = part.indexOf(')')
    const address = (end < 0 ? '' : part.slice(0, end)).trim().replace(/^["']|["']$/g, '')
    const isFont = /(?:^|[\s;{])src\s{0,5}:[^;}]{0,2000}$/i.test(made.slice(-2100))
    if (end >= 0 && /^(?:https?:)?\/\//i.test(address) && !isFont) {
      made += `none${part.slice(end + 1)}`
      count += 1
    } else made += `url(${part}`
  }
  return { css: made, count }
}
