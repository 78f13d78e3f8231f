import { withLibraries } from '#design/libraries.ts'
import { crc32 } from './crc32.ts'
import { addedParts, pageBefore, plainPart } from './document.ts'
import { attributeOf, parseSource, type SourceElement } from './source.ts'

/** What an export put into a page carries this attribute, so that an import finds the page again byte for byte. */
const markName = 'data-export'

/** The word of a mark behind whose element a style for the framework's script stands. */
export const sheetPart = 'sheet'

/**
 * The attribute for the element that an export puts into a page.
 * @param text what stands inside the element: a changed one is the person's own and stays at an import
 * @param more how the page was completed: `plainPart`, `sheetPart`
 */
export function exportMark(page: string, text = '', more: readonly string[] = []): string {
  const words = ['1', checksum(text), ...addedParts(page, more.includes(plainPart)), ...more]
  return `${markName}="${words.join(' ')}"`
}

/**
 * The page that an HTML download was made of.
 * @returns null for a document without our mark; `isExact` tells whether the page is the very one that was exported, or
 *   one that was changed since, from which only the compiled CSS went
 */
export function exportedPage(given: string): { html: string; isExact: boolean } | null {
  if (!given.includes(markName)) return null
  const document = withLibraries(given, () => '')
  for (const element of parseSource(document).elements) {
    const [version, sum, ...parts] = (attributeOf(element, markName) ?? '').split(' ')
    const location = element.sourceCodeLocation
    if (!location?.endTag || version !== '1' || sum !== checksum(textOf(element))) continue
    const end = parts.includes(sheetPart) ? endOfSheet(document, location.endOffset) : location.endOffset
    const block = document.slice(location.startOffset, end)
    const page = pageBefore(document, block, parts)
    if (page !== null) return { html: page, isExact: true }
    return { html: document.replace(`${block}\n`, () => '').replace(block, () => ''), isExact: false }
  }
  return null
}

function endOfSheet(document: string, from: number): number {
  const end = '</style>'
  const at = document.indexOf(end, from)
  return at < 0 ? from : at + end.length
}

function checksum(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(36)
}

function textOf(element: SourceElement): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}
