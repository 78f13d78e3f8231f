import { escapeAttribute } from './start-tag.ts'

/** How we write HTML: lower-case double-quoted attributes, bare flags, `<br>`, and `<path/>` for empty elements of SVG. */

const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

const rawText = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'])
const plainText = new Set(['title', 'textarea'])

const flags = new Set(
  (
    'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ' +
    'ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'
  ).split(' '),
)

/** How the text inside an element is written: as markup, as text with references, or untouched. */
export function contentKind(tag: string, foreign: boolean): 'markup' | 'text' | 'raw' {
  if (foreign) return 'markup'
  return rawText.has(tag) ? 'raw' : plainText.has(tag) ? 'text' : 'markup'
}

/** Whether an element without content is written without an end tag. */
export function standsAlone(tag: string, foreign: boolean, empty: boolean): boolean {
  return foreign ? empty : voidTags.has(tag)
}

const htmlInside = new Set('foreignObject desc title annotation-xml mi mo mn ms mtext'.split(' '))

/** Whether the children of an element are elements of SVG or MathML. */
export function isForeignInside(tag: string, foreign: boolean): boolean {
  if (tag === 'svg' || tag === 'math') return true
  return foreign && !htmlInside.has(tag)
}

export function openTag(tag: string, attributes: Record<string, string>, foreign: boolean, empty: boolean): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    if (value === '' && (flags.has(name) || name.startsWith('data-'))) return ` ${name}`
    return ` ${name}="${escapeAttribute(value, '"')}"`
  })
  return `<${tag}${written.join('')}${foreign && empty ? '/>' : '>'}`
}

export function writeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
}

/** Code that cannot end its own element. */
export function writeRaw(tag: string, code: string): string {
  return code.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/')
}

/** Whether a text can stand in a comment: it neither ends it early nor opens another. */
export function fitsComment(text: string): boolean {
  return !/-->|--!>|^-?>|--$|<!--/.test(text)
}

export const doctypeLine = '<!doctype html>'

/** What stands before and after the elements of a page that has no document of its own. */
export function frameOf(title: string, description: string, lang = 'en'): { before: string; after: string } {
  const lines = [
    doctypeLine,
    `<html lang="${lang}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${writeText(title)}</title>`,
    ...(description === '' ? [] : [`<meta name="description" content="${escapeAttribute(description, '"')}">`]),
    '</head>',
    '<body>',
  ]
  return { before: `${lines.join('\n')}\n`, after: '\n</body>\n</html>\n' }
}
