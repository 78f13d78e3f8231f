import { isLazyComment } from '#design/placeholder-text.ts'
import { visibleText } from '#design/text.ts'

/** What a page that broke off has to hold at least, in characters of text, to be worth keeping. */
const leastText = 200

/**
 * Whether a page that broke off is worth keeping: at least one section came to its end, and it does not fall far
 * behind the page that it would replace.
 */
export function isUsable(html: string, previous: string | null): boolean {
  const text = visibleText(html).length
  if (previous !== null && text < visibleText(previous).length / 2) return false
  return text >= leastText && /<\/(?:section|main|article|form|table|div)\s*>/i.test(html)
}

/** Whether a page has comments in place of content: '<!-- rest unchanged -->'. */
export function leavesOut(html: string): boolean {
  return [...html.matchAll(/<!--([\s\S]*?)-->\s*(<[a-z])?/gi)].some(([, comment = '', next]) => {
    if (!isLazyComment(comment)) return false
    // a heading such as <!-- Other sections --> over real content leaves nothing out
    return next === undefined || /\.{3}|…|unchanged|the same|as before|as is|here\b/i.test(comment)
  })
}
