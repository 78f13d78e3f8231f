import { parse } from 'parse5'
import type { SourceNode } from '../source.ts'

/** Scripts that a browser runs; everything else in a `<script>` is data. */
const runs = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript))$/i

/** What a page may do: what it does already. Its scripts and handlers by their hashes, and files of its own site. */
export async function policyOf(html: string): Promise<string> {
  const scripts = new Set<string>()
  const handlers = new Set<string>()
  const open: SourceNode[] = [parse(html)]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) {
      for (const { name, value } of node.attrs) if (name.startsWith('on')) handlers.add(value)
      const type = node.attrs.find(({ name }) => name === 'type')?.value ?? ''
      if (node.tagName === 'script' && runs.test(type.trim()))
        scripts.add(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''))
    }
    if ('content' in node) open.push(node.content)
    if ('childNodes' in node) open.push(...node.childNodes)
  }
  const hashes = await Promise.all([...scripts, ...handlers].map(hashOf))
  const allowed = [...(handlers.size > 0 ? ["'unsafe-hashes'"] : []), ...hashes]
  return [
    "default-src 'none'",
    `script-src ${allowed.length > 0 ? [...new Set(allowed)].join(' ') : "'none'"}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data:",
    "manifest-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "worker-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}
