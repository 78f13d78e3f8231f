import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** Makes any text safe between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Character references of a text between tags, resolved. */
export function decodeText(source: string): string {
  if (!source.includes('&')) return source
  const { childNodes } = parseFragment(source.replaceAll('<', '&lt;'))
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** Character references of an attribute value, resolved; they have a rule of their own (`?a=1&copy=2`). */
export function decodeAttribute(source: string): string {
  if (!source.includes('&')) return source
  const { childNodes } = parseFragment(`<p title="${source.replaceAll('"', '&quot;')}">`)
  const [paragraph] = childNodes as DefaultTreeAdapterTypes.Element[]
  return paragraph?.attrs[0]?.value ?? source
}

/** What a person reads in a piece of HTML: its text in one line, without markup, comments, scripts and styles. */
export function visibleText(html: string): string {
  const bare = html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<\/?(p|div|li|h[1-6]|section|header|footer|br|td|th|tr|dt|dd)\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi, ' ')
    .replace(/<\/?[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi, '')
  return decodeText(bare).replace(/\s+/g, ' ').trim()
}
