/**
 * Whether a page has anything that would run: scripts, handlers, javascript: links, embedded pages.
 * Rather yes than no: a yes only costs a fresh frame for the finished page.
 */
export function hasScripts(html: string): boolean {
  return /<script\b|<iframe\b|<object\b|<embed\b|[\s"'/]on[a-z]+\s*=|javascript\s*:/i.test(html)
}
