import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { scriptPage } from '#test/support/sample-pages.ts'
import { see } from '#test/support/see.ts'
import { thePreviewLab } from '#test/support/fixtures.ts'
import { worstPause } from '#test/support/worst-pause.ts'

const lab = await thePreviewLab()

/** Shows a page that runs this script; `unpacked` are the messages of frames that the builder has looked into since. */
async function flood(script: string) {
  const page = await lab.open()
  await page.evaluate(() => {
    const read = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get
    Object.assign(window, { unpacked: 0 })
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get() {
        if (this.source) Reflect.set(window, 'unpacked', Reflect.get(window, 'unpacked') + 1)
        return read && Reflect.apply(read, this, [])
      },
    })
  })
  await page.evaluate((html) => previewLab.show(html, false), scriptPage(script))
  return {
    page,
    expectFluent: async () => {
      await expect.poll(() => worstPause(page), { timeout: 60_000 }).toBeLessThan(200)
      // A frame is greeted once; those of a page that slept and was woken are a few.
      expect(await page.evaluate(() => Reflect.get(window, 'unpacked'))).toBeLessThan(8)
      await page.locator('#chat').click()
      await page.keyboard.type('goes on')
      await expect.poll(() => page.locator('#chat').inputValue()).toBe('goes on')
      await page.context().close()
    },
  }
}

/** Puts a script into a frame which the page makes inside itself. */
const inside = (script: string) =>
  `document.body.appendChild(document.createElement('iframe')).srcdoc = ${JSON.stringify(`<script>${script}</script>`).replaceAll('</', '<\\/')}`

test.for(
  drawn(
    [
      [
        '20 MB of text every 50 ms',
        'const text = "x".repeat(20e6); setInterval(() => parent.postMessage(text, "*"), 50)',
      ],
      [
        '20 MB of bytes every 50 ms',
        'const all = new Uint8Array(20e6); setInterval(() => parent.postMessage(all, "*"), 50)',
      ],
      [
        'small ones without a pause',
        `const tick = new MessageChannel(); tick.port2.postMessage(0)
tick.port1.onmessage = () => { for (let i = 0; i < 500; i++) parent.postMessage("x".repeat(1000), "*"); tick.port2.postMessage(0) }`,
      ],
      [
        'small ones from a frame inside it',
        inside('setInterval(() => { for (let i = 0; i < 5000; i++) top.postMessage(1, "*") })'),
      ],
    ],
    2,
  ),
)('62: a page that posts %s is put to sleep, and can be woken', async ([, script = '']) => {
  const { page, expectFluent } = await flood(script)
  const notice = page.getByRole('status')
  await see(notice).toContainText('This page is busy')
  await see(page.locator('iframe:not([inert])').contentFrame().locator('h1')).toHaveText('Hostile page')
  await notice.getByRole('button', { name: 'Wake the page' }).click()
  await see(notice).toContainText('This page is busy')
  await expectFluent()
})

test.for(
  drawn(
    [
      [
        'a hundred thousand things at once',
        'const all = Array.from({ length: 1e5 }, (_, i) => ({ i, list: [i, [i]] })); setInterval(() => parent.postMessage(all, "*"), 300)',
      ],
      [
        'deep things',
        'let deep = {}; for (let i = 0; i < 900; i++) deep = { deep }; setInterval(() => parent.postMessage(deep, "*"), 20)',
      ],
      [
        'what looks like the first word of a frame',
        'setInterval(() => parent.postMessage({ type: "pagewright:here" }, "*"), 20)',
      ],
    ],
    1,
  ),
)('62: a page that posts %s costs the builder nothing: it is never unpacked', async ([, script = '']) => {
  const { page, expectFluent } = await flood(script)
  await see(page.locator('iframe:not([inert])').contentFrame().locator('h1')).toHaveText('Hostile page')
  await expectFluent()
})

test('62: a page that never stops posting is called busy', async () => {
  const { page, expectFluent } = await flood('for (;;) parent.postMessage("x".repeat(1e6), "*")')
  await see(page.getByText('This page is busy')).toBeVisible()
  await expectFluent()
})
