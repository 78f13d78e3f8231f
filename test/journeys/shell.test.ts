import { expect, test } from 'vitest'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { handPage, openKept, press, select, tools } from '#test/support/by-hand.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { theBrowser, theProduct } from '#test/support/stage.ts'

const product = await theProduct()
const browser = await theBrowser()

test('undo and redo go over turns, pages and changes by hand, from the toolbar and by key', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const { ask, savedPage, send, answered } = builder(page)
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  await page.goto('/app')
  await see(undo).toHaveAttribute('aria-disabled', 'true')
  await send(nordlys)
  await see(page).toHaveTitle(/^Making Home… /)
  await answered(1)
  await see(page).toHaveTitle(/^Nordlys/)
  const first = await savedPage()
  await ask("change the main button to 'Order a sack'")
  const second = await savedPage()
  expect(second).not.toBe(first)

  // A page is copied and arranged.
  await page.getByRole('button', { name: /^Page: Home/ }).click()
  await page.getByRole('menuitem', { name: 'Duplicate page' }).click()
  await see(page.getByRole('button', { name: /^Page: Home copy/ })).toBeVisible()
  await expect.poll(() => savedPage('Home copy')).toBe(second)

  await page.locator('body').press('ControlOrMeta+z')
  await see(page.getByRole('button', { name: 'Page: Home', exact: true })).toBeVisible()
  await undo.click()
  await expect.poll(() => savedPage()).toBe(first)
  await see(page.getByText('2 later messages hidden')).toBeVisible()
  await see(undo).toHaveAttribute('aria-disabled', 'true')
  await redo.click()
  await expect.poll(() => savedPage()).toBe(second)
  await page.locator('body').press('ControlOrMeta+Shift+z')
  await see(page.getByRole('button', { name: /^Page: Home copy/ })).toBeVisible()

  // Words that are typed have an undo of their own.
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill('typed')
  await box.press('ControlOrMeta+z')
  await see(page.getByRole('button', { name: /^Page: Home copy/ })).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test('earlier requests come back with an arrow, and the last one is said again in other words', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const { ask, savedPage } = builder(page)
  await page.goto('/app')
  await ask(nordlys)
  await ask("change the main button to 'Order a sack'")
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.press('ArrowUp')
  await see(box).toHaveValue("change the main button to 'Order a sack'")
  await box.press('ArrowUp')
  await see(box).toHaveValue(nordlys)
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await see(box).toHaveValue('')

  await page.getByRole('button', { name: 'Edit and send again' }).click()
  const own = page.getByRole('textbox', { name: 'Your message' })
  await see(own).toBeFocused()
  await own.fill("change the main button to 'Send a sack'")
  await own.press('Enter')
  await see(page.getByText('2 later messages hidden')).toBeVisible()
  await builder(page).answered(2)
  await expect.poll(() => savedPage()).toContain('Send a sack')
  expect(await savedPage()).not.toContain('Order a sack')
  expect(complaints).toEqual([])
  await close()
})

test('an element that was deleted comes back from its notice; what was picked stands on the message', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openKept(page)
  const frame = await select(page)
  await press(page, 'h2')
  await tools(page).getByRole('button', { name: 'Delete' }).click()
  await see(frame.locator('h2')).toHaveCount(0)
  await page
    .getByRole('region', { name: /Notices/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await see(frame.locator('h2')).toHaveCount(1)
  await press(page, 'h2')
  await tools(page).getByRole('button', { name: 'Ask for a change to this' }).click()
  await builder(page).ask("change it to 'When we are here'")
  await see(page.getByRole('article', { name: 'You' })).toContainText('Opening hours')
  await see(shownPage(page).locator('h2')).toHaveText('When we are here')
  expect(handPage).toContain('Opening hours')
  expect(complaints).toEqual([])
  await close()
})

test('without a line the builder says where the work is', async () => {
  const { page, context, close } = await visit(browser, product)
  await page.goto('/app')
  await openKept(page)
  await see(page.getByText('Saved on this device', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await see(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await see(page.getByText('You are offline.')).toBeHidden()
  await close()
})

test('a session is known on a public page without the browser’s own flag', async () => {
  const { page, complaints, close } = await signedUp(browser, product)
  // A new profile of the browser: it has the cookie alone.
  await page.goto('/')
  await see(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden()
  await see(page.getByRole('banner').getByRole('link', { name: 'Projects' })).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test('the first press on a link of the landing page’s menu scrolls there', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page, complaints, close } = await visit(browser, product)
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CTA' }).click()
    await see(page.getByRole('heading', { name: 'Start Creating for Free' })).toBeInViewport()
    expect(complaints).toEqual([])
    await close()
  }
})
