import { attributeValue, definesAccent, type Located, parseSource } from './parse.ts'
import { importsForeign, isForeign, runsAsScript } from './safety.ts'
import { applySplices } from './splices.ts'
import { attributeSplice } from './start-tag.ts'
import { decodeText } from './text.ts'
import type { Splice } from './types.ts'

/** The title of a page in one line of plain text; empty when it has none. */
export function extractTitle(html: string): string {
  const title = parseSource(html).elements.find(({ place }) => place === 'title')
  if (!title) return ''
  return decodeText(html.slice(title.openEnd, title.closeStart)).replace(/\s+/g, ' ').trim()
}

/** Names that some file systems keep for themselves. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/

/**
 * The file name of a page, without its ending: letters and digits of any script, the rest hyphens, at most 60
 * characters. 'Home' is 'index'; a name without a letter is 'page'.
 */
export function fileName(pageName: string): string {
  const plain = pageName
    .trim()
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.replace(/\p{M}/gu, ''))
    .normalize('NFC')
  const slug = [...plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')]
    .slice(0, 60)
    .join('')
    .replace(/^-+|-+$/g, '')
  if (slug === '') return 'page'
  if (slug === 'home') return 'index'
  return reserved.test(slug) ? `${slug}-page` : slug
}

/** How many slots of a page wait for a fact: elements marked `data-placeholder`. */
export function countPlaceholders(html: string): number {
  if (!html.includes('data-placeholder')) return 0
  return parseSource(html).elements.filter((element) => attributeValue(element, 'data-placeholder') !== null).length
}

/**
 * Takes out of a fresh page what a page of ours cannot have: scripts, styles and frames of other hosts (the framework's
 * browser script with its configuration among them), redirects, `<base>`, and addresses that run as a script. The rest
 * stays byte for byte.
 * @returns the page and what was taken out, in words: 'script from cdn.tailwindcss.com'
 */
export function cleanPage(html: string): { html: string; removed: string[] } {
  const splices: Splice[] = []
  const removed: string[] = []
  // a mark that some models write at the very start makes a browser leave out the head
  if (html.startsWith('\uFEFF')) splices.push({ start: 0, end: 1, insert: '' })
  let cutUntil = 0
  for (const element of parseSource(html).elements) {
    if (element.start < cutUntil) continue
    const reason = reasonToGo(html, element)
    if (reason === null) {
      for (const splice of runningAddresses(html, element, removed)) splices.push(splice)
      continue
    }
    removed.push(reason)
    splices.push(wholeLine(html, element))
    cutUntil = element.end
  }
  return splices.length === 0 ? { html, removed } : { html: applySplices(html, splices), removed }
}

/** What `cleanPage` would take out of a page, where it stands and in words. */
export function unwantedParts(html: string): { start: number; end: number; reason: string }[] {
  return parseSource(html).elements.flatMap((element) => {
    const reason = reasonToGo(html, element)
    if (reason !== null) return [{ start: element.start, end: element.end, reason }]
    const addresses: string[] = []
    runningAddresses(html, element, addresses)
    return addresses.map((address) => ({ start: element.start, end: element.openEnd, reason: address }))
  })
}

function reasonToGo(html: string, element: Located): string | null {
  const text = html.slice(element.openEnd, element.closeStart)
  switch (element.tag) {
    case 'script': {
      const source = attributeValue(element, 'src') ?? attributeValue(element, 'href')
      if (source !== null) return isForeign(source) ? `script from ${hostOf(source)}` : null
      if (/^\s*(window\.)?tailwind\.config\s*=/.test(text)) return 'configuration of the CSS framework'
      return importsForeign(text) ? 'script that imports from another host' : null
    }
    case 'link': {
      const target = attributeValue(element, 'href') ?? ''
      const loads =
        /\b(stylesheet|preconnect|dns-prefetch|preload|modulepreload|prefetch|icon|apple-touch-icon|mask-icon|manifest)\b/i
      return loads.test(attributeValue(element, 'rel') ?? '') && isForeign(target) ? `link to ${hostOf(target)}` : null
    }
    case 'meta':
      return metaToGo(attributeValue(element, 'http-equiv') ?? '')
    case 'base':
      return 'base address'
    case 'iframe':
    case 'object':
    case 'embed':
    case 'frame': {
      const source = attributeValue(element, 'src') ?? attributeValue(element, 'data') ?? ''
      return isForeign(source) || runsAsScript(source) ? `frame of ${hostOf(source)}` : null
    }
    case 'style':
      return !definesAccent(text) && /^\s*@import\b[^;]*;?\s*$/.test(text) ? 'style that only imports' : null
    case 'noscript':
      return /\b(src|href)\s*=\s*["']?\s*(https?:)?\/\//i.test(text) ? 'part for pages without scripts' : null
    default:
      return null
  }
}

/** A policy of its own would forbid a page its own styles and scripts, which stand in it. */
function metaToGo(kind: string): string | null {
  if (/refresh/i.test(kind)) return 'redirect'
  return /content-security-policy/i.test(kind) ? 'policy of what it may load' : null
}

function hostOf(address: string): string {
  return /^\s*(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#\s]+)/i.exec(address)?.[1] ?? 'another place'
}

/** A link that runs a script leads nowhere instead; what the page does on a click is in its own scripts. */
function runningAddresses(html: string, element: Located, removed: string[]): Splice[] {
  return element.attributes.flatMap(({ name, value, prefix }) => {
    if (!['href', 'src', 'action', 'formaction'].includes(name) || !runsAsScript(value)) return []
    const splice = attributeSplice(html, element, prefix ? `${prefix}:${name}` : name, '#')
    if (splice) removed.push(`${name} that runs a script`)
    return splice ? [splice] : []
  })
}

/** The element, with its line when nothing else stands on it. */
function wholeLine(html: string, { start, end }: Located): Splice {
  const lineStart = html.lastIndexOf('\n', start - 1) + 1
  const rest = /^[ \t]*\r?\n/.exec(html.slice(end, end + 200))
  const alone = rest !== null && html.slice(lineStart, start).trim() === ''
  return alone ? { start: lineStart, end: end + rest[0].length, insert: '' } : { start, end, insert: '' }
}
