import type { ReplyEvent } from './events.ts'
import { open } from './region.ts'
import type { Fence, Region } from './region.ts'

/** A line of three or more backticks or tildes. `info` is the word behind them; `contentAt` where content begins. */
export type FenceLine = { mark: string; info: string; contentAt: number; end: number }

/** Reads a fence line at the beginning of `text`, 'wait' while it is not whole, null when it is none. */
export function readFenceLine(text: string, ended: boolean): FenceLine | 'wait' | null {
  const [whole = '', mark = '', words = '', lineEnd] = /^(`+|~+)([^\n]*)(\n?)/.exec(text) ?? []
  if (words.includes('`') || (mark.length < 3 && mark.length < text.length)) return null
  if (lineEnd === '' && !ended) return 'wait'
  if (mark.length < 3) return null
  const [before = '', info = ''] = /^\s*([\w+#.-]*)/.exec(words) ?? []
  const inline = words.slice(before.length).search(/[<{]/)
  const contentAt = inline === -1 ? whole.length : mark.length + before.length + inline
  return { mark, info: info.toLowerCase(), contentAt, end: whole.length }
}

export function closesFence(line: FenceLine, fence: Fence): boolean {
  const bare = line.info === '' && line.contentAt === line.end
  return bare && line.mark[0] === fence.mark[0] && line.mark.length >= fence.mark.length
}

/**
 * Where `fence` closes in `text`: the line from `at` to `after`. Without one, `clear` is how far it certainly stays
 * open. `lineStart`: the text begins a line.
 */
export function findClose(
  text: string,
  fence: Fence,
  lineStart: boolean,
  ended: boolean,
): { at: number; after: number } | { clear: number } {
  let line = lineStart ? 0 : text.indexOf('\n') + 1
  for (let more = line > 0 || lineStart; more; more = line > 0) {
    const marks = line + (/^[ \t]*/.exec(text.slice(line, line + 40))?.[0].length ?? 0)
    if (marks === text.length) return { clear: ended ? marks : line }
    const found = /[`~]/.test(text[marks] ?? '') ? readFenceLine(text.slice(marks), ended) : null
    if (found === 'wait') return { clear: line }
    if (found && closesFence(found, fence)) return { at: line, after: marks + found.end }
    line = text.indexOf('\n', line) + 1
  }
  return { clear: text.length }
}

/** Code that is neither a page nor a change: styles, scripts, commands. It is left out. */
export function otherCode(fence: Fence): Region {
  let lineStart = true
  return (text, ended) => {
    const close = findClose(text, fence, lineStart, ended)
    if ('at' in close) return { used: close.after, next: { in: 'talk', container: open, lineStart: true } }
    if (close.clear > 0) lineStart = text[close.clear - 1] === '\n'
    return { used: close.clear }
  }
}

/** Everything up to the end of the fence is one text: JSON, or code that `event` makes something of. */
export function wholeCode(fence: Fence, event: (text: string) => ReplyEvent): Region {
  return (text, ended) => {
    const close = findClose(text, fence, true, ended)
    const whole = 'at' in close
    if (!whole && !(ended && text)) return { used: 0 }
    const code = whole ? text.slice(0, close.at) : text
    return {
      used: whole ? close.after : text.length,
      events: [event(code.trim())],
      next: { in: 'talk', container: open, lineStart: true },
    }
  }
}
