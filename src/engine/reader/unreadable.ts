import type { Container, Region } from './region.ts'

/**
 * What is left of a change whose start tag was too long to be read: a picture as text, say. Nobody is told it; reading
 * goes on behind its end tag, or where the next change begins.
 */
export function unreadable(name: string, container: Container): Region {
  const mark = new RegExp(`</${name}\\s*>|<(?=${name}[\\s/>])`, 'i')
  return (text, ended) => {
    const next = { in: 'talk', container, lineStart: false } as const
    const found = mark.exec(text)
    if (found) return { used: found.index + (found[0] === '<' ? 0 : found[0].length), next }
    if (ended) return { used: text.length, next }
    // The beginning of such a mark waits for its end.
    const last = text.lastIndexOf('<')
    return { used: last >= 0 && /^<\/?[a-z-]*\s*$/i.test(text.slice(last)) ? last : text.length }
  }
}
