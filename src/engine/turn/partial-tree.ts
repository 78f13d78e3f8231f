import { fromTree, parseTree } from '#design/tree.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The beginning of the page that a JSON text describes while it still streams: all elements that are complete, and the
 * start tags of those around them. What comes later only adds to it. Null as long as there is none.
 */
export function pageSoFar(said: string): string | null {
  const start = said.search(/\{\s*"(?:title|description|lang|elements)"/)
  const object = start === -1 ? null : closed(said.slice(start))
  if (!isFields(object) || !Array.isArray(object.elements)) return null
  const elements = begun(object.elements)
  const read = elements.length === 0 ? null : parseTree({ ...object, elements })
  if (!read?.ok) return null
  const html = fromTree(read.tree)
  const open = html.replace(/\s+$/, '')
  return open.slice(0, endOfContent(open))
}

/** The last one of a list may not be complete: only what is inside of it, when that comes after its attributes. */
function begun(list: readonly unknown[]): unknown[] {
  const last = list.at(-1)
  const whole = list.slice(0, -1)
  if (!isFields(last) || !Array.isArray(last.children)) return whole
  const children = begun(last.children)
  return children.length === 0 ? whole : [...whole, { ...last, children }]
}

/** Where the end tags begin that only close what is still open. */
function endOfContent(html: string): number {
  let end = html.length
  for (;;) {
    const at = html.lastIndexOf('<', end - 1)
    if (at < 0 || html[at + 1] !== '/' || html.slice(html.indexOf('>', at) + 1, end).trim() !== '') return end
    end = html.slice(0, at).trimEnd().length
    if (html[end - 1] !== '>' || html[html.lastIndexOf('<', end - 1) + 1] !== '/') return end
  }
}

/** A JSON text that broke off, read up to its last complete value. */
function closed(text: string): unknown {
  const open: string[] = []
  let quoted = false
  let end = 0
  let ends = ''
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? ''
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
      continue
    }
    if (char === '"') quoted = true
    else if (char === '{' || char === '[') open.push(char === '{' ? '}' : ']')
    else if (char === '}' || char === ']') open.pop()
    else if (char !== ',') continue
    if (char === '"') continue
    end = char === ',' ? at : at + 1
    ends = open.toReversed().join('')
    if (open.length === 0) break
  }
  return parsed(text.slice(0, end) + ends)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
