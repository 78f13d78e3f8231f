import { openProperties } from './jsx-names-data.ts'
import { stringLiteral } from './jsx-text.ts'

const open = new Set(openProperties.split(' '))

/** A style attribute as declarations; the last of a name counts. Semicolons in strings and brackets end nothing. */
export function declarations(style: string): Map<string, string> {
  const found = new Map<string, string>()
  const bare = style.replace(/\/\*[\s\S]*?\*\//g, '')
  for (const [piece] of bare.matchAll(
    /(?:[^;"'(]|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\)|["'(])+/g,
  )) {
    const [, name, value] = /^\s*(-{0,2}[a-z_][\w-]*)\s*:\s*([\s\S]*?)\s*$/i.exec(piece) ?? []
    if (name && value) found.set(name.startsWith('--') ? name : name.toLowerCase(), value)
  }
  return found
}

/**
 * A style attribute as the object that React takes.
 * @returns the source of the object and what the compiler has to be told: nothing, that it is a style (`variables`), or
 *   to look away (`odd`: a property that may not take this word)
 */
export function styleObject(style: string): { source: string; kind: 'plain' | 'variables' | 'odd' } | null {
  const entries = [...declarations(style)].map(([name, value]) => [reactProperty(name), value] as const)
  if (entries.length === 0) return null
  const written = entries.map(
    ([name, value]) => `${/^[a-z]\w*$/i.test(name) ? name : `'${name}'`}: ${stringLiteral(value)}`,
  )
  const names = entries.map(([name]) => name)
  const isOdd = names.some((name) => !open.has(name) && !name.startsWith('--'))
  const kind = isOdd ? 'odd' : names.some((name) => name.startsWith('--')) ? 'variables' : 'plain'
  return { source: `{ ${written.join(', ')} }`, kind }
}

function reactProperty(name: string): string {
  if (name.startsWith('--')) return name
  return name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
