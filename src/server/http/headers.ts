import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import type { AppEnv } from './context.ts'

/** Where the checkout that opens over the page comes from; only on hosts that use it. */
const gumroadHosts = ' https://gumroad.com https://*.gumroad.com'

/** The policy of the app's own pages; `scripts` are the hashes of the inline scripts that the built page holds. */
export function appPolicy(config: Config, scripts: readonly string[]): string {
  const own = new URL(config.baseUrl).origin
  // The examples of the landing page stay here: nothing in them runs.
  const elsewhere = config.previewOrigin && `${config.previewOrigin}/preview/frame ${own}/preview/showcase/`
  const overlay = config.payments.selling === 'gumroad' && config.payments.gumroad?.appId ? gumroadHosts : ''
  const frames = elsewhere ?? (config.publicUrl ? `${own}/preview/` : "'self'")
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map((hash) => `'sha256-${hash}'`).join(' ')}${overlay}`.trim(),
    `style-src 'self' 'unsafe-inline'${overlay}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames}${overlay}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The policy of the document around a page in a tab of its own: the page's frame may be shown in it, and go nowhere.
 * It asks nobody: what it shows comes from the builder.
 */
export function tabPolicy(config: Config, scripts: readonly string[]): string {
  const own = config.previewOrigin ?? (config.publicUrl && new URL(config.baseUrl).origin)
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    `frame-src ${own ? `${own}/preview/frame` : "'self'"}`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What every answer carries. A handler that needs another policy sets it itself. */
export function secureHeaders(config: Config) {
  const policy = appPolicy(config, [])
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    // The preview's document has a policy of its own, and must keep its opener.
    if (c.req.path.startsWith('/preview/')) return
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy)
    headers.set('X-Content-Type-Options', 'nosniff')
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    // A checkout that opens in a window of its own tells when it is done.
    if (!headers.has('Cross-Origin-Opener-Policy'))
      headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    if (config.baseUrl.startsWith('https:')) headers.set('Strict-Transport-Security', 'max-age=31536000')
  })
}

/** What depends on who asks is kept nowhere on its way. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'no-store')
})

/** A file of the API is saved, never shown in a tab of our own origin. */
export function asDownload(response: Response): Response {
  const disposition = response.headers.get('content-disposition')
  if (disposition) response.headers.set('content-disposition', disposition.replace(/^inline\b/, 'attachment'))
  return response
}
