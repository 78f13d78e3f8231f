import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { pageCss } from '#exporters/page-css.ts'
import { exportAs } from '#exporters/exporters.ts'
import { showPage } from '#test/support/preview-lab.ts'
import { darkPage } from '#test/support/sample-pages.ts'
import { difference } from '#test/support/screen.ts'
import { thePreviewLab } from '#test/support/fixtures.ts'

const lab = await thePreviewLab()
const folder = await mkdtemp(join(tmpdir(), 'preview-download-'))
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const tailwind = readFile(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8')
const examples = join(import.meta.dirname, '../../../shared/examples/pages')

const script = 'document.querySelector("h1").textContent += ", by script"; document.body.classList.add("pt-[33px]")'
const ownPages: [name: string, html: string][] = [
  ['a page without scripts', darkPage({ sections: 6 })],
  ['a page whose script changes it', darkPage({ sections: 6, script })],
  [
    'a piece of a page',
    '<main class="grid gap-4 p-8"><h1 class="text-4xl text-red-700">Piece</h1><p class="w-1/2">Text</p></main>',
  ],
]

/** Whole pages with much more in them, where they lie beside the checkout. */
async function examplePages(): Promise<typeof ownPages> {
  const names = await readdir(examples).catch(() => [])
  const chosen = names.filter((name) => /^(coffee-roastery|mobile-cart|music-festival|components)\.html$/.test(name))
  return Promise.all(
    chosen.map(async (name): Promise<[string, string]> => [name, await readFile(join(examples, name), 'utf8')]),
  )
}

test.for(
  drawn(
    [
      [1440, 900],
      [390, 844],
    ] as const,
    1,
  ),
)('the downloaded file looks like the preview at %i px', async ([width, height]) => {
  for (const [name, html] of [...ownPages, ...(await examplePages())]) {
    const context = await lab.browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
    const preview = await context.newPage()
    await preview.goto(lab.origin)
    await preview.addStyleTag({ content: '#chat { display: none }' }).catch(() => undefined)
    const frame = await showPage(preview, html)

    const css = async (page: string) => pageCss(page, await tailwind)
    const file = await exportAs('html', { pages: [{ name: 'Home', html }], page: 'Home', css })
    const path = join(folder, `${width}-${file.fileName}`)
    await writeFile(path, file.content)
    const download = await context.newPage()
    const requests: string[] = []
    download.on('request', (request) => requests.push(request.url()))
    await download.goto(pathToFileURL(path).href)

    const pageHeight = await download.evaluate(() => document.documentElement.scrollHeight)
    await expect.poll(() => frame.evaluate(() => document.documentElement.scrollHeight)).toBe(pageHeight)
    for (let top = 0; top < pageHeight; top += height) {
      await frame.evaluate(scrollThere, top)
      await download.evaluate(scrollThere, top)
      const compare = async () => difference(preview, await picture(preview), await picture(download))
      // A frame of another process is drawn a moment later than its window; and on a page without a background the
      // browser rounds its letters twice.
      const { pixels, most } = await settled(compare, ({ most }) => most <= 2)
      expect({ name, top, equal: pixels >= 0 && most <= 2 }).toEqual({ name, top, equal: true })
    }
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([pathToFileURL(path).href])
    await context.close()
  }
})

function scrollThere(top: number): Promise<void> {
  scrollTo({ top, behavior: 'instant' })
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}

async function settled<T>(read: () => Promise<T>, isGood: (value: T) => boolean): Promise<T> {
  let value = await read()
  for (let attempt = 0; attempt < 10 && !isGood(value); attempt++) value = await read()
  return value
}

function picture(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}
