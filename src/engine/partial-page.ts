import { cleanPage } from '#design/clean.ts'
import { convertPage } from '#design/convert/convert-page.ts'
import { icons } from './turn/icons.ts'
import { closePage } from './turn/close-page.ts'
import { isUsable } from './turn/usable.ts'

/** What can be kept of a first page that broke off: a complete document, or null when too little had been written. */
export function partialPage(written: string): string | null {
  const html = cleanPage(convertPage(closePage(written), icons).html).html
  return isUsable(html, null) ? html : null
}
