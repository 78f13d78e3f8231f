/** One piece of HTML source, from where reading began to `end`. */
export type Token =
  | { kind: 'text' | 'comment' | 'declaration'; end: number }
  | { kind: 'open' | 'close'; name: string; end: number; selfClosing: boolean }

export const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
const rawTextElements = new Set('script style textarea title xmp iframe noembed noframes'.split(' '))

export const isRawText = (name: string): boolean => rawTextElements.has(name)

/** The next token of `text` from `from`, or null when it is not whole. Text reaches to the next `<`. */
export function readToken(text: string, from: number): Token | null {
  if (text[from] !== '<') {
    const next = text.indexOf('<', from)
    return { kind: 'text', end: next === -1 ? text.length : next }
  }
  if (text.startsWith('<!--', from)) return ending('comment', text.indexOf('-->', from + 4), 3)
  if (from + 4 > text.length && '<!--'.startsWith(text.slice(from))) return null
  if (text[from + 1] === '!' || text[from + 1] === '?') return ending('declaration', text.indexOf('>', from), 1)
  const tag = /<(\/?)([a-z][^\s/>]*)/iy
  tag.lastIndex = from
  const found = tag.exec(text)
  if (!found) {
    if (text.length - from <= 2) return null
    const next = text.indexOf('<', from + 1)
    return { kind: 'text', end: next === -1 ? text.length : next }
  }
  const end = tagEnd(text, tag.lastIndex)
  if (end === -1) return null
  return {
    kind: found[1] ? 'close' : 'open',
    name: (found[2] ?? '').toLowerCase(),
    end,
    selfClosing: text[end - 2] === '/',
  }
}

function ending(kind: 'comment' | 'declaration', at: number, length: number): Token | null {
  return at === -1 ? null : { kind, end: at + length }
}

/** Behind the `>` that ends the tag whose attributes begin at `from`; -1 when it is not there yet. */
export function tagEnd(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const char = text[at]
    if (quote) {
      if (char === quote) quote = ''
    } else if (char === '>') return at + 1
    else if ((char === '"' || char === "'") && /=\s*$/.test(text.slice(Math.max(from, at - 8), at))) quote = char
  }
  return -1
}

/** Where a raw-text element's end tag begins; without one, how far its text certainly goes. */
export function findRawTextEnd(text: string, from: number, name: string): { at: number } | { clear: number } {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  close.lastIndex = from
  const found = close.exec(text)
  if (found) return { at: found.index }
  const half = text.lastIndexOf('<', text.length)
  return { clear: half >= from && text.length - half <= name.length + 2 ? half : text.length }
}
