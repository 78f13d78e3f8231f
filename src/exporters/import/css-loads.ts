import { cssPieces, cssText } from './css-rules.ts'
import { isWithin } from './data-address.ts'

/** What is asked for at an address of a stylesheet. */
export type LoadKind = 'font' | 'picture'

/**
 * A stylesheet in which each address is one that brings its content along, or stands for it. Of an `image-set` the first
 * picture that is at hand is taken.
 * @param bring the address that is written instead
 * @param has whether that is the file itself
 */
export function replaceLoads(
  css: string,
  bring: (address: string, kind: LoadKind) => string,
  has: (address: string) => boolean = () => true,
): string {
  if (!/url\(|image-set\(/i.test(css)) return css
  let result = ''
  let set: { start: number; depth: number; choices: string[] } | null = null
  let isFont = false
  let before = ''
  for (const { text, at } of cssPieces(css)) {
    if (text === '{' || text === '}') isFont = text === '{' && /@font-face\s*$/i.test(before)
    if (set) {
      set.depth += text === '(' ? 1 : text === ')' ? -1 : 0
      const isType = /type\(\s*$/i.test(css.slice(Math.max(0, at - 12), at))
      if (/^(url\(|["'])/i.test(text) && !isType) set.choices.push(cssText(text))
      if (set.depth > 0) continue
      result += `url("${quoted(firstOf(set.choices, bring, has))}")`
      set = null
      before = ''
      continue
    }
    if (text === '(' && /image-set$/i.test(before)) {
      result = result.replace(/(-webkit-)?image-set$/i, '')
      set = { start: at, depth: 1, choices: [] }
      continue
    }
    // the name of a language, not a place
    const isName = /@namespace\b[^;]*$/i.test(before)
    const isUrl = /^url\(/i.test(text) && !isName
    result +=
      isUrl && !isWithin(cssText(text)) ? `url("${quoted(bring(cssText(text), isFont ? 'font' : 'picture'))}")` : text
    before = text.startsWith('/*') ? before : (before + text).slice(-80)
  }
  return result
}

/** The first one that comes along; of those the page carries itself, that. */
function firstOf(
  choices: readonly string[],
  bring: (address: string, kind: LoadKind) => string,
  has: (address: string) => boolean,
): string {
  const [first = ''] = choices
  return choices.find(isWithin) ?? bring(choices.find(has) ?? first, 'picture')
}

const quoted = (address: string) => address.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '')
