import { html } from 'hono/html'
import type { OpenAPI } from '@orpc/openapi'
import { product } from '#rules/product.ts'
import { plainPage } from '../http/plain-page.ts'

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
  return plainPage({
    title: 'API reference',
    description: `Every call of the ${product.name} API.`,
    body: html`<h1>API reference</h1>
<p class="lead">${operations.length} calls. The same document for machines:
<a href="/api/openapi.json">openapi.json</a>. Events are a stream of server-sent events with ids; a reader that lost the
line goes on after <code>Last-Event-ID</code>.</p>
<nav aria-label="Calls"><ul>${operations.map(
      ({ method, path }) => html`<li><a href="#${anchor(method, path)}"><code>${method} /api${path}</code></a></li>`,
    )}</ul></nav>
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
)}`,
  })
}

function anchor(method: string, path: string): string {
  return `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')
}
