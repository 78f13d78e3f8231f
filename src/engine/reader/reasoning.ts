import type { Container, Region } from './region.ts'

/** Leaves out everything to the end of a reasoning block. */
export function reasoning(tag: string, container: Container): Region {
  const close = new RegExp(`</${tag}\\s*>`, 'i')
  return (text, ended) => {
    const found = close.exec(text)
    if (found) return { used: found.index + found[0].length, next: { in: 'talk', container, lineStart: true } }
    if (ended) return { used: text.length }
    const half = text.lastIndexOf('<')
    return { used: half === -1 || text.length - half > tag.length + 16 ? text.length : half }
  }
}
