import { attributeValue, parseSource } from '#design/parse.ts'
import { rawTexts } from '#design/raw-blocks.ts'
import { escapeAttribute } from '#design/start-tag.ts'
import { iconPath } from './head.ts'

/** The path of a site's own template for what the server writes on it; no visitor can ask for it. */
export const framePath = '/_frame'
export const frameMarks = { title: '{{title}}', body: '{{body}}' } as const

/** What words of ours look like where the site says nothing else. */
export const frameCss = `
.said{box-sizing:border-box;max-width:34rem;margin:0 auto;padding:clamp(4rem,16vh,10rem) 1.5rem 4rem;text-align:left}
.said h1{font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;margin:0 0 .75rem}
.said p{margin:0 0 1rem;line-height:1.6}
.said a{color:inherit;text-decoration:underline;text-underline-offset:3px}
.said form{display:grid;gap:.75rem;margin-top:1.5rem}
.said label{display:grid;gap:.375rem;font-size:.875rem;font-weight:600}
.said input,.said button{font:inherit;min-height:44px;padding:0 .875rem;border-radius:8px;border:1px solid currentColor;
background:transparent;color:inherit;box-sizing:border-box}
.said textarea{font:inherit;padding:.625rem .875rem;border-radius:8px;border:1px solid currentColor;background:transparent;color:inherit}
.said fieldset{border:0;margin:0;padding:0}
.said legend{padding:0 0 .5rem;font-size:.875rem;font-weight:600}
.said fieldset p{margin:0}
.said fieldset label{display:flex;align-items:center;min-height:40px;font-weight:400}
.said input[type=radio]{min-height:0;width:16px;height:16px;margin:0;flex:none}
.said button{cursor:pointer;font-weight:600}
.said :focus-visible{outline:2px solid currentColor;outline-offset:2px}
`

/** A page without content in the look of this one: its language, styles, and what its body is styled with; no script. */
export function siteFrame(html: string): string {
  const { elements } = parseSource(html)
  const [root, body] = ['html', 'body'].map((tag) => elements.find((one) => one.tag === tag))
  const attributes = (one: typeof root, names: readonly string[]) =>
    names
      .map((name) => [name, one ? attributeValue(one, name) : null] as const)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ` ${name}="${escapeAttribute(value ?? '', '"')}"`)
      .join('')
  // What a body hides until a script of the page runs would stay hidden.
  return `<!doctype html>
<html${attributes(root, ['lang', 'class', 'style', 'data-theme', 'dir'])}>
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${frameMarks.title}</title>
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="${iconPath}">
${rawTexts(html, 'style')
  .map((text) => `<style>${text}</style>`)
  .join('\n')}
<style>${frameCss}</style>
</head>
<body${attributes(body, ['class', 'style', 'data-theme'])}><main class="said">${frameMarks.body}</main></body>
</html>`
}

/** The frame with words of ours in it. Both are HTML. */
export function filledFrame(frame: string, title: string, body: string): string {
  return frame.replace(frameMarks.title, () => title).replace(frameMarks.body, () => body)
}
