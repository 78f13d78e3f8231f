import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { exportAs } from '#exporters/exporters.ts'
import { carriedFace } from '#server/typefaces/asked-subset.ts'
import { cssOf } from '#server/tailwind.ts'
import { leastShare } from '#test/support/looks-same.ts'
import { showPage, startPreviewLab } from '#test/support/preview-lab.ts'

const lab = await startPreviewLab()
const folder = await mkdtemp(join(tmpdir(), 'typefaces-'))
afterAll(async () => {
  await lab.close()
  await rm(folder, { recursive: true, force: true })
})

const page = (display: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Faces</title>
<style>:root{--font-display:"${display}",serif;--font-body:"${body}",sans-serif}</style></head>
<body class="bg-white p-8 font-(family-name:--font-body) text-lg">
<h1 class="font-(family-name:--font-display) text-6xl font-bold">Fresh bread, AVATAR &amp; office</h1>
<p class="mt-6">Grüße aus Łódź: <em>fi ffl</em>, <b>bold words</b>, “quoted” — €4.50.</p>
<p class="mt-6 uppercase font-semibold">Set in capitals, 0123456789</p>
</body></html>`

test.for([
  ['Playfair Display', 'Inter'],
  ['Bebas Neue', 'Poppins'],
  ['Caveat', 'Source Serif 4'],
] as const)('%s and %s look alike in the preview and in a download without a network', async ([display, body]) => {
  const html = page(display, body)
  const context = await lab.browser.newContext({ viewport: { width: 1280, height: 800 } })
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  try {
    const preview = await context.newPage()
    await preview.goto(lab.origin)
    await preview.addStyleTag({ content: '#chat { display: none }' })
    const frame = await showPage(preview, html)
    const loaded = () =>
      frame.evaluate(() => [...document.fonts].flatMap((face) => (face.status === 'loaded' ? [face.family] : [])))
    await expect.poll(async () => new Set(await loaded()).size, { timeout: 30_000 }).toBe(2)
    expect(asked.filter((address) => !address.startsWith(lab.origin) && !address.startsWith('data:'))).toEqual([])

    for (const id of ['html', 'html-cdn'] as const) {
      const input = { pages: [{ name: 'Home', html }], page: 'Home', css: cssOf, typeface: carriedFace }
      const { content } = await exportAs(id, input)
      expect(String(content)).toContain('src:url(data:font/woff2;base64,')
    }
    const { content } = await exportAs('html', {
      pages: [{ name: 'Home', html }],
      page: 'Home',
      css: cssOf,
      typeface: carriedFace,
    })
    const file = join(folder, `${display}.html`)
    await writeFile(file, content)
    await context.setOffline(true)
    const opened = await context.newPage()
    await opened.goto(pathToFileURL(file).href)
    await opened.evaluate(() => document.fonts.ready)
    expect(await leastShare(opened, preview)).toBeLessThan(0.0005)
  } finally {
    await context.close()
  }
})
