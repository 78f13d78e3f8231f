import type { Located } from '#design/parse.ts'
import { attributeSplice } from '#design/start-tag.ts'
import type { Splice } from '#design/types.ts'
import type { Bag, BroughtKind } from './brought.ts'
import type { LoadKind } from './css-loads.ts'
import { isWithin } from './data-address.ts'
import type { Loss } from './losses.ts'
import { picturePlaceholder } from './picture-placeholder.ts'
import type { Site } from './site.ts'

/** A page while it is made one of ours: what it is, what lies beside it, and what has been said and changed so far. */
export type PageContext = {
  html: string
  elements: readonly Located[]
  site: Site
  bag: Bag
  losses: Loss[]
  splices: Splice[]
  /** what is written before the end of the body: scripts that waited for it, drawings that are used */
  atEnd: string[]
  /** whether one of its scripts stays out, so that what those would show has to be shown without them */
  lacksScripts: boolean
}

/** By its written name: `xlink:href` is `href` here. */
export function readAttribute(element: Located, name: string): string | null {
  return element.attributes.find((attribute) => attribute.name === name)?.value ?? null
}

/** Takes an element out, and says so unless nobody misses it. */
export function leaveOut(context: PageContext, { start, end }: Located, loss: Loss | null): void {
  context.splices.push({ start, end, insert: '' })
  if (loss !== null) context.losses.push(loss)
}

export function replaceElement(context: PageContext, { start, end }: Located, insert: string): void {
  context.splices.push({ start, end, insert })
}

export function setAttribute(context: PageContext, element: Located, name: string, value: string | null): void {
  const splice = attributeSplice(context.html, element, name, value)
  if (splice) context.splices.push(splice)
}

/** The mark of a file that an address means; null when it is not at hand. */
export function bring(
  { site, bag }: Pick<PageContext, 'site' | 'bag'>,
  address: string,
  kind: BroughtKind,
  instead = '',
  maxBytes = Number.POSITIVE_INFINITY,
): string | null {
  if (isWithin(address)) return address
  const path = site.find(address)
  const bytes = path === null ? null : site.read(path)
  return path === null || bytes === null || bytes.length > maxBytes ? null : bag.put(path, bytes, kind, instead)
}

/** What stands for an address of a stylesheet that lies at `site`. */
export function loadFor(context: PageContext, site: Site): (address: string, kind: LoadKind) => string {
  return (address, kind) => {
    const instead = kind === 'font' ? 'data:,' : picturePlaceholder(null, null)
    const brought = bring({ site, bag: context.bag }, address, kind, instead)
    if (brought !== null) return brought
    const isPicture = kind === 'picture' && !/\.(woff2?|ttf|otf|eot|css|htc|cur)\b/i.test(address)
    context.losses.push(isPicture ? 'load' : kind === 'font' ? 'font' : 'stylesheet')
    return isPicture ? instead : 'data:,'
  }
}

/** Whether a picture of a stylesheet that lies at `site` comes along. */
export const isPictureAvailable =
  ({ bag }: PageContext, site: Site) =>
  (address: string): boolean =>
    bring({ site, bag }, address, 'picture', picturePlaceholder(null, null)) !== null
