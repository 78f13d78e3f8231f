import { parseSource } from '#design/parse.ts'
import { applySplices } from '#design/splices.ts'
import { escapeAttribute } from '#design/start-tag.ts'
import { escapeText } from '#design/text.ts'

/** Of its own whatever the page says: no style of the page reaches into it, not one that insists, and on phones it stands below the content. */
const rules = `.site-badge{all:initial;position:fixed;right:12px;bottom:12px;z-index:2147483000;display:flex}
.site-badge a{all:initial;display:inline-flex;align-items:center;box-sizing:border-box;height:32px;padding:0 12px;border-radius:16px 0 0 16px;
font:500 12px/1 ui-sans-serif,system-ui,sans-serif;color:#27272a;background:#fff;border:1px solid #d4d4d8;cursor:pointer;white-space:nowrap}
.site-badge a+a{border-left:0;border-radius:0 16px 16px 0;padding:0 12px 0 10px;font-weight:400;color:#52525b}
.site-badge a:focus-visible{outline:2px solid #4f46e5;outline-offset:2px}
@media(max-width:640px){.site-badge{position:static;justify-content:flex-end;padding:12px}.site-badge a{height:40px;border-radius:20px 0 0 20px}
.site-badge a+a{border-radius:0 20px 20px 0}}
@media print{.site-badge{display:none}}`
const css = rules.replaceAll(/(?<=[^{};])(?=[;}])/g, '!important')

type Badge = { product: string; url: string }

/** A page with the small mark of the host at its end, and beside it the way to report this path. */
export function withBadge(html: string, { product, url }: Badge, path: string): string {
  const body = parseSource(html).elements.find(({ place }) => place === 'body')
  const at = body?.closeStart ?? html.length
  const report = `/_report?page=${encodeURIComponent(path)}`
  const insert =
    `<style>${css}</style><div class="site-badge"><a href="${escapeAttribute(url, '"')}" rel="noopener">` +
    `Made with ${escapeText(product)}</a><a href="${report}" rel="nofollow" aria-label="Report this page">Report</a></div>\n`
  return applySplices(html, [{ start: at, end: at, insert }])
}
