import { crc32 } from './crc32.ts'
import { addedParts, pageBefore } from './document.ts'
import { attributeOf, parseSource, type SourceElement } from './source.ts'

/** What an export put into a page carries this attribute, so that an import finds the page again byte for byte. */
const markName = 'data-export'

/**
 * The attribute for the element that an export puts into a page.
 * @param text what stands inside the element: a changed one is the person's own and stays at an import
 */
export function exportMark(page: string, text = ''): string {
  return `${markName}="${['1', checksum(text), ...addedParts(page)].join(' ')}"`
}

/**
 * The page that an HTML download was made of.
 * @returns null for a document without our mark; `isExact` tells whether the page is the very one that was exported, or
 *   one that was changed since, from which only the compiled CSS went
 */
export function exportedPage(document: string): { html: string; isExact: boolean } | null {
  if (!document.includes(markName)) return null
  for (const element of parseSource(document).elements) {
    const [version, sum, ...parts] = (attributeOf(element, markName) ?? '').split(' ')
    const location = element.sourceCodeLocation
    if (!location?.endTag || version !== '1' || sum !== checksum(textOf(element))) continue
    const block = document.slice(location.startOffset, location.endOffset)
    const page = pageBefore(document, block, parts)
    if (page !== null) return { html: page, isExact: true }
    return { html: document.replace(`${block}\n`, () => '').replace(block, () => ''), isExact: false }
  }
  return null
}

function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(36)
}

function textOf(element: SourceElement): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}
