import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { exportAs } from '#exporters/exporters.ts'
import { cssOf } from '#server/tailwind.ts'
import { libraryCode } from '#server/library-code.ts'
import { carriedFace } from '#server/typefaces/asked-subset.ts'
import { type PreviewLab, showPage } from './preview-lab.ts'

/** What of a page is looked at, in pixels: what stands further down is not. */
const width = 1280
const tallest = 2400

/** Colours this far apart look alike: a browser rounds letters once more in a frame than in a window. */
const tolerance = 8

/** The share of pixels that differ from the original as a browser shows it, from 0 to 1. */
export type Looks = { preview: number; download: number; isPlain: boolean }

/** What the original has beside it that nothing here has: a network. */
export type Network = {
  /** the file that a host would send, null for none */
  file: (url: string, kind: string) => Promise<{ body: string | Buffer; contentType: string } | null>
  /** rules for typefaces that are on the machine */
  faces: string
  /** milliseconds until what moves at first has come to rest, on all three */
  rest: number
  /** a folder for the three pictures */
  keep?: string
}

/**
 * Opens a file plainly in the browser, its page in the product's preview frame, and its HTML download as a file, all
 * without a network, and compares what is seen.
 * @param original path of the file
 * @param page the page that came of it here
 */
export async function looksSame(lab: PreviewLab, original: string, page: string, beside?: Network): Promise<Looks> {
  const folder = await mkdtemp(join(tmpdir(), 'looks-same-'))
  const context = await lab.browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript(evenChance)
    await context.route(/^https?:/, (route) =>
      route.request().url().startsWith(lab.origin) ? route.continue() : route.abort(),
    )
    const plain = await context.newPage()
    if (beside) await answerFrom(plain, beside)
    await plain.goto(pathToFileURL(original).href, { waitUntil: 'load' })
    if (beside && beside.faces !== '') await plain.addStyleTag({ content: beside.faces })
    const height = Math.min(tallest, Math.max(200, await plain.evaluate(() => document.documentElement.scrollHeight)))
    await plain.setViewportSize({ width, height })

    const preview = await context.newPage()
    await preview.setViewportSize({ width, height })
    await preview.goto(lab.origin)
    await preview.addStyleTag({ content: '#chat { display: none }' })
    await showPage(preview, page)

    const file = join(folder, 'index.html')
    const download = await exportAs('html', {
      pages: [{ name: 'Home', html: page }],
      page: 'Home',
      css: cssOf,
      typeface: carriedFace,
      library: libraryCode,
    })
    await writeFile(file, download.content)
    const opened = await context.newPage()
    await opened.setViewportSize({ width, height })
    await opened.goto(pathToFileURL(file).href, { waitUntil: 'load' })
    if (beside) await opened.waitForTimeout(beside.rest)
    if (beside?.keep) {
      for (const [name, shown] of Object.entries({ original: plain, preview, download: opened }))
        await writeFile(`${beside.keep}.${name}.png`, Buffer.from(await picture(shown), 'base64'))
    }

    return {
      preview: await leastShare(plain, preview),
      download: await leastShare(plain, opened),
      isPlain: (await cssOf(page)).isPlain,
    }
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Chance that is the same in every window: pages draw figures of their own. */
function evenChance(): void {
  let seed = 42
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
}

async function answerFrom(page: Page, { file }: Network): Promise<void> {
  await page.route(/^https?:/, async (route) => {
    const found = await file(route.request().url(), route.request().resourceType())
    if (!found) return route.abort()
    return route.fulfill({ ...found, headers: { 'access-control-allow-origin': '*' } })
  })
}

/** A frame of another process is drawn a moment later than its window: a difference is looked at again. */
export async function leastShare(plain: Page, other: Page): Promise<number> {
  let least = 1
  for (let attempt = 0; attempt < 6 && least > 0; attempt++) {
    least = Math.min(least, await share(plain, await picture(plain), await picture(other)))
  }
  return least
}

async function picture(page: Page): Promise<string> {
  await page.bringToFront()
  return (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')
}

async function share(page: Page, first: string, second: string): Promise<number> {
  return page.evaluate(
    async ({ pngs, tolerance }) => {
      const read = async (png: string) => {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        context?.drawImage(image, 0, 0)
        return context?.getImageData(0, 0, image.width, image.height)
      }
      const [left, right] = [await read(pngs[0] ?? ''), await read(pngs[1] ?? '')]
      if (!left || !right || left.width !== right.width || left.height !== right.height) return 1
      let different = 0
      for (let i = 0; i < left.data.length; i += 4) {
        const isFar = (c: number) => Math.abs((left.data[i + c] ?? 0) - (right.data[i + c] ?? 0)) > tolerance
        if (isFar(0) || isFar(1) || isFar(2)) different += 1
      }
      return (different * 4) / left.data.length
    },
    { pngs: [first, second], tolerance },
  )
}
