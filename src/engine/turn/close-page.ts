import { isRawText, readToken, voidElements } from '../reader/markup.ts'

/** Their end tags may be left out, so that an open one needs none. */
const closeThemselves = new Set(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup'.split(' '),
)

/**
 * A page that breaks off, as a complete document: without a half tag, style or script at its end, every open element
 * closed. What was complete stays as it is, so the result begins with everything that can be kept of `html`.
 */
export function closePage(html: string): string {
  const { kept, open } = readOpen(html)
  const inside = open.filter((name) => !closeThemselves.has(name)).toReversed()
  const ends = [
    ...inside,
    ...(/<body\b/i.test(kept) && !/<\/body\s*>/i.test(kept) ? ['body'] : []),
    ...(/<\/html\s*>/i.test(kept) ? [] : ['html']),
  ]
  return ends.length === 0 ? kept : `${kept}${ends.map((name) => `</${name}>`).join('')}\n`
}

function readOpen(html: string): { kept: string; open: string[] } {
  const open: string[] = []
  let at = 0
  while (at < html.length) {
    const token = readToken(html, at)
    if (token === null) break
    if (token.kind === 'open' && !token.selfClosing && !voidElements.has(token.name)) {
      if (isRawText(token.name)) {
        const end = new RegExp(`</${token.name}\\s*>`, 'gi')
        end.lastIndex = token.end
        if (!end.test(html)) break
        at = end.lastIndex
        continue
      }
      open.push(token.name)
    } else if (token.kind === 'close') {
      const opened = open.lastIndexOf(token.name)
      if (opened !== -1) open.length = opened
    }
    at = token.end
  }
  return { kept: html.slice(0, at), open }
}
