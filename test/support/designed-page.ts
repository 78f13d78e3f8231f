import type { Browser } from '@playwright/test'
import { compose } from '#engine/composer/compose.ts'
import { pageCss } from './family-checks.ts'

/** The designer's page for a request, as its download opens; whatever goes wrong in it is collected. */
export async function designedPage(
  browser: Browser,
  prompt: string,
  options: { width?: number; script?: boolean } = {},
) {
  const { html } = compose({ prompt, pages: [], pageName: 'Home', variant: 0 } as never)
  const styled = html.replace('</head>', `<style>${await pageCss(html)}</style></head>`)
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: 900 },
    javaScriptEnabled: options.script ?? true,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.setContent(styled)
  return { page, html, complaints, close: () => context.close() }
}
