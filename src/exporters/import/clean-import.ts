import { cleanPage } from '#design/clean.ts'
import { type Located, parseSource } from '#design/parse.ts'
import { applySplices, sortedSplices } from '#design/splices.ts'
import { attributeSplice } from '#design/start-tag.ts'
import type { Splice } from '#design/types.ts'
import { type Assets, noAssets } from './assets.ts'
import { type Loss, lossOf } from './losses.ts'
import { picturePlaceholder } from './picture-placeholder.ts'
import { isWithin, withoutLoads } from './style-loads.ts'

/** One change of the page and what it cost. */
type Change = { splices: (Splice | null)[]; losses: Loss[] }

/**
 * A page of elsewhere as one of ours: it loads nothing from outside. Scripts and styles that stand in it stay; of what it
 * links only that comes in which lies beside it.
 */
export function cleanImport(html: string, assets: Assets = noAssets): { html: string; losses: Loss[] } {
  const cleaned = cleanPage(html)
  const changes = parseSource(cleaned.html).elements.map((element) => changeOf(cleaned.html, element, assets))
  const splices = changes.flatMap((change) => change.splices).filter((splice) => splice !== null)
  return {
    html: applySplices(cleaned.html, withoutInner(sortedSplices(splices))),
    losses: [...cleaned.removed.map(lossOf), ...changes.flatMap((change) => change.losses)],
  }
}

/** A page that was exported here: only what no page may have goes, which a page of ours does not have. */
export function cleanOwn(html: string): { html: string; losses: Loss[] } {
  const cleaned = cleanPage(html)
  return { html: cleaned.html, losses: cleaned.removed.map(lossOf) }
}

/** What stands inside of something that goes needs no change of its own. */
function withoutInner(splices: readonly Splice[]): Splice[] {
  let end = 0
  return splices.filter((splice) => {
    if (splice.start < end) return false
    end = splice.end
    return true
  })
}

function changeOf(html: string, element: Located, assets: Assets): Change {
  const own = ownChange(html, element, assets)
  const style = readAttribute(element, 'style')
  if (style === null || !/url\(/i.test(style)) return own
  const { css, loads } = withoutLoads(style, assets.bring)
  if (css === style) return own
  return {
    splices: [...own.splices, attributeSplice(html, element, 'style', css)],
    losses: [...own.losses, ...Array<Loss>(loads).fill('load')],
  }
}

function ownChange(html: string, element: Located, assets: Assets): Change {
  switch (element.tag) {
    case 'script':
      return readAttribute(element, 'src') === null ? none : gone(element, 'script')
    case 'link':
      return linkChange(element, assets)
    case 'style':
      return styleChange(html, element, assets)
    case 'img':
      return pictureChange(html, element, 'src', assets)
    case 'input':
      return readAttribute(element, 'type')?.toLowerCase() === 'image'
        ? pictureChange(html, element, 'src', assets)
        : none
    case 'source':
      return readAttribute(element, 'srcset') === null ? mediaChange(html, element) : sourceChange(element)
    case 'video':
    case 'audio':
    case 'track':
      return mediaChange(html, element)
    case 'iframe':
    case 'embed':
    case 'object':
      return isWithin(readAttribute(element, 'src') ?? readAttribute(element, 'data') ?? '')
        ? none
        : gone(element, 'frame')
    case 'image':
    case 'feImage':
    case 'use':
      return drawingChange(html, element, assets)
    default:
      return none
  }
}

const none: Change = { splices: [], losses: [] }

/** By its written name: `xlink:href` is `href` here. */
function readAttribute(element: Located, name: string): string | null {
  return element.attributes.find((attribute) => attribute.name === name)?.value ?? null
}

function gone({ start, end }: Located, loss: Loss): Change {
  return { splices: [{ start, end, insert: '' }], losses: [loss] }
}

function linkChange(element: Located, assets: Assets): Change {
  const kinds = (readAttribute(element, 'rel') ?? '').toLowerCase()
  const address = readAttribute(element, 'href') ?? ''
  if (isWithin(address)) return none
  if (/\bstylesheet\b/.test(kinds)) {
    const sheet = assets.sheet(address)
    if (!sheet) return gone(element, 'stylesheet')
    const { css, imports, loads } = withoutLoads(sheet.css, sheet.assets.bring)
    const media = readAttribute(element, 'media')
    const open = media && /^[\w\s():,.-]+$/.test(media) ? `<style media="${media}">` : '<style>'
    return {
      splices: [
        { start: element.start, end: element.end, insert: `${open}\n${css.replaceAll('</', '<\\/').trim()}\n</style>` },
      ],
      losses: [...Array<Loss>(imports).fill('import'), ...Array<Loss>(loads).fill('load')],
    }
  }
  return /\b(icon|apple-touch-icon|mask-icon|preload|modulepreload|prefetch|manifest)\b/.test(kinds)
    ? gone(element, 'icon')
    : none
}

function styleChange(html: string, element: Located, assets: Assets): Change {
  if (readAttribute(element, 'type')?.toLowerCase() === 'text/tailwindcss') return gone(element, 'tailwind-style')
  const { openEnd: start, closeStart: end } = element
  const text = html.slice(start, end)
  const { css, imports, loads } = withoutLoads(text, assets.bring)
  if (css === text) return none
  return {
    splices: [{ start, end, insert: css }],
    losses: [...Array<Loss>(imports).fill('import'), ...Array<Loss>(loads).fill('load')],
  }
}

function pictureChange(html: string, element: Located, name: string, assets: Assets): Change {
  const address = readAttribute(element, name)
  const choices = readAttribute(element, 'srcset')
  if ((address === null || isWithin(address)) && choices === null) return none
  const first = address ?? choices?.trim().split(/[\s,]/)[0] ?? ''
  const brought = isWithin(first) ? first : assets.bring(first)
  const stands = brought ?? picturePlaceholder(readAttribute(element, 'width'), readAttribute(element, 'height'))
  return {
    splices: [
      attributeSplice(html, element, name, stands),
      ...['srcset', 'sizes'].map((other) => attributeSplice(html, element, other, null)),
    ],
    losses: brought === null ? ['picture'] : [],
  }
}

/** Other sizes of a picture: what stands for the picture itself is enough. */
function sourceChange({ start, end }: Located): Change {
  return { splices: [{ start, end, insert: '' }], losses: [] }
}

function mediaChange(html: string, element: Located): Change {
  const names = ['src', 'poster'].filter((name) => !isWithin(readAttribute(element, name) ?? ''))
  return {
    splices: names.map((name) => attributeSplice(html, element, name, null)),
    losses: names.includes('src') ? ['media'] : [],
  }
}

function drawingChange(html: string, element: Located, assets: Assets): Change {
  const attribute = element.attributes.find(({ name }) => name === 'href')
  if (!element.foreign || !attribute || isWithin(attribute.value)) return none
  const name = attribute.prefix ? `${attribute.prefix}:href` : 'href'
  const brought = element.tag === 'use' ? null : assets.bring(attribute.value)
  return {
    splices: [attributeSplice(html, element, name, brought)],
    losses: brought === null ? ['picture'] : [],
  }
}
