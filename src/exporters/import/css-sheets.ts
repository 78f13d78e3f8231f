import { applySplices } from '#design/splices.ts'
import { cssPieces, cssRules, cssText } from './css-rules.ts'
import { importDepth } from './limits.ts'
import type { Loss } from './losses.ts'
import type { Site } from './site.ts'

/** Styles on their way into a page, with the place from which their addresses count. */
export type Sheet = { css: string; site: Site; media: string | null }

/**
 * A stylesheet with those that it imports before it, in their order. Each is a block of its own, so that `@namespace`
 * and `@charset` keep their place; a stylesheet that imports itself in a circle comes once.
 * @param media for which screens the whole of it is meant
 */
export function sheetsOf(
  css: string,
  site: Site,
  media: string | null,
  losses: Loss[],
  around: readonly string[] = [],
): Sheet[] {
  const imports: Sheet[] = []
  const cuts: { start: number; end: number; insert: string }[] = []
  for (const rule of cssRules(css)) {
    if (/^@charset\b/i.test(rule.prelude)) cuts.push({ start: rule.start, end: rule.end, insert: '' })
    if (!/^@import\b/i.test(rule.prelude) || rule.body) continue
    cuts.push({ start: rule.start, end: rule.end, insert: '' })
    const { address, condition } = readImport(rule.prelude)
    const path = site.find(address)
    const bytes = path === null ? null : site.read(path)
    if (path !== null && around.includes(path)) continue
    if (path === null || bytes === null || around.length >= importDepth) {
      losses.push(isFontService(address) ? 'font' : 'import')
      continue
    }
    const inner = sheetsOf(decodedCss(bytes), site.from(path), null, losses, [...around, path])
    imports.push(...inner.map((sheet) => narrowed(sheet, condition, media)))
  }
  return [...imports, { css: applySplices(css, cuts).trim(), site, media }]
}

/** Services that hand out typefaces as a stylesheet. */
export const isFontService = (address: string): boolean =>
  /\/\/(fonts\.(googleapis|gstatic|bunny)|use\.typekit|p\.typekit|fast\.fonts|fonts\.adobe|cloud\.typography)\b/i.test(
    address,
  )

export function decodedCss(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function readImport(prelude: string): { address: string; condition: string } {
  const from = '@import'.length
  let end = prelude.length
  let address = ''
  for (const { text, at } of cssPieces(prelude, from)) {
    if (text.trim() === '' || text.startsWith('/*')) continue
    address = cssText(text)
    end = at + text.length
    break
  }
  return { address, condition: prelude.slice(end).trim() }
}

/** Under the condition of its import: `layer(x) supports(y) screen and (…)`, each wrapped around it. */
function narrowed(sheet: Sheet, condition: string, media: string | null): Sheet {
  const [, layer, layerName, afterLayer = ''] = /^(layer(?:\(([^)]*)\))?)?\s*([\s\S]*)$/i.exec(condition) ?? []
  const [, supports, queries = ''] = /^(?:supports(\((?:[^()]|\([^()]*\))*\)))?\s*([\s\S]*)$/i.exec(afterLayer) ?? []
  let { css } = sheet
  if (sheet.media !== null) css = `@media ${sheet.media} {\n${css}\n}`
  if (layer !== undefined) css = `@layer ${layerName ?? ''} {\n${css}\n}`
  if (supports !== undefined) css = `@supports ${supports} {\n${css}\n}`
  const own = queries.trim()
  if (own !== '' && media !== null) css = `@media ${own} {\n${css}\n}`
  return { css, site: sheet.site, media: media ?? (own === '' ? null : own) }
}
