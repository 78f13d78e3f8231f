import { html } from 'hono/html'
import { createMiddleware } from 'hono/factory'
import { plainPage } from './plain-page.ts'
import type { AppEnv } from './context.ts'
import { away, awayWords } from './problem.ts'

/** While the server is being stopped everybody is told so, and the connection ends with the answer. */
export function closingAnswer(isClosing: () => boolean) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isClosing()) return next()
    c.header('Connection', 'close')
    c.header('Cache-Control', 'no-store')
    if (c.req.path === '/healthz' || c.req.path === '/readyz') return next()
    if (!c.req.header('accept')?.includes('text/html')) return away(c, 'closing')
    c.header('Retry-After', '2')
    c.header('Refresh', '3')
    return c.html(page(), 503)
  })
}

const page = () =>
  plainPage({
    title: 'Back in a moment',
    description: awayWords.closing,
    body: html`<h1>Back in a moment</h1><p class="lead">${awayWords.closing}</p>`,
  })
