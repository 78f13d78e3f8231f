import type { Located } from '#design/parse.ts'
import { escapeAttribute } from '#design/start-tag.ts'
import { isWithin } from './data-address.ts'
import { decodedCss, isFontService, type Sheet, sheetsOf } from './css-sheets.ts'
import { iconMaxBytes } from './limits.ts'
import { bring, leaveOut, type PageContext, readAttribute, replaceElement, setAttribute } from './page-context.ts'

/** The styles of a page, each in the place of the element that brought it. */
export type PageStyle = { element: Located; sheets: Sheet[] }

/** What a `<link>` links: a stylesheet comes in as a style, an icon where it is small, what only hastens goes. */
export function importLink(
  context: PageContext,
  element: Located,
  styles: PageStyle[],
  chosenTitle: string | null,
): void {
  const rel = ` ${(readAttribute(element, 'rel') ?? '').toLowerCase()} `
  const address = readAttribute(element, 'href') ?? ''
  const onload = readAttribute(element, 'onload') ?? ''
  const isDeferred = /\bpreload\b/.test(rel) && /stylesheet/i.test(onload)
  if (/\bstylesheet\b/.test(rel) || isDeferred) return importSheet(context, element, address, styles, chosenTitle)
  if (/\b(icon|apple-touch-icon|apple-touch-icon-precomposed|mask-icon|fluid-icon)\b/.test(rel)) {
    if (isWithin(address)) return
    const found = bring(context, address, 'icon', 'data:,', iconMaxBytes)
    if (found === null || !/\s(icon|shortcut)\s/.test(rel)) leaveOut(context, element, found === null ? 'icon' : null)
    else setAttribute(context, element, 'href', found)
    return
  }
  if (/\b(preload|modulepreload|prefetch|preconnect|dns-prefetch|prerender|manifest|pingback|import)\b/.test(rel)) {
    leaveOut(context, element, null)
  }
}

/** The title of the stylesheets that a browser shows first; those of other titles are there to be chosen. */
export function chosenTitleOf(elements: readonly Located[]): string | null {
  const titled = elements.find(
    (element) =>
      element.tag === 'link' &&
      (readAttribute(element, 'title') ?? '') !== '' &&
      /(^|\s)stylesheet(\s|$)/i.test(readAttribute(element, 'rel') ?? '') &&
      !/(^|\s)alternate(\s|$)/i.test(readAttribute(element, 'rel') ?? ''),
  )
  return titled ? readAttribute(titled, 'title') : null
}

function importSheet(
  context: PageContext,
  element: Located,
  address: string,
  styles: PageStyle[],
  chosenTitle: string | null,
): void {
  const title = readAttribute(element, 'title') ?? ''
  const isOther =
    /(^|\s)alternate(\s|$)/i.test(readAttribute(element, 'rel') ?? '') || (title !== '' && title !== chosenTitle)
  if (isOther || readAttribute(element, 'disabled') !== null) return leaveOut(context, element, 'alternate')
  const data = /^\s*data:text\/css[^,]*?(;base64)?,([\s\S]*)$/i.exec(address)
  const path = data ? null : context.site.find(address)
  const bytes = data ? dataBytes(data[2] ?? '', data[1] !== undefined) : path === null ? null : context.site.read(path)
  if (bytes === null) return leaveOut(context, element, isFontService(address) ? 'font' : 'stylesheet')
  const site = path === null ? context.site : context.site.from(path)
  const media = mediaOf(element)
  styles.push({
    element,
    sheets: sheetsOf(decodedCss(bytes), site, media, context.losses, path === null ? [] : [path]),
  })
}

function dataBytes(text: string, isBase64: boolean): Uint8Array | null {
  try {
    if (!isBase64) return new TextEncoder().encode(decodeURIComponent(text))
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

/** For which screens it is meant; a switch such as `onload="this.media='all'"` has been thrown. */
function mediaOf(element: Located): string | null {
  const switched = /\.media\s*=\s*["']([^"']*)["']/.exec(readAttribute(element, 'onload') ?? '')?.[1]
  const media = (switched ?? readAttribute(element, 'media') ?? '').trim()
  return media === '' || media.toLowerCase() === 'all' ? null : media
}

/** A style block, with what it imports before it. */
export function importStyle(context: PageContext, element: Located, styles: PageStyle[]): void {
  // the compiler of pages here reads it
  if (readAttribute(element, 'type')?.toLowerCase() === 'text/tailwindcss') return
  const css = context.html.slice(element.openEnd, element.closeStart)
  const media = (readAttribute(element, 'media') ?? '').trim()
  const sheets = /@import/i.test(css)
    ? sheetsOf(css, context.site, media === '' ? null : media, context.losses)
    : [{ css, site: context.site, media: null }]
  styles.push({ element, sheets })
}

/** Writes the styles where they belong; those that are left of a style block stay in it. */
export function writeStyles(context: PageContext, styles: readonly PageStyle[]): void {
  for (const { element, sheets } of styles) {
    const own = element.tag === 'style' ? sheets.at(-1) : undefined
    const before = (own ? sheets.slice(0, -1) : sheets).filter(({ css }) => css.trim() !== '').map(styleBlock)
    if (!own) {
      replaceElement(context, element, before.join('\n'))
      continue
    }
    if (before.length > 0)
      context.splices.push({ start: element.start, end: element.start, insert: `${before.join('\n')}\n` })
    const { openEnd: start, closeStart: end } = element
    if (context.html.slice(start, end) !== own.css) context.splices.push({ start, end, insert: own.css })
  }
}

function styleBlock({ css, media }: Sheet): string {
  const open = media === null ? '<style>' : `<style media="${escapeAttribute(media, '"')}">`
  return `${open}\n${css.replace(/<\/(?=style)/gi, '<\\/').trim()}\n</style>`
}
