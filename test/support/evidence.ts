import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'

const root = join(import.meta.dirname, '../..')
const results = join(root, 'test-results')

/** With `TRACE=on` a failed journey also leaves a trace for Playwright's viewer; recording one takes its time. */
const traces = process.env['TRACE'] === 'on'

const heard = new WeakMap<BrowserContext, string[]>()

/** Listens to every window of the browser, for the case that a journey fails. */
export function listens(browser: Browser): void {
  browser.on('context', (context) => {
    const lines: string[] = []
    heard.set(context, lines)
    const note = (text: string) => lines.push(`${new Date().toISOString()} ${text}`)
    context.on('console', (message) => note(`console.${message.type()}: ${message.text()}`))
    context.on('weberror', (error) => note(`error: ${error.error().stack}`))
    context.on('requestfailed', (request) => note(`failed: ${request.url()} ${request.failure()?.errorText}`))
    context.on('framenavigated', (frame) => note(`at: ${frame.url()}`))
    context.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()}: ${response.url()}`)
    })
    if (traces) void context.tracing.start({ screenshots: true, snapshots: true })
  })
}

/** Writes down what the windows of a failed journey show and have said. @returns the folder, from the project's root */
export async function saveEvidence(browser: Browser, journey: string): Promise<string> {
  const folder = join(results, journey.replace(/[^\w.]+/g, '-').slice(0, 120))
  await mkdir(folder, { recursive: true })
  await Promise.all(browser.contexts().map((context, index) => keepContext(context, join(folder, `${index + 1}`))))
  return relative(root, folder)
}

async function keepContext(context: BrowserContext, name: string): Promise<void> {
  await writeFile(`${name}.log`, (heard.get(context) ?? []).join('\n'))
  await Promise.all(context.pages().map((page, index) => keepPage(page, `${name}-${index + 1}`)))
  if (traces) await context.tracing.stop({ path: `${name}-trace.zip` }).catch(() => {})
}

/** One that hangs is not waited for. */
async function keepPage(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${name}.png`, timeout: 5000 }).catch(() => {})
  const html = await Promise.race([
    page.content().catch(() => ''),
    page.waitForEvent('close', { timeout: 5000 }).then(String, String),
  ])
  await writeFile(`${name}.html`, `<!-- ${page.url()} -->\n${html}`)
}
