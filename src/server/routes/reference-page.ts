import { html, raw } from 'hono/html'
import type { OpenAPI } from '@orpc/openapi'
import { product } from '#rules/product.ts'

type Operation = { summary?: string; requestBody?: unknown; responses?: Record<string, { description?: string }> }

/** A page of our own over the OpenAPI document: no script, nothing from another host. */
export function referencePage(document: OpenAPI.Document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation as Operation,
    })),
  )
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · ${product.name}</title>
<link rel="icon" type="image/svg+xml" href="/logo.svg">
<meta name="description" content="Every call of the ${product.name} API.">
<style>${raw(style)}</style>
</head>
<body>
<main>
<p><a href="/">${product.name}</a></p>
<h1>API reference</h1>
<p class="lead">${operations.length} calls. The same document for machines: <a href="/api/openapi.json">openapi.json</a>. Events are a stream of server-sent events with ids; a reader that lost the line goes on after <code>Last-Event-ID</code>.</p>
<nav aria-label="Calls"><ul>${operations.map(({ method, path }) => html`<li><a href="#${anchor(method, path)}"><code>${method} /api${path}</code></a></li>`)}</ul></nav>
${operations.map(
  ({ method, path, operation }) => html`<section id="${anchor(method, path)}">
<h2>${operation.summary ?? path}</h2>
<p><code><b>${method}</b> /api${path}</code></p>
${operation.requestBody ? html`<details><summary>Request</summary><pre tabindex="0">${JSON.stringify(operation.requestBody, null, 2)}</pre></details>` : ''}
${Object.entries(operation.responses ?? {}).map(
  ([status, response]) =>
    html`<details><summary>${status} ${response.description ?? ''}</summary><pre tabindex="0">${JSON.stringify(response, null, 2)}</pre></details>`,
)}
</section>`,
)}
</main>
</body>
</html>`
}

function anchor(method: string, path: string): string {
  return `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')
}

const style = `
:root{color-scheme:light dark;--bg:light-dark(#fafafa,#18181b);--ink:light-dark(#18181b,#f4f4f5);--soft:light-dark(#52525b,#a1a1aa);--line:light-dark(#e4e4e7,#3f3f46);--link:light-dark(#4f46e5,#a5b4fc)}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.6 Inter,ui-sans-serif,system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:3rem 1.25rem 6rem}
h1{font-size:2.25rem;letter-spacing:-.03em;line-height:1.1;margin:1.5rem 0 .75rem}
h2{font-size:1.25rem;margin:0}
.lead{color:var(--soft);max-width:65ch}
a{color:var(--link);text-underline-offset:3px}
nav ul{list-style:none;padding:0;margin:2rem 0 0}
section{border-top:1px solid var(--line);padding:2rem 0 1rem;margin-top:2rem}
code,pre{font:13px/1.6 "Geist Mono",ui-monospace,monospace}
details{border:1px solid var(--line);border-radius:8px;margin:.5rem 0}
summary{cursor:pointer;padding:.5rem .75rem}
pre{margin:0;padding:.75rem;overflow:auto;border-top:1px solid var(--line);max-height:24rem}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
`
