import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Browser, expect, type Frame, type Page } from '@playwright/test'
import { Hono } from 'hono'
import { build } from 'vite'
import { previewDocument, previewHeaders } from '#preview/document.ts'
import { librariesPath } from '#design/libraries.ts'
import { libraryCode, libraryNamed } from '#server/library-code.ts'
import { typefaceFile } from '#server/typefaces/files.ts'
import type { LabApi } from './preview-lab-api.ts'
import { openBrowser } from './product.ts'

const root = join(import.meta.dirname, '../..')

export type PreviewLab = {
  origin: string
  browser: Browser
  /** scripts to serve besides the lab's own, by path */
  scripts: Map<string, string>
  /** requests that reached the server, without those for the lab's own files */
  strange: string[]
  /** A window with the preview mounted and ready. */
  open: (options?: { width?: number; height?: number }) => Promise<Page>
  close: () => Promise<void>
}

/**
 * Builds the preview's lab page and the frame's runtime, and serves both under the headers of the product. A browser
 * that is given stays open when the lab closes.
 */
export async function startPreviewLab(given?: Browser): Promise<PreviewLab> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-lab-'))
  await buildLab(folder)
  const runtime = await readFile(join(folder, 'runtime/runtime.js'), 'utf8')
  const strange: string[] = []
  const scripts = new Map<string, string>()
  const app = new Hono()
  app.get('/preview/frame', (context) => context.body(previewDocument(runtime), 200, previewHeaders()))
  app.get(`${librariesPath}:name`, async (context) =>
    context.body(await libraryCode(libraryNamed(context.req.param('name')) ?? 'chart.js'), 200, {
      'content-type': 'text/javascript',
    }),
  )
  app.get('/typefaces/:file', async (context) => {
    const bytes = await typefaceFile(context.req.param('file'))
    if (!bytes) return context.notFound()
    return context.body(bytes, 200, { 'content-type': 'font/woff2', 'access-control-allow-origin': '*' })
  })
  app.use('*', async (context, next) => {
    await next()
    context.header('content-security-policy', appCsp(new URL(context.req.url).origin))
    context.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  })
  app.get('*', serveStatic({ root: join(folder, 'page') }))
  app.all('*', (context) => {
    const script = scripts.get(context.req.path)
    if (script) return context.body(script, 200, { 'content-type': 'text/javascript' })
    strange.push(`${context.req.method} ${context.req.path}`)
    return context.text('Not found', 404)
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = given ?? (await openBrowser())
  return {
    origin,
    browser,
    scripts,
    strange,
    open: async ({ width = 1280, height = 800 } = {}) => {
      const context = await browser.newContext({ viewport: { width, height } })
      const page = await context.newPage()
      await page.goto(origin)
      await page.waitForSelector('iframe', { state: 'attached' })
      return page
    },
    close: async () => {
      if (!given) await browser.close()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Shows a finished page and waits until it is in the frame and on the screen. */
export async function showPage(page: Page, html: string, name = 'Home'): Promise<Frame> {
  // Something that was shown before may still be on its way to the screen.
  const times = () =>
    page.evaluate((html) => {
      const rendered = previewLab.said.filter(({ what }) => what === 'rendered').map(({ value }) => Object(value))
      return rendered.filter((shown) => shown.final && shown.html === html).length
    }, html)
  const before = await times()
  await page.evaluate(({ html, name }) => previewLab.show(html, false, name), { html, name })
  await expect.poll(times, { timeout: 30_000 }).toBeGreaterThan(before)
  return shownFrame(page)
}

/** The frame that the person sees. */
export async function shownFrame(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe:not([inert])')
  const frame = await element.contentFrame()
  if (!frame) throw new Error('The frame has no document')
  return frame
}

/** What the preview told its surroundings under this name. */
export async function labMessages(page: Page, what: string): Promise<LabApi['said'][number]['value'][]> {
  return page.evaluate((what) => previewLab.said.flatMap((word) => (word.what === what ? [word.value] : [])), what)
}

async function buildLab(folder: string): Promise<void> {
  await build({
    configFile: join(root, 'vite.preview.config.ts'),
    root,
    logLevel: 'error',
    build: { outDir: join(folder, 'runtime') },
  })
  await build({
    configFile: false,
    root: join(root, 'bench/preview-page'),
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir: join(folder, 'page'), emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  })
}

function appCsp(origin: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src ${origin}/preview/frame; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`
}
