import { parseSource } from '#design/parse.ts'
import { applySplices } from '#design/splices.ts'
import { escapeAttribute } from '#design/start-tag.ts'
import { escapeText } from '#design/text.ts'

/** Of its own whatever the page says: no style of the page reaches into it, and on phones it stands below the content. */
const css = `.site-badge{all:initial;position:fixed;right:12px;bottom:12px;z-index:2147483000;display:block}
.site-badge a{all:initial;display:inline-flex;align-items:center;box-sizing:border-box;height:32px;padding:0 12px;border-radius:16px;
font:500 12px/1 ui-sans-serif,system-ui,sans-serif;color:#27272a;background:#fff;border:1px solid #d4d4d8;cursor:pointer;white-space:nowrap}
.site-badge a:focus-visible{outline:2px solid #4f46e5;outline-offset:2px}
@media(max-width:640px){.site-badge{position:static;padding:12px;text-align:right}.site-badge a{height:40px;border-radius:20px}}
@media print{.site-badge{display:none}}`

/** A page with the small mark of the host at its end. */
export function withBadge(html: string, { product, url }: { product: string; url: string }): string {
  const body = parseSource(html).elements.find(({ place }) => place === 'body')
  const at = body?.closeStart ?? html.length
  const insert =
    `<style>${css}</style><div class="site-badge"><a href="${escapeAttribute(url, '"')}" rel="noopener">` +
    `Made with ${escapeText(product)}</a></div>\n`
  return applySplices(html, [{ start: at, end: at, insert }])
}
