import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { edit } from '#engine/composer/edit.ts'
import { exportAs } from '#exporters/exporters.ts'
import { polishWidths } from '#rules/polish.ts'
import { cssOf } from '#server/tailwind.ts'
import { carriedFace } from '#server/typefaces/asked-subset.ts'
import { drawn } from '#test/support/draw.ts'
import { startPreviewLab } from '#test/support/preview-lab.ts'
import { request, runTurn } from '#test/support/run-turn.ts'

const lab = await startPreviewLab()
const folder = await mkdtemp(join(tmpdir(), 'page-picture-'))
afterAll(async () => {
  await lab.close()
  await rm(folder, { recursive: true, force: true })
})

const prompts = [
  'A landing page for Nordlys, a small coffee roastery in Bergen, with opening hours and a contact form',
  'A portfolio for Ida Lund, photographer, dark',
  'Restaurant Havfruen: menu with prices, reservations',
  'A pricing page for Tarn, software that plans meals, with three plans and FAQ',
  'An analytics dashboard with sidebar, KPI cards, a line chart, a table and filters',
]
const windowHeight = 900

/** How many of the pixels of two pictures are plainly other ones, from 0 to 1; of another size all of them are. */
async function share(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let different = 0
  for (let i = 0; i < a.data.length; i += 3)
    if ([0, 1, 2].some((c) => Math.abs((a.data[i + c] ?? 0) - (b.data[i + c] ?? 0)) > 24)) different++
  return (different * 3) / a.data.length
}

test.for(drawn(prompts, 2))('the picture that Polish sends of “%s” is how a browser shows the page', async (prompt) => {
  const { page: html } = await runTurn(request(prompt), { model: null, designer: { compose, edit } })
  const file = join(folder, 'index.html')
  const input = { pages: [{ name: 'Home', html }], page: 'Home', css: cssOf, typeface: carriedFace }
  await writeFile(file, (await exportAs('html', input)).content)
  const builder = await lab.open()
  for (const width of polishWidths) {
    const context = await lab.browser.newContext({
      viewport: { width, height: windowHeight },
      reducedMotion: 'reduce',
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto(pathToFileURL(file).href)
    const seen = await page.screenshot({ fullPage: true, animations: 'disabled' })
    const { height } = await sharp(seen).metadata()
    const size = { width, height }
    const picture = await builder.evaluate(({ html, size, height }) => previewLab.picture(html, size, height), {
      html,
      size,
      height: windowHeight,
    })
    expect(await share(seen, Buffer.from(picture.split(',')[1] ?? '', 'base64'))).toBeLessThan(0.01)
    await context.close()
  }
  await builder.context().close()
})

test('a chart is a box in the picture, where its script would draw it', async () => {
  const html =
    '<!doctype html><html lang="en"><head><title>Chart</title><style>body{margin:0;color:#000;background:#fff}</style></head>' +
    '<body><canvas id="c"></canvas><script data-library="chart.js"></script></body></html>'
  const builder = await lab.open()
  const picture = await builder.evaluate((html) => previewLab.picture(html, { width: 400, height: 300 }, 300), html)
  const { data } = await sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data[(y * 400 + x) * 3] ?? 0
  expect(at(200, 100)).toBeLessThan(240)
  expect(at(200, 250)).toBe(255)
  await builder.context().close()
})
