import { readOperation, takesContent } from './operation.ts'
import type { ReplyEvent } from './events.ts'
import { tagEnd } from './markup.ts'
import type { Container, Region } from './region.ts'

/** Longer than any honest start tag of an operation. */
const longestTag = 8_000
/** A change that needs no content may still have some that means nothing; its end tag is waited for this far. */
const longestIdle = 4_000
/** Room for the whole of that end tag. */
const longestMark = 100

/**
 * One `<edit …>` operation, or a tag that some model writes in its place. What needs no content is complete with a tag
 * that closes itself; a tag that closes itself too early is forgiven when its end tag comes before the next change.
 */
export function edit(container: Container): Region {
  return (text, ended) => {
    const next = { in: 'talk', container, lineStart: false } as const
    const broken = (used: number, reason: string, meant?: ReplyEvent) => ({
      used,
      events: [{ type: 'broken', source: text.slice(0, used), reason, ...operationIn(meant) } as const],
      next,
    })
    const name = /^<([a-z-]+)/i.exec(text)?.[1] ?? 'edit'
    const tag = tagEnd(text, name.length + 1)
    if (tag === -1 || tag > longestTag) {
      if (!ended && text.length <= longestTag) return { used: 0 }
      const used = longestPart(text)
      const rest = { in: 'unreadable', name, container } as const
      return {
        ...broken(used, 'The start tag of the change cannot be read.'),
        next: used < text.length || !ended ? rest : next,
      }
    }
    const start = text.slice(0, tag)
    const said = (used: number, content: string | null) => ({
      used,
      events: [readOperation(text.slice(0, used), start, content)],
      next,
    })
    const closed = start.endsWith('/>')
    const needs = takesContent(start)
    if (closed && !needs) return said(tag, null)
    const mark = new RegExp(`</${name}\\s*>|<(?=${name}[\\s/>])`, 'gi')
    mark.lastIndex = tag
    const found = mark.exec(text)
    const ownEnd = found !== null && found[0] !== '<'
    if (!needs) {
      const near = found !== null && found.index - tag <= longestIdle
      if (near && ownEnd) return said(found.index + found[0].length, null)
      return near || ended || text.length - tag > longestIdle + longestMark ? said(tag, null) : { used: 0 }
    }
    if (closed) {
      if (ownEnd) return said(found.index + found[0].length, text.slice(tag, found.index))
      return found || ended ? said(tag, null) : { used: 0 }
    }
    if (found) return said(found.index + (ownEnd ? found[0].length : 0), text.slice(tag, found.index))
    if (!ended) return { used: 0 }
    return broken(
      text.length,
      'The change is not complete: its closing tag is missing.',
      readOperation(text, start, text.slice(tag)),
    )
  }
}

/** As much as is known when a tag turns out to be too long, however it was split. */
function longestPart(text: string): number {
  const isHalf = /[\ud800-\udbff]/.test(text[longestTag] ?? '')
  return Math.min(text.length, isHalf ? longestTag : longestTag + 1)
}

const operationIn = (event?: ReplyEvent) => (event?.type === 'operation' ? { meant: event.operation } : {})
