import { readAttribute } from '../start-tag.ts'
import type { Key, PageDocument } from '../types.ts'

/** What is set, in order; a value may end in `!important`. */
export type Declarations = Readonly<Record<string, string>>

type Piece = { property: string; text: string }

/** The declarations of a style attribute; semicolons in strings and brackets belong to the value. */
function pieces(style: string): Piece[] {
  const found: string[] = ['']
  let depth = 0
  for (const [text] of style.matchAll(/"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|[()[\];]|[^"'()[\];]+/g)) {
    if (text === '(' || text === '[') depth += 1
    if (text === ')' || text === ']') depth = Math.max(0, depth - 1)
    if (text === ';' && depth === 0) found.push('')
    else found.push((found.pop() ?? '') + text)
  }
  return found.flatMap((raw) => {
    const text = raw.trim()
    const property = text.slice(0, Math.max(0, text.indexOf(':'))).trim()
    return text === '' ? [] : [{ property: property.startsWith('--') ? property : property.toLowerCase(), text }]
  })
}

/** A style without the properties that `gone` matches, and with these behind; null when nothing is left. */
export function restyled(style: string, gone: RegExp, set: Declarations): string | null {
  const before = pieces(style)
  const kept = before.filter(({ property }) => !gone.test(property) && !(property in set))
  const added = Object.entries(set).map(([property, value]) => `${property}: ${value}`)
  if (added.length === 0 && kept.length === before.length) return style
  return [...kept.map(({ text }) => text), ...added].join('; ') || null
}

/** What the style of an element itself says of a property, without `!important`; null when it says nothing. */
export function inlineValue(document: PageDocument, key: Key, property: string): string | null {
  const last = pieces(styleOf(document, key) ?? '').findLast((piece) => piece.property === property)
  return (
    last?.text
      .slice(last.text.indexOf(':') + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim() ?? null
  )
}

export function styleOf(document: PageDocument, key: Key): string | null {
  const element = document.elements.get(key)
  return element ? readAttribute(document.html, element, 'style') : null
}
