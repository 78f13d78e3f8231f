import { applySplices, sortedSplices } from '#design/splices.ts'
import type { Splice } from '#design/types.ts'
import { attributeOf, parseSource, type SourceElement } from './source.ts'

const charset = '<meta charset="utf-8">'
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'

/**
 * A whole document from a page or a piece of one, with a block put into its head. Nothing else changes, except that
 * doctype, charset and viewport come where they are missing, and the framework's own browser script goes.
 * @param block whole elements; they stand before the first style of the head, so that the page's own styles win
 */
export function completeDocument(html: string, block: string): string {
  const { elements, doctypeEnd } = parseSource(html)
  const metas = missingMetas(elements)
  const head = elements.find((element) => element.tagName === 'head')
  const splices = elements.filter(isTailwindScript).map(cut)
  if (doctypeEnd === null) splices.push(insertion(0, '<!doctype html>\n'))
  if (head?.sourceCodeLocation?.startTag) {
    splices.push(insertion(head.sourceCodeLocation.startTag.endOffset, metas.map((meta) => `\n${meta}`).join('')))
    splices.push(insertion(placeInHead(head), `${block}\n`))
    return applySplices(html, sortedSplices(splices))
  }
  const root = elements.find((element) => element.tagName === 'html')?.sourceCodeLocation?.startTag
  const lines = [root ? '' : '<html lang="en">', '<head>', ...metas, block, '</head>', ''].filter(
    (line, i) => line || i > 0,
  )
  splices.push(insertion(root?.endOffset ?? doctypeEnd ?? 0, `${root || doctypeEnd ? '\n' : ''}${lines.join('\n')}`))
  return applySplices(html, sortedSplices(splices))
}

function placeInHead(head: SourceElement): number {
  const style = head.childNodes.find((node) => node.nodeName === 'style')
  const location = head.sourceCodeLocation
  return style?.sourceCodeLocation?.startOffset ?? location?.endTag?.startOffset ?? location?.endOffset ?? 0
}

function missingMetas(elements: SourceElement[]): string[] {
  const metas = elements.filter((element) => element.tagName === 'meta')
  const lower = (meta: SourceElement, name: string) => attributeOf(meta, name)?.toLowerCase()
  const encoded = metas.some((meta) => lower(meta, 'charset') || lower(meta, 'http-equiv') === 'content-type')
  const sized = metas.some((meta) => lower(meta, 'name') === 'viewport')
  return [encoded ? '' : charset, sized ? '' : viewport].filter(Boolean)
}

function isTailwindScript(element: SourceElement): boolean {
  if (element.tagName !== 'script') return false
  const source = attributeOf(element, 'src')
  if (source !== null) return /tailwind/i.test(source)
  return element.childNodes.some((node) => 'value' in node && /^\s*tailwind\.config\s*=/.test(node.value))
}

function insertion(at: number, insert: string): Splice {
  return { start: at, end: at, insert }
}

function cut(element: SourceElement): Splice {
  const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {}
  return { start: startOffset, end: endOffset, insert: '' }
}
