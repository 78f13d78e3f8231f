import { expect, test } from 'vitest'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { directEditPage, openSavedPage, press, select, tools } from '#test/support/direct-edits.ts'
import { visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

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
  await sawWords(page, 'Making Home… ')
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
  await openSavedPage(page)
  const frame = await select(page)
  await press(page, 'h2')
  await tools(page).getByRole('button', { name: 'Delete' }).click()
  await see(frame.locator('h2')).toHaveCount(0)
  const undo = page.getByRole('region', { name: /Notices/ }).getByRole('button', { name: 'Undo' })
  await undo.hover()
  await page.mouse.down()
  // A notice that goes with the focus gives it back later, whatever is typed into by then.
  await see(undo).not.toBeFocused()
  await page.mouse.up()
  await see(frame.locator('h2')).toHaveCount(1)
  await press(page, 'h2')
  await tools(page).getByRole('button', { name: 'Ask for a change to this' }).click()
  await builder(page).ask("change it to 'When we are here'")
  await see(page.getByRole('article', { name: 'You' })).toContainText('Opening hours')
  await see(shownPage(page).locator('h2')).toHaveText('When we are here')
  expect(directEditPage).toContain('Opening hours')
  expect(complaints).toEqual([])
  await close()
})

test('without a line the builder says where the work is', async () => {
  const { page, context, close } = await visit(browser, product)
  await page.goto('/app')
  await openSavedPage(page)
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

test('pages are arranged by drag and by key, and another one becomes Home', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const { savedPage } = builder(page)
  const titled = (title: string) => directEditPage.replace('<title>Nordlys</title>', `<title>${title}</title>`)
  await openSavedPage(page, {
    Home: titled('Nordlys'),
    About: titled('About us'),
    Menu: titled('Menu'),
    Press: titled('Press'),
  })
  const pages = page.getByRole('button', { name: /^Page: / })
  const order = () => page.getByRole('menuitemradio').allInnerTexts()
  await pages.click()
  await page.getByRole('menuitem', { name: 'Arrange pages…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arrange pages' })
  const handle = dialog.getByRole('button', { name: 'Move Press', exact: true })
  await see(dialog.getByRole('listitem', { name: 'Press, 4 of 4' })).toBeVisible()

  // Where it is once the dialog stands.
  await handle.hover()
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is no handle.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  // Far above the list: Home stays first.
  await page.mouse.move(x, y - 400, { steps: 8 })
  await see(dialog.getByRole('listitem', { name: 'Press, 2 of 4' })).toBeVisible()
  await see(dialog.getByRole('listitem', { name: 'Home, 1 of 4' })).toBeVisible()
  await page.mouse.up()
  await handle.press('ArrowDown')
  await see(dialog.getByRole('listitem', { name: 'Press, 3 of 4' })).toBeVisible()
  await page.keyboard.press('Escape')
  await pages.click()
  await expect.poll(order).toEqual(['Home', 'About', 'Press', 'Menu'])

  await page.getByRole('menuitemradio', { name: 'Press' }).click()
  await see(page.getByRole('button', { name: 'Page: Press' })).toBeVisible()
  await pages.click()
  await page.getByRole('menuitem', { name: 'Make this page Home' }).click()
  const notice = page.getByRole('region', { name: /Notices/ })
  await see(notice.getByText('Press is Home now')).toBeVisible()
  await see(page.getByRole('button', { name: 'Page: Home' })).toBeVisible()
  await expect.poll(() => savedPage()).toContain('<title>Press</title>')
  await page.reload()
  await see(page).toHaveTitle(/^Press/)
  await pages.click()
  await expect.poll(async () => (await order())[0]).toBe('Home')
  expect(await order()).toHaveLength(4)
  expect(complaints).toEqual([])
  await close()
})

test('the tab tells in title and icon what is being made, and what was made while nobody looked', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const { send, answered } = builder(page)
  const icon = page.locator('link[rel=icon]')
  /** Whether the tab is the one that is looked at: a browser without a screen never hides one. */
  const look = (isLooking: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, !isLooking)
  // What is made comes once it was seen that it is being made, and nobody looks any more.
  const unseen = Promise.withResolvers<void>()
  await page.route('**/api/generations/*/events', async (route) => {
    await unseen.promise
    await route.fallback()
  })
  await page.goto('/app')
  await see(icon).toHaveAttribute('href', '/logo.svg')
  await send(nordlys)
  await see(page).toHaveTitle(/^Making Home… /)
  await see(icon).toHaveAttribute('href', '/logo-making.svg')
  await look(false)
  unseen.resolve()
  await answered(1)
  await see(page).toHaveTitle(/^✓ Home is ready · Nordlys/)
  await see(icon).toHaveAttribute('href', '/logo-done.svg')
  await look(true)
  await see(page).toHaveTitle(/^Nordlys/)
  await see(icon).toHaveAttribute('href', '/logo.svg')
  for (const name of ['logo', 'logo-making', 'logo-done'])
    expect((await page.request.get(`/${name}.svg`)).headers()['content-type']).toContain('image/svg+xml')
  expect(complaints).toEqual([])
  await close()
})

test('a tooltip that the focus opened keeps no press from what is under it', async () => {
  const { page, close } = await visit(browser, product, { width: 768, height: 1024 })
  await openSavedPage(page)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await see(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  const tip = page.locator('.pop').getByText('Keyboard shortcuts')
  await see(tip).toBeVisible()
  const box = await tip.boundingBox()
  if (!box) throw new Error('There is no tooltip.')
  const under = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('.pop') === null,
    [box.x + box.width / 2, box.y + box.height / 2],
  )
  expect(under).toBe(true)
  await close()
})
