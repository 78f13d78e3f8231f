import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { labMessages, shownFrame, showPage } from '#test/support/preview-lab.ts'
import { darkPage } from '#test/support/sample-pages.ts'
import { coloursAt, film } from '#test/support/screen.ts'
import { thePreviewLab } from '#test/support/fixtures.ts'

const lab = await thePreviewLab()

const margin = { x: 0.01, y: 0.5 }
const isWhite = ([red, green, blue]: readonly number[]) => Math.min(red ?? 0, green ?? 0, blue ?? 0) > 200
const isDark = ([red, green, blue]: readonly number[]) => Math.max(red ?? 255, green ?? 255, blue ?? 255) < 60

/** Writes a page on from one letter to another in small pieces, one a picture, as a model would. */
const write = (page: Page, html: string, from: number, to: number) =>
  page.evaluate(
    async ({ html, from, to }) => {
      for (let at = from; at < to; ) {
        at = Math.min(at + 40, to)
        previewLab.show(html.slice(0, at), at < html.length)
        await new Promise(requestAnimationFrame)
      }
    },
    { html, from, to },
  )

test.for(
  drawn(
    [
      ['a page without scripts', ''],
      [
        'a page whose script waits for the end',
        'document.body.dataset.ran = String(Number(document.body.dataset.ran ?? 0) + 1)',
      ],
    ],
    1,
  ),
)('%s streams without a flash and keeps the place of its reader', async ([, script = '']) => {
  const page = await lab.open()
  const html = darkPage({ sections: 20, script })
  const camera = await film(page)
  const most = html.indexOf('<section id="part-16"')
  await write(page, html, 0, most)
  await page.waitForFunction(() =>
    previewLab.said.some(({ what, value }) => what === 'layout' && Number(Object(value).height) > 2400),
  )
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 900)
  const early = await shownFrame(page)
  await expect.poll(() => early.evaluate(() => scrollY)).toBe(900)
  expect(await early.evaluate(() => document.body.dataset.ran)).toBeUndefined()
  await write(page, html, most, html.length)
  await expect.poll(() => labMessages(page, 'rendered')).toContainEqual(expect.objectContaining({ final: true }))

  const place = async () =>
    (await shownFrame(page)).evaluate(() => [scrollY, document.querySelectorAll('section').length])
  await expect.poll(place).toEqual([900, 20])
  const frame = await shownFrame(page)
  expect(await frame.evaluate(() => [document.title, document.documentElement.lang, document.compatMode])).toEqual([
    'A long dark page',
    'en',
    'CSS1Compat',
  ])
  if (script) await expect.poll(() => frame.evaluate(() => document.body.dataset.ran)).toBe('1')
  const colours = (await coloursAt(page, await camera.stop(), [margin])).flat()
  const first = colours.findIndex(isDark)
  // a busy machine shows fewer pictures, but never only the last
  expect(colours.length).toBeGreaterThan(5)
  expect(colours.slice(first).filter(isWhite)).toEqual([])
  expect(colours.slice(first).every(isDark)).toBe(true)
  await page.context().close()
})

test('a page whose scripts have run is changed in a fresh frame, at the same place', async () => {
  const page = await lab.open()
  const script = 'document.body.dataset.ran = "1"; document.querySelector("main").append("made by script")'
  const first = await showPage(page, darkPage({ sections: 8, script }))
  await expect.poll(() => first.evaluate(() => document.body.dataset.ran)).toBe('1')
  await first.evaluate(() => scrollTo({ top: 700 }))
  await expect.poll(async () => Object((await labMessages(page, 'scroll')).at(-1)).top).toBe(700)

  const changed = darkPage({ sections: 9, script }).replace('Part 2 of', 'Chapter 2 of')
  await page.evaluate((html) => previewLab.show(html, true), changed)
  await expect
    .poll(async () => (await shownFrame(page)).evaluate(() => document.querySelector('#part-2 h2')?.textContent))
    .toContain('Chapter 2')
  const second = await shownFrame(page)
  await expect.poll(() => second.evaluate(() => [document.body.dataset.ran, scrollY])).toEqual([undefined, 700])
  expect(await second.getByText('made by script').count()).toBe(0)

  await showPage(page, changed)
  await expect
    .poll(async () => (await shownFrame(page)).evaluate(() => [document.body.dataset.ran, scrollY]))
    .toEqual(['1', 700])
  await expect.poll(() => page.locator('iframe').count()).toBe(1)
  await page.context().close()
})

test('what is opened while the page is drawn anew behind it is open in the fresh frame', async () => {
  const page = await lab.open()
  const script = 'document.body.dataset.ran = "1"'
  const first = await showPage(page, darkPage({ sections: 8, script }))
  await expect.poll(() => first.evaluate(() => document.body.dataset.ran)).toBe('1')

  // what the fresh frame is to show was decided before it comes
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/preview/frame', async (route) => {
    held.resolve()
    await release.promise
    await route.continue()
  })
  const changed = darkPage({ sections: 8, script }).replace('Part 2 of', 'Chapter 2 of')
  await page.evaluate((html) => previewLab.show(html, false), changed)
  await held.promise
  await first.evaluate(() => location.replace('#part-6'))
  await expect.poll(async () => Object((await labMessages(page, 'scroll')).at(-1)).hash).toBe('#part-6')
  release.resolve()

  await expect
    .poll(async () => (await shownFrame(page)).evaluate(() => document.querySelector('#part-2 h2')?.textContent))
    .toContain('Chapter 2')
  await expect.poll(async () => (await shownFrame(page)).evaluate(() => location.hash)).toBe('#part-6')
  await page.context().close()
})

test('what goes wrong inside the page is told', async () => {
  const page = await lab.open()
  const script =
    'setTimeout(() => { Promise.reject(new Error("refused")); new Image().src = "https://elsewhere.test/x.png"; missing() })'
  await showPage(page, darkPage({ sections: 1, script }))
  await expect
    .poll(async () =>
      (await labMessages(page, 'error')).map((error) => `${Object(error).kind}: ${Object(error).message}`).sort(),
    )
    .toEqual([
      'blocked: img-src https://elsewhere.test/x.png',
      'error: Uncaught ReferenceError: missing is not defined',
      'rejection: refused',
    ])
  await page.context().close()
})

test('what the reader opened and typed stays while the page goes on', async () => {
  const page = await lab.open()
  const html = darkPage({ sections: 8 })
  await page.evaluate((html) => previewLab.show(html, true), html.slice(0, html.indexOf('<section id="part-3"')))
  const frame = await shownFrame(page)
  await frame.getByText('More about it').click()
  await frame.getByLabel('Name').click()
  await page.keyboard.type('Ada')
  await page.keyboard.press('ArrowLeft')
  await showPage(page, html)
  expect(await shownFrame(page)).toBe(frame)
  expect(await frame.locator('details').getAttribute('open')).not.toBeNull()
  expect(await frame.getByLabel('Name').inputValue()).toBe('Ada')
  expect(
    await frame.evaluate(() => [
      document.activeElement?.id,
      (document.activeElement as HTMLInputElement).selectionStart,
    ]),
  ).toEqual(['name', 2])
  await page.context().close()
})

test('another page starts at the top, with an empty form', async () => {
  const page = await lab.open()
  const frame = await showPage(page, darkPage({ sections: 8 }))
  await frame.getByLabel('Name').fill('Ada')
  await frame.evaluate(() => scrollTo(0, 500))
  const next = await showPage(page, darkPage({ sections: 9 }), 'About')
  await expect.poll(() => next.evaluate(() => scrollY)).toBe(0)
  expect(await next.getByLabel('Name').inputValue()).toBe('')
  await page.context().close()
})

test('links inside scroll, others are only told, forms are checked and told, and no history grows', async () => {
  const page = await lab.open()
  const frame = await showPage(page, darkPage({ sections: 12 }))
  const history = await page.evaluate(() => window.history.length)
  await frame.getByRole('link', { name: 'Part 5' }).click()
  const top = () => frame.evaluate(() => document.getElementById('part-5')?.getBoundingClientRect().top ?? -1)
  await expect.poll(async () => Math.round(await top())).toBe(0)
  await frame.getByRole('link', { name: 'About' }).click()
  await frame.getByRole('link', { name: 'Elsewhere' }).click()
  await frame.getByRole('link', { name: 'About' }).click({ button: 'middle' })
  await expect.poll(() => labMessages(page, 'navigate')).toEqual(['/about', 'https://elsewhere.test/'])
  await frame.getByRole('button', { name: 'Send' }).click()
  expect(await labMessages(page, 'submit')).toEqual([])
  await frame.getByLabel('Name').click()
  await page.keyboard.type('Ada\n')
  await expect.poll(() => labMessages(page, 'submit')).toEqual(['/send'])
  expect(await labMessages(page, 'navigate')).toHaveLength(2)
  expect(await page.evaluate(() => window.history.length)).toBe(history)
  expect(page.context().pages()).toHaveLength(1)
  expect(await frame.evaluate(() => document.querySelectorAll('section').length)).toBe(12)
  await page.context().close()
})

test('a page keeps its device width and is scaled to the pane', async () => {
  const page = await lab.open({ width: 900, height: 600 })
  const frame = await showPage(page, darkPage({ sections: 3 }))
  for (const width of [390, 768, 1280, 'full'] as const) {
    await page.evaluate((width) => previewLab.setWidth(width), width)
    await showPage(page, darkPage({ sections: 3, script: '' }).replace('long story', `story at ${width}`))
    const size = async () => {
      const box = await (await frame.frameElement()).boundingBox()
      return [await frame.evaluate(() => innerWidth), Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
    }
    await expect.poll(size).toEqual([width === 'full' ? 900 : width, Math.min(900, Number(width) || 900), 600])
  }
  await page.context().close()
})

test('sections are measured, found and outlined by their paths', async () => {
  const page = await lab.open()
  const frame = await showPage(page, darkPage({ sections: 10 }))
  await page.evaluate(() => previewLab.preview()?.measure(['0', '1/0', '1/4', '7/7']))
  type Layout = { height: number; sections: { path: string; top: number; height: number }[] }
  const layout = async () => (await labMessages(page, 'layout')).at(-1) as Layout
  await expect.poll(async () => (await layout()).sections.map(({ path }) => path)).toEqual(['0', '1/0', '1/4'])
  const { sections, height } = await layout()
  expect(height).toBe(await frame.evaluate(() => document.documentElement.scrollHeight))
  await page.evaluate(() => previewLab.preview()?.scrollTo('1/4', false))
  await expect.poll(() => frame.evaluate(() => scrollY)).toBe(sections[2]?.top)
  await expect.poll(async () => Object((await labMessages(page, 'scroll')).at(-1)).top).toBe(sections[2]?.top)
  await page.evaluate(() => previewLab.preview()?.highlight(['1/4']))
  const outlined = () =>
    frame.evaluate(() => document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.id))
  await expect.poll(outlined).toEqual(['part-5'])
  expect(await frame.locator('#part-5').getAttribute('style')).toBeNull()
  await page.context().close()
})

test('a tab that paints nothing is shown its page all the same', async () => {
  const page = await lab.open()
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.reload()
  const frame = await showPage(page, darkPage({ sections: 3, script: 'document.title = "Ran"' }))
  await expect.poll(() => frame.title()).toBe('Ran')
  await page.context().close()
})
