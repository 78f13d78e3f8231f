import { picturePlaceholder } from './picture-placeholder.ts'

/** Addresses that bring what they name along, or that name a part of the page itself. */
export const isWithin = (address: string): boolean =>
  /^\s*(data:|#|about:blank)/i.test(address) || address.trim() === ''

export type CleanStyle = { css: string; imports: number; loads: number }

const token =
  /\/\*[\s\S]*?(?:\*\/|$)|@import\s+(?:url\([^)]*\)|"[^"]*"|'[^']*')[^;{}]*;?\s*|url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'/gi

/**
 * A stylesheet without what it loads: imports and fonts go, and a placeholder stands for a
 * picture, unless they bring their content along.
 * @param bring what stands at an address, as one that brings its content along; null for what is not at hand
 */
export function withoutLoads(css: string, bring: (address: string) => string | null = () => null): CleanStyle {
  const found: CleanStyle = { css: '', imports: 0, loads: 0 }
  found.css = css.replace(token, (whole: string, double?: string, single?: string, bare?: string) => {
    if (/^@import/i.test(whole)) {
      found.imports += 1
      return ''
    }
    if (!/^url/i.test(whole)) return whole
    const address = double ?? single ?? bare ?? ''
    if (isWithin(address)) return whole
    const brought = bring(address)
    if (brought !== null) return `url("${brought}")`
    found.loads += 1
    return /\.(woff2?|ttf|otf|eot|css)\b/i.test(address) ? 'none' : `url("${picturePlaceholder(null, null)}")`
  })
  return found
}
