import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { shownPage } from '#test/support/builder.ts'
import { openSavedPage } from '#test/support/direct-edits.ts'
import { visit } from '#test/support/product.ts'
import { darkPage } from '#test/support/sample-pages.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

async function withPage(size: { width?: number; height?: number } = {}) {
  const visitor = await visit(browser, product, size)
  await openSavedPage(visitor.page, { Home: darkPage({ sections: 4 }) })
  await see(shownPage(visitor.page).locator('h1')).toBeVisible()
  return visitor
}

const drawnWidth = (page: Page) =>
  shownPage(page)
    .locator('body')
    .evaluate(() => innerWidth)
const expectWidth = (page: Page, width: number) => expect.poll(() => drawnWidth(page)).toBe(width)
const device = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('the width of the page is chosen, turned, dragged and stepped, and Back leads through the widths and views', async () => {
  const { page, complaints, close } = await withPage()
  await device(page, '390').click()
  await expectWidth(page, 390)
  await page.getByRole('button', { name: 'Rotate' }).click()
  await expectWidth(page, 844)
  await see(device(page, '390')).toBeChecked()
  await expect.poll(() => new URL(page.url()).searchParams.get('width')).toBe('844')
  await page.getByRole('button', { name: 'Rotate' }).click()
  await expectWidth(page, 390)

  const handle = page.getByRole('separator', { name: 'Page width' })
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is no handle.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 50, y, { steps: 5 })
  await see(page.getByText('490 px')).toBeVisible()
  await expectWidth(page, 490)
  await page.mouse.move(x + 185, y, { steps: 5 })
  await expectWidth(page, 768)
  await page.mouse.move(x + 100, y, { steps: 5 })
  await page.mouse.up()
  await expectWidth(page, 590)
  await expect.poll(() => new URL(page.url()).searchParams.get('width')).toBe('590')
  await see(handle).toHaveAttribute('aria-valuenow', '590')

  await handle.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expectWidth(page, 650)
  await page.keyboard.press('PageUp')
  await expectWidth(page, 768)
  await page.getByRole('button', { name: 'Show Code' }).click()
  await see(page.getByRole('button', { name: 'Hide Code' })).toBeVisible()

  // Each step of its own, the three keys as one.
  await page.goBack()
  await see(page.getByRole('button', { name: 'Show Code' })).toBeVisible()
  await expectWidth(page, 768)
  for (const width of [590, 390, 844, 390]) {
    await page.goBack()
    await expectWidth(page, width)
  }
  await page.goBack()
  await see(device(page, '1280')).toBeChecked()
  await page.goForward()
  await expectWidth(page, 390)
  await page.reload()
  await expectWidth(page, 390)
  expect(complaints).toEqual([])
  await close()
})

test('the preview is loaded anew where it was, and full screen has a way out', async () => {
  const { page, complaints, close } = await withPage()
  const body = shownPage(page).locator('body')
  const inView = page.getByRole('list', { name: 'Sections' }).locator('li[aria-hidden]')
  await see(inView).toHaveCSS('top', '0px')
  await body.evaluate((element) => {
    element.dataset.was = 'before'
    scrollTo({ top: 300, behavior: 'instant' })
  })
  // The ruler shows it: the builder has been told.
  await see(inView).not.toHaveCSS('top', '0px')
  await page.getByRole('button', { name: 'Reload preview' }).click()
  await see(body).not.toHaveAttribute('data-was')
  await expect.poll(() => body.evaluate(() => scrollY)).toBe(300)

  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  const exit = page.getByRole('button', { name: /^Exit full screen/ })
  await see(exit).toBeHidden()
  await page.getByRole('button', { name: 'Full screen' }).click()
  await see(exit).toBeVisible()
  await expect.poll(isFull).toBe(true)
  await exit.click()
  await see(exit).toBeHidden()
  await expect.poll(isFull).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

test('the line between chat and page is moved by finger, kept, and a double click puts it back', async () => {
  const { page, context, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const line = page.getByRole('separator', { name: 'Resize chat' })
  const chat = page.getByRole('region', { name: 'Chat' })
  const widthOf = async () => (await chat.boundingBox())?.width ?? 0
  await see(line).toHaveAttribute('aria-valuenow', '30')
  const before = await widthOf()
  const box = await line.boundingBox()
  if (!box) throw new Error('There is no line.')
  const [x, y] = [box.x, box.y + box.height / 3]
  const finger = await context.newCDPSession(page)
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((left) => ({ x: left, y })) })
  // Beside the line: a finger is wider than it.
  await touch('touchStart', [x + 4])
  for (const moved of [20, 60, 100]) await touch('touchMove', [x + 4 + moved])
  await expect.poll(widthOf).toBeCloseTo(before + 100, -1)
  await touch('touchEnd', [])
  await see(line).toHaveAttribute('aria-valuenow', '37')
  await page.reload()
  await see(line).toHaveAttribute('aria-valuenow', '37')
  await line.dblclick({ position: { x: 0, y: 200 } })
  await see(line).toHaveAttribute('aria-valuenow', '30')
  await expect.poll(widthOf).toBeCloseTo(before, -1)
  await page.reload()
  await see(line).toHaveAttribute('aria-valuenow', '30')
  expect(complaints).toEqual([])
  await close()
})
