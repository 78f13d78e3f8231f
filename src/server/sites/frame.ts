import { html } from 'hono/html'
import type { ServedSite } from './served-sites.ts'
import type { SiteFiles } from './answer-file.ts'

export type FrameHtml = ReturnType<typeof html>

/** The path of a release's own template for what the server says on it; no visitor can ask for it. */
export const framePath = '/_frame'
export const frameMarks = { title: '{{title}}', body: '{{body}}' } as const

/** What a page of ours on a site may do: look like the site, and send a form to it. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Said = { title: string; body: FrameHtml; status: number; headers?: Record<string, string> }

/** A page of our own words in the look of the site; without its template, or for no site, in a plain one. */
export async function inFrame(files: SiteFiles, site: ServedSite | null, said: Said): Promise<Response> {
  const file = site?.files.get(framePath)
  const bytes = file ? await files.read(file.sha256) : null
  const frame = bytes ? new TextDecoder().decode(bytes) : plainFrame
  const title = String(await html`${said.title}`)
  const body = String(await said.body)
  const page = frame.replace(frameMarks.title, () => title).replace(frameMarks.body, () => body)
  return new Response(page, {
    status: said.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'X-Robots-Tag': 'noindex',
      ...said.headers,
    },
  })
}

/** What the words of ours look like where the site says nothing else. */
export const frameCss = `
.said{box-sizing:border-box;max-width:34rem;margin:0 auto;padding:clamp(4rem,16vh,10rem) 1.5rem 4rem;text-align:left}
.said h1{font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;margin:0 0 .75rem}
.said p{margin:0 0 1rem;line-height:1.6}
.said a{color:inherit;text-underline-offset:3px}
.said form{display:grid;gap:.75rem;margin-top:1.5rem}
.said label{display:grid;gap:.375rem;font-size:.875rem;font-weight:600}
.said input,.said button{font:inherit;min-height:44px;padding:0 .875rem;border-radius:8px;border:1px solid currentColor;
background:transparent;color:inherit;box-sizing:border-box}
.said button{cursor:pointer;font-weight:600}
.said :focus-visible{outline:2px solid currentColor;outline-offset:2px}
`

const plainFrame = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{title}}</title>
<style>:root{color-scheme:light dark}body{margin:0;background:light-dark(#fafafa,#18181b);color:light-dark(#18181b,#f4f4f5);
font:16px/1.6 ui-sans-serif,system-ui,sans-serif}${frameCss}</style>
</head>
<body><main class="said">{{body}}</main></body>
</html>`
