import { decodeText } from '#design/text.ts'

/** Attributes as React writes them, and how HTML does. */
const reactNames: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
}
const reactName = new RegExp(`(\\s)(${Object.keys(reactNames).join('|')})(?=\\s*=)`, 'g')
/** Elements that are never empty by themselves in HTML, so that `<i/>` would swallow what follows. */
const hollow = /^<(div|span|p|i|b|em|strong|section|ul|li|button|label|td|th|textarea|iframe)\b([^<>]*?)\s*\/>$/i

/**
 * New HTML as a model meant it: escaped markup is markup, a whole document around a piece is left out, typographic
 * quotes around values are plain ones, and so are the ways of React.
 */
export function tidyMarkup(content: string): string {
  const html = !content.includes('<') && /&lt;[a-z!]/i.test(content) ? decodeText(content) : content
  return withoutDocument(html).replace(/<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi, tidyTag)
}

function withoutDocument(html: string): string {
  if (!/^\s*(?:<!doctype\b|<html\b|<head\b|<body\b)/i.test(html)) return html
  const body = /<body\b(?:[^>"']|"[^"]*"|'[^']*')*>([\s\S]*?)(?:<\/body\s*>|<\/html\s*>|$)/i.exec(html)?.[1]
  return (body ?? html.replace(/<!doctype[^>]*>|<\/?html\b[^>]*>|<head\b[\s\S]*?<\/head\s*>/gi, '')).trim()
}

function tidyTag(tag: string): string {
  return tag
    .replace(/(=\s*)[“”„]([^“”„"<>]*)[“”]/g, '$1"$2"')
    .replace(/(=\s*)[‘’]([^‘’'<>]*)[‘’]/g, "$1'$2'")
    .replace(/\\(?=")/g, '')
    .replace(reactName, (_, space: string, name: string) => space + (reactNames[name] ?? name))
    .replace(hollow, '<$1$2></$1>')
}
