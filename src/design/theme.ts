import type { Splice } from './types.ts'

type Declaration = { name: string; valueStart: number; valueEnd: number }

/**
 * The custom properties that a stylesheet declares, in order; values without the white space around them.
 * Strings and comments are skipped, so that nothing inside them is taken for a declaration.
 */
export function customProperties(css: string): Declaration[] {
  const found: Declaration[] = []
  const token = /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|(--[\w-]+)(\s*:\s*)|[;{}()]/g
  let current: Declaration | null = null
  let parens = 0
  const finish = (at: number) => {
    if (!current) return
    const value = css.slice(current.valueStart, at)
    found.push({ ...current, valueEnd: current.valueStart + value.trimEnd().length })
    current = null
  }
  for (const match of css.matchAll(token)) {
    const [text, name, colon] = match
    if (name && colon !== undefined) {
      if (current || parens > 0) continue
      current = { name, valueStart: match.index + text.length, valueEnd: match.index + text.length }
    } else if (text === '(') parens += 1
    else if (text === ')') parens = Math.max(0, parens - 1)
    else if ((text === ';' && parens === 0) || text === '{' || text === '}') {
      finish(match.index)
      parens = 0
    }
  }
  finish(css.length)
  return found
}

/**
 * The change that gives a custom property its value: in its first declaration, or beside `--accent` when it has none.
 * @returns null when it has that value already, 'no-place' when the stylesheet has no theme
 */
export function tokenSplice(css: string, name: string, value: string): Splice | null | 'no-place' {
  const all = customProperties(css)
  const own = all.find((declaration) => declaration.name === name)
  if (own) {
    if (css.slice(own.valueStart, own.valueEnd) === value) return null
    return { start: own.valueStart, end: own.valueEnd, insert: value }
  }
  const accent = all.find((declaration) => declaration.name === '--accent') ?? all[0]
  if (!accent) return 'no-place'
  return { start: accent.valueEnd, end: accent.valueEnd, insert: `;${name}:${value}` }
}

/** What is wrong with a value for a custom property, or null. It cannot end its declaration, load anything or hold markup. */
export function wrongValue(value: string): string | null {
  if (value.trim() === '') return 'A theme value cannot be empty.'
  if (value.length > 1000) return 'The theme value is too long.'
  if (/[;{}<>\\]|\/\*|\*\//.test(value)) return 'A theme value is one value, without ; { } < > or comments.'
  if (/\b(url|image-set|src|expression)\s*\(|@import/i.test(value)) return 'A theme value cannot load anything.'
  const bare = value.replace(/"[^"\n]*"|'[^'\n]*'/g, '')
  const open = bare.split('(').length - bare.split(')').length
  return /["']/.test(bare) || open !== 0 ? 'Quotes and brackets of the theme value do not match.' : null
}
