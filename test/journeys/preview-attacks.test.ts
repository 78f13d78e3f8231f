import type { Page, Request } from '@playwright/test'
import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { shownFrame } from '#test/support/preview-lab.ts'
import { scriptPage } from '#test/support/sample-pages.ts'
import { thePreviewLab } from '#test/support/fixtures.ts'
import { worstPause } from '#test/support/worst-pause.ts'

const lab = await thePreviewLab()

/** A page that has shown how long it has been there has had the time to do what it wanted. */
const hostile = (script: string) =>
  scriptPage(script, '<script>setTimeout(() => { document.body.dataset.tried = "yes" }, 500)</script>')

/** Opens a window with this page in its preview and watches everything that could get out of it. */
async function expose(html: string) {
  const page = await lab.open()
  const foreign: string[] = []
  const note = (request: Request) => {
    if (!request.url().startsWith('data:') && new URL(request.url()).origin !== lab.origin) foreign.push(request.url())
  }
  page.context().on('requestfinished', note)
  page.context().on('requestfailed', (request) => request.failure()?.errorText !== 'csp' && note(request))
  const strange = lab.strange.length
  await page.evaluate((html) => previewLab.show(html, false), html)
  return {
    page,
    /** Nothing got out, and the builder goes on: its text field takes every letter, its frames come in time. */
    expectSafe: async () => {
      expect(new URL(page.url()).href).toBe(`${lab.origin}/`)
      expect(page.context().pages()).toHaveLength(1)
      expect([...foreign, ...lab.strange.slice(strange)]).toEqual([])
      await page.locator('#chat').click()
      await page.keyboard.type('ok', { delay: 30 })
      await expect.poll(() => page.locator('#chat').inputValue()).toContain('ok')
      // other work on the machine may take a moment of its own; a page that keeps the builder busy leaves no calm one
      await expect.poll(() => worstPause(page), { timeout: 60_000 }).toBeLessThan(200)
    },
  }
}

const seesHostile = (page: Page) =>
  expect.poll(async () => (await shownFrame(page)).locator('h1').innerText({ timeout: 1000 })).toBe('Hostile page')

const hasTried = (page: Page) =>
  expect.poll(async () => (await shownFrame(page)).locator('body[data-tried]').count()).toBe(1)

const results =
  'const out = {}; window.out = out; const attempt = (name, run) => { try { out[name] = String(run()) } catch (error) { out[name] = error.name } };'

test('a page reads nothing of the builder, its storage or other hosts', async () => {
  const { page, expectSafe } = await expose(
    scriptPage(`${results}
attempt('parent', () => parent.document.title); attempt('top', () => top.document.cookie); attempt('storage', () => parent.localStorage)
attempt('opener', () => String(opener)); attempt('origin', () => self.origin)
attempt('cookie', () => document.cookie); attempt('localStorage', () => localStorage.length); attempt('sessionStorage', () => sessionStorage.length)
attempt('indexedDB', () => indexedDB.open('x')); attempt('worker', () => new Worker('data:text/javascript,1')); attempt('serviceWorker', () => navigator.serviceWorker.register('/x.js'))
const later = (name, promise) => promise.then(() => out[name] = 'went', (error) => out[name] = error.name)
later('caches', Promise.resolve().then(() => caches.open('x')))
later('fetch', fetch('https://elsewhere.test/')); later('own', fetch('/api/generations', { credentials: 'include' })); later('blob', fetch('blob:null/x'))
const socket = new WebSocket('wss://elsewhere.test/'); socket.onerror = () => out.socket = 'error'
const image = new Image(); image.onerror = () => out.image = 'error'; image.src = 'https://elsewhere.test/x.png'
const own = new Image(); own.onerror = () => out.ownImage = 'error'; own.src = '/logo.svg'
attempt('beacon', () => navigator.sendBeacon('https://elsewhere.test/', 'x'))
document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="https://elsewhere.test/a.css"><link rel="prefetch" href="https://elsewhere.test/b"><link rel="preconnect" href="https://elsewhere.test"><base href="https://elsewhere.test/">')
document.body.insertAdjacentHTML('beforeend', '<iframe src="https://elsewhere.test/"></iframe><iframe src="/"></iframe><object data="https://elsewhere.test/"></object><video src="https://elsewhere.test/v"></video>')
attempt('base', () => document.baseURI)`),
  )
  const read = async () =>
    (await shownFrame(page)).evaluate(() => Reflect.get(window, 'out') as Record<string, string> | undefined)
  await expect.poll(read).toMatchObject({
    base: `${lab.origin}/preview/frame`,
    parent: 'SecurityError',
    top: 'SecurityError',
    storage: 'SecurityError',
    opener: 'null',
    origin: 'null',
    cookie: '',
    localStorage: '0',
    sessionStorage: '0',
    indexedDB: 'SecurityError',
    serviceWorker: expect.stringMatching(/Error|Promise/),
    caches: 'SecurityError',
    fetch: 'TypeError',
    own: 'TypeError',
    socket: 'error',
    image: 'error',
    ownImage: 'error',
  })
  await expectSafe()
  await page.context().close()
})

test.for(
  drawn(
    [
      ['navigates the whole tab', 'top.location = "https://elsewhere.test/"'],
      [
        'opens windows',
        'open("https://elsewhere.test/"); const a = document.createElement("a"); a.href = "https://elsewhere.test/"; a.target = "_blank"; document.body.append(a); a.click()',
      ],
      [
        'follows a link to the whole tab',
        'const a = document.createElement("a"); a.href = "/x"; a.target = "_top"; document.body.append(a); a.click()',
      ],
      [
        'downloads',
        'const a = document.createElement("a"); a.href = "data:text/plain,x"; a.download = "x"; document.body.append(a); a.click()',
      ],
      [
        'posts forms',
        'document.body.insertAdjacentHTML("beforeend", "<form method=post action=/steal><input name=a value=b></form>"); document.forms[0].submit(); document.forms[0].requestSubmit()',
      ],
      [
        'posts forms to other hosts',
        'document.body.insertAdjacentHTML("beforeend", "<form method=post action=https://elsewhere.test target=_top></form>"); document.forms[0].submit()',
      ],
      [
        'says that it has only just arrived',
        'setInterval(() => parent.postMessage({ type: "pagewright:here" }, "*"), 100)',
      ],
      ['asks with dialogs', 'alert(1); confirm(2); prompt(3); print()'],
      [
        'breaks what the frame itself uses',
        'Object.prototype.nonce = "x"; Array.prototype.map = Array.prototype.every = () => { throw 1 }; JSON.parse = null; Object.defineProperty(MessagePort.prototype, "postMessage", { value: () => {} }); window.postMessage = () => {}',
      ],
    ],
    3,
  ),
)('41: a page that %s gets nowhere', async ([, script = '']) => {
  const { page, expectSafe } = await expose(hostile(script))
  await hasTried(page)
  await seesHostile(page)
  await expectSafe()
  await page.context().close()
})

test.for(
  drawn(
    [
      ['to another host', 'location = "https://elsewhere.test/"'],
      ['to a page of the builder', 'location = "/"'],
      ['to a call of the builder', 'location = "/api/generations"'],
      ['to a data: address', 'location = "data:text/html,out"'],
      ['to a blob: address', 'location = URL.createObjectURL(new Blob(["out"], { type: "text/html" }))'],
      ['by reloading', 'location.reload()'],
      [
        'by a meta element',
        'document.head.insertAdjacentHTML("beforeend", "<meta http-equiv=refresh content=\\"0;url=https://elsewhere.test\\">")',
      ],
      ['later', 'setTimeout(() => { location = "https://elsewhere.test/" }, 700)'],
      ['again and again', 'location = "https://elsewhere.test/"; setInterval(() => { location = "/x" })'],
    ],
    3,
  ),
)('41: a page that leaves %s is put back, and the person is told', async ([, script = '']) => {
  const { page, expectSafe } = await expose(scriptPage(script))
  await page.getByRole('status').getByText('The page tried to leave the preview.').waitFor()
  await seesHostile(page)
  await expectSafe()
  await page.context().close()
})

test('41: a meta refresh in the source does nothing', async () => {
  const refresh =
    '<meta http-equiv="refresh" content="0;url=https://elsewhere.test/"><base href="https://elsewhere.test/">'
  const still = scriptPage('').replaceAll(/<script>.*?<\/script>/g, '')
  for (const html of [still, hostile('1')]) {
    const { page, expectSafe } = await expose(html.replace('<title>', `${refresh}<title>`))
    if (html !== still) await hasTried(page)
    await seesHostile(page)
    await expectSafe()
    expect(await page.getByRole('status').count()).toBe(0)
    await page.context().close()
  }
})

test.for(
  drawn(
    [
      ['at once', 'for (;;);'],
      ['later', 'setTimeout(() => { for (;;); }, 1000)'],
    ],
    1,
  ),
)('41: a page that never stops (%s) is called busy and comes back without its scripts', async ([, script = '']) => {
  const { page, expectSafe } = await expose(scriptPage(script))
  await page.getByRole('alert').getByText('This page is busy').waitFor()
  await expectSafe()
  await page.getByRole('button', { name: 'Reload without scripts' }).click()
  await seesHostile(page)
  await expect.poll(() => page.getByRole('status').innerText()).toContain('Scripts of this page are off.')
  await expectSafe()
  await page.context().close()
})

test('a busy page does not keep the next one from being shown', async () => {
  const { page } = await expose(scriptPage('for (;;);'))
  await page.getByRole('alert').waitFor()
  await page.evaluate(() => previewLab.show('<!doctype html><html><body><h1>The next page</h1></body></html>', false))
  await expect.poll(async () => (await shownFrame(page)).locator('h1').innerText()).toBe('The next page')
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await page.context().close()
})

test('40: messages that look like ours are never read', async () => {
  const { page, expectSafe } = await expose(
    scriptPage(
      'setInterval(() => parent.postMessage({ type: "navigate", href: "/x", nonce: "0".repeat(32) }, "*"), 20)',
    ),
  )
  await seesHostile(page)
  await expectSafe()
  expect(await page.evaluate(() => previewLab.said.filter(({ what }) => what === 'navigate'))).toEqual([])
  await page.context().close()
})

test('42: the preview document, opened directly or by another window, stays an empty shell', async () => {
  const context = await lab.browser.newContext()
  const direct = await context.newPage()
  await direct.goto(`${lab.origin}/preview/frame`)
  expect(await direct.locator('body').innerText()).toContain('opened from the builder')
  expect(await direct.evaluate(() => self.origin)).toBe('null')

  const stranger = await context.newPage()
  await stranger.route('https://stranger.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Stranger</h1>' }),
  )
  await stranger.goto('https://stranger.test/')
  const [popup] = await Promise.all([
    stranger.waitForEvent('popup'),
    stranger.evaluate((src) => {
      const tab = window.open(src)
      let tries = 0
      setInterval(() => {
        Reflect.set(window, 'tries', ++tries)
        const channel = new MessageChannel()
        channel.port1.postMessage({
          type: 'render',
          id: 1,
          page: 'x',
          html: '<h1>Phish</h1>',
          css: '',
          isPlain: false,
          final: true,
          scripts: true,
          top: null,
          hash: '',
          nonce: '0'.repeat(32),
        })
        tab?.postMessage({ type: 'pagewright:hello', nonce: '0'.repeat(32) }, '*', [channel.port2])
      }, 50)
    }, `${lab.origin}/preview/frame`),
  ])
  await popup.waitForLoadState()
  const tries = () => stranger.evaluate(() => Number(Reflect.get(window, 'tries')))
  await expect.poll(tries).toBeGreaterThan(0)
  const before = await tries()
  await expect.poll(tries).toBeGreaterThan(before + 12)
  expect(await popup.locator('h1').count()).toBe(0)
  await context.close()
})
