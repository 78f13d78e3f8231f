import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { exportAs } from '#exporters/exporters.ts'
import { libraryCode } from '#server/library-code.ts'
import { cssOf } from '#server/tailwind.ts'
import { carriedFace } from '#server/typefaces/asked-subset.ts'
import { drawn } from '#test/support/draw.ts'
import { foreignPage } from '#test/support/foreign-page.ts'
import { showPage, startPreviewLab } from '#test/support/preview-lab.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'

const lab = await startPreviewLab()
const folder = await mkdtemp(join(tmpdir(), 'foreign-pages-'))
afterAll(async () => {
  await lab.close()
  await rm(folder, { recursive: true, force: true })
})

/** Pages that models wrote, where they lie beside the project; otherwise the project's own, to the same verdict. */
const beside = join(import.meta.dirname, '../../../shared/data/model-pages')
const pages: [name: string, html: string][] = existsSync(beside)
  ? drawn(
      readdirSync(beside).filter((name) => name.endsWith('.html')),
      4,
    ).map((name) => [name, readFileSync(join(beside, name), 'utf8')])
  : drawn(
      readdirSync(join(import.meta.dirname, '../fixtures/pages')).filter((name) => name.endsWith('.html')),
      4,
    ).map((name) => [name, withoutFiles(readFileSync(join(import.meta.dirname, '../fixtures/pages', name), 'utf8'))])

/** Our own pages name pictures and a script that lie nowhere. */
function withoutFiles(html: string): string {
  return html.replace(/\s(?:src|srcset|background)=(?:"[^"]*"|[^\s">]+)/gi, '')
}

/** What went wrong in a page, and what it asked of other hosts. */
function listen(page: Page): string[] {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  page.on('request', (asked) => {
    if (/^https?:/.test(asked.url()) && !asked.url().startsWith(lab.origin)) wrong.push(asked.url())
  })
  return wrong
}

async function stored(html: string): Promise<string> {
  const line = { text: `Here is the page.\n\`\`\`html\n${html}\n\`\`\``, size: 977 }
  // one with a comment such as 'more items …' is asked for again
  const model = scriptedModel(line, line)
  const { done, page } = await runTurn(request('A page'), { model })
  expect(done.outcome).toBe('stored')
  return page
}

async function downloaded(html: string): Promise<string> {
  const input = {
    pages: [{ name: 'Home', html }],
    page: 'Home',
    css: cssOf,
    typeface: carriedFace,
    library: libraryCode,
  }
  const file = join(folder, `${Math.random().toString(36).slice(2)}.html`)
  await writeFile(file, (await exportAs('html', input)).content)
  return file
}

/** Mistakes of the page's own, which it makes in any browser. */
async function ownErrors(context: BrowserContext, html: string): Promise<string[]> {
  const file = join(folder, 'as-written.html')
  await writeFile(file, html)
  const page = await context.newPage()
  await page.route('**/chart.js', async (route) => route.fulfill({ body: await libraryCode('chart.js') }))
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(pathToFileURL(file).href, { waitUntil: 'domcontentloaded' })
  return errors
}

test('a page of five CDNs is styled, drawn and alive, in the preview and in a download without a network', async () => {
  const html = await stored(foreignPage)
  const context = await lab.browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const preview = await context.newPage()
    const file = await context.newPage()
    const wrong = [listen(preview), listen(file)]
    await preview.goto(lab.origin)
    const frame = await showPage(preview, html)
    await context.setOffline(true)
    await file.goto(pathToFileURL(await downloaded(html)).href)
    for (const view of [frame, file]) {
      const header = view.locator('header')
      expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(11, 114, 133)')
      await expect.poll(() => view.evaluate(() => document.fonts.check('24px "Playfair Display"'))).toBe(true)
      expect(await view.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(
        /^"?Playfair/,
      )
      // the border of Tailwind 3, its colour with opacity
      const section = view.locator('#tides')
      expect(await section.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe('rgb(229, 231, 235)')
      expect(await view.locator('svg[data-icon=anchor] path, svg[data-icon=anchor] circle').count()).toBeGreaterThan(0)
      expect(await view.locator('#links').isVisible()).toBe(false)
      await view.locator('#menu').click()
      await expect.poll(() => view.locator('#links').isVisible()).toBe(true)
      expect(await view.locator('#menu').getAttribute('aria-expanded')).toBe('true')
      expect(await view.locator('#menu span').textContent()).toBe('3')
      await view.locator('#say').click()
      await expect.poll(() => view.locator('#said').textContent()).toBe('Seen once')
      const inked = await view.locator('#chart').evaluate((canvas) => {
        const { data } = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, 300, 120) ?? { data: [] }
        return data.some((value) => value > 0)
      })
      expect(inked).toBe(true)
      const slot = await view.locator('img[data-slot=photo]').boundingBox()
      expect([slot?.width, slot?.height]).toEqual([320, 200])
    }
    expect(wrong).toEqual([[], []])
  } finally {
    await context.close()
  }
})

test.for(pages)('%s: no error on the page, in the preview and in a download without a network', async ([, given]) => {
  const html = await stored(given)
  const context = await lab.browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const preview = await context.newPage()
    const file = await context.newPage()
    const wrong = [listen(preview), listen(file)]
    await preview.goto(lab.origin)
    await showPage(preview, html)
    await context.setOffline(true)
    await file.goto(pathToFileURL(await downloaded(html)).href)
    await file.evaluate(() => document.fonts.ready)
    const own = await ownErrors(context, given)
    expect(wrong.map((found) => found.filter((error) => !own.includes(error)))).toEqual([[], []])
  } finally {
    await context.close()
  }
})
