import { visibleText } from '#design/text.ts'
import type { GenerationRequest } from '../types.ts'

const thing =
  String.raw`(?:(?!(?:section|about|to|in|on|of|for|with|between)\b)[\w'’&-]+[ ,]+){0,6}?` +
  String.raw`(?:page|website|site|homepage|landing|web ?app|dashboard|portfolio|screen|layout|web ?shop)\b`
const orders = [
  new RegExp(String.raw`^(?:please )?(?:create|build|make|design|generate|write)(?: me| us)? an? ${thing}`, 'i'),
  new RegExp(String.raw`^an? ${thing}`, 'i'),
  /^an? (?:[\w-]+ ){0,2}form with\b/i,
  /\b(?:redesign|start over|from scratch|another (?:version|design|layout|variant))\b/i,
]

/** Whether a request is for a page of its own, not for a change of the one there is. */
export function wantsNewPage({
  html,
  variant,
  prompt,
}: Pick<GenerationRequest, 'html' | 'variant' | 'prompt'>): boolean {
  if (html === null || variant > 0) return true
  if (visibleText(html) === '' && !/<(?:img|svg|input)\b/i.test(html)) return true
  return asksForPage(prompt)
}

/** What stands in quotation marks is on the page or shall be: the headline 'Website Redesign' asks for none. */
const quotation =
  /"[^"]{1,200}"|“[^”]{1,200}”|„[^“”]{1,200}[“”]|«[^»]{1,200}»|(?<![\p{L}\p{N}])['‘][^'’]{1,200}['’](?![\p{L}\p{N}])/gu

/** Whether the words ask for a page, whatever is there. */
export function asksForPage(prompt: string): boolean {
  const words = prompt.trim().replace(quotation, '"…"')
  return orders.some((order) => order.test(words))
}
