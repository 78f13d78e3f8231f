/**
 * Whether a page on its way has something to see yet: an element or text behind the head.
 * Until then the page before it stays, and nothing turns white.
 */
export function hasFirstSight(html: string): boolean {
  const body = html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|title|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<head\b[\s\S]*?(<\/head\s*>|(?=<body\b)|$)/i, '')
    .replace(/<!doctype[^>]*>?|<\/?(html|head|body|meta|link|base)\b[^>]*(>|$)/gi, '')
    // the beginning of a tag: `<he` is not yet the head
    .replace(/<[!/a-z][^<>]*$/i, '')
  return body.trim() !== ''
}
