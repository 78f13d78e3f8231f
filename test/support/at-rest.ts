import type { Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * Waits until a page of ours lives and the scripts, styles and fonts that it asked for have come. Call it before the page
 * is opened, and what it gives afterwards. The browser's own 'network idle' waits for the pages in its frames too.
 */
export function willRest(page: Page): () => Promise<void> {
  const asked = new Set<Request>()
  const came = (request: Request) => asked.delete(request)
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) asked.add(request)
  })
  page.on('requestfinished', came)
  page.on('requestfailed', came)
  return async () => {
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
    await expect.poll(() => [...asked].map((request) => request.url()), { timeout: 30_000 }).toEqual([])
  }
}
