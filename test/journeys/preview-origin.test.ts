import { expect, test } from 'vitest'
import { builder, previewFrame, shownPage } from '#test/support/builder.ts'
import { openSavedPage } from '#test/support/direct-edits.ts'
import { freePort, visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const port = await freePort()
const previewOrigin = `http://127.0.0.1:${port}`
const product = await theProduct({ PORT: String(port), PREVIEW_ORIGIN: previewOrigin })
const browser = await theBrowser()

/** The frame's own document is the one thing that may come from there. */
const strange = (complaints: string[]) =>
  complaints.filter((line) => line !== `foreign request: ${previewOrigin}/preview/frame`)

test('the preview lives on a domain of its own: a page is shown, changed and opened in a tab there', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openSavedPage(page)
  expect((await previewFrame(page)).url()).toBe(`${previewOrigin}/preview/frame`)
  await see(shownPage(page).locator('h1')).toContainText('Coffee')
  await builder(page).ask("change the headline to 'Slow coffee'")
  await see(shownPage(page).locator('h1')).toContainText('Slow coffee')

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open in a new tab' }).click()
  const tab = await opened
  await see(shownPage(tab).locator('h1')).toContainText('Slow coffee')
  expect(new URL(tab.url()).origin).toBe(product.url)
  expect(tab.frames().map((frame) => frame.url())).toContain(`${previewOrigin}/preview/frame`)
  expect(strange(complaints)).toEqual([])
  await close()
})

test('what runs in the page reaches neither domain', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openSavedPage(page)
  const body = shownPage(page).locator('body')
  // From here on its frame stays.
  await see(body).toHaveAttribute('data-ran', 'yes')
  const reached = await body.evaluate(async (_, app) => {
    const tell = async (run: () => unknown) => {
      try {
        return String(await run())
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    return {
      origin: self.origin,
      parent: await tell(() => parent.document.title),
      storage: await tell(() => localStorage.length),
      cookie: await tell(() => document.cookie),
      there: await tell(() => fetch('/api/host')),
      here: await tell(() => fetch(`${app}/api/host`, { credentials: 'include' })),
    }
  }, product.url)
  expect(reached).toEqual({
    origin: 'null',
    parent: 'SecurityError',
    storage: '0',
    cookie: '',
    there: 'TypeError',
    here: 'TypeError',
  })
  // both refusals are told on the console, and nothing else is
  expect(strange(complaints).filter((line) => !/Content Security Policy|Refused to connect/.test(line))).toEqual([])
  await close()
})

test('only the builder may show the frame, and only the frame may be shown by the builder', async () => {
  const frame = await fetch(`${previewOrigin}/preview/frame`)
  expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts;/)
  expect(frame.headers.get('content-security-policy')).toContain(`frame-ancestors ${product.url}`)
  const app = await fetch(`${product.url}/app`)
  expect(app.headers.get('content-security-policy')).toContain(
    `frame-src ${previewOrigin}/preview/frame ${product.url}/preview/showcase/;`,
  )
})

test('the landing page shows its examples', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/')
  const example = page.locator('iframe').first()
  await example.scrollIntoViewIfNeeded()
  await see(example.contentFrame().locator('h1').first()).toBeAttached()
  expect(strange(complaints)).toEqual([])
  await close()
})
