import type { Container, Region } from './region.ts'

/** A line, not a page: what is longer was never closed. */
const longest = 800

/** Its end tag, an empty line, or a line that begins something else. */
const stop = /<\/idea\s{0,9}>|\n[^\S\n]{0,99}(?=\n|```|~~~|<(?!\/idea))/i

/**
 * The line that says what a page is about to be, `<idea>…</idea>`: words for the person, never part of the page. One that is
 * not closed ends with its paragraph.
 */
export function idea(container: Container): Region {
  return (text, ended) => {
    const found = stop.exec(text.slice(0, longest))
    const isUndecided = !found || isHalfEnd(text.slice(found.index).trimStart())
    if (isUndecided && !ended && text.length < longest) return { used: 0 }
    const end = found?.index ?? Math.min(text.length, longest)
    const words = text.slice(0, end).replace(/\s+/g, ' ').trim()
    const used = found?.[0].startsWith('<') ? end + found[0].length : end
    const next = { in: 'talk', container, lineStart: !found?.[0].startsWith('<') } as const
    return { used, events: words === '' ? [] : [{ type: 'prose', text: `${words}\n\n` }], next }
  }
}

/** A line that begins with its end tag, of which only a part is there. */
const isHalfEnd = (text: string): boolean => text !== '' && '</idea>'.startsWith(text.toLowerCase())
