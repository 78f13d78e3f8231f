import type { Container, Region } from './region.ts'

/** A JSON object that stands in the reply without a fence, to its closing brace or the end of the reply. */
export function json(container: Container): Region {
  return (text, ended) => {
    const end = objectEnd(text)
    if (end === -1 && !(ended && text)) return { used: 0 }
    const used = end === -1 ? text.length : end
    return {
      used,
      events: [{ type: 'json', text: text.slice(0, used).trim() }],
      next: { in: 'talk', container, lineStart: false },
    }
  }
}

function objectEnd(text: string): number {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') depth++
    else if (char === '}' || char === ']') {
      depth--
      if (depth === 0) return at + 1
    }
  }
  return -1
}
