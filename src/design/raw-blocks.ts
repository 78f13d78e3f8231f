/** A style or script of a page: where it begins and ends, and where its text does. */
export type RawBlock = { start: number; openEnd: number; closeStart: number; end: number }

/** Every style or every script of a page, found in one pass; the page may be cut anywhere. */
export function rawBlocks(html: string, tag: 'style' | 'script'): RawBlock[] {
  const lower = html.toLowerCase()
  const blocks: RawBlock[] = []
  let at = lower.indexOf(`<${tag}`)
  while (at >= 0) {
    const open = lower.indexOf('>', at)
    if (open < 0) break
    const isTag = /[\s>/]/.test(lower.charAt(at + tag.length + 1))
    const found = isTag ? lower.indexOf(`</${tag}`, open) : open
    const close = found < 0 ? html.length : found
    const after = lower.indexOf('>', close)
    const end = found < 0 || after < 0 ? html.length : after + 1
    if (isTag) blocks.push({ start: at, openEnd: open + 1, closeStart: close, end })
    at = lower.indexOf(`<${tag}`, isTag ? end : open)
  }
  return blocks
}

/** What stands in them. */
export function rawTexts(html: string, tag: 'style' | 'script'): string[] {
  return rawBlocks(html, tag).map(({ openEnd, closeStart }) => html.slice(openEnd, closeStart))
}
