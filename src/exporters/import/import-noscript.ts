import { type Located, parseSource } from '#design/parse.ts'
import { isForeign } from '#design/safety.ts'
import { applySplices, sortedSplices } from '#design/splices.ts'
import { isWithin } from './data-address.ts'
import { importPicture, importSource, pictureAddresses } from './import-pictures.ts'
import { leaveOut, type PageContext, replaceElement } from './page-context.ts'

/** What the pictures of a page show, gathered once for all its parts. */
const shownFiles = new WeakMap<readonly Located[], Set<string>>()

/**
 * A part for browsers without scripts that loads something. Some tools keep a picture there alone until a script shows
 * it: then it takes its place. One that the page shows anyway, or that only counts visitors, goes.
 */
export function importNoscript(context: PageContext, element: Located): void {
  const html = context.html.slice(element.openEnd, element.closeStart)
  if (!/\s(src|href|srcset)\s*=\s*["']?\s*(?!data:|#)/i.test(html)) return
  const { elements } = parseSource(html)
  const fileOf = (address: string) => context.site.find(address) ?? address
  const shown = shownFiles.get(context.elements) ?? new Set(context.elements.flatMap(pictureAddresses).map(fileOf))
  shownFiles.set(context.elements, shown)
  const isMissing = elements.some(({ tag, ...rest }) => {
    const addresses = tag === 'img' ? pictureAddresses({ tag, ...rest }).filter((address) => !isWithin(address)) : []
    const isOwn = addresses.some((address) => !isForeign(address) || context.site.find(address) !== null)
    return isOwn && !addresses.some((address) => shown.has(fileOf(address)))
  })
  if (!isMissing) return leaveOut(context, element, null)
  const inner: PageContext = { ...context, html, elements, splices: [] }
  for (const part of elements) {
    if (part.tag === 'img') importPicture(inner, part)
    else if (part.tag === 'source') importSource(inner, part)
    else if (['link', 'script', 'iframe', 'style'].includes(part.tag)) leaveOut(inner, part, null)
  }
  replaceElement(context, element, applySplices(html, sortedSplices(inner.splices)))
}
