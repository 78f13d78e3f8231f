import { type Browser, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewFrame } from '#test/support/builder.ts'
import { handPage, keptVersions, openKept, press, select, tools } from '#test/support/by-hand.ts'
import { openBrowser, type Product, startProduct, visit } from '#test/support/product.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

test('a heading is picked, typed over, undone and done again; every other byte stays', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openKept(page)
  const frame = await select(page)
  await press(page, 'h2')
  await see(page.getByRole('navigation', { name: 'Picked element' })).toContainText('Hours')
  await see(page.getByText('Heading, Opening hours, selected')).toBeAttached()

  await tools(page).getByRole('button', { name: 'Text' }).click()
  await page.keyboard.type('When we are <open> & there')
  await page.keyboard.press('Enter')
  const changed = handPage.replace('Opening hours', 'When we are &lt;open> &amp; there')
  await see(frame.getByRole('heading', { name: 'When we are <open> & there' })).toBeVisible()
  await see.poll(() => shown(page)).toBe(changed)

  await page.keyboard.press('ControlOrMeta+z')
  await see(frame.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await see(frame.getByRole('heading', { name: /^When we are/ })).toBeVisible()

  expect(await keptVersions(page)).toEqual([])
  await page.keyboard.press('Escape')
  await see(page.getByText('By hand')).toBeVisible()
  expect(await keptVersions(page)).toEqual([{ title: 'Changed by hand', html: changed }])
  expect(await (await previewFrame(page)).evaluate(() => document.body.dataset['ran'])).toBe('yes')
  expect(complaints).toEqual([])
  await close()
})

/** The page as it stands, changed by hand or not. */
function shown(page: Parameters<typeof openKept>[0]): Promise<string> {
  return page.evaluate(() => {
    const hand: Record<string, string> = JSON.parse(sessionStorage.getItem('pagewright.hand') ?? '{}')
    const kept: Record<string, string> = JSON.parse(localStorage.getItem('pageData') ?? '{}')
    return hand['Home'] ?? kept['Home'] ?? ''
  })
}
