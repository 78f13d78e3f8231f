import { html } from 'hono/html'
import { filledFrame, frameCss, frameMarks, framePath } from '#exporters/site/site-frame.ts'
import type { SiteFiles } from './answer-file.ts'
import type { ServedSite } from './served-sites.ts'

export type FrameHtml = ReturnType<typeof html>

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
  return new Response(filledFrame(frame, title, String(await said.body)), {
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

const plainFrame = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${frameMarks.title}</title>
<style>:root{color-scheme:light dark}body{margin:0;background:light-dark(#fafafa,#18181b);color:light-dark(#18181b,#f4f4f5);
font:16px/1.6 ui-sans-serif,system-ui,sans-serif}${frameCss}</style>
</head>
<body><main class="said">${frameMarks.body}</main></body>
</html>`
