import { readOperation } from './operation.ts'
import { tagEnd } from './markup.ts'
import type { Container, Region } from './region.ts'

/** Longer than any honest start tag of an operation. */
const longestTag = 8_000

/** One `<edit …>` operation. Those that need no content are complete with their tag. */
export function edit(container: Container): Region {
  return (text, ended) => {
    const next = { in: 'talk', container, lineStart: false } as const
    const broken = (used: number, reason: string) => ({
      used,
      events: [{ type: 'broken', source: text.slice(0, used), reason } as const],
      next,
    })
    const tag = tagEnd(text, '<edit'.length)
    if (tag === -1 || tag > longestTag) {
      if (!ended && text.length <= longestTag) return { used: 0 }
      return broken(tag === -1 ? text.length : tag, 'The start tag of the change cannot be read.')
    }
    const said = (used: number, content: string | null) => ({
      used,
      events: [readOperation(text.slice(0, used), text.slice(0, tag), content)],
      next,
    })
    if (isComplete(text.slice(0, tag))) return said(tag, null)
    const close = /<\/edit\s*>|<(?=edit[\s/>])/gi
    close.lastIndex = tag
    const found = close.exec(text)
    if (found) return said(found.index + (found[0] === '<' ? 0 : found[0].length), text.slice(tag, found.index))
    return ended ? broken(text.length, 'The change is not complete: its closing tag is missing.') : { used: 0 }
  }
}

/** Whether the tag says everything: it closes itself, or its kind has no content. */
function isComplete(tag: string): boolean {
  if (tag.endsWith('/>')) return true
  if (/\smove-(?:before|after)\s*=/i.test(tag)) return true
  const kind = /\s(?:do|action)\s*=\s*["'“”]?([\w-]+)/i.exec(tag)?.[1]?.toLowerCase()
  if (kind === 'attr' || kind === 'token') return /\svalue\s*=/i.test(tag)
  return kind === 'class' || kind === 'remove' || kind === 'move-before' || kind === 'move-after'
}
