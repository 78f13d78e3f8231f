import { fileName } from '#design/clean.ts'
import { parseSource } from '#design/parse.ts'
import { applySplices } from '#design/splices.ts'
import { attributeSplice } from '#design/start-tag.ts'
import { pageOfLink } from '../links.ts'
import { readAttribute } from './page-context.ts'

/**
 * A page whose links to the other pages of its project are written as this project understands them.
 * @param target the name of the page that a link leads to, with what stands behind its `#`; null for any other link
 */
export function linkPages(html: string, target: (address: string) => { page: string; hash: string } | null): string {
  const splices = parseSource(html).elements.flatMap((element) => {
    const name = element.tag === 'form' ? 'action' : 'href'
    if (!['a', 'area', 'form'].includes(element.tag)) return []
    const address = readAttribute(element, name)
    const to = address === null || address.trim() === '' ? null : target(address)
    if (address === null || to === null) return []
    return attributeSplice(html, element, name, `${encodeURI(fileName(to.page))}.html${to.hash}`) ?? []
  })
  return applySplices(html, splices)
}

/**
 * A page after some of the pages that came with it got other names.
 * @param names the name that each page came with, Home first, and the one it has now
 */
export function renameLinks(html: string, names: ReadonlyMap<string, string>): string {
  if ([...names].every(([before, now]) => before === now)) return html
  const pages = [...names.keys()]
  return linkPages(html, (address) => {
    const to = pageOfLink(address, pages)
    const page = to && names.get(to.page)
    return page && page !== to.page ? { page, hash: to.hash } : null
  })
}
