import { type Literal, readLiteral } from './js-literal.ts'

/** What a configuration of Tailwind 3 comes to in the words of 4. */
export type ThemeWords = {
  /** declarations for `@theme`: '--color-brand: #0af' */
  theme: string[]
  /** whole rules: `@keyframes` */
  keyframes: string[]
  /** the selector under which `dark:` holds; null when it follows the system */
  dark: string | null
  /** parts that have no meaning here */
  lost: string[]
}

/**
 * Takes `tailwind.config = {…}` out of a script, with what was said in it.
 * @returns null when there is none that can be read
 */
export function takeConfig(code: string): { code: string; words: ThemeWords } | null {
  const found = /\btailwind\.config\s{0,20}=/.exec(code)
  if (!found) return null
  const read = readLiteral(code, found.index + found[0].length)
  if (!read || !isRecord(read.value)) return null
  const before = code.slice(0, found.index).replace(/window\.$/, '')
  return { code: before + code.slice(read.end).replace(/^\s*;/, ''), words: themeWords(read.value) }
}

/** Whether nothing is left in a script but comments. */
export function isBlankCode(code: string): boolean {
  let at = 0
  while (at < code.length) {
    const c = code.charAt(at)
    if (c.trim() === '' || c === ';') at += 1
    else if (code.startsWith('//', at)) at = end(code, '\n', at)
    else if (code.startsWith('/*', at)) at = end(code, '*/', at)
    else return false
  }
  return true
}

const end = (code: string, mark: string, from: number) => {
  const at = code.indexOf(mark, from)
  return at < 0 ? code.length : at + mark.length
}

type Record_ = { [key: string]: Literal }
const isRecord = (value: Literal): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parts of a theme and the variables that they are in 4. */
const namespaces: Record<string, string> = {
  colors: '--color',
  spacing: '--spacing',
  borderRadius: '--radius',
  boxShadow: '--shadow',
  dropShadow: '--drop-shadow',
  screens: '--breakpoint',
  maxWidth: '--container',
  letterSpacing: '--tracking',
  lineHeight: '--leading',
  fontWeight: '--font-weight',
  transitionTimingFunction: '--ease',
  blur: '--blur',
  aspectRatio: '--aspect',
  animation: '--animate',
  backgroundImage: '--background-image',
  height: '--spacing',
  width: '--spacing',
}

/** Without a value of their own: 4 takes any number there. */
const needless = new Set(['zIndex', 'opacity', 'transitionDuration', 'scale', 'rotate', 'order', 'gridTemplateColumns'])

function themeWords(config: Record_): ThemeWords {
  const words: ThemeWords = { theme: [], keyframes: [], dark: darkSelector(config['darkMode']), lost: [] }
  const theme = isRecord(config['theme']) ? config['theme'] : {}
  const { extend, ...whole } = theme
  for (const part of [whole, isRecord(extend) ? extend : {}]) {
    for (const [name, given] of Object.entries(part)) addPart(words, name, given)
  }
  return words
}

function addPart(words: ThemeWords, name: string, given: Literal): void {
  if (needless.has(name)) return
  if (!isRecord(given)) {
    words.lost.push(name)
    return
  }
  if (name === 'fontFamily') addFonts(words, given)
  else if (name === 'fontSize') addSizes(words, given)
  else if (name === 'keyframes') addKeyframes(words, given)
  else {
    const space = namespaces[name]
    if (space) addValues(words, space, given)
    else words.lost.push(name)
  }
}

function addValues(words: ThemeWords, space: string, given: Record_): void {
  for (const [key, value] of Object.entries(given)) {
    const variable = key === 'DEFAULT' ? space : `${space}-${key}`
    if (isRecord(value)) addValues(words, variable, value)
    else declare(words, variable, Array.isArray(value) ? value.filter(isText).join(', ') : value)
  }
}

function addFonts(words: ThemeWords, given: Record_): void {
  for (const [key, value] of Object.entries(given)) {
    const names = (Array.isArray(value) ? value : [value]).filter(isText)
    declare(words, `--font-${key}`, names.map(fontName).join(', '))
  }
}

const fontName = (name: string) => (/[,"']/.test(name) || /^[\w-]+$/.test(name.trim()) ? name : `"${name.trim()}"`)

function addSizes(words: ThemeWords, given: Record_): void {
  for (const [key, value] of Object.entries(given)) {
    const [size, more] = Array.isArray(value) ? value : [value]
    declare(words, `--text-${key}`, size)
    if (isText(more)) declare(words, `--text-${key}--line-height`, more)
    if (more !== undefined && isRecord(more)) declare(words, `--text-${key}--line-height`, more['lineHeight'])
  }
}

function addKeyframes(words: ThemeWords, given: Record_): void {
  for (const [name, steps] of Object.entries(given)) {
    if (!isRecord(steps) || !isName(name)) continue
    const written = Object.entries(steps).flatMap(([at, style]) => {
      if (!isRecord(style) || !/^[\w%.,\s-]+$/.test(at)) return []
      const lines = Object.entries(style).flatMap(([property, value]) => {
        const css = cssValue(value)
        return css === null || !isName(property) ? [] : [`${dashed(property)}: ${css}`]
      })
      return [`${at} { ${lines.join('; ')} }`]
    })
    words.keyframes.push(`@keyframes ${name} { ${written.join(' ')} }`)
  }
}

function declare(words: ThemeWords, variable: string, value: Literal): void {
  const css = cssValue(value)
  if (css !== null && isName(variable)) words.theme.push(`${variable}: ${css}`)
}

/** A value that ends where it should: nothing in it can close a rule or the style. */
function cssValue(value: Literal): string | null {
  if (typeof value === 'number') return String(value)
  if (!isText(value) || /[;{}<]|\/\*|url\(/i.test(value) || value.trim() === '' || value.length > 500) return null
  return value.trim()
}

const isText = (value: Literal): value is string => typeof value === 'string'
const isName = (name: string) => /^[\w-]{1,80}$/.test(name)
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function darkSelector(mode: Literal): string | null {
  if (mode === 'class' || mode === 'selector') return '.dark'
  const [kind, selector] = Array.isArray(mode) ? mode : []
  const isOwn = (kind === 'class' || kind === 'selector') && isText(selector) && /^[\w.#:="'[\]-]{1,60}$/.test(selector)
  return isOwn ? selector : kind === 'class' || kind === 'selector' ? '.dark' : null
}
